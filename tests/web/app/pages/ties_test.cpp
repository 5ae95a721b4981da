#include <gtest/gtest.h>

#include <bit>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/documents.h"
#include "tests/web/support/some_match.h"
#include "web/app/pages/end_page.h"
#include "web/app/screens/score_words.h"
#include "web/text/sentence.h"

/// Why places at the end are as they are, where the points alone do not decide.
namespace kairo::app {
namespace {

using kairo::testing::some_match;

const std::vector<std::string> tied_names{"Anna", "Ben", "Chi", "Dora", "Emil"};

/// The first match of this game, by seeds, that ends as wanted.
template <class Wanted>
std::optional<Match> find_match(std::string_view game, int seats, Wanted wanted) {
  constexpr std::uint64_t seeds = 400;
  for (std::uint64_t seed = 1; seed < seeds; ++seed)
    if (Match match = some_match(*find_game(game), seats, seed); wanted(match.now().score())) return match;
  return std::nullopt;
}

/// The words of the end page about the places.
std::vector<std::string> told(const Match& match, text::Language language = text::Language::en) {
  const Session session("a1", match, std::vector<Player>(static_cast<std::size_t>(match.now().seats())));
  const Document page =
      end_page({language, tied_names}, {.session = session, .best = {}, .course = {}, .shown = {}, .has_box = true});
  std::vector<std::string> lines;
  for (const Block& block : page.blocks)
    if (block.look == "ties")
      for (const Block& line : block.blocks) lines.push_back(line.words);
  return lines;
}

bool says(const std::vector<std::string>& lines, std::string_view words) {
  return std::ranges::any_of(lines, [&](const std::string& line) { return line.find(words) != std::string::npos; });
}

TEST(Ties, AreNotToldOfDifferentPoints) {
  const auto match = find_match("galleria", 2, [](const Score& score) {
    return score.of[0].total != score.of[1].total && score.of[0].tie_break + score.of[1].tie_break > 0;
  });
  ASSERT_TRUE(match);
  EXPECT_FALSE(says(told(*match), kairo::testing::words_of("app.end.tie")));
  EXPECT_TRUE(says(told(*match), kairo::testing::words_of("galleria.tie.1")));
}

struct TieRule {
  const char* game;
  int rule;
};
void PrintTo(const TieRule& tie, std::ostream* out) { *out << tie.game << " " << tie.rule; }

class TieBreak : public ::testing::TestWithParam<TieRule> {};
// Rules further down the list decide so rarely that no match of these is decided by them; their texts are tested below.
INSTANTIATE_TEST_SUITE_P(, TieBreak,
                         ::testing::Values(TieRule{"wicked", 1}, TieRule{"wicked", 2}, TieRule{"wicked", 3},
                                           TieRule{"ruin", 1}, TieRule{"galleria", 2}, TieRule{"galleria", 3}));

TEST_P(TieBreak, IsExplainedByTheRuleThatDecided) {
  const auto [game, rule] = GetParam();
  Seat behind = no_seat;
  const auto match = find_match(game, find_game(game)->info->max_seats, [&](const Score& score) {
    for (Seat seat = 0; seat < score.seats; ++seat)
      if (score.of[seat].tie_break == rule) behind = seat;
    return behind != no_seat;
  });
  ASSERT_TRUE(match);
  const Score score = match->now().score();
  const std::vector<Seat> seats = by_place(score);
  const Seat ahead = *(std::ranges::find(seats, behind) - 1);
  ASSERT_EQ(score.of[ahead].total, score.of[behind].total);
  const std::string key = std::string(game) + ".tie." + std::to_string(rule);
  const Arg why = term("rule", key);
  for (const text::Language language : text::languages) {
    const std::string line = text::sentence(
        language, Phrase{"app.end.tie", {seat_name("ahead", ahead), seat_name("behind", behind), why}}, tied_names);
    EXPECT_TRUE(says(told(*match, language), line)) << line;
  }
}

/// Further down a phone would have to be scrolled for it.
TEST(Ties, AreExplainedRightBelowThePlaces) {
  const auto match = find_match("wicked", 4, [](const Score& score) {
    return std::ranges::any_of(score.of, [](const SeatScore& mine) { return mine.tie_break > 0; });
  });
  ASSERT_TRUE(match);
  const Session session("a1", *match, std::vector<Player>(4));
  const Document page = end_page({text::Language::en, tied_names},
                                 {.session = session, .best = {}, .course = {}, .shown = {}, .has_box = true});
  const auto places = std::ranges::find(page.blocks, "podium", &Block::look);
  ASSERT_NE(places, page.blocks.end());
  EXPECT_EQ((places + 1)->look, "ties");
}

/// In Haratama nothing decides between equal totals: who ties shares a place, and no rule is made up.
TEST(TiesOfHaratama, ShareAPlaceWithoutAWord) {
  const auto match = find_match("haratama", 4, [](const Score& score) {
    SeatSet places = 0;
    for (Seat seat = 0; seat < score.seats; ++seat) places |= only(static_cast<Seat>(score.of[seat].place));
    return std::popcount(places) < score.seats;
  });
  ASSERT_TRUE(match);
  EXPECT_EQ(told(*match), std::vector<std::string>{});
}

TEST(Ties, HaveWordsForEachRule) {
  for (const auto& [game, rules] : {std::pair("wicked", 5), {"ruin", 2}, {"galleria", 3}})
    for (int rule = 1; rule <= rules; ++rule)
      for (const text::Language language : text::languages) {
        const std::string key = std::string(game) + ".tie." + std::to_string(rule);
        EXPECT_EQ(text::sentence(language, key).find("⟦"), std::string::npos) << key;
      }
}

}  // namespace
}  // namespace kairo::app
