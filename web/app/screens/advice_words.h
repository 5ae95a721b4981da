#pragma once

#include <string>

#include "engine/bots/review.h"
#include "web/text/writer.h"

/// A search's findings in words: nothing but what is certain and what was measured.
namespace kairo::app {

/// Whether there is a chance to win in this match, not only points.
bool has_chances(const Position& position);
/// The expected points, and the chance to win if there is one.
std::string worth_words(const text::Writer& writer, const Position& position, Worth worth);
/// The certain consequences of a legal move of the seat to move; empty if nothing is told.
std::string consequences_line(const text::Writer& writer, const Position& position, Seat seat, AnyMove move);
/// Both, after the name of the move. `key` has the placeholder `move`.
std::string advice_words(const text::Writer& writer, const Position& position, std::string_view key, AnyMove move,
                         Worth worth);

}  // namespace kairo::app
