#include <gtest/gtest.h>

#include <set>
#include <sstream>
#include <string>

#include "tests/match/test_files.h"
#include "tests/web/app/links/remote.h"

/// Links of every kind, as they were once sent: each can be opened for ever, and says the same.
namespace kairo::app {
namespace {

/// The content of a link, in the words of the file.
std::string described(const Link& link) {
  std::ostringstream words;
  words << "kind=" << static_cast<int>(link.kind);
  const Game* game = link.match ? &link.match->game() : link.game;
  words << " game=" << (game != nullptr ? game->info->id : "none");
  if (link.match) words << " moves=" << link.match->steps().size() << " turn=" << int{link.match->to_move()};
  words << " ahead=";
  for (Seat seat = 0; seat < max_seats; ++seat) words << link.ahead.by(seat).size();
  words << " people=" << players_part(link.players);
  if (link.change) words << " change=" << int{link.change->from} << int{link.change->to};
  if (link.series) words << " series=" << series_text(*link.series);
  return words.str();
}

TEST(StoredFragments, OfAllKindsCanBeOpenedForEver) {
  const auto file = read_test_file("links/1.0.0/links.txt");
  ASSERT_TRUE(file);
  std::istringstream lines(*file);
  std::set<std::pair<std::string, char>> kinds;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    const std::string fragment = line.substr(0, line.find(' '));
    const Link link = read_link("https://example.org/kairo/#" + fragment);
    EXPECT_EQ(fragment + " " + described(link), line);
    EXPECT_FALSE(link.fault || link.names_lost || link.answers_lost || link.series_lost || link.unknown_part) << line;
    const Game* game = link.match ? &link.match->game() : link.game;
    ASSERT_NE(game, nullptr) << line;
    for (std::size_t i = 0; i < fragment.size(); ++i)
      if (i == 0 || fragment[i - 1] == '&') kinds.insert({std::string(game->info->id), fragment[i]});

    testing::AppOnStage app;
    app.open(fragment);
    EXPECT_EQ(app.app().saves().quarantined().size(), 0U);
    EXPECT_TRUE(app.screen() == "handover" || app.screen() == "replay" || app.screen() == "setup" ||
                (app.screen() == "notice" && link.change))
        << app.screen() << " after " << line;
  }
  EXPECT_EQ(kinds.size(), 4U * std::string("mdrgasot").size()) << "each kind of each game";
}

}  // namespace
}  // namespace kairo::app
