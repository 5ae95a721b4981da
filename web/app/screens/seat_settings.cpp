#include "web/app/screens/seat_settings.h"

#include <algorithm>

namespace kairo::app {

std::optional<tables::SeatSetting> seat_setting(const Session& session, const tables::AnyTable& table) {
  const Seat viewer = session.viewer();
  if (viewer == no_seat || session.match().over()) return std::nullopt;
  auto setting = table.seat_setting(session.now(), viewer);
  const Wish* wish = session.notebook().wish_of(viewer);
  if (setting && wish != nullptr) setting->chosen = static_cast<int>(wish->value);
  return setting;
}

void wish_for_people_here(Session& session, int value) {
  for (Seat seat = 0; seat < session.players().size(); ++seat)
    if (session.own_seat() == no_seat ? session.played().is_human(seat) : seat == session.own_seat())
      session.notebook().wish({seat, static_cast<std::size_t>(value)});
}

bool grant_wish(Session& session, const tables::AnyTable& table) {
  const Wish* wish = session.notebook().wish_of(session.viewer());
  if (wish == nullptr || !session.viewer_may_act()) return false;
  const auto [seat, value] = *wish;
  const auto setting = table.seat_setting(session.now(), seat);
  const bool is_open = setting && setting->chosen != static_cast<int>(value) && value < setting->values.size();
  if (is_open && !session.play(setting->values[value]).made()) return false;
  session.notebook().forget_wish(seat);
  return true;
}

std::optional<std::size_t> undoable_moves(const Session& session, const tables::AnyTable& table) {
  const Seat seat = session.turn().undoable_by();
  if (seat == no_seat) return std::nullopt;
  const Match& match = session.match();
  const auto& steps = match.steps();
  const auto only_sets = [&](std::size_t step) {
    const auto setting = table.seat_setting(match.after(step), steps[step].seat);
    return setting && std::ranges::count(setting->values, steps[step].move) > 0;
  };
  std::size_t moves = steps.size();
  while (moves > 0 && only_sets(moves - 1)) --moves;
  if (moves == steps.size()) return moves;
  const bool is_theirs = session.played().undoable_by(moves, session.custody().holder()) == seat;
  return session.played().ahead().empty() && is_theirs ? std::optional(moves) : std::nullopt;
}

bool take_back_move(Session& session, const tables::AnyTable& table) {
  const auto moves = undoable_moves(session, table);
  if (!moves) return false;
  const Seat seat = session.turn().undoable_by();
  const auto setting = table.seat_setting(session.now(), seat);
  const bool was_set = session.match().steps().size() > *moves;
  while (session.match().steps().size() > *moves) session.undo();
  if (was_set) session.notebook().wish({seat, static_cast<std::size_t>(setting->chosen)});
  return session.undo();
}

}  // namespace kairo::app
