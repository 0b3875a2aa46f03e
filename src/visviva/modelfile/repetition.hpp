#pragma once

#include "visviva/modelfile/parameter_block.hpp"

namespace visviva::modelfile {

/// All repetitions of a file make at most this many copies.
constexpr int most_copies = 500'000;

/// The model with its repetitions written out, and with values for what stands in braces:
///
///     rod-{i}: {repeat: {i: 1..count}, …}         an entry of a map becomes one for each i
///     - {repeat: {i: 1..count}, node: i, …}       so does an item of a list
///     - {repeat: {i: 1..count}, item: [i, 0, 0]}  whose copies are no maps
///     "rod-{i-1}/end"                             whole numbers, or the text of a parameter
///     "{velocity}"                                alone: a parameter that is a list
///
/// Copies know their indices (Node::indices), so that formulas in them are read as they are written. Nothing if there is a
/// mistake in any of this: then names are missing, and what else could be said would only follow from it.
[[nodiscard]] std::optional<Node> write_out(const Node& document, const ParameterBlock& parameters,
                                            Diagnostics& diagnostics);

}  // namespace visviva::modelfile
