#pragma once

#include <algorithm>

#include "engine/games/wicked/events.h"
#include "engine/games/wicked/words.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/support/drawn_items.h"
#include "tests/web/support/table_checks.h"

/// Matches of The Wicked Labyrinth whose last move is shown at a table.
namespace kairo::testing {

inline Match match_of(int seats, std::uint64_t seed) {
  const Game& game = *find_game("wicked");
  return {game, standard_setup(*game.info, seats, seed)};
}

inline bool is(const Event& event, wicked::EventKind what) { return event.kind == static_cast<std::uint8_t>(what); }

inline tables::MadeMoves last_move(const Match& match) {
  return tables::moves_between(match, match.steps().size() - 1, match.steps().size());
}

inline const wicked::State& state_of(const Position& position) { return *position.as<wicked::State>(); }

/// A match whose last move was a reveal in which somebody was ranked, and that led to such a position.
template <class Wanted>
Match just_revealed(Wanted wanted) {
  Match match = match_of(3, 4);
  for (Rng rng(4); !match.over();) {
    play_at_random(match, rng, 1);
    const auto ranked = std::ranges::count_if(
        match.steps().back().events, [](const Event& event) { return is(event, wicked::EventKind::corridor_ranked); });
    const auto placed = std::ranges::count_if(match.steps().back().events,
                                              [](const Event& event) { return is(event, wicked::EventKind::placed); });
    if (ranked == 1 && placed > 0 && wanted(state_of(match.now()))) break;
  }
  return match;
}

inline Match just_revealed() {
  return just_revealed([](const wicked::State&) { return true; });
}

/// Starts the animation of the match's last move.
inline void show_last_move(TappedTable& table, const Match& match, Seat viewer) {
  table.show(match.after(match.steps().size() - 1), viewer);
  table.show(match.now(), viewer, last_move(match));
}

inline std::string without_spaces(std::string words) {
  std::erase(words, ' ');
  return words;
}

/// All words of the last frame, without spaces, since lines may be broken anywhere.
inline std::string all_words(TappedTable& table) {
  std::string all;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui())) all += without_spaces(item.words);
  return all;
}

/// Seconds, for which what the last moves of a match show says this.
inline double told_for(const Match& match, std::size_t moves, std::string_view words, bool reduced, double share = 1) {
  TappedTable table("wicked", phone);
  table.stage().input.reduced_motion = reduced;
  table.table().set_share_of_time(share);
  const std::size_t all = match.steps().size();
  table.show(match.after(all - moves), 0);
  table.show(match.now(), 0, tables::moves_between(match, all - moves, all));
  double told = 0;
  finish_animation(table, 0.05, [&] {
    if (table.find("brought") != nullptr) return;
    const auto items = draw::testing::drawn_items(table.ui());
    if (std::ranges::any_of(items, [&](const auto& item) { return item.words.contains(words); })) told += 0.05;
  });
  return told;
}

}  // namespace kairo::testing
