#include "web/app/session/session.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "engine/core/rng.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/some_match.h"
#include "web/app/session/match_log.h"
#include "web/text/help.h"

namespace kairo::app {
namespace {

using testing::play;
using testing::session;

TEST(Session, HandsOverBeforeEachPrivateQuestion) {
  Session around = session("hhh");
  for (Seat seat = 0; seat < 3; ++seat) {
    EXPECT_EQ(around.awaited(), seat);
    EXPECT_EQ(around.viewer(), no_seat);
    EXPECT_FALSE(around.viewer_may_act());
    around.hand_over();
    EXPECT_EQ(around.awaited(), no_seat);
    EXPECT_EQ(around.viewer(), seat);
    EXPECT_TRUE(around.viewer_may_act());
    ASSERT_TRUE(play(around, "bid 1 -"));
  }
}

TEST(Session, NeedsNoHandOverForOnePersonWithBots) {
  Session alone = session("bhb");
  EXPECT_EQ(alone.played().bot_to_move(), 0);
  EXPECT_EQ(alone.viewer(), 1);
  EXPECT_FALSE(alone.viewer_may_act());
  ASSERT_TRUE(play(alone, "bid 1 -"));
  EXPECT_EQ(alone.played().bot_to_move(), no_seat);
  EXPECT_EQ(alone.awaited(), no_seat);
  EXPECT_TRUE(alone.viewer_may_act());
}

TEST(Session, ShowsPublicQuestionsToEverybody) {
  Rng rng(3);
  Session around = session("hhh");
  for (int i = 0; i < 400 && !around.match().over(); ++i) {
    if (around.turn().holder_is_asked()) around.let_holder_answer();
    if (around.awaited() != no_seat) {
      EXPECT_TRUE(around.now().private_question());
      around.hand_over();
    }
    EXPECT_EQ(around.viewer(), around.now().to_move());
    const auto moves = around.now().legal();
    ASSERT_TRUE(around.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]).made());
  }
  EXPECT_TRUE(around.match().over());
  EXPECT_EQ(around.awaited(), no_seat);
}

TEST(Session, AwaitsTheNextPersonAfterCover) {
  Session alone = session("hbb");
  alone.forget_holder();
  EXPECT_EQ(alone.awaited(), 0);
  EXPECT_EQ(alone.viewer(), no_seat);
  alone.hand_over();
  EXPECT_EQ(alone.viewer(), 0);
}

TEST(Session, LetsOnlyTheHolderUndoASealedAnswer) {
  Session around = session("hhh");
  around.hand_over();
  ASSERT_TRUE(play(around, "bid 1 -"));
  EXPECT_EQ(around.turn().undoable_by(), 0);
  around.hand_over();
  EXPECT_EQ(around.turn().undoable_by(), no_seat);
  EXPECT_FALSE(around.undo());
}

TEST(Session, UndoesToThePersonWhoAnswered) {
  Session around = session("hhh");
  around.hand_over();
  ASSERT_TRUE(play(around, "bid 1 -"));
  ASSERT_TRUE(around.undo());
  EXPECT_EQ(around.awaited(), no_seat);
  EXPECT_EQ(around.viewer(), 0);
}

