#include "engine/match/merge.h"

#include <string>
#include <utility>

#include "tests/match/by_answers.h"
#include "tests/match/every_game.h"

namespace kairo {
namespace {

class MergeOfEveryGame : public EveryGame {
 protected:
  [[nodiscard]] Match finished(std::uint64_t seed) const {
    return random_match(*GetParam().game, random_setup(*GetParam().game->info, GetParam().seats, seed));
  }
  /// A copy that somebody may have at some time of this match.
  [[nodiscard]] static std::vector<Held> some_of(const Match& finished, std::size_t first_move, Rng& rng) {
    const Answers answers(finished);
    std::vector<Held> all;
    for (int i = 0; i < 6; ++i) {
      Held held = from_start(finished);
      while (held.match.steps().size() < first_move) play_on(held, finished);
      for (std::uint32_t moves = rng.below(8); moves > 0 && !held.match.over(); --moves)
        make_some_move(held, answers, rng);
      all.push_back(std::move(held));
    }
    return all;
  }

 private:
  static void play_on(Held& held, const Match& finished) {
    held.match.play(finished.steps()[held.match.steps().size()].move);
  }
};

INSTANTIATE_TEST_SUITE_P(Box, MergeOfEveryGame, testing::ValuesIn(every_table()), table_name);

Held merged(const Held& a, const Held& b) {
  Merged both = merge(a, b);
  EXPECT_TRUE(both.contradictions.empty());
  return both.held;
}

TEST_P(MergeOfEveryGame, OrderGroupingAndRepetitionMakeNoDifference) {
  Rng rng(1);
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    const Match match = finished(seed);
    for (int tries = 0; tries < 8; ++tries) {
      const auto first = rng.below(static_cast<std::uint32_t>(match.steps().size()));
      const std::vector<Held> all = some_of(match, first, rng);
      ASSERT_FALSE(HasFatalFailure());
      const Held& a = all[0];
      const Held& b = all[1];
      const Held& c = all[2];
      ASSERT_TRUE(same_held(merged(a, b), merged(b, a)));
      ASSERT_TRUE(same_held(merged(merged(a, b), c), merged(a, merged(b, c))));
      ASSERT_TRUE(same_held(merged(a, a), a));
      ASSERT_TRUE(same_held(merged(merged(a, b), b), merged(a, b)));
      std::vector<Held> backwards(all.rbegin(), all.rend());
      ASSERT_TRUE(same_held(merge(a, all).held, merge(a, backwards).held));
    }
  }
}

TEST_P(MergeOfEveryGame, NothingIsLost) {
  Rng rng(2);
  const Match match = finished(5);
  for (int tries = 0; tries < 10; ++tries) {
    const auto first = rng.below(static_cast<std::uint32_t>(match.steps().size()));
    const std::vector<Held> all = some_of(match, first, rng);
    const Merged together = merge(all[0], all);
    for (const Held& one : all) {
      ASSERT_FALSE(merge(together.held, one).news) << "it is all there";
      ASSERT_TRUE(merge(together.held, one).contradictions.empty());
    }
    ASSERT_EQ(together.news, !same_held(together.held, all[0]));
  }
}

/// The codes of a match and its answers ahead.
using Link = std::pair<std::string, std::string>;

Link link_of(const Held& held) {
  return {write_code(held.match).value_or(""), write_answers(held.match, held.ahead).value_or("")};
}

TEST_P(MergeOfEveryGame, AGroupThatAnswersInAnyOrderAndLosesAndRepeatsLinksEndsInTheSameMatch) {
  const auto seats = static_cast<Seat>(GetParam().seats);
  Rng rng(4);
  const Match match = random_match(*GetParam().game, random_setup(*GetParam().game->info, seats, 3), /*moves=*/60);
  const Answers answers(match);
  std::vector<Held> devices(seats, from_start(match));  // one for each seat
  std::vector<Link> chat;
  const auto paste = [&](Held& device, const Link& link) {
    auto read = read_code(link.first, box_with_toy());
    ASSERT_TRUE(read.has_value());
    auto ahead = link.second.empty() ? AnswersAhead{} : read_answers(link.second, *read).value();
    const Merged now = merge(device, {std::move(*read), std::move(ahead)});
    ASSERT_TRUE(now.contradictions.empty());
    device = now.held;
  };
  const auto answer_all = [&](Seat seat) {
    Held& device = devices[seat];
    bool news = false;
    while (answers.has_next(device, seat) && question_of(device.match, device.ahead, seat) != nullptr) {
      ASSERT_TRUE(answer(device.match, device.ahead, seat, answers.next(device, seat)).made());
      news = true;
    }
    if (news) chat.push_back(link_of(device));
  };
  for (int rounds = 0; rounds < 400 && !HasFatalFailure(); ++rounds) {
    const auto seat = static_cast<Seat>(rng.below(seats));
    // Some links are never read, some are old, some are pasted twice.
    for (int links = 0; links < 3 && !chat.empty(); ++links) {
      const std::size_t back = rng.below(links == 0 ? 1 : 4);
      if (back < chat.size()) paste(devices[seat], chat[chat.size() - 1 - back]);
    }
    answer_all(seat);
  }
  for (const auto& link : chat) paste(devices[0], link);
  ASSERT_EQ(write_code(devices[0].match), write_code(match));
}

// --- contradictions -----------------------------------------------------------------------------------------------

Held bids() { return {Match(*find_game("wicked"), standard_setup(*find_game("wicked")->info, 3, 7)), {}}; }

Held with_bid(Held held, Seat seat, std::size_t which) {
  const auto question = question_of(held.match, held.ahead, seat);
  EXPECT_TRUE(answer(held.match, held.ahead, seat, question->legal()[which]).made());
  return held;
}

TEST(Merge, ASeatThatAnsweredTwiceIsNamedAndBothSidesAreKept) {
  const Held one = with_bid(with_bid(bids(), 2, 3), 1, 1);
  const Held other = with_bid(bids(), 2, 4);
  const Merged kept = merge(one, other);
  ASSERT_EQ(kept.contradictions.size(), 1U);
  EXPECT_EQ(kept.contradictions[0].kind, Contradiction::Kind::answered_twice);
  EXPECT_EQ(kept.contradictions[0].seat, 2);
  EXPECT_TRUE(same_held(kept.contradictions[0].theirs, other));
  EXPECT_TRUE(same_held(kept.held, one));
  EXPECT_FALSE(kept.news);
  EXPECT_TRUE(same_held(merge(other, one).held, with_bid(other, 1, 1)))
      << "the other side wins, and nothing else is lost";
}

TEST(Merge, AnAnswerThatHasBeenPlayedOtherwiseIsAContradictionToo) {
  const Held ahead = with_bid(bids(), 1, 3);
  const Held played = with_bid(with_bid(bids(), 0, 2), 1, 4);
  const Merged kept = merge(played, ahead);
  ASSERT_EQ(kept.contradictions.size(), 1U);
  EXPECT_EQ(kept.contradictions[0].kind, Contradiction::Kind::answered_twice);
  EXPECT_EQ(kept.contradictions[0].seat, 1);
  EXPECT_TRUE(same_held(kept.held, played));
  EXPECT_TRUE(same_held(merge(ahead, played).held, ahead));
}

TEST(Merge, AnAnswerPlayedAsGivenVanishes) {
  const Held ahead = with_bid(bids(), 1, 3);
  const Held played = with_bid(with_bid(bids(), 0, 2), 1, 3);
  const Merged kept = merge(ahead, played);
  EXPECT_TRUE(kept.contradictions.empty());
  EXPECT_TRUE(kept.news);
  EXPECT_TRUE(same_held(kept.held, played));
}

TEST(Merge, AnOpenAnswerIsKeptInTheLongerMatch) {
  const Held ahead = with_bid(bids(), 2, 3);
  const Held longer = with_bid(bids(), 0, 2);
  EXPECT_EQ(merge(longer, ahead).held.ahead, ahead.ahead);
  EXPECT_TRUE(same_held(merge(with_bid(longer, 1, 0), ahead).held, with_bid(with_bid(longer, 1, 0), 2, 3)))
      << "and completes the reveal";
}

TEST(Merge, CoursesThatPartAreABranchOnceSomethingWasRevealed) {
  const Held one = with_bid(with_bid(with_bid(bids(), 0, 2), 1, 3), 2, 4);
  const Held other = with_bid(with_bid(bids(), 0, 2), 1, 1);
  const Merged kept = merge(one, other);
  ASSERT_EQ(kept.contradictions.size(), 1U);
  EXPECT_EQ(kept.contradictions[0].kind, Contradiction::Kind::branch);
  EXPECT_EQ(kept.contradictions[0].seat, 1);
  EXPECT_EQ(kept.contradictions[0].step, 1U);
  EXPECT_TRUE(same_held(kept.held, one));
}

TEST(Merge, SeveralLinksOfTheSameOtherSideAreOneContradiction) {
  const Held one = with_bid(bids(), 0, 2);
  const Held other = with_bid(bids(), 0, 3);
  const std::vector<Held> chat{other, with_bid(other, 2, 1), with_bid(other, 1, 1), one, other};
  const Merged kept = merge(one, chat);
  ASSERT_EQ(kept.contradictions.size(), 1U);
  EXPECT_EQ(kept.contradictions[0].kind, Contradiction::Kind::branch) << "all have bid there";
  EXPECT_TRUE(same_held(kept.contradictions[0].theirs, with_bid(with_bid(other, 1, 1), 2, 1)));
  EXPECT_TRUE(same_held(kept.held, one));
}

TEST(Merge, AnotherMatchIsLeftAlone) {
  const Held other{Match(*find_game("wicked"), standard_setup(*find_game("wicked")->info, 3, 8)), {}};
  const Merged kept = merge(bids(), other);
  ASSERT_EQ(kept.contradictions.size(), 1U);
  EXPECT_EQ(kept.contradictions[0].kind, Contradiction::Kind::other_match);
  EXPECT_EQ(kept.contradictions[0].seat, no_seat);
}

TEST(Merge, OfManyOtherMatchesSomeAreKeptAndTheRestIsCounted) {
  std::vector<Held> others;
  for (std::uint64_t seed = 0; seed < most_contradictions + 2; ++seed)
    others.push_back({Match(*find_game("wicked"), standard_setup(*find_game("wicked")->info, 3, 100 + seed)), {}});
  const Merged kept = merge(bids(), others);
  EXPECT_EQ(kept.contradictions.size(), most_contradictions);
  EXPECT_EQ(kept.more, 2);
  EXPECT_FALSE(kept.news);
}

TEST(Merge, TwoOtherSidesThatContradictEachOtherStayTwo) {
  const std::vector<Held> chat{with_bid(bids(), 0, 3), with_bid(bids(), 0, 4)};
  const Merged kept = merge(with_bid(bids(), 0, 2), chat);
  ASSERT_EQ(kept.contradictions.size(), 2U);
  for (std::size_t i = 0; i < 2; ++i) {
    EXPECT_TRUE(same_held(kept.contradictions[i].theirs, chat[i]));
    EXPECT_EQ(kept.contradictions[i].kind, Contradiction::Kind::answered_twice);
  }
}

TEST(Merge, NewsIsNewsInWhicheverLinkItComes) {
  const Held known = with_bid(bids(), 0, 2);
  const Held more = with_bid(known, 1, 1);
  EXPECT_TRUE(merge(known, std::vector{known, more}).news);
  EXPECT_TRUE(merge(known, std::vector{more, known}).news);
  EXPECT_FALSE(merge(known, std::vector{known, bids()}).news);
}

TEST(Merge, TwoSidesContradictIfAndOnlyIfAMergeSaysSo) {
  const Held played = with_bid(with_bid(bids(), 0, 2), 1, 3);
  const std::vector<Held> all{bids(),
                              with_bid(bids(), 0, 2),
                              with_bid(bids(), 0, 3),
                              with_bid(bids(), 2, 3),
                              with_bid(bids(), 2, 4),
                              with_bid(bids(), 1, 3),
                              with_bid(bids(), 1, 4),
                              played,
                              with_bid(played, 2, 3),
                              Held{Match(*find_game("wicked"), standard_setup(*find_game("wicked")->info, 3, 8)), {}}};
  int contradictions = 0;
  for (const Held& one : all)
    for (const Held& other : all) {
      EXPECT_EQ(contradicts(one, other), !merge(one, other).contradictions.empty());
      EXPECT_EQ(contradicts(one, other), contradicts(other, one));
      contradictions += contradicts(one, other) ? 1 : 0;
    }
  EXPECT_GT(contradictions, 20);
}

TEST(Merge, CoursesThatPartAreABranchWhicheverSideHasRevealed) {
  const Held ours = with_bid(with_bid(bids(), 0, 2), 1, 1);
  const Held theirs = with_bid(with_bid(with_bid(bids(), 0, 2), 1, 3), 2, 4);
  ASSERT_TRUE(theirs.match.steps().back().sealed);
  const Merged kept = merge(ours, theirs);
  ASSERT_EQ(kept.contradictions.size(), 1U);
  EXPECT_EQ(kept.contradictions[0].kind, Contradiction::Kind::branch);
  EXPECT_TRUE(same_held(kept.held, ours));
}

TEST(Merge, OnesOwnAnswerStaysWhenTheOtherSideIsFurther) {
  const Held ours = with_bid(bids(), 2, 3);
  const Held theirs = with_bid(with_bid(bids(), 0, 2), 2, 4);
  const Merged kept = merge(ours, theirs);
  EXPECT_EQ(kept.contradictions.size(), 1U);
  EXPECT_TRUE(same_held(kept.held, with_bid(with_bid(bids(), 0, 2), 2, 3))) << "with the move that was not known";
}

TEST(Merge, WhatSeveralLinksTellAddsUp) {
  const Held all = with_bid(with_bid(with_bid(bids(), 0, 2), 1, 3), 2, 4);
  const std::vector<Held> chat{with_bid(bids(), 0, 2), with_bid(bids(), 1, 3), with_bid(bids(), 2, 4)};
  EXPECT_TRUE(same_held(merge(bids(), chat).held, all));
}

TEST(Merge, ContradictionsOfTwoSeatsStayTwo) {
  const Held ours = with_bid(with_bid(bids(), 1, 1), 2, 2);
  const std::vector<Held> chat{with_bid(bids(), 1, 3), with_bid(bids(), 2, 4)};
  ASSERT_FALSE(contradicts(chat[0], chat[1])) << "so that only the seats tell them apart";
  const Merged kept = merge(ours, chat);
  ASSERT_EQ(kept.contradictions.size(), 2U);
  EXPECT_EQ(kept.contradictions[0].seat, 1);
  EXPECT_EQ(kept.contradictions[1].seat, 2);
}

TEST(Merge, ACourseThatWasKnownBecomesABranchWhenThisSideReveals) {
  const Held ours = with_bid(bids(), 0, 2);
  const Held other = with_bid(bids(), 0, 3);
  ASSERT_EQ(merge(ours, other).contradictions.at(0).kind, Contradiction::Kind::answered_twice);
  const Merged kept = merge(ours, std::vector{other, with_bid(with_bid(ours, 1, 1), 2, 1), other});
  ASSERT_EQ(kept.contradictions.size(), 1U);
  EXPECT_EQ(kept.contradictions[0].kind, Contradiction::Kind::branch);
}

TEST(Merge, AMatchThatIsFurtherOrHasMoreAnswersIsNotTheSame) {
  const Held played = with_bid(bids(), 0, 2);
  const Held ahead = with_bid(bids(), 1, 3);
  ASSERT_FALSE(played.match.steps().empty());
  ASSERT_TRUE(ahead.match.steps().empty());
  for (const Held& further : {played, ahead}) {
    EXPECT_TRUE(same_held(further, further));
    EXPECT_FALSE(same_held(bids(), further));
    EXPECT_FALSE(same_held(further, bids()));
  }
  EXPECT_FALSE(same_held(played, with_bid(bids(), 0, 3)));
}

TEST(Merge, MatchesFromCustomPositionsAreNeverTheSame) {
  const Held custom{Match(*find_game("wicked"), bids().match.now().clone()), {}};
  EXPECT_TRUE(contradicts(custom, custom));
  EXPECT_FALSE(same_held(custom, custom));
}

}  // namespace
}  // namespace kairo
