#include <algorithm>

#include "engine/games/galleria/events.h"
#include "engine/games/galleria/words.h"
#include "tests/web/table_gallery/finding.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::gallery {
namespace {

using galleria::EventKind;
using galleria::Move;
using galleria::Phase;
using galleria::State;
using Kind = Move::Kind;
using Wanted = std::function<bool(const State&)>;

/// Plays until a position is as wanted, with bots and a random move now and then for odder positions.
Match match_with(int seats, std::uint64_t seed, const Wanted& wanted) {
  const Game& game = *find_game("galleria");
  for (;; ++seed) {
    Match match(game, standard_setup(*game.info, seats, seed));
    for (Rng rng(seed); !match.over() && !wanted(*match.now().as<State>());) {
      if (rng.below(4) == 0)
        play_at_random(match, rng, 1);
      else
        match.play(choose(match.now(), match.to_move(), BotLevel::learner, rng));
    }
    if (wanted(*match.now().as<State>())) return match;
  }
}

State::MoveList moves_of(const State& state) {
  State::MoveList moves;
  legal(state, moves);
  return moves;
}

/// The first legal placement that costs this many cards, if any.
std::optional<Move> placing(const State& state, int cost) {
  for (const Move move : moves_of(state))
    if (move.kind == Kind::place && way_to(state.table, {move.a, move.b, move.c}).cost == cost) return move;
  return std::nullopt;
}

std::vector<std::string> taps_to_place(const State& state, Move move, bool whole) {
  std::vector<std::string> taps{galleria::table::spot_of_card(move.a)};
  if (whole) taps.push_back(galleria::table::spot_of_cell(move.b));
  if (!whole) return taps;
  for (galleria::Card card = 0; card < galleria::card_kinds && taps.size() < 3; ++card)
    if (card != move.a && state.hands[state.table.asked].has(card)) taps.push_back(galleria::table::spot_of_card(card));
  return taps;
}

bool can_play(const State& state, std::string_view card) {
  const State::MoveList moves = moves_of(state);
  return std::ranges::any_of(moves, [&](Move move) {
    return move.kind == Kind::trap && move_text(move).starts_with("trap " + std::string(card));
  });
}

/// A facet could be used before the first maze card is placed.
bool gives_up(const State& state) {
  const State::MoveList moves = moves_of(state);
  return std::ranges::any_of(moves, [](Move move) { return move.kind == Kind::facet; });
}

constexpr std::pair<const char*, Phase> phases_to_see[] = {
    {"galleria-press-on", Phase::press_on}, {"galleria-recall", Phase::recall},   {"galleria-discard", Phase::discard},
    {"galleria-remove", Phase::remove},     {"galleria-pass-on", Phase::pass_on}, {"galleria-peek", Phase::peek},
    {"galleria-take", Phase::take},
};

int laid(const State& state) { return galleria::count_of(galleria::maze_cells(state.table.grid)); }

Match find_event(int seats, std::uint64_t seed, EventKind what) {
  for (;; ++seed) {
    const Game& game = *find_game("galleria");
    Match match(game, standard_setup(*game.info, seats, seed));
    while (!match.over()) {
      Rng rng = bot_rng(seed, match.steps().size());
      match.play(choose(match.now(), match.to_move(), BotLevel::learner, rng));
      if (std::ranges::any_of(match.steps().back().events,
                              [&](const Event& event) { return event.kind == static_cast<int>(what); }))
        return match;
    }
  }
}

}  // namespace

