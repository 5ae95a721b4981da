#include "web/app/pages/end_page.h"
#include "tests/web/support/catalogue_words.h"

#include <gtest/gtest.h>

#include "tests/web/support/documents.h"
#include "tests/web/support/some_match.h"
#include "web/app/pages/score_table.h"
#include "web/app/screens/outcome.h"
#include "web/app/screens/score_words.h"
#include "web/app/session/score_course.h"

namespace kairo::app {
namespace {

using kairo::testing::has_words;
using kairo::testing::offers;
using kairo::testing::some_match;

const std::vector<std::string> seat_names{"Anna", "Ben", "Chi", "Dora", "Emil"};

std::vector<Player> people(int seats) { return std::vector<Player>(static_cast<std::size_t>(seats)); }

Session ended(Match match) {
  const int seats = match.now().seats();
  return {"a1", std::move(match), people(seats)};
}

struct Wanted {
  std::optional<BestScore> best = {};
  std::optional<act::PointOut> shown = {};
  bool has_box = true;
  text::Language language = text::Language::en;
};
Document page_of(const Session& session, const Wanted& wanted = {}) {
  const ScoreCourse course = score_course(session.match());
  return end_page(
      {wanted.language, seat_names},
      {.session = session, .best = wanted.best, .course = course, .shown = wanted.shown, .has_box = wanted.has_box});
}

const Block* of_look(const Document& page, std::string_view look) {
  const auto found = std::ranges::find(page.blocks, look, &Block::look);
  return found == page.blocks.end() ? nullptr : &*found;
}

bool has_kind(const Document& page, Block::Kind kind) {
  return std::ranges::count(page.blocks, kind, &Block::kind) > 0;
}

TEST(EndPage, IsSoundForEveryGameWithAnyNumberOfSeats) {
  for (const Game& game : games())
    kairo::testing::for_each_table_size(*game.info, [&](int seats) {
      const Session session = ended(some_match(game, seats, 3));
      for (const text::Language language : text::languages) {
        const Document page = page_of(session, {.best = BestScore{34, false}, .language = language});
        kairo::testing::expect_sound(page);
        EXPECT_EQ(page.name, "end");
        EXPECT_TRUE(has_kind(page, Block::Kind::table));
        EXPECT_EQ(has_kind(page, Block::Kind::chart), !score_course(session.match()).totals.empty());
      }
    });
}

TEST(EndPage, TellsOnePersonWhatHappenedToThem) {
  const Score score = some_match(*find_game("wicked"), 3, 5).now().score();
  const auto outcome_of = [&](Seat person) {
    std::vector<Player> players(3, Player{.kind = Player::Kind::bot});
    players[person].kind = Player::Kind::human;
    const Session session("a1", some_match(*find_game("wicked"), 3, 5), players);
    return of_look(page_of(session), "outcome")->words;
  };
  const Seat first = by_place(score).front();
  const Seat last = by_place(score).back();
  ASSERT_GT(score.of[last].place, 1);
  EXPECT_EQ(outcome_of(first), kairo::testing::words_of("app.end.own.won"));
  const Phrase own{"app.end.own", {number("place", score.of[last].place)}};
  EXPECT_TRUE(outcome_of(last).ends_with(text::Writer(text::Language::en, seat_names).say(own))) << outcome_of(last);
}

TEST(EndPage, BeginsWithTheWinnerAndThePlaces) {
  const Session session = ended(some_match(*find_game("wicked"), 3, 5));
  const Score score = session.now().score();
  const Document page = page_of(session);
  const Block* outcome = of_look(page, "outcome");
  ASSERT_NE(outcome, nullptr);
  EXPECT_EQ(outcome->words, outcome_words({text::Language::en, seat_names}, *find_game("wicked")->info, score));
  const Block* podium = of_look(page, "podium");
  ASSERT_NE(podium, nullptr);
  ASSERT_EQ(podium->blocks.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i) {
    const Seat seat = by_place(score)[i];
    EXPECT_EQ(podium->blocks[i].look, "place-" + std::to_string(score.of[seat].place));
    EXPECT_EQ(std::ranges::count(podium->blocks[i].blocks, seat_names[seat], &Block::words), 1);
  }
  EXPECT_EQ(of_look(page_of(ended(some_match(*find_game("ruin"), 1, 3))), "podium"), nullptr);
}

TEST(EndPage, TellsTheBestTotal) {
  const Session session = ended(some_match(*find_game("ruin"), 1, 3));
  EXPECT_TRUE(
      has_words(page_of(session, {.best = BestScore{34, false}}), kairo::testing::words_of("app.end.best") + "34"));
  EXPECT_TRUE(has_words(page_of(session, {.best = BestScore{34, true}}), kairo::testing::words_of("app.end.best.new")));
  EXPECT_EQ(of_look(page_of(session), "best"), nullptr);
}

TEST(EndPage, MarksTheNumberThatIsShownOnTheBoard) {
  const Session session = ended(some_match(*find_game("wicked"), 3, 5));
  const auto marked = [](const Document& page) {
    std::vector<std::string> keys;
    kairo::testing::each_block(page.blocks, [&](const Block& block) {
      if (block.on == true) keys.push_back(block.key);
    });
    return keys;
  };
  EXPECT_EQ(marked(page_of(session)), std::vector<std::string>{});
  EXPECT_EQ(marked(page_of(session, {.shown = act::PointOut{1, 2}})), std::vector{score_cell_key(1, 2)});
}

std::string main_of(const Document& page) {
  std::string key;
  kairo::testing::each_block(page.blocks, [&](const Block& block) {
    if (block.kind == Block::Kind::button && block.look == "main") key = block.key;
  });
  return key;
}

TEST(EndPage, OffersWhatCanBeDoneNext) {
  const Document page = page_of(ended(some_match(*find_game("wicked"), 3, 5)));
  EXPECT_EQ(main_of(page), "end.rematch");
  for (const char* key : {"end.same_deal", "end.replay", "end.share", "end.share_replay", "end.picture", "end.review",
                          "end.box", "table.log", "menu.open"})
    EXPECT_TRUE(offers(page, key)) << key;
}

TEST(EndPage, LeadsToTheBoxOrToTheSetUp) {
  const Session session = ended(some_match(*find_game("wicked"), 3, 5));
  EXPECT_EQ(find_block(page_of(session), "end.box")->words, kairo::testing::words_of("app.end.box"));
  EXPECT_EQ(find_block(page_of(session, {.has_box = false}), "end.box")->words,
            kairo::testing::words_of("app.end.setup"));
}

TEST(EndPage, GoesOnWithASeriesUntilItsLastGame) {
  Session session = ended(some_match(*find_game("wicked"), 3, 5));
  session.set_series(Series{.games = 2, .played = 0, .points = {0, 0, 0}});
  EXPECT_EQ(main_of(page_of(session)), "end.next_game");
  EXPECT_FALSE(offers(page_of(session), "end.rematch"));
  session.set_series(Series{.games = 2, .played = 1, .points = {4, 5, 6}});
  const Document last = page_of(session);
  EXPECT_EQ(main_of(last), "end.rematch");
  EXPECT_EQ(find_block(last, "end.rematch")->words, kairo::testing::words_of("app.series.again"));
  EXPECT_TRUE(
      has_words(last, series_words({text::Language::en, seat_names}, *session.series(), session.now().score())));
}

TEST(EndPage, OfAMatchByLinkSendsTheResultFirst) {
  const Match match = some_match(*find_game("wicked"), 3, 5);
  Match before(match.game(), *match.setup());
  while (before.steps().size() + 1 < match.steps().size()) before.play(match.steps()[before.steps().size()].move);
  Session session("a1", before, people(3));
  session.take_seat(match.steps().back().seat);
  ASSERT_TRUE(session.play(match.steps().back().move).made());
  ASSERT_TRUE(session.match().over());
  const Document page = page_of(session);
  kairo::testing::expect_sound(page);
  EXPECT_EQ(main_of(page), "end.share");
  EXPECT_TRUE(offers(page, "end.rematch"));
}

}  // namespace
}  // namespace kairo::app
