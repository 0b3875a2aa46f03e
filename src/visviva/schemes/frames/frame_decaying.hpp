// Energy-decaying schemes on frames [BauchauBottasso1999], discretization C with the signs corrected. With a state j just
// after the start i of the step, C the stiffness at the start, and F the loads:
//
//   (a)  g(y_f, V_f) + Q_fᵀ [De*(i, f)ᵀ (s* + ½C(e_j − e_i)) + B*(i, f)ᵀλ − F_m] = 0
//   (b)  g(y_j, V_j) + Q_jᵀ [De*(i, j)ᵀ C e_h + B*(i, j)ᵀλ_j + (F_f − F_i)/6] = 0,   e_h = [α(e_j − e_i) − (e_f − e_i)]/6
//   (c)  V_m(y_f) = ½(V_f + V_j)          (d)  V_m(y_j) = [α(V_j − V_i) − (V_f − V_i)]/6
//   (e)  Φ(z_f, t_f) = 0                  (f)  Φ(z_j, t_i) = 0,  or λ_j = 0 if the jump is free
//
// If it is free, coordinates without mass, such as the angles of joints, do not jump: nothing would tell them where to.
//
// For a linear elastic stress s* + ½C(e_j − e_i) is the stress of ½(e_f + e_j). The work of (a) in the step and three times
// that of (b) in the jump give the law
//
//   E_f − E_i = W − α [½|V_j − V_i|²_M + ½|e_j − e_i|²_C],     W = F_m·Δz_f − ½(F_f − F_i)·Δz_j.
//
// (c), (d) are solved for V_j and V_f. Unknowns are y_f, y_j, h²λ/m, h²λ_j/m.
#pragma once

#include <memory>

#include "visviva/schemes/frames/frame_step.hpp"
#include "visviva/schemes/scheme.hpp"

namespace visviva {

/// What joints do to the extra state j just after the start of a step.
enum class FrameJump {
  constrained,  ///< they hold there too, as in the paper: first order if they turn
  free          ///< they do not act on it: second order
};

/// The decaying schemes 1, 2 and 3 on frames, with α > 0.
[[nodiscard]] std::unique_ptr<Stepper> start_frame_decaying(
    const std::shared_ptr<const System>& system, const InitialState& initial,
    const NewtonOptions& newton, FrameVariant variant, RotationParameters parameters, double alpha,
    FrameJump jump);

}  // namespace visviva
