#include <gtest/gtest.h>

#include "tests/web/support/some_match.h"
#include "tests/web/support/tapped_table.h"

/// Names of usual length are whole in the smallest panels.
namespace kairo::testing {
namespace {

void expect_whole_names(std::string_view game, int seats, const Screen& screen) {
  const std::vector<std::string> names{"Anna", "Dorothea", "Benjamin", "Theodora", "けんたろう"};
  TappedTable table(game, screen);
  table.call_seats(names);
  const Match match = some_match(*find_game(game), seats, 5);
  for (const std::size_t moves : {std::size_t{1}, match.steps().size() / 2, match.steps().size()}) {
    const Position& position = match.after(moves);
    table.show(position, 0);
    for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui()))
      EXPECT_FALSE(item.shortened || item.words.ends_with("…")) << item.words << " on " << screen.name;
  }
}

TEST(Names, AreWholeInSmallPanels) {
  for (const Screen& screen : {phone, low_frame}) expect_whole_names("wicked", 5, screen);
  for (const Screen& screen : {small_phone, phone}) expect_whole_names("haratama", 4, screen);
}

}  // namespace
}  // namespace kairo::testing