std::vector<Scene> galleria_scenes() {
  std::vector<Scene> scenes;
  const Match deal = match_with(4, 1, [](const State& s) { return s.table.phase == Phase::use; });
  scenes.push_back(still_of("galleria-deal", deal));
  const Match early = match_with(
      3, 2, [](const State& s) { return s.table.phase == Phase::use && laid(s) > 6 && placing(s, 0).has_value(); });
  const State& soon = *early.now().as<State>();
  scenes.push_back(still_of("galleria-held", early, taps_to_place(soon, *placing(soon, 0), false)));
  const Match later = match_with(2, 3, [](const State& s) {
    return laid(s) > 14 && galleria::points_of(s.table, s.table.asked % 2) > 3 && placing(s, 2).has_value();
  });
  const State& priced = *later.now().as<State>();
  scenes.push_back(still_of("galleria-price", later, taps_to_place(priced, *placing(priced, 2), false)));
  scenes.push_back(still_of("galleria-paying", later, taps_to_place(priced, *placing(priced, 2), true)));
  scenes.push_back(still_of("galleria-answer", match_with(4, 4, [](const State& s) {
                              return s.table.phase == Phase::answer && laid(s) > 10;
                            })));
  scenes.push_back(still_of("galleria-pile", match_with(4, 4, [](const State& s) {
                              return s.table.phase == Phase::answer && s.table.stack.size() > 2;
                            })));
  scenes.push_back(still_of("galleria-alone", match_with(1, 5, [](const State& s) {
                              return s.table.phase == Phase::place && laid(s) > 12;
                            })));
  const Match many = match_with(1, 6, [](const State& s) {
    return s.table.phase == Phase::use && std::ranges::count_if(s.hands[0].of, [](int n) { return n > 0; }) > 12;
  });
  scenes.push_back(still_of("galleria-many", many));
  scenes.push_back(still_of("galleria-many-next", many, {"hand.more"}));
  scenes.push_back(still_of("galleria-look", later, {"look.mine"}));
  for (const auto& [name, phase] : phases_to_see)
    scenes.push_back(
        still_of(name, match_with(3, 9, [wanted = phase](const State& s) { return s.table.phase == wanted; })));
  scenes.push_back(still_of("galleria-taking", match_with(3, 20, [](const State& s) {
                              return s.table.phase == Phase::answer && s.table.stage == galleria::Stage::take;
                            })));
  scenes.push_back(still_of("galleria-explained",
                            match_with(3, 21, [](const State& s) { return can_play(s, "mimic"); }), {"card.mimic"}));
  const Match thief = match_with(3, 24, [](const State& s) {
    const State::MoveList moves = moves_of(s);
    return std::ranges::any_of(moves, [](Move move) { return move_text(move).starts_with("skill pilfer"); });
  });
  scenes.push_back(still_of("galleria-aiming", thief, {"card.pilfer"}));
  scenes.push_back(still_of("galleria-aimed", thief, {"card.pilfer", "look.1", "look.2", "look.3"}));
  const Match rich = match_with(2, 22, [](const State& s) {
    return s.table.phase == Phase::use && gives_up(s) && s.hands[s.table.asked].size() > 9 && placing(s, 0).has_value();
  });
  const State& richer = *rich.now().as<State>();
  scenes.push_back(still_of("galleria-warned", rich, taps_to_place(richer, *placing(richer, 0), true)));
  Scene waiting = still_of("galleria-waiting", early);
  waiting.viewer = static_cast<Seat>((waiting.viewer + 1) % waiting.seats);
  scenes.push_back(waiting);
  scenes.push_back(still_of("galleria-used-facet", match_with(3, 23, [](const State& s) {
                              return s.table.phase == Phase::use &&
                                     is_facet_used(s.table, facet_of(s.table, s.table.asked));
                            })));
  scenes.push_back(
      still_of("galleria-choose", match_with(4, 6, [](const State& s) { return s.table.phase == Phase::choose; })));
  const Match trap = find_event(3, 7, EventKind::answered);
  scenes.push_back(moving_of("galleria-trap", trap, 0, 0.5));
  scenes.push_back(moving_of("galleria-taken", find_event(3, 7, EventKind::curio_taken), 0, 0.9));
  scenes.push_back(moving_of("galleria-twitch", find_event(3, 7, EventKind::curio_swapped), 0, 0.65));
  scenes.push_back(moving_of("galleria-out", find_event(3, 7, EventKind::went_out), 0, 0.8));
  scenes.push_back(moving_of("galleria-event", find_event(3, 7, EventKind::event_drawn), 0, 1));
  scenes.push_back(moving_of("galleria-sealed", find_event(3, 7, EventKind::nullified), 0, 0.7));
  scenes.push_back(
      still_of("galleria-over", match_with(4, 8, [](const State& s) { return s.table.phase == Phase::over; })));
  return scenes;
}

}  // namespace kairo::gallery
