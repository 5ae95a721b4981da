#include <algorithm>

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/words.h"
#include "tests/web/table_gallery/finding.h"
#include "web/tables/ruin/input/held_shape.h"

namespace kairo::gallery {
namespace {

using ruin::Phase;
using ruin::State;
using Wanted = std::function<bool(const State&)>;
using Kind = ruin::Move::Kind;

Match match_with(int seats, std::uint64_t seed, const Wanted& wanted) { return find_match<State>(seats, seed, wanted); }

/// A match that ends with a move that had such an event.
Match find_event(int seats, std::uint64_t seed, ruin::EventKind what, const Wanted& wanted) {
  for (;; ++seed) {
    const Game& game = *find_game("ruin");
    Match match(game, standard_setup(*game.info, seats, seed));
    while (!match.over()) {
      Rng rng = bot_rng(seed, match.steps().size());
      match.play(choose(match.now(), match.to_move(), BotLevel::regular, rng));
      const bool came = std::ranges::any_of(match.steps().back().events,
                                            [&](const Event& event) { return event.kind == static_cast<int>(what); });
      if (came && wanted(*match.now().as<State>())) return match;
    }
  }
}

Scene still(const std::string& name, int seats, std::uint64_t seed, const Wanted& wanted,
            std::vector<std::string> taps = {}) {
  return still_of("ruin-" + name, match_with(seats, seed, wanted), std::move(taps));
}

std::string spot_of(ruin::Cell cell) { return "cell." + ruin::move_text({Kind::walk, cell}).substr(5); }

/// A blank square beside a filled one, for the grip of the shape.
std::string some_blank(const State& state) {
  const ruin::Map& map = state.boards[state.asked].map;
  return spot_of((ruin::beside(map.filled()) & map.blank()).first());
}

Wanted in(Phase phase, int half, int round, Seat seat = 0) {
  return [=](const State& state) {
    return state.phase == phase && state.half == half && state.round >= round && state.asked == seat;
  };
}

bool by_warp(const State& state) {
  State::MoveList moves;
  legal(state, moves);
  return state.phase == Phase::walk &&
         std::ranges::any_of(moves, [](ruin::Move move) { return move.kind == Kind::spend; });
}

/// The cell where a walk takes a gem now; no_cell if it takes none.
ruin::Cell gem_in_reach(const State& state) {
  State::MoveList moves;
  legal(state, moves);
  for (const ruin::Move move : moves)
    if (const ruin::Letter letter = ruin::letter_at(move.a);
        move.kind == Kind::walk && letter != ruin::no_letter && ruin::in_set(state.open, letter))
      return move.a;
  return ruin::no_cell;
}

/// The place where the shape, as the card shows it, brings most with this mark.
std::string most_told(const State& state, std::string_view mark) {
  const ruin::Mark drawn = mark == "mark.wall" ? ruin::Mark::wall : ruin::Mark::passage;
  const ruin::table::HeldShape held(ruin::search_cards[state.row[0]].shape);
  std::size_t most = 0;
  ruin::Cell best = 0;
  for (ruin::Cell cell = 0; cell < ruin::cells; ++cell) {
    ruin::Move move;
    if (!held.fits(cell) || !find_drawing(drawn, held.at(cell), move) || why_not(state, move) != ruin::Refusal::none)
      continue;
    const std::size_t told = consequences(look(state, state.asked), move).size();
    if (told <= most) continue;
    most = told;
    best = cell;
  }
  return spot_of(best);
}

bool may_leave(const State& state) {
  State::MoveList moves;
  legal(state, moves);
  return std::ranges::any_of(moves, [](ruin::Move move) { return move.kind == Kind::leave; });
}

std::string first_goal(const State& state) {
  const ruin::GoalSet goals = unspent(state.holdings[state.asked], state.plans[state.asked]);
  return "goal." + ruin::move_text({Kind::spend, static_cast<ruin::Goal>(std::countr_zero(goals))}).substr(6);
}

std::vector<Scene> set_up_scenes() {
  std::vector<Scene> scenes;
  const Match keep = match_with(4, 1, in(Phase::keep, 0, 0));
  scenes.push_back(still_of("ruin-keep", keep, {first_goal(*keep.now().as<State>())}));
  scenes.push_back(still("prepare", 3, 2, in(Phase::prepare, 0, 0)));
  scenes.push_back(still("prepare-laid", 3, 2, in(Phase::prepare, 0, 0), {"turn", "cell.f6"}));
  scenes.push_back(still("solo-prepare-first", 1, 3, in(Phase::prepare, 0, 0)));
  scenes.push_back(still("solo-prepare", 1, 3, [](const State& s) { return s.plans[0].size() == 2; }, {"cell.e5"}));
  return scenes;
}

std::vector<Scene> round_scenes() {
  std::vector<Scene> scenes;
  scenes.push_back(still("draw-first", 4, 4, in(Phase::draw, 0, 0)));
  const Match draw = match_with(4, 5, in(Phase::draw, 0, 4));
  scenes.push_back(still_of("ruin-draw-laid", draw, {"mark.wall", some_blank(*draw.now().as<State>())}));
  scenes.push_back(still_of("ruin-draw-refused", draw, {"cell.f6", "draw.confirm"}));
  scenes.push_back(still_of("ruin-draw-single", draw, {"mark.single"}));
  const Match gains = match_with(3, 12, in(Phase::draw, 0, 1));
  for (const auto& [name, mark] : {std::pair{"ruin-draw-gains", "mark.passage"}, {"ruin-draw-gains-wall", "mark.wall"}})
    scenes.push_back(still_of(name, gains, {mark, most_told(*gains.now().as<State>(), mark)}));
  scenes.push_back(still("draw-two", 2, 6, in(Phase::draw, 1, 6)));
  scenes.push_back(still("solo-draw", 1, 7, in(Phase::draw, 1, 5)));
  const Match offer = match_with(3, 8, in(Phase::offer, 1, 3));
  scenes.push_back(still_of("ruin-offer", offer, {first_goal(*offer.now().as<State>())}));
  scenes.push_back(still("extra", 3, 9, [](const State& s) { return s.phase == Phase::extra; }));
  const Match walk = match_with(4, 10, in(Phase::walk, 0, 4));
  scenes.push_back(still_of("ruin-walk", walk));
  const Match gem =
      match_with(3, 10, [](const State& s) { return s.half == 1 && s.asked == 0 && gem_in_reach(s) != ruin::no_cell; });
  scenes.push_back(still_of("ruin-walk-chosen", gem, {spot_of(gem_in_reach(*gem.now().as<State>()))}));
  const Match leave =
      match_with(4, 12, [](const State& s) { return s.phase == Phase::walk && s.asked == 0 && may_leave(s); });
  scenes.push_back(still_of("ruin-leave-chosen", leave, {"leave"}));
  const Match warp = match_with(2, 11, [](const State& s) { return s.half == 1 && s.round > 5 && by_warp(s); });
  scenes.push_back(still_of("ruin-walk-warp", warp, {"warp"}));
  scenes.push_back(still("walk-leave", 4, 12, in(Phase::walk, 1, 8, 1)));
  scenes.push_back(still("warp", 1, 13, [](const State& s) { return s.phase == Phase::warp; }));
  scenes.push_back(still("enlarged", 4, 14, in(Phase::draw, 1, 2), {"map.3"}));
  Scene waiting = still("waiting", 4, 15, in(Phase::walk, 0, 3, 2));
  waiting.viewer = 0;
  scenes.push_back(waiting);
  scenes.push_back(still("half-time", 4, 16, in(Phase::draw, 1, 0)));
  return scenes;
}

void add_motion(std::vector<Scene>& scenes, const std::string& name, const Match& match, Seat viewer,
                std::initializer_list<double> moments) {
  for (const double seconds : moments)
    scenes.push_back(
        moving_of("ruin-" + name + "-" + std::to_string(static_cast<int>(seconds * 10)), match, viewer, seconds));
}

}  // namespace

std::vector<Scene> ruin_scenes() {
  std::vector<Scene> scenes = set_up_scenes();
  std::ranges::move(round_scenes(), std::back_inserter(scenes));
  const Match gems = find_event(4, 20, ruin::EventKind::gem_taken, [](const State& s) { return s.round > 2; });
  add_motion(scenes, "reveal", gems, 0, {0.1, 0.2, 0.45, 0.7, 1.3, 1.8});
  const Match left = find_event(4, 21, ruin::EventKind::left, [](const State&) { return true; });
  add_motion(scenes, "left", left, 0, {1.7});
  const Match half = find_event(4, 22, ruin::EventKind::rectangle_counted, [](const State&) { return true; });
  add_motion(scenes, "counting", half, 1, {3.6, 5.2, 13.5});
  Scene over = still("over", 4, 23, [](const State& s) { return s.phase == Phase::over; });
  over.pointed = 2;
  over.source = static_cast<int>(ruin::Source::goals);
  scenes.push_back(over);
  over.name = "ruin-over-rectangle";
  over.source = static_cast<int>(ruin::Source::second_rectangle);
  scenes.push_back(over);
  scenes.push_back(still("solo-over", 1, 24, [](const State& s) { return s.phase == Phase::over; }));
  return scenes;
}

}  // namespace kairo::gallery
