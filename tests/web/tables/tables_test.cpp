#include <gtest/gtest.h>

#include <tuple>

#include "tests/web/support/game_on_screen.h"
#include "tests/web/support/some_match.h"
#include "tests/web/support/tapped_table.h"
#include "web/app/pages/words_page.h"

/// The duties of every game's table, on every screen.
namespace kairo::testing {
namespace {

class EveryTable : public ::testing::TestWithParam<GameOnScreen> {
 protected:
  [[nodiscard]] static const Game& game() { return *std::get<const Game*>(GetParam()); }
  [[nodiscard]] static TappedTable table(text::Language language = text::Language::en) {
    return TappedTable(game().info->id, std::get<Screen>(GetParam()), language);
  }
};

INSTANTIATE_TEST_SUITE_P(, EveryTable, ::testing::ValuesIn(every_game_on_every_screen()), game_and_screen_name);

TEST_P(EveryTable, TouchingAnythingMakesOnlyLegalMoves) {
  TappedTable shown = table();
  for_some_positions(game(), game().info->max_seats, 7, 10, [&](const Position& position) {
    shown.show(position, no_seat);  // forgets earlier taps
    shown.show(position);
    const auto lawful = position.legal();
    for (const std::string& id : some_spots(shown.ui(), 17)) {
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
      shown.show(position, position.to_move() == no_seat ? Seat{0} : position.to_move());
      const auto spots = shown.ui().gesture.targets();
      for (std::size_t i = 0; i < spots.size(); ++i) {
        const draw::Rect& at = spots[i].at;
        EXPECT_GE(at.x, shown.at().x) << spots[i].id;
        EXPECT_GE(at.y, shown.at().y) << spots[i].id;
        EXPECT_LE(at.right(), shown.at().right() + 0.01F) << spots[i].id;
        EXPECT_LE(at.bottom(), shown.at().bottom() + 0.01F) << spots[i].id;
        for (std::size_t above = i + 1; above < spots.size(); ++above)
          // Cards that are to be answered lie over a part of the maze that is not asked about.
          EXPECT_FALSE(spots[above].id != "pile" && spots[above].at.holds(at.centre()))
              << spots[above].id << " lies over " << spots[i].id;
      }
    });
  });
}

TEST_P(EveryTable, TwoStatesThatLookTheSameAreDrawnAndWordedTheSame) {
  Rng rng(11);
  for_some_positions(game(), game().info->max_seats, 11, 6, [&](const Position& position) {
    for (const Seat viewer : {Seat{0}, Seat{2}, no_seat}) {
      const auto other = position.imagine(viewer, rng);
      DrawnFrame pictures[2];
      std::string mirrors[2];
      for (int i = 0; i < 2; ++i) {
        TappedTable shown = table();
        shown.show(i == 0 ? position : *other, viewer);
        pictures[i] = TappedTable::picture();
        mirrors[i] = to_json(app::words_page(shown.ui().writer(), shown.ui().mirror));
      }
      EXPECT_EQ(pictures[0], pictures[1]) << "to seat " << int{viewer};
      EXPECT_EQ(mirrors[0], mirrors[1]);
    }
  });
}

}  // namespace
}  // namespace kairo::testing
