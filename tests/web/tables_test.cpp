#include <gtest/gtest.h>

#include <functional>
#include <tuple>

#include "engine/bots/bot.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/support/tapped_table.h"

/// What every game's table owes to whoever touches and reads it, on every screen.
namespace kairo::testing {
namespace {

/// A match with options by chance; of its moves a bot makes every second one, so that it gets far and into odd places.
Match some_match(const Game& game, int seats, std::uint64_t seed) {
  Match match(game, random_setup(*game.info, seats, seed));
  for (Rng rng(seed); !match.over();) {
    if (rng.below(2) == 0)
      match.play(choose(match.now(), match.turn(), BotLevel::regular, rng));
    else
      play_at_random(match, rng, 1);
  }
  return match;
}

/// About so many positions, spread over such a match, and its end.
void for_some_positions(const Game& game, int seats, std::uint64_t seed, std::size_t count,
                        const std::function<void(const Position&)>& visit) {
  const Match match = some_match(game, seats, seed);
  const std::size_t step = match.steps().size() / count + 1;
  for (std::size_t i = 0; i < match.steps().size(); i += step) visit(match.after(i));
  visit(match.now());
}

void for_each_table_size(const GameInfo& info, const std::function<void(int seats)>& visit) {
  for (int seats = info.min_seats; seats <= info.max_seats; ++seats) visit(seats);
}

using GameOnScreen = std::tuple<const Game*, Screen>;

std::vector<GameOnScreen> every_game_on_every_screen() {
  std::vector<GameOnScreen> all;
  for (const Game& game : games())
    for (const Screen& screen : screens) all.emplace_back(&game, screen);
  return all;
}

class EveryTable : public ::testing::TestWithParam<GameOnScreen> {
 protected:
  [[nodiscard]] static const Game& game() { return *std::get<const Game*>(GetParam()); }
  [[nodiscard]] static TappedTable table(text::Language language = text::Language::en) {
    return TappedTable(game().info->id, std::get<Screen>(GetParam()), language);
  }
};

std::string name_of(const ::testing::TestParamInfo<GameOnScreen>& info) {
  return std::string(std::get<const Game*>(info.param)->info->id) + "_" + std::get<Screen>(info.param).name;
}
INSTANTIATE_TEST_SUITE_P(, EveryTable, ::testing::ValuesIn(every_game_on_every_screen()), name_of);

/// What can be touched; of a map's many cells some.
std::vector<std::string> some_spots(TappedTable& table) {
  constexpr std::size_t cells_between = 17;
  std::vector<std::string> ids;
  std::size_t cells = 0;
  for (const auto& spot : table.ui().spots())
    if (!spot.id.starts_with("cell.") || cells++ % cells_between == 0) ids.push_back(spot.id);
  return ids;
}

TEST_P(EveryTable, TouchingAnythingMakesOnlyLegalMoves) {
  TappedTable shown = table();
  for_some_positions(game(), game().info->max_seats, 7, 10, [&](const Position& position) {
    shown.show(position, no_seat);  // begins the question anew
    shown.show(position);
    const auto lawful = position.legal_moves();
    for (const std::string& id : some_spots(shown)) {
      for (int tap = 0; tap < 2 && shown.find(id) != nullptr; ++tap) {
        const auto made = shown.tap(id);
        if (made.has_value()) {
          EXPECT_NE(std::ranges::find(lawful, *made), lawful.end()) << id;
        }
      }
      while (shown.table().cancel()) shown.frame();
      shown.frame();
    }
  });
}

TEST_P(EveryTable, EverySpotLiesOnTheTableAndCanBeHit) {
  for_each_table_size(*game().info, [&](int seats) {
    TappedTable shown = table();
    for_some_positions(game(), seats, 60, 30, [&](const Position& position) {
      shown.show(position, position.turn() == no_seat ? Seat{0} : position.turn());
      const auto spots = shown.ui().spots();
      for (std::size_t i = 0; i < spots.size(); ++i) {
        const draw::Rect& at = spots[i].at;
        EXPECT_GE(at.x, shown.at().x) << spots[i].id;
        EXPECT_GE(at.y, shown.at().y) << spots[i].id;
        EXPECT_LE(at.right(), shown.at().right() + 0.01F) << spots[i].id;
        EXPECT_LE(at.bottom(), shown.at().bottom() + 0.01F) << spots[i].id;
        for (std::size_t above = i + 1; above < spots.size(); ++above)
          EXPECT_FALSE(spots[above].at.holds(at.centre())) << spots[above].id << " lies over " << spots[i].id;
      }
    });
  });
}

TEST_P(EveryTable, AllWordsFit) {
  for (const text::Language language : {text::Language::en, text::Language::ja}) {
    for_each_table_size(*game().info, [&](int seats) {
      TappedTable shown = table(language);
      for_some_positions(game(), seats, 80, 20, [&](const Position& position) {
        for (const Seat viewer : {Seat{0}, position.turn(), no_seat}) {
          shown.show(position, viewer);
          EXPECT_TRUE(shown.ui().crowded().empty()) << shown.ui().crowded().front() << " with " << seats << " seats";
        }
      });
    });
  }
}

TEST_P(EveryTable, TwoStatesThatLookTheSameAreDrawnAndWordedTheSame) {
  Rng rng(11);
  for_some_positions(game(), game().info->max_seats, 11, 6, [&](const Position& position) {
    for (const Seat viewer : {Seat{0}, Seat{2}, no_seat}) {
      const auto other = position.imagined(viewer, rng);
      std::string pictures[2];
      std::string mirrors[2];
      for (int i = 0; i < 2; ++i) {
        TappedTable shown = table();
        shown.show(i == 0 ? position : *other, viewer);
        pictures[i] = TappedTable::picture();
        mirrors[i] = to_json(shown.ui().mirror());
      }
      EXPECT_EQ(pictures[0] == pictures[1], true) << "to seat " << int{viewer};
      EXPECT_EQ(mirrors[0], mirrors[1]);
    }
  });
}

}  // namespace
}  // namespace kairo::testing
