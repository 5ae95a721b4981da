#pragma once

#include <string>
#include <vector>

#include "web/app/match_setup.h"
#include "web/app/pages/document.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The options of the game, one block each. Values with names are a choice, others are counted up and down. An option
/// that has no effect with the other options' values, or with this number of players, is left out.
std::vector<Block> option_blocks(const text::Writer& writer, const MatchSetup& setup);

/// The chosen options that are not the standard; empty if all are.
std::string changed_options(const text::Writer& writer, const MatchSetup& setup);

}  // namespace kairo::app
