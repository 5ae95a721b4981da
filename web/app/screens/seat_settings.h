#pragma once

#include <cstddef>
#include <optional>

#include "web/app/session/session.h"
#include "web/tables/table.h"

namespace kairo::app {

/// A seat setting (tables::SeatSetting) is a move in the rules and a switch for its person, who may wish for a value
/// before the rules let them set it, and to whom setting it is nothing to take back.

/// The viewer's setting, as it is or is wished; none: the game has none, or no person may see it now.
std::optional<tables::SeatSetting> seat_setting(const Session& session, const tables::AnyTable& table);
/// Everybody whose device this is sets their seat setting to this value as soon as the rules let them.
void wish_for_people_here(Session& session, int value);
/// Sets what the viewer wishes, if it may; true if the wish is settled.
bool grant_wish(Session& session, const tables::AnyTable& table);
/// The moves up to the one that would be taken back. A move that has changed nothing but a seat setting since then is
/// set anew, and not taken back.
std::optional<std::size_t> undoable_moves(const Session& session, const tables::AnyTable& table);
/// Takes back the last of them; false when there are none.
bool take_back_move(Session& session, const tables::AnyTable& table);

}  // namespace kairo::app
