#include "web/app/session/player.h"

#include <gtest/gtest.h>

namespace kairo::app {
namespace {

TEST(Names, AreOneCleanLine) {
  EXPECT_EQ(clean_name("  Ann  "), "Ann");
  EXPECT_EQ(clean_name("Ann\n\tLee"), "AnnLee");
  EXPECT_EQ(clean_name("\u3000健 太\u3000"), "健 太");
  EXPECT_EQ(clean_name(""), "");
  EXPECT_EQ(clean_name("   "), "");
}

TEST(Names, AreCutByCharactersNotBytes) {
  const std::string long_name = "魔女魔女魔女魔女魔女魔女魔女魔女魔女魔女魔女";
  EXPECT_EQ(clean_name(long_name), long_name.substr(0, longest_name * 3));
}

TEST(Names, AreEmptyIfNotUtf8) {
  EXPECT_EQ(clean_name("A\xff"), "");
  EXPECT_EQ(clean_name("\xe3\x81"), "");
  EXPECT_EQ(clean_name("a\u202e\u200bb"), "ab");
  EXPECT_EQ(clean_name("\xc0\xbc"
                       "b>"),
            "")
      << "a < spelt with two bytes";
  EXPECT_EQ(clean_name("\xed\xa0\x80"), "") << "half of a surrogate pair";
  EXPECT_EQ(clean_name("\xf5\x80\x80\x80"), "");
}

TEST(Names, AreVisible) {
  for (const char* nothing :
       {"\u00ad", "\u3164", "\u2003\u00a0", "\u115f", "\ufe0f", "\U000e0041", "\u061c\u2066", "\u0301\u0302", "\ue000",
        "\U0001d159", "\U0001bca0", "\ufffc", "\U00016fe4", "\U0001fffe"})
    EXPECT_EQ(clean_name(nothing), "") << nothing;
  EXPECT_EQ(clean_name("\U0001f469\u200d\U0001f680"), "\U0001f469\U0001f680");
  EXPECT_EQ(clean_name("שלום"), "שלום");
}

TEST(Names, ThatAreInvisibleAreReadAsEmpty) {
  EXPECT_EQ(parse_players("h \u0301\nh Ann\u0301\n"), (std::vector<Player>{{}, {.name = "Ann\u0301"}}));
  EXPECT_EQ(parse_name("Ann"), "Ann");
  EXPECT_EQ(parse_name(" Ann"), std::nullopt);
}

TEST(Names, KeepMarkupAsItIs) { EXPECT_EQ(clean_name("<b>&\"'"), "<b>&\"'"); }

TEST(Players, AreReadBackAsWritten) {
  const std::vector<Player> players{{.name = "Ann"},
                                    {.kind = Player::Kind::bot, .level = 1},
                                    {},
                                    {.kind = Player::Kind::bot, .level = 3, .name = "ケン 2"}};
  const std::string text = players_text(players);
  EXPECT_EQ(text, "h Ann\nb1\nh\nb3 ケン 2\n");
  EXPECT_EQ(parse_players(text), players);
  EXPECT_EQ(parse_players(text + "\n\n"), players);
}

TEST(Players, AreRefusedIfNoVersionCouldHaveWrittenThem) {
  for (const char* text : {"", "\n", "x Ann\n", "b\n", "b9 Ann\n", "hAnn\n", "h \n", "h  Ann\n", "h Ann \n", "h\n\nh\n",
                           "h\nh\nh\nh\nh\nh\n", "h aaaaaaaaaaaaaaaaaaaaaaaaa\n", "h A\x01\n"})
    EXPECT_FALSE(parse_players(text)) << text;
}

TEST(Players, HaveStandardNamesInEachLanguage) {
  const std::vector<Player> players{{}, {.kind = Player::Kind::bot}, {.name = "Ken"}};
  EXPECT_EQ(shown_names(players, text::Language::en), (std::vector<std::string>{"Player 1", "Rabbit", "Ken"}));
  EXPECT_EQ(shown_name(players[1], 1, text::Language::ja), "ウサギ");
  EXPECT_EQ(count_humans(players), 2);
}

}  // namespace
}  // namespace kairo::app
