#include "web/app/links/opening.h"

#include <gtest/gtest.h>

#include "tests/web/app/toy.h"

/// The results of a text of links, without any screen.
namespace kairo::app {
namespace {

using testing::played;
using testing::players;
using Kind = Opening::Kind;

Opening open(std::string_view text) { return opening_of(text, nullptr, text::Language::en); }

std::string code() { return *write_code(played(7)); }

TEST(Opening, LeadsToTheMatchOfALink) {
  const Opening opening = open(match_fragment(code(), players("hhh")));
  EXPECT_EQ(opening.kind, Kind::take_in);
  ASSERT_TRUE(opening.chat);
  EXPECT_EQ(opening.chat->held.match.steps().size(), 7U);
  EXPECT_TRUE(opening.words.empty());
}

TEST(Opening, PutsTheLinksOfAChatTogether) {
  const std::string chat = "Ann: #" + match_fragment(*write_code(played(3)), players("hhh")) + "\nBen: #" +
                           match_fragment(code(), players("hhh"));
  const Opening opening = open(chat);
  EXPECT_EQ(opening.kind, Kind::take_in);
  ASSERT_TRUE(opening.chat);
  EXPECT_EQ(opening.chat->held.match.steps().size(), 7U);
}

TEST(Opening, LeadsToAReplayOrASetUp) {
  EXPECT_EQ(open(replay_fragment(code(), players("hhh"))).kind, Kind::replay);
  const Opening game = open("g=ruin");
  EXPECT_EQ(game.kind, Kind::set_up);
  EXPECT_EQ(game.game, find_game("ruin"));
  EXPECT_FALSE(game.deal);
  const Opening deal = open("d=" + code());
  EXPECT_EQ(deal.kind, Kind::set_up);
  EXPECT_EQ(deal.deal, played(0).setup());
}

TEST(Opening, RefusesWhatIsNoLinkAndSaysWhy) {
  for (const char* text : {"", "hello", "g=chess"}) {
    const Opening opening = open(text);
    EXPECT_EQ(opening.kind, Kind::refuse) << text;
    EXPECT_FALSE(opening.words.empty()) << text;
  }
}

TEST(Opening, OffersTheBeginningOfADamagedMatch) {
  const std::string whole = *write_code(played(40));
  const std::string cut = whole.substr(0, whole.size() - 4);
  const Opening opening = open("m=" + cut);
  EXPECT_EQ(opening.kind, Kind::ask);
  ASSERT_TRUE(opening.link && opening.link->match);
  EXPECT_FALSE(opening.words.empty());
  EXPECT_EQ(open("d=" + cut).kind, Kind::set_up) << "a deal is whole without its moves";
}

}  // namespace
}  // namespace kairo::app
