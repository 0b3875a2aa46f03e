#pragma once

// All a program needs that describes a model and runs it.

#include "visviva/job/job.hpp"
#include "visviva/mechanics/elements/catalogue.hpp"
#include "visviva/mechanics/joints/catalogue.hpp"
#include "visviva/model/beam_lines.hpp"
#include "visviva/model/motions.hpp"
#include "visviva/model/section_shapes.hpp"
#include "visviva/model/shapes.hpp"
#include "visviva/schemes/frames/frame_scheme.hpp"
#include "visviva/schemes/house/house_scheme.hpp"
#include "visviva/schemes/vector/energy_preserving.hpp"
