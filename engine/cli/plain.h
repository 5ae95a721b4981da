#pragma once

#include <string>
#include <string_view>

#include "engine/core/phrase.h"
#include "engine/match/match.h"

/// Sentences, events and scores as keys and numbers, in no language: for the command line and the golden files.
namespace kairo {

/// `key name=value …`; a list as `[…, …]`, a seat as its number.
std::string plain(const Phrase& phrase);

/// An event as its first permitted viewer is told of it: the onlooker, or else the first seat that may learn of it. If
/// it is not public, the seats that may are added: `(only 0 2)`.
std::string plain(const Position& position, const Event& event);

/// One line per seat: `seat total place …sources`, and the rule that broke a tie, if any.
std::string score_lines(const Position& position);

/// Describes a code in one line, as the lists in tests/links do: `good` or the key of its fault, then the match that
/// could be read: its game, set-up, number of moves and points.
std::string code_summary(std::string_view code);

}  // namespace kairo
