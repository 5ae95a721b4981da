#include <algorithm>
#include <bit>
#include <functional>

#include "engine/bots/haratama/advise.h"
#include "engine/games/haratama/events.h"
#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/words.h"
#include "engine/match/erased.h"
#include "tests/web/table_gallery/scenes.h"

namespace kairo::gallery {
namespace {

using haratama::EventKind;
using haratama::Phase;
using haratama::State;

/// A position of a game and the move that led there.
struct Found {
  State before;
  State now;
  haratama::Move move{};
  std::vector<Event> events;
};
using Wanted = std::function<bool(const Found&)>;

Setup setup_of(int seats, std::uint64_t seed, std::int16_t table) {
  Setup setup;
  setup.seats = seats;
  setup.seed = seed;
  setup.options = {0, haratama::standard_limit, table};
  return setup;
}

/// Plays games until a position is as wanted, with bots and a random move now and then for odder positions.
Found find(int seats, std::uint64_t seed, const Wanted& wanted, haratama::Sight sight = haratama::Sight::every_trick) {
  for (;; ++seed) {
    Found found;
    deal(setup_of(seats, seed, static_cast<std::int16_t>(sight)), found.now);
    found.before = found.now;
    Rng rng(seed);
    for (;;) {
      if (wanted(found)) return found;
      if (to_move(found.now) == no_seat) break;
      State::MoveList moves;
      legal(found.now, moves);
      const auto some = static_cast<std::uint32_t>(moves.size());
      const bool by_chance = rng.below(3) == 0;
      const haratama::Move move = by_chance
                                      ? moves[rng.below(some)]
                                      : advise(look(found.now, to_move(found.now)), moves, BotLevel::regular, rng);
      EventList list;
      found.before = found.now;
      play(found.now, move, list);
      found.move = move;
      found.events = std::move(list.events);
    }
  }
}

std::shared_ptr<const Position> keep(const State& state) { return std::make_shared<PositionOf<State>>(state); }

bool came(const Found& found, EventKind what) {
  return std::ranges::any_of(found.events, [&](const Event& event) { return event.kind == static_cast<int>(what); });
}

Scene still(std::string name, const Found& found, std::vector<std::string> taps = {}) {
  const Seat asked = to_move(found.now);
  return {.name = "haratama-" + std::move(name),
          .seats = found.now.players,
          .now = keep(found.now),
          .viewer = asked == no_seat ? Seat{0} : asked,
          .taps = std::move(taps)};
}

/// The animation of the move that led to the position.
Scene moving(std::string name, const Found& found, Seat viewer, double seconds) {
  return {.name = "haratama-" + std::move(name),
          .seats = found.now.players,
          .before = keep(found.before),
          .now = keep(found.now),
          .viewer = viewer,
          .move = erase_move(found.move),
          .seconds = seconds};
}

std::string spot_of(haratama::Card card) {
  return "card." + haratama::move_text({haratama::Move::Kind::play, card, 0}).substr(5);
}

haratama::Card some_legal(const State& state) { return haratama::first(legal_cards(state)); }

int most_won(const State& state) {
  int most = 0;
  for (const haratama::Cards won : state.won) most = std::max(most, haratama::count(won));
  return most;
}

}  // namespace

std::vector<Scene> haratama_scenes() {
  std::vector<Scene> scenes;
  const auto in_play = [](int tricks, int size) {
    return [=](const Found& found) {
      return found.now.phase == Phase::play && found.now.tricks_done == tricks && found.now.table.size == size;
    };
  };
  const Found deal = find(4, 21, [](const Found& found) { return found.now.phase == Phase::pass; });
  const haratama::Cards dealt = deal.now.hands[deal.now.asked];
  scenes.push_back(still("deal", deal));
  scenes.push_back(still("pass", deal, {spot_of(haratama::nth(dealt, 3)), spot_of(haratama::nth(dealt, 9))}));
  Scene sealed = still("sealed", find(4, 22, [](const Found& found) { return found.now.asked == 2; }));
  sealed.viewer = 0;
  scenes.push_back(sealed);
  const Found first = find(4, 23, in_play(0, 2));
  scenes.push_back(still("first-trick", first));
  scenes.push_back(still("lifted", first, {spot_of(some_legal(first.now))}));
  const Found refused = find(4, 24, [](const Found& found) {
    return found.now.phase == Phase::play && found.now.table.size == 1 && found.now.tricks_done == 3 &&
           haratama::count(legal_cards(found.now)) < 4 &&
           !haratama::has(legal_cards(found.now), haratama::first(found.now.hands[found.now.asked]));
  });
  scenes.push_back(still("refused", refused, {spot_of(haratama::first(refused.now.hands[refused.now.asked]))}));
  scenes.push_back(still("lead", find(4, 25, in_play(4, 0))));
  const Found near = find(4, 26, [](const Found& found) {
    return found.now.phase == Phase::play && most_won(found.now) >= 6 && found.now.table.size == 2;
  });
  scenes.push_back(still("near", near));
  scenes.push_back(still("rival", near, {"player.2"}));
  scenes.push_back(still("three", find(3, 27, in_play(5, 1))));
  scenes.push_back(still("three-deal", find(3, 28, [](const Found& found) { return found.now.phase == Phase::pass; })));
  scenes.push_back(still("voids", find(4, 29, in_play(7, 3), haratama::Sight::voids)));
  scenes.push_back(still("tricks", find(4, 30, in_play(6, 1)), {"tricks.open"}));
  const Found later = find(4, 31, [](const Found& found) {
    return found.now.phase == Phase::pass && found.now.rounds_done == 2 && found.now.asked == 0;
  });
  scenes.push_back(still("next-round", later));
  scenes.push_back(still("scores", later, {"scores.open"}));
  Scene watched = still("onlooker", find(4, 32, in_play(5, 2)));
  watched.viewer = no_seat;
  scenes.push_back(watched);

  const Found broken = find(4, 33, [](const Found& found) {
    return came(found, EventKind::day_broke) && !came(found, EventKind::trick_won);
  });
  for (const double seconds : {0.15, 0.7})
    scenes.push_back(moving("break-" + std::to_string(static_cast<int>(seconds * 10)), broken, 0, seconds));
  const Found won = find(4, 34, [](const Found& found) {
    return came(found, EventKind::trick_won) && found.now.tricks_done == 5 && found.events.size() < 4 &&
           found.now.won[found.now.last.winner] != found.before.won[found.now.last.winner];
  });
  for (const double seconds : {0.7, 1.3})
    scenes.push_back(moving("gather-" + std::to_string(static_cast<int>(seconds * 10)), won, 0, seconds));
  const Found foxes = find(4, 35, [](const Found& found) { return came(found, EventKind::fox_shown); });
  for (const double seconds : {0.45, 1.4, 2.7, 3.4})
    scenes.push_back(moving("foxes-" + std::to_string(static_cast<int>(seconds * 10)), foxes, 3, seconds));
  const Found ended =
      find(4, 36, [](const Found& found) { return came(found, EventKind::haratama) && found.now.rounds_done == 2; });
  for (const double seconds : {1.5, 3.5, 5.6, 7.4})
    scenes.push_back(moving("haratama-" + std::to_string(static_cast<int>(seconds * 10)), ended, 1, seconds));
  Scene over = still("over", find(4, 37, [](const Found& found) { return found.now.phase == Phase::over; }));
  over.pointed = 1;
  scenes.push_back(over);
  return scenes;
}

}  // namespace kairo::gallery
