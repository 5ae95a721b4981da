#pragma once

#include <string>

#include "engine/core/phrase.h"
#include "engine/match/match.h"

/// What the command line and the golden files show of sentences, events and scores: keys and numbers, no language.
namespace kairo {

/// `key name=value …`; a list as `[…, …]`, a seat as its number.
std::string plain(const Phrase& phrase);

/// One event as plain phrase, seen by somebody who may learn of it: the onlooker, or else the first seat that may.
/// A private one says who: `(only 0 2)`.
std::string plain(const Position& position, const Event& event);

/// A line a seat: `seat total place …sources`, with the rule that broke a tie where one did.
std::string score_lines(const Position& position);

}  // namespace kairo