/// A match of Galleria by people only, up to an offer to several of them.
Session asked_around(int seats) {
  const Game& game = *find_game("galleria");
  for (std::uint64_t seed = 1; seed < 60; ++seed) {
    Session around("id", Match(game, standard_setup(*game.info, seats, seed)),
                   testing::players(std::string(static_cast<std::size_t>(seats), 'h')));
    Rng rng(seed);
    for (int move = 0; move < 60 && !around.match().over(); ++move) {
      if (around.asked_together().size() > 1) return around;
      if (around.awaited() != no_seat) around.hand_over();
      const auto moves = around.now().legal();
      around.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
  }
  ADD_FAILURE() << "nobody was asked about the same thing as somebody else";
  return testing::session("hhh");
}

TEST(Session, MakesOneOfferToSeveralPeopleTogether) {
  Session around = asked_around(4);
  const std::vector<Seat> asked = around.asked_together();
  ASSERT_GT(asked.size(), 1U);
  EXPECT_EQ(asked.front(), around.match().to_move());
  const std::size_t before = around.match().steps().size();
  around.decline_before(no_seat);
  EXPECT_EQ(around.match().steps().size(), before + asked.size());
  for (std::size_t i = 0; i < asked.size(); ++i) {
    const Match::Step& step = around.match().steps()[before + i];
    EXPECT_EQ(step.seat, asked[i]);
    EXPECT_EQ(step.index, step.choices - 1) << "declined";
  }
}

TEST(Session, AsksTogetherThoseBetweenWhomABotDeclines) {
  const Game& game = *find_game("galleria");
  int found = 0;
  for (std::uint64_t seed = 1; seed < 40 && found == 0; ++seed) {
    Match match(game, standard_setup(*game.info, 4, seed));
    Rng rng(seed);
    while (!match.over() && found == 0) {
      const auto moves = match.now().legal();
      const bool offered = match.now().offer() != Offer::none;
      match.play(offered ? moves.back() : moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      const std::vector<Seat> asked = Session("id", match, testing::players("hhhh")).asked_together();
      if (asked.size() != 3) continue;
      std::vector<Player> players = testing::players("hhhh");
      players[asked[1]] = {.kind = Player::Kind::bot};
      Session around("id", match, players);
      around.let_bots_decline();
      const std::vector<Seat> people = around.asked_together();
      if (people.size() != 2) continue;  // the bot accepts
      ++found;
      EXPECT_EQ(people, (std::vector{asked[0], asked[2]}));
      around.decline_before(asked[2]);
      EXPECT_EQ(around.awaited(), asked[2]);
    }
  }
  EXPECT_EQ(found, 1);
}

TEST(Session, KeepsTheHolderIfEverybodyDeclines) {
  Session around = asked_around(3);
  const auto& steps = around.match().steps();
  const Seat active = steps.back().seat;
  around.decline_before(no_seat);
  if (around.match().to_move() == active) EXPECT_EQ(around.viewer(), active) << "handed over though nobody took it";
}

TEST(Session, SteppingInDeclinesForThoseBefore) {
  Session around = asked_around(4);
  const Seat last = around.asked_together().back();
  around.decline_before(last);
  EXPECT_EQ(around.awaited(), last);
  around.hand_over();
  EXPECT_TRUE(around.viewer_may_act());
}

TEST(Session, HandsOverToAPersonWhoIsAlwaysAsked) {
  const Game& game = *find_game("galleria");
  auto setup = standard_setup(*game.info, 3, 5);
  setup.options[1] = 1;  // "always"
  Session around("id", Match(game, setup), testing::players("hhh"));
  Rng rng(5);
  int offers = 0;
  for (int move = 0; move < 80 && !around.match().over(); ++move) {
    EXPECT_TRUE(around.asked_together().empty());
    offers += around.now().offer() == Offer::always ? 1 : 0;
    if (around.awaited() != no_seat) around.hand_over();
    auto moves = around.now().legal();
    std::erase_if(moves, [&](AnyMove any) { return around.now().move_text(any).starts_with("ask"); });
    around.play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  EXPECT_GT(offers, 0);
}

TEST(MatchLog, TellsEachEventOnceAndDropsUndoneMoves) {
  Session around = session("hbb");
  MatchLog log;
  log.update(around, 0, text::Language::en);
  EXPECT_TRUE(log.lines().empty());
  ASSERT_TRUE(play(around, "bid 1 -"));
  log.update(around, 0, text::Language::en);
  log.update(around, 0, text::Language::en);
  EXPECT_EQ(log.lines(), std::vector{"Player 1" + kairo::testing::words_of("wicked.event.bid_sealed")});
  ASSERT_TRUE(around.undo());
  log.update(around, 0, text::Language::en);
  EXPECT_TRUE(log.lines().empty());
}

TEST(MatchLog, NewsBeginsAfterTheViewersLastMove) {
  Session around = session("hbb");
  MatchLog log;
  ASSERT_TRUE(play(around, "bid 2 -"));
  ASSERT_TRUE(play(around, "bid 1 -"));
  log.update(around, 0, text::Language::en);
  EXPECT_EQ(log.first_new_line(), 1U);
  EXPECT_EQ(log.lines()[log.first_new_line()], "Rabbit" + kairo::testing::words_of("wicked.event.bid_sealed"));
  log.update(around, 2, text::Language::en);
  EXPECT_EQ(log.first_new_line(), 0U);
}

TEST(MatchLog, BeginsWithTheDeal) {
  const Game& galleria = *find_game("galleria");
  Session alone("alone", Match(galleria, standard_setup(*galleria.info, 1, 7)), testing::players("h"));
  MatchLog log;
  log.update(alone, 0, text::Language::en);
  ASSERT_GT(log.lines().size(), 1U);
  EXPECT_TRUE(log.lines()[0].ends_with(kairo::testing::words_of("galleria.opening"))) << log.lines()[0];
  EXPECT_TRUE(log.lines()[1].contains("phantom")) << log.lines()[1];
  const std::size_t told = log.lines().size();
  EXPECT_EQ(log.lines_up_to(0).size(), told);
  ASSERT_TRUE(play(alone, "end"));
  log.update(alone, 0, text::Language::en);
  EXPECT_GT(log.lines().size(), told);
}

// With one or two seats the audience of a drawn card may name the whole table, which does not make it public.
TEST(MatchLog, TellsAnOnlookerNoDrawnCardsHoweverSmallTheTable) {
  const Game& galleria = *find_game("galleria");
  for (const int seats : {1, 2}) {
    const Match match = random_match(galleria, standard_setup(*galleria.info, seats, 7), 40);
    std::size_t shown = 0;
    std::size_t hidden = 0;
    const auto count = [&](const std::vector<Event>& events, const Position& after) {
      for (const Event& event : events)
        if (!after.event_phrase(no_seat, event).empty()) ++(may_learn(no_seat, event) ? shown : hidden);
    };
    count(match.opening(), match.after(0));
    for (std::size_t i = 0; i < match.steps().size(); ++i) count(match.steps()[i].events, match.after(i + 1));
    ASSERT_GT(hidden, 0U);
    const Session running("running", match, testing::players(seats == 1 ? "h" : "hh"));
    MatchLog log;
    log.update(running, no_seat, text::Language::en);
    EXPECT_EQ(log.lines().size(), shown + 1) << seats << ": the deal has a line of its own";
  }
}

TEST(MatchLog, IsRewordedInAnotherLanguage) {
  Session around = session("hbb", 1);
  MatchLog log;
  log.update(around, 0, text::Language::en);
  const auto english = log.lines();
  log.update(around, 0, text::Language::ja);
  EXPECT_EQ(log.lines().size(), english.size());
  EXPECT_NE(log.lines(), english);
}

TEST(MatchLog, TellsWhatCouldNotBeToldBeforeTheHelpTextsCame) {
  constexpr auto english = text::Language::en;
  const Session session("id", kairo::testing::some_match(*find_game("wicked"), 3, 3), std::vector<Player>(3));
  MatchLog log;
  text::set_help(english, {});
  log.update(session, 0, english);
  const std::vector<std::string> before = log.lines();
  text::set_help(english, std::string(text::built_in_help(english)));
  log.update(session, 0, english);
  EXPECT_GT(std::ranges::count(before, ""), 0);
  EXPECT_EQ(std::ranges::count(log.lines(), ""), 0);
}

}  // namespace
}  // namespace kairo::app
