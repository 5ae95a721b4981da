#include <algorithm>

#include "engine/games/wicked/pieces/board.h"
#include "engine/games/wicked/words.h"
#include "tests/web/table_gallery/finding.h"

namespace kairo::gallery {
namespace {

using wicked::Phase;
using wicked::State;
using Wanted = std::function<bool(const State&)>;

Match find(int seats, std::uint64_t seed, const Wanted& wanted, bool by_chance = false) {
  return find_match<State>(seats, seed, wanted, by_chance);
}

Scene still(std::string name, int seats, std::uint64_t seed, const Wanted& wanted, std::vector<std::string> taps = {}) {
  return still_of(std::move(name), find(seats, seed, wanted), std::move(taps));
}

Scene moving(std::string name, int seats, std::uint64_t seed, Seat viewer, double seconds, const Wanted& wanted) {
  return moving_of(std::move(name), find(seats, seed, wanted), viewer, seconds);
}

bool in(const State& state, Phase phase, int round = 0) { return state.phase == phase && state.round >= round; }

int promotable(const State& state) {
  State::MoveList moves;
  legal(state, moves);
  return static_cast<int>(
      std::ranges::count_if(moves, [](wicked::Move move) { return move.kind == wicked::Move::Kind::promote; }));
}

bool rich_soul(const State& state) {
  if (!in(state, Phase::soul, 1)) return false;
  const wicked::Board& board = state.boards[state.asked];
  return board.promotions > 0 && board.colour_changes > 0 && promotable(state) > 1;
}

bool oracle_met(const State& state) {
  return in(state, Phase::soul, 1) && meets_small(state.boards[state.asked], 0) &&
         state.boards[state.asked].small_done[0] == 0;
}

/// In the last reveal, of this round, two players tied for the most pieces.
bool nobody_first(const State& state) {
  return in(state, Phase::bid, 1) && state.corridor > 1 && state.asked == 1 &&
         std::ranges::find(state.last.places, wicked::Place::first) == state.last.places.end() &&
         std::ranges::find(state.last.places, wicked::Place::second) != state.last.places.end();
}

bool revealed(const State& state) { return in(state, Phase::bid, 1) && state.corridor == 2 && state.asked == 0; }

bool last_corridor_revealed(const State& state) {
  return state.last.round == 1 && state.last.corridor + 1 == wicked::corridors_per_round(state.players);
}

/// A pair of low rank that the seat to move could promote.
std::string low_pair(const Match& match) {
  constexpr std::string_view ids[] = {"soul.low.red", "soul.low.green", "soul.low.blue", "soul.low.yellow"};
  const State& state = *match.now().as<State>();
  const auto& low = state.boards[state.asked].tokens[0];
  for (int colour = 0; colour < wicked::colours; ++colour)
    if (low[colour] >= 2) return std::string(ids[colour]);
  return "";
}

Scene fan(int seats, std::uint64_t seed) {
  const Match match = find(seats, seed, rich_soul);
  return {.name = "soul-fan",
          .seats = seats,
          .now = match.now().clone(),
          .viewer = match.to_move(),
          .taps = {low_pair(match)}};
}

}  // namespace

std::vector<Scene> wicked_scenes() {
  std::vector<Scene> scenes;
  scenes.push_back(still("bid-first", 3, 1, [](const State& s) { return in(s, Phase::bid); }));
  scenes.push_back(still("bid-later", 5, 2,
                         [](const State& s) { return in(s, Phase::bid, 2) && s.corridor == 2 && s.asked == 3; },
                         {"bid.piece.2", "bid.more", "bid.sign.witch"}));
  scenes.push_back(still("bid-made", 4, 3, [](const State& s) { return in(s, Phase::bid, 1) && s.corridor == 0; },
                         {"bid.piece.5", "bid.more", "bid.sign.witch"}));
  scenes.push_back(
      still("bid-four", 4, 3, [](const State& s) { return in(s, Phase::bid, 1) && s.corridor == 3 && s.asked == 1; }));
  Scene waiting =
      still("bid-sealed", 4, 4, [](const State& s) { return in(s, Phase::bid, 1) && s.corridor == 1 && s.asked == 2; });
  waiting.viewer = 0;
  scenes.push_back(waiting);
  Scene tied = still("tied", 5, 15, nobody_first);
  tied.viewer = 0;
  scenes.push_back(tied);
  scenes.push_back(still("next-round", 4, 16,
                         [](const State& s) { return in(s, Phase::bid, 1) && s.corridor == 0 && s.asked == 1; }));
  scenes.push_back(still("pick-colour", 4, 5, [](const State& s) { return in(s, Phase::pick_colour, 1); }));
  scenes.push_back(
      still("return-token", 5, 6, [](const State& s) { return in(s, Phase::return_token, 1) && s.stepped == 0; }));
  scenes.push_back(still("return-many", 5, 7, [](const State& s) {
    return in(s, Phase::return_token) && on_shelf(s.boards[s.asked], wicked::Rank::low) > 8;
  }));
  scenes.push_back(fan(4, 8));
  scenes.push_back(still("soul-hint", 5, 9, oracle_met));
  scenes.push_back(still("soul-armed", 4, 8, rich_soul, {"soul.spell.promotion"}));
  scenes.push_back(still("soul-done", 4, 8, rich_soul, {"soul.done"}));
  scenes.push_back(still("use-reward", 3, 10, [](const State& s) { return in(s, Phase::use_reward, 1); }));
  const Match full = find(
      3, 11, [](const State& s) { return in(s, Phase::make_room); }, true);
  scenes.push_back({.name = "make-room", .seats = 3, .now = full.now().clone(), .viewer = full.to_move()});
  scenes.push_back(still("enlarged", 4, 12, rich_soul, {"board.1", "board.2"}));
  for (const double seconds : {0.2, 0.5, 0.9, 1.3, 1.6, 1.8, 2.0, 2.2, 2.4, 2.6, 2.8, 3.0})
    scenes.push_back(moving("reveal-" + std::to_string(static_cast<int>(seconds * 10)), 4, 13, 0, seconds, revealed));
  for (const double seconds : {1.4, 2.9, 3.9})
    scenes.push_back(moving("last-corridor-" + std::to_string(static_cast<int>(seconds * 10)), 4, 8, 0, seconds,
                            last_corridor_revealed));
  Scene over = still("over", 4, 14, [](const State& s) { return s.phase == Phase::over; });
  over.pointed = 1;
  over.source = 2;
  scenes.push_back(over);
  for (Scene& scene : scenes) scene.name.insert(0, "wicked-");
  return scenes;
}

}  // namespace kairo::gallery
