#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/last_move.h"
#include "tests/web/support/some_match.h"
#include "web/app/screens/score_words.h"
#include "web/text/number.h"

/// The message to the page when somebody wants a picture of the result.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::make_last_move;
using kairo::testing::some_match;

constexpr std::size_t before_players = 4;  // the lines of link, game, name and outcome

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines(1);
  for (const char letter : text)
    if (letter == '\n')
      lines.emplace_back();
    else
      lines.back() += letter;
  return lines;
}

/// The lines of the message after the match ended on the screen and the button was pressed.
std::vector<std::string> picture_of(const Match& match, const std::vector<Player>& players,
                                    text::Language language = text::Language::en, float width = 360,
                                    float height = 640) {
  AppOnStage app(language, width, height);
  make_last_move(app, match, players);
  app.settle();
  EXPECT_EQ(app.screen(), "end");
  app.press("end.picture");
  return lines_of(app.heard("result"));
}

std::vector<Player> people(const std::vector<std::string>& names) {
  std::vector<Player> players;
  for (const std::string& name : names) players.push_back({.kind = Player::Kind::human, .level = 1, .name = name});
  return players;
}

TEST(PictureOfTheResult, NamesEverybodyFromTheWinnerOnWithPlaceAndPoints) {
  const Match match = some_match(*find_game("wicked"), 3, 5);
  const std::vector<Player> players = people({"<b>Ann</b>", "Bo & Co", "Cy"});
  const auto lines = picture_of(match, players);
  const Score score = match.now().score();
  const std::vector<Seat> seats = by_place(score);
  ASSERT_EQ(lines.size(), before_players + 3 * seats.size());
  EXPECT_EQ(lines[0], replay_fragment(*write_code(match), players));
  EXPECT_EQ(lines[1], "wicked");
  EXPECT_NE(lines[3].find(players[seats[0]].name), std::string::npos) << lines[3];
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const auto line = lines.begin() + static_cast<std::ptrdiff_t>(before_players + 3 * i);
    const SeatScore& mine = score.of[seats[i]];
    EXPECT_EQ(line[0], std::to_string(mine.place) + ".");
    EXPECT_EQ(line[1], text::number_words(mine.total) + (mine.total == 1 ? " point" : " points"));
    EXPECT_EQ(line[2], players[seats[i]].name);
  }
}

TEST(PictureOfTheResult, SpeaksThePlayersLanguage) {
  const Match match = some_match(*find_game("haratama"), 3, 2);
  const auto lines = picture_of(match, people({"花子", "", ""}), text::Language::ja);
  ASSERT_EQ(lines.size(), before_players + 9);
  EXPECT_EQ(lines[before_players], "1位");
  EXPECT_TRUE(lines[before_players + 1].ends_with("点")) << lines[before_players + 1];
}

TEST(PictureOfTheResult, PlacesNobodyWhoPlayedAlone) {
  for (const char* id : {"ruin", "galleria"}) {
    const auto lines = picture_of(some_match(*find_game(id), 1, 3), people({"Ann"}));
    ASSERT_EQ(lines.size(), before_players + 3) << id;
    EXPECT_EQ(lines[before_players], "") << id;
    EXPECT_EQ(lines[before_players + 2], "Ann") << id;
  }
}

TEST(PictureOfTheResult, IsOfferedOnEveryScreen) {
  const Match match = some_match(*find_game("wicked"), 3, 5);
  for (const auto& [width, height] : {std::pair{480, 320}, {360, 640}, {768, 1024}, {1280, 800}})
    EXPECT_FALSE(picture_of(match, people({"", "", ""}), text::Language::ja, static_cast<float>(width),
                            static_cast<float>(height))[0]
                     .empty())
        << width;
}

TEST(PictureOfTheResult, TellsThePlayerIfItCannotBeMade) {
  AppOnStage app;
  make_last_move(app, some_match(*find_game("wicked"), 3, 5), people({"", "", ""}));
  app.press("end.picture");
  app.say("no result", "");
  EXPECT_EQ(app.screen(), "notice");
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.picture.failed")));
  app.press("dialog.close");
  app.press("end.picture");
  app.say("no result", "hidden");
  EXPECT_TRUE(says(app, kairo::testing::words_of("app.picture.hidden")));
}

}  // namespace
}  // namespace kairo::app
