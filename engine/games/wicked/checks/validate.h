#pragma once

#include <optional>
#include <string_view>

#include "engine/games/wicked/state.h"

/// Internal to the game: what `conserved` and `parse_state` check, with the reasons that `parse_state` reports.
namespace kairo::wicked {

struct StateError {
  std::string_view line;  ///< name of the line of the state's text that shows the error
  int seat;               ///< whose line, if every board has one of that name; else 0
  std::string_view what;
};

/// The first reason why this cannot be a position of the game, if any. Accepts any bits.
std::optional<StateError> validate(const State& state);

/// A reason why no match can have reached this position although every piece is accounted for: a seat owns more than
/// the revealed corridors can have given it. Requires that `validate` finds no error.
std::optional<StateError> validate_history(const State& state);

/// Parts of `validate`. Each requires that the parts before it found no error: the phase and the cards, then the bids,
/// the boards, the open question.
std::optional<StateError> validate_bids(const State& state);
std::optional<StateError> validate_boards(const State& state);
std::optional<StateError> validate_question(const State& state);

/// How many of the round's corridors have been revealed.
int revealed_this_round(const State& state);
/// What `last` must be in this position if the last reveal showed these bids.
Reveal last_reveal(const State& state, const BySeat<Bid>& bids);

}  // namespace kairo::wicked
