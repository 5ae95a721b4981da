#include "web/app/links/link_reader.h"

#include <gtest/gtest.h>

#include "engine/match/random_play.h"
#include "tests/web/app/toy.h"
#include "web/app/links/base64.h"
#include "web/app/saves/save_store.h"

namespace kairo::app {
namespace {

using testing::played;
using testing::players;

std::string code_of(const Match& match) { return write_code(match).value_or("none"); }

TEST(Base64, RoundTripsBytes) {
  for (const std::string bytes : {"", "a", "ab", "abc", "abcd", "\xff\xfe\xfd", "h Ann\nb1 ウサギ\n"})
    EXPECT_EQ(from_base64(to_base64(bytes)), bytes);
  EXPECT_EQ(to_base64("\xff\xff\xfe"), "___-");
}

TEST(Base64, RefusesWhatItDoesNotWrite) {
  for (const char* letters : {"A", "AAAAA", "AB", "A=", "A A", "é"}) EXPECT_FALSE(from_base64(letters)) << letters;
}

TEST(Links, CarryMatchAndNames) {
  const Match match = played(7);
  std::vector<Player> people = players("hhb");
  people[1].name = "健";
  const std::string fragment = match_fragment(code_of(match), people);
  const Link link = read_link(fragment);
  EXPECT_EQ(link.kind, Link::Kind::match);
  ASSERT_TRUE(link.match);
  EXPECT_TRUE(link.match->now().equals(match.now()));
  EXPECT_EQ(link.players, people);
  EXPECT_FALSE(link.fault);
  EXPECT_FALSE(link.unknown_part);
}

TEST(Links, CarryTheGamesBeforeInARow) {
  const Match match = played(7);
  const Series series{4, 2, {35, -7, 112}};
  const std::string code = code_of(match);
  const Link link = read_link(match_fragment(code, players("hhh"), {}, std::nullopt, series));
  EXPECT_EQ(link.series, series);
  EXPECT_EQ(link.players, players("hhh"));
  EXPECT_FALSE(link.unknown_part || link.series_lost);
  EXPECT_EQ(read_link("m=" + code + "&t=4_2_35_-\n> 7_112e").series, series) << "broken by a mail program";
  EXPECT_FALSE(read_link("m=" + code).series_lost);
  for (const char* damaged : {"", "4_2_35_-7_11", "4_2_35_-7e", "4_2_35_-7_112_0e", "9_2_0_0_0e", "x"}) {
    const Link lost = read_link("m=" + code + "&t=" + damaged + "&s=" + players_part(players("hhh")));
    EXPECT_TRUE(lost.match && lost.series_lost && !lost.series) << damaged;
    EXPECT_EQ(lost.players.size(), 3U) << damaged;
  }
}

TEST(Links, NeverEndInLettersThatMessengersLeaveOut) {
  for (int i = 0; i < 64; ++i) {
    std::vector<Player> people = players("hhh");
    people[2].name = std::string(1, static_cast<char>('?' + i % 32)) + std::to_string(i);
    const std::string part = players_part(people);
    EXPECT_FALSE(part.ends_with('-') || part.ends_with('_')) << part;
    EXPECT_EQ(read_link("m=" + code_of(played(1)) + "&s=" + part).players, people);
  }
}

TEST(Links, AreFoundInMessagesThatBreakThem) {
  const Match match = played(40);
  const std::string code = code_of(match);
  ASSERT_GT(code.size(), 24U);
  const std::string names = players_part(players("hhh"));
  const std::string url = "https://example.org/kairo/#m=" + code.substr(0, 11);
  const std::string rest = code.substr(11);
  for (const std::string& text :
       {"Ken, your turn:\n" + url + rest + "&s=" + names + "\nsee you soon",           //
        "> Ken, your turn:\n> " + url + "\n> " + rest + "&s=" + names + "\n>\n> Ann",  //
        "\"" + url + " " + rest + "\"", url + "\r\n  " + rest + " and that is it", code, " " + code + "\n"}) {
    const Link link = read_link(text);
    ASSERT_TRUE(link.match) << text;
    EXPECT_FALSE(link.fault) << text;
    EXPECT_TRUE(link.match->now().equals(match.now())) << text;
  }
}

TEST(Links, CarryADealOrAGame) {
  const Link deal = read_link("#d=" + code_of(testing::new_match(4, 99)));
  EXPECT_EQ(deal.kind, Link::Kind::deal);
  ASSERT_TRUE(deal.match);
  EXPECT_EQ(deal.match->setup()->seed, 99U);
  const Link game = read_link("https://example.org/#g=wicked");
  EXPECT_EQ(game.kind, Link::Kind::game);
  EXPECT_EQ(game.game, &testing::wicked());
  EXPECT_EQ(read_link("g=chess").game, nullptr);
}

TEST(Links, ThatAreCutOffKeepTheirGoodBeginning) {
  const Match match = played(40);
  const std::string code = code_of(match);
  const Link link = read_link("m=" + code.substr(0, code.size() - 4));
  ASSERT_TRUE(link.fault);
  EXPECT_EQ(link.fault->fault, CodeFault::damaged);
  ASSERT_TRUE(link.match);
  EXPECT_LE(link.match->steps().size(), match.steps().size());
}

/// A match of random moves.
Match strolled(const Game& game, int seats, int moves) {
  return random_match(game, standard_setup(*game.info, seats, 11), static_cast<std::size_t>(moves));
}

/// Every prefix of a link gives a beginning of the match, never with fewer moves than the code alone gives.
void expect_good_beginnings(const Match& match, std::string_view key) {
  const std::string code = code_of(match);
  const std::size_t seats = static_cast<std::size_t>(match.now().seats());
  const std::string fragment =
      std::string(key) + "=" + code + "&s=" + players_part(std::vector<Player>(seats, Player{.name = "Mio"}));
  for (std::size_t length = 0; length <= fragment.size(); ++length) {
    const Link link = read_link("#" + fragment.substr(0, length));
    if (link.match) {
      ASSERT_EQ(common_moves(*link.match, match), link.match->steps().size()) << fragment.substr(0, length);
    }
    if (length < 3) continue;
    const std::string cut = code.substr(0, length - 2);
    const auto alone = read_code(cut);
    ASSERT_EQ(link.match.has_value(), alone ? true : alone.error().good_prefix.has_value()) << cut;
    if (link.match) {
      ASSERT_EQ(link.match->steps().size(), (alone ? *alone : *alone.error().good_prefix).steps().size()) << cut;
    }
    ASSERT_EQ(link.fault.has_value(), cut.size() < code.size()) << cut;
  }
}

TEST(Links, CutAnywhereGiveTheLongestGoodBeginning) {
  for (const Game& game : games())
    for (const std::string_view key : {"m", "d", "r"}) {
      const bool deal = key == "d";
      expect_good_beginnings(strolled(game, game.info->max_seats, deal ? 0 : 60), key);
    }
  for (const std::string_view id : {"wicked", "haratama", "ruin"})
    for (std::size_t length = 0; length < id.size(); ++length)
      EXPECT_EQ(read_link("g=" + std::string(id.substr(0, length))).game, nullptr);
}

TEST(Links, ToAReplayCarryTheWholeMatch) {
  const Match match = played(30);
  const Link link = read_link("https://example.org/#" + replay_fragment(code_of(match), players("hbb")));
  EXPECT_EQ(link.kind, Link::Kind::replay);
  ASSERT_TRUE(link.match);
  EXPECT_TRUE(link.match->now().equals(match.now()));
  EXPECT_EQ(link.players, players("hbb"));
}

TEST(Links, OfOtherRulesNameGameAndVersion) {
  // The links of tests/links/faults.txt.
  const Link link = read_link("m=EH9VVVVVABob3gzpueIBbJaxRD1aSg2O8Gd");
  ASSERT_TRUE(link.fault);
  EXPECT_EQ(link.fault->fault, CodeFault::unknown_rules);
  EXPECT_EQ(link.fault->game, testing::wicked().info);
  EXPECT_NE(link.fault->rules_version, int{testing::wicked().info->rules_version});
}

TEST(Links, AreNotFoundInForeignText) {
  for (const char* text : {"", "   ", "hello there", "https://example.org/", "#zz=1", "#q=abc", "=", "m", "#"}) {
    const Link link = read_link(text);
    EXPECT_EQ(link.kind, Link::Kind::none) << text;
    EXPECT_FALSE(link.match) << text;
    EXPECT_FALSE(link.fault) << text;
  }
  const Link bad = read_link("#m=hello!");
  EXPECT_EQ(bad.kind, Link::Kind::match);
  ASSERT_TRUE(bad.fault);
  EXPECT_EQ(bad.fault->fault, CodeFault::not_a_code);
}

TEST(Links, ReportUnknownParts) {
  const std::string fragment = match_fragment(code_of(played(2)), players("hhh"));
  EXPECT_TRUE(read_link(fragment + "&q=1").unknown_part);
  EXPECT_TRUE(read_link(fragment + "&q=1").match);
}

TEST(Links, InQuotedMessagesAreNotMixed) {
  const std::string answer = match_fragment(code_of(played(4)), players("hhb"));
  const std::string before = match_fragment(code_of(played(2)), players("bbh"));
  const Link link = read_link("https://example.org/#" + answer + "\n\n> https://example.org/#" + before + "&q=1");
  ASSERT_TRUE(link.match);
  EXPECT_EQ(link.match->steps().size(), 4U);
  EXPECT_EQ(link.players, players("hhb"));
  EXPECT_FALSE(link.unknown_part);
}

TEST(Links, NameEverybodyOrNobody) {
  const std::string code = code_of(played(2));
  EXPECT_TRUE(read_link("m=" + code + "&s=" + players_part(players("hh"))).players.empty());
  EXPECT_TRUE(read_link("m=" + code + "&s=????").players.empty());
  EXPECT_TRUE(read_link("m=" + code + "&s=????").names_lost);
  EXPECT_FALSE(read_link("m=" + code).names_lost);
  EXPECT_TRUE(read_link("m=" + code).players.empty());
}

}  // namespace
}  // namespace kairo::app
