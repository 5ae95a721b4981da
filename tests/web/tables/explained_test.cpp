#include <gtest/gtest.h>

#include <map>
#include <set>
#include <tuple>

#include "tests/support/cases.h"
#include "tests/web/support/game_on_screen.h"
#include "tests/web/support/some_match.h"
#include "tests/web/support/tapped_table.h"
#include "tests/web/support/unexplained.h"
#include "web/text/help.h"

/// Everything on every table tells what it is, in sentences that can be read as a whole.
namespace kairo::testing {
namespace {

class Explained : public ::testing::TestWithParam<GameOnScreen> {
 protected:
  [[nodiscard]] static const Game& game() { return *std::get<const Game*>(GetParam()); }
  [[nodiscard]] static Screen screen() { return std::get<Screen>(GetParam()); }

  void add(const std::vector<std::string>& faults, const std::string& where) {
    for (const std::string& fault : faults) first_met_.emplace(fault, where);
  }
  void TearDown() override {
    for (const auto& [fault, where] : first_met_) ADD_FAILURE() << fault << "\n  at " << where;
  }

 private:
  std::map<std::string, std::string> first_met_;
};
INSTANTIATE_TEST_SUITE_P(, Explained, ::testing::ValuesIn(every_game_on_every_screen()), game_and_screen_name);

TEST_P(Explained, EverythingOnTheTableTellsWhatItIs) {
  for_each_table_size(*game().info, [&](int seats) {
    TappedTable table(game().info->id, screen());
    int step = 0;
    for_some_positions(game(), seats, 33, 10, [&](const Position& position) {
      for (const Seat viewer : {Seat{0}, position.to_move(), no_seat}) {
        table.show(position, viewer);
        const std::string where =
            std::to_string(seats) + " seats, step " + std::to_string(step) + ", to seat " + std::to_string(viewer);
        add(unexplained(table.ui(), table.at()), where);
        add(wordless(table.ui()), where);
      }
      ++step;
    });
  });
}

/// Each kind of thing is asked about once in each language.
TEST_P(Explained, EveryExplanationCanBeReadAsAWhole) {
  for (const text::Language language : text::languages) {
    std::set<std::string> known;
    const int seats = game().info->max_seats;
    TappedTable table(game().info->id, screen(), language);
    for_some_positions(game(), seats, 12, 3, [&](const Position& position) {
      table.show(position);
      table.ui().explainer.set_asking(true);
      table.frame();
      for (const draw::Explained& thing : std::vector(table.ui().explainer.things())) {
        if (!thing.label.empty() || !known.insert(std::string(thing.what.term.key)).second) continue;
        const std::string id = table.find(thing.id) != nullptr ? thing.id : "ask." + thing.id;
        if (table.find(id) == nullptr) continue;  // something else lies over it
        table.stage().input.pressed = id;
        table.frame();
        table.frame();
        add(faults(table.ui()), "the explanation of " + thing.id);
        EXPECT_EQ(table.ui().mirror.message,
                  draw::name_of(table.ui(), thing.what) + ": " + draw::words_of(table.ui(), thing.what));
      }
      table.ui().explainer.set_asking(false);
    });
  }
}

/// Every term has a paragraph of the rule book.
TEST_P(Explained, EveryTermLeadsToItsRule) {
  TappedTable table(game().info->id, screen());
  for_some_positions(game(), game().info->max_seats, 5, 6, [&](const Position& position) {
    table.show(position);
    for (const draw::Explained& thing : table.ui().explainer.things()) {
      const std::string_view key = thing.what.term.key;
      if (key.starts_with(game().info->id)) EXPECT_NE(text::section_of(key), "") << key;
    }
  });
}

}  // namespace
}  // namespace kairo::testing
