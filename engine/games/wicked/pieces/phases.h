#pragma once

#include "engine/games/wicked/state.h"

/// The part of a round that a position is in; `return_token` may be asked in two of them. Works on states and views.
namespace kairo::wicked {

/// Between a reveal and the next bid: ranked seats pick colours and return tokens.
template <class StateOrView>
constexpr bool in_gains(const StateOrView& position) {
  return position.phase == Phase::pick_colour || (position.phase == Phase::return_token && position.stepped == 0);
}

/// While the round's corridors are searched: bids and gains.
template <class StateOrView>
constexpr bool in_search(const StateOrView& position) {
  return position.phase == Phase::bid || in_gains(position);
}

template <class StateOrView>
constexpr bool in_soul_processing(const StateOrView& position) {
  return position.phase != Phase::over && !in_search(position);
}

}  // namespace kairo::wicked
