#pragma once

#include "visviva/job/job.hpp"
#include "visviva/results/stored_results.hpp"

namespace visviva {

/// The job whose results these are, from them alone: the same model, scheme and settings. Another end may be given, as text.
/// Throws FileError if another version of the program wrote them.
[[nodiscard]] Job stored_job(const StoredResults& results, const std::string& until = "");

/// The model whose results these are; nothing of an analytic problem, of a model that is no file, or if another version of the
/// program wrote them.
[[nodiscard]] std::optional<ModelSource> stored_source(const StoredResults& results);
/// What is to be drawn of it.
[[nodiscard]] std::optional<model::Scene> stored_scene(const StoredResults& results);

}  // namespace visviva
