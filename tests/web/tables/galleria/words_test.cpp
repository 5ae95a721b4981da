#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <set>

#include "engine/games/galleria/events.h"
#include "engine/games/galleria/words.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/galleria/playouts.h"
#include "web/tables/galleria/board/maze.h"
#include "web/tables/galleria/pieces.h"

/// The words and highlights of Labyrinth of Galleria's table while the viewer decides, and when a move is refused.
namespace kairo::testing {
namespace {

using galleria::Card;
using galleria::Move;
using galleria::Phase;
using galleria::State;
using galleria::table::spot_of_card;
using At = PositionOf<State>;

bool may(const State& state, Move::Kind kind) {
  State::MoveList moves;
  legal(state, moves);
  return std::ranges::find(moves, kind, &Move::kind) != moves.end();
}

std::optional<Card> card_to_place(const State& state) {
  State::MoveList moves;
  legal(state, moves);
  const auto move = std::ranges::find(moves, Move::Kind::place, &Move::kind);
  return move == moves.end() ? std::nullopt : std::optional(move->a);
}

/// On one line or on several, one after the other.
bool is_read(const draw::Ui& ui, std::string_view words) {
  std::string all;
  for (const draw::DrawnItem& laid : draw::testing::drawn_items(ui)) all += laid.words + ' ';
  return all.find(words) != std::string::npos;
}

/// A hand with this many kinds of cards, two each of some.
galleria::Cards hand_of(int kinds) {
  galleria::Cards hand;
  for (int i = 0; i < kinds; ++i) {
    const auto card = static_cast<Card>(i * (galleria::card_kinds - 1) / std::max(1, kinds - 1));
    hand.add(card);
    if (i % 3 == 0) hand.add(card);
  }
  return hand;
}

class GalleriaSpeaks : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(GalleriaWords, GalleriaSpeaks, ::testing::ValuesIn(screens), screen_name);

TEST_P(GalleriaSpeaks, TheFirstMazeCardWarnsOfWhatItGivesUp) {
  const State state = find_state<State>(2, [](const State& s) {
    return s.table.phase == Phase::use && may(s, Move::Kind::facet) && !may(s, Move::Kind::skill) &&
           card_to_place(s).has_value();
  });
  TappedTable table("galleria", GetParam());
  table.show(At(state));
  const auto warns = [&] {
    return is_read(table.ui(), words_of("galleria.table.gives_up")) ||
           is_read(table.ui(), words_of("galleria.table.gives_up_all"));
  };
  EXPECT_FALSE(warns());
  table.tap(spot_of_card(*card_to_place(state)));
  table.frame();
  EXPECT_TRUE(warns());
}

TEST_P(GalleriaSpeaks, ALaterMazeCardWarnsOfNothing) {
  const State state = find_state<State>(
      2, [](const State& s) { return s.table.phase == Phase::place && card_to_place(s).has_value(); });
  TappedTable table("galleria", GetParam());
  table.show(At(state));
  table.tap(spot_of_card(*card_to_place(state)));
  table.frame();
  EXPECT_FALSE(is_read(table.ui(), words_of("galleria.table.gives_up")));
}

TEST_P(GalleriaSpeaks, AQuestionSaysWhatMayBeAnswered) {
  for (const text::Language language : text::languages)
    for (const galleria::Trigger trigger :
         {galleria::Trigger::turn_begins, galleria::Trigger::passing, galleria::Trigger::placed,
          galleria::Trigger::taking, galleria::Trigger::card}) {
      const State state = find_state<State>(
          3, [&](const State& s) { return s.table.phase == Phase::answer && s.table.stack.back().trigger == trigger; });
      TappedTable table("galleria", GetParam(), language);
      table.show(At(state));
      const std::string offer = table.ui().say(answer_phrase(look(state, state.table.asked)));
      // Lines of Japanese have no blanks between them.
      EXPECT_TRUE(is_read(table.ui(), offer) || language == text::Language::ja) << offer;
      EXPECT_EQ(faults(table.ui()), std::vector<std::string>{}) << offer;
    }
}

TEST_P(GalleriaSpeaks, APlayerWhoIsOutReadsSoWhereTheHandWas) {
  const State state =
      find_state<State>(4, [](const State& s) { return s.table.phase != Phase::over && !is_still_in(s.table, 0); });
  TappedTable table("galleria", GetParam());
  table.show(At(state), 0);
  EXPECT_TRUE(is_read(table.ui(), words_of("galleria.words.out")));
  EXPECT_TRUE(draw::testing::overflowing(table.ui()).empty());
}

TEST_P(GalleriaSpeaks, NineKindsOfCardsLieInSight) {
  State state = find_state<State>(
      2, [](const State& s) { return s.table.phase == Phase::use && curios_of(s.table, s.table.asked) == 0; });
  const Seat asked = state.table.asked;
  state.hands[asked] = hand_of(9);
  state.table.hand_size[asked] = static_cast<std::uint8_t>(state.hands[asked].size());
  TappedTable table("galleria", GetParam());
  table.show(At(state));
  for (Card card = 0; card < galleria::card_kinds; ++card)
    if (state.hands[asked].has(card)) {
      const draw::Rect* spot = table.find(spot_of_card(card));
      ASSERT_NE(spot, nullptr) << spot_of_card(card);
      EXPECT_LE(spot->bottom(), GetParam().height) << spot_of_card(card);
    }
  EXPECT_EQ(faults(table.ui()), std::vector<std::string>{});
}

TEST_P(GalleriaSpeaks, TheTurnAfterWhichTheDeckMayBeEmptyIsToldToBeTheLast) {
  State state = find_state<State>(3, [](const State& s) {
    return s.table.phase == Phase::use && std::popcount(s.table.present) == 3 && s.table.deck_left > 3;
  });
  const auto warns = [&](int left) {
    while (state.table.deck_left > left) state.table.discards.add(state.deck[--state.table.deck_left]);
    TappedTable table("galleria", GetParam());
    table.show(At(state));
    const Phrase warning{"galleria.table.last_turn", {number("n", left), seat_name("seat", state.table.asked)}};
    return all_in_sight(table.ui()).find(without_blanks(table.ui().say(warning))) != std::string::npos;
  };
  EXPECT_FALSE(warns(3)) << "it is drawn from once more before this player's next turn";
  EXPECT_TRUE(warns(2));
}

TEST_P(GalleriaSpeaks, OnesOwnPlaceHasOnesName) {
  TappedTable table("galleria", GetParam());
  table.show(At(dealt_galleria(3, 1)), 1);
  table.table().skip();
  table.frame();
  const draw::Rect* mine = table.find("look.mine");
  ASSERT_NE(mine, nullptr);
  EXPECT_TRUE(std::ranges::any_of(draw::testing::drawn_items(table.ui()), [&](const draw::DrawnItem& item) {
    return item.words == table.ui().name(1) && mine->holds(item.at.centre());
  }));
}

TEST_P(GalleriaSpeaks, TheBoardShowsTheLettersAndNumbersThatWordsNameItsCellsBy) {
  TappedTable table("galleria", GetParam());
  table.show(At(dealt_galleria(3, 1)));
  const auto words_at = [&](const draw::Rect& cell, bool below) {
    std::set<std::string> words;
    for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui())) {
      const draw::Point at = item.at.centre();
      const bool aligned = below ? at.x > cell.x && at.x < cell.right() && at.y > cell.bottom()
                                 : at.y > cell.y && at.y < cell.bottom() && at.x < cell.x;
      if (item.kind == draw::DrawnItem::Kind::words && aligned) words.insert(item.words);
    }
    return words;
  };
  const bool small = GetParam().low() || GetParam().width < phone.width;  // it has no gutters there
  for (int i = 0; i < galleria::width; ++i) {
    if (small && (i == 1 || i == galleria::width - 2)) continue;  // rooms lie there
    const draw::Rect lowest = *table.find(galleria::table::spot_of_cell(galleria::cell_at(galleria::width - 1, i)));
    EXPECT_TRUE(words_at(lowest, true).contains(std::string(1, static_cast<char>('a' + i)))) << i;
    const draw::Rect first = *table.find(galleria::table::spot_of_cell(galleria::cell_at(i, 0)));
    EXPECT_TRUE(words_at(first, false).contains(std::to_string(i + 1))) << i;
  }
}

TEST(GalleriaWords, TheOnlyAnswerIsGivenByTheOneTapThatNamesItAndItsEffectIsToldBefore) {
  const State state = find_state<State>(2, [](const State& s) {
    if (s.table.phase != Phase::answer || s.table.stack.back().trigger != galleria::Trigger::placed) return false;
    return std::ranges::count(legal_moves(s), Move::Kind::trap, &Move::kind) == 1;
  });
  for (const Screen& screen : {phone, tablet}) {
    TappedTable table("galleria", screen);
    table.show(At(state));
    const State::MoveList moves = legal_moves(state);
    const Move trap = *std::ranges::find(moves, Move::Kind::trap, &Move::kind);
    EXPECT_TRUE(is_read(table.ui(), table.ui().say(galleria::card_phrase(trap.a)) + ": "));
    const std::optional<AnyMove> made = table.tap("offer");
    ASSERT_TRUE(made.has_value());
    ASSERT_NO_FATAL_FAILURE(expect_made(made, trap));
  }
}

TEST(GalleriaWords, OnPhonesTheQuestionKeepsClearOfTheEdge) {
  constexpr float least = 5;
  constexpr float row = 30;  // above everything else of the table
  for (const Screen& screen : {phone, small_phone}) {
    TappedTable table("galleria", screen);
    const auto look_at = [&](const State& state) {
      if (to_move(state) == no_seat) return;
      table.show(At(state));
      for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui()))
        if (item.kind == draw::DrawnItem::Kind::words && item.at.y < screen.bar_top + row)
          EXPECT_LE(item.at.right(), screen.width - least) << item.words;
    };
    for_every_nth_position<State>(7, dealt_galleria(3, 5), Rng(5), look_at, some_move);
  }
}

TEST(GalleriaWords, OnPhonesEachOfManyKindsIsReachedPageByPageAndFillsAFinger) {
  State state = find_state<State>(
      1, [](const State& s) { return s.table.phase == Phase::use && curios_of(s.table, s.table.asked) == 0; });
  state.hands[0] = hand_of(20);
  state.table.hand_size[0] = static_cast<std::uint8_t>(state.hands[0].size());
  for (const Screen& screen : {phone, small_phone}) {
    TappedTable table("galleria", screen);
    table.show(At(state));
    std::set<std::string> seen;
    for (int page = 0; page < 4; ++page) {
      for (const auto& spot : table.ui().gesture.targets())
        if (spot.id.starts_with("card.") && spot.at.w > 43 && spot.at.h > 43) seen.insert(spot.id);
      table.tap("hand.more");
      table.frame();
    }
    EXPECT_EQ(seen.size(), 20U);
  }
}

bool may_end(const State& state) { return state.table.phase == Phase::place && may(state, Move::Kind::end); }

TEST(GalleriaWords, TheTurnCannotBeEndedBesideAPickedCard) {
  const State state = find_state<State>(2, [](const State& s) { return may_end(s) && card_to_place(s).has_value(); });
  TappedTable table("galleria", phone);
  table.show(At(state));
  EXPECT_NE(table.find("end"), nullptr);
  table.tap(spot_of_card(*card_to_place(state)));
  table.frame();
  EXPECT_EQ(table.find("end"), nullptr);
  table.tap("back");
  table.frame();
  EXPECT_NE(table.find("end"), nullptr);
}

TEST(GalleriaWords, APlayerWithoutACardIsWarnedBeforeTheTurnEnds) {
  State state =
      find_state<State>(2, [](const State& s) { return may_end(s) && s.table.hand_size[s.table.asked] == 1; });
  state.hands[state.table.asked] = {};
  state.table.hand_size[state.table.asked] = 0;
  TappedTable table("galleria", phone);
  table.show(At(state));
  EXPECT_TRUE(is_read(table.ui(), words_of("galleria.table.asked.end")));
  EXPECT_TRUE(is_read(table.ui(), words_of("galleria.then.out")));
}

TEST(GalleriaWords, AQuestionOfAnEventOrASkillNamesIt) {
  const auto names = [](const State& state, std::string_view cause) {
    TappedTable table("galleria", phone);
    table.show(At(state));
    return is_read(table.ui(), cause);
  };
  const State remove = find_state<State>(2, [](const State& s) { return s.table.phase == Phase::remove; });
  EXPECT_TRUE(names(remove, "Falling"));
  const State survey = find_state<State>(2, [](const State& s) {
    return s.table.phase == Phase::discard && galleria::is_skill(s.table.tasks.back().source);
  });
  EXPECT_TRUE(names(survey, "Survey"));
}

TEST(GalleriaWords, AQuestionToSomebodyElseIsNoQuestion) {
  const State state = find_state<State>(3, [](const State& s) { return s.table.phase == Phase::answer; });
  TappedTable table("galleria", phone);
  table.show(At(state), state.table.turn);
  EXPECT_FALSE(is_read(table.ui(), table.ui().say(answer_phrase(look(state, state.table.asked)))));
  EXPECT_TRUE(is_read(table.ui(), words_of("galleria.table.waits") + table.ui().name(state.table.asked)));
}

TEST(GalleriaWords, WhoeverDeclinesHearsWhichCard) {
  const State state = find_state<State>(3, [](const State& s) {
    return s.table.phase == Phase::answer && s.table.stack.back().trigger == galleria::Trigger::card;
  });
  const Phrase phrase = move_phrase(look(state, state.table.asked), Move{Move::Kind::pass});
  EXPECT_EQ(phrase.key, "galleria.move.pass.card");
}

TEST_P(GalleriaSpeaks, TheEffectOfACardIsReadWhole) {
  for (const text::Language language : text::languages) {
    TappedTable table("galleria", GetParam(), language);
    for (const galleria::Trigger trigger :
         {galleria::Trigger::passing, galleria::Trigger::placed, galleria::Trigger::taking}) {
      State state = find_state<State>(3, [&](const State& s) {
        return s.table.phase == Phase::answer && s.table.stack.size() == 1 && s.table.stack.back().trigger == trigger;
      });
      for (int card = 0; card < galleria::card_kinds; ++card)
        if (galleria::is_trap(card)) state.hands[state.table.asked].add(card);
      State::MoveList moves;
      legal(state, moves);
      for (const Move move : moves) {
        if (move.kind != Move::Kind::trap) continue;
        table.show(At(state), no_seat);
        table.show(At(state));
        if (table.find(spot_of_card(move.a)) == nullptr) continue;  // to be scrolled to
        table.tap(spot_of_card(move.a));
        table.frame();
        EXPECT_EQ(faults(table.ui()), std::vector<std::string>{}) << move_text(move);
      }
    }
  }
}

TEST(GalleriaWords, OnTabletsAMessageAboutTheQuestionLeavesTheMazeInSight) {
  const State state = find_state<State>(3, [](const State& s) { return s.table.phase == Phase::answer; });
  TappedTable table("galleria", tablet);
  table.show(At(state));
  table.stage().ui.message.show({12, 60, 700, 40}, table.ui().say("galleria.what.pass_turn"), draw::Ink::text);
  table.frame();
  const draw::Rect first = *table.find(galleria::table::spot_of_cell(0));
  const draw::Rect last = *table.find(galleria::table::spot_of_cell(galleria::cells - 1));
  // A long message may reach over the edge of the last row.
  const draw::Rect maze = draw::hull(first, {last.x, first.y, last.w, last.y + last.h / 2 - first.y});
  int lines = 0;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui())) {
    if (item.kind != draw::DrawnItem::Kind::words || item.words.size() < 20) continue;
    if (table.ui().mirror.message.find(item.words) == std::string::npos) continue;
    ++lines;
    EXPECT_LE(draw::intersection(item.at, maze).h, 0) << item.words;
  }
  EXPECT_GT(lines, 2);
}

TEST_P(GalleriaSpeaks, TheSwitchForAnswersIsReadWhole) {
  const State state = find_state<State>(3, [](const State& s) { return s.table.phase == Phase::use; });
  for (const text::Language language : text::languages) {
    TappedTable table("galleria", GetParam(), language);
    table.show(At(state));
    table.tap("look.mine");
    table.frame();
    ASSERT_NE(table.find("asking.0"), nullptr);
    if (language == text::Language::en)
      EXPECT_TRUE(is_read(table.ui(), words_of("galleria.table.asking.0.note"))) << "what the chosen setting does";
    EXPECT_EQ(faults(table.ui()), std::vector<std::string>{});
  }
}

TEST_P(GalleriaSpeaks, TheSwitchForAnswersStaysInSightAndShowsItsNewPosition) {
  const State state = find_state<State>(3, [](const State& s) {
    return s.table.phase == Phase::use && s.table.ask_setting[s.table.asked] == galleria::AskSetting::when_able;
  });
  const Seat me = state.table.asked;
  TappedTable table("galleria", GetParam());
  table.show(At(state));
  table.tap("look.mine");
  const auto made = table.tap("asking.1");
  ASSERT_TRUE(made.has_value());
  const DrawnFrame before = TappedTable::picture();
  const auto step = step_of(state, restore_move<Move>(*made));
  table.show(At(step.after), me, kairo::testing::made(step));
  EXPECT_FALSE(table.table().busy());
  EXPECT_NE(table.find("asking.1"), nullptr);
  EXPECT_NE(TappedTable::picture(), before);
}

std::optional<Move> placing_for_a_price(const State& state) {
  State::MoveList moves;
  legal(state, moves);
  const auto found = std::ranges::find_if(moves, [&](Move move) {
    return move.kind == Move::Kind::place && way_to(state.table, {move.a, move.b, move.c}).cost > 0;
  });
  return found == moves.end() ? std::nullopt : std::optional(*found);
}

TEST(GalleriaWords, TheConsequencesOfAPlacementAreToldBeforeItIsMade) {
  const State state = find_state<State>(2, [](const State& s) { return placing_for_a_price(s).has_value(); });
  const Move move = *placing_for_a_price(state);
  TappedTable table("galleria", phone);
  table.show(At(state));
  table.tap(spot_of_card(move.a));
  table.frame();
  EXPECT_FALSE(is_read(table.ui(), "Choose "));
  table.tap(galleria::table::spot_of_cell(move.b));
  table.frame();
  EXPECT_TRUE(is_read(table.ui(), "Choose "));
}

TEST_P(GalleriaSpeaks, NoCardThatIsTriedHidesAPrice) {
  TappedTable table("galleria", GetParam());
  int tried = 0;
  for (std::uint64_t seed = 1; seed < 30 && tried < 12; ++seed) {
    const auto visit = [&](const State& state) {
      if (tried >= 12 || to_move(state) == no_seat || !placing_for_a_price(state)) return;
      const Card card = placing_for_a_price(state)->a;
      table.show(At(state));
      while (table.table().cancel()) {
      }
      if (table.find(spot_of_card(card)) == nullptr) return;  // on another page
      table.tap(spot_of_card(card));
      for (const Move move : legal_moves(state)) {
        if (move.kind != Move::Kind::place || move.a != card) continue;
        table.tap(galleria::table::spot_of_cell(move.b));
        EXPECT_EQ(faults(table.ui()), std::vector<std::string>{}) << move_text(move);
        ++tried;
      }
    };
    for_every_nth_position<State>(23, dealt_galleria(3, seed), Rng(seed), visit, some_move);
  }
  EXPECT_GE(tried, 12);
}

TEST(GalleriaWords, TheCurioDeckShowsNoNumberThatCouldBeTakenForPoints) {
  const State state = dealt_galleria(3, 1);
  for (const Screen& screen : screens) {
    TappedTable table("galleria", screen);
    table.show(At(state));
    if (const auto pile = explained_at(table, "stock.2"))
      for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui()))
        EXPECT_FALSE(item.kind == draw::DrawnItem::Kind::words && pile->holds(item.at.centre())) << screen.name;
  }
}

TEST(GalleriaWords, ATapOnWhatLiesThereTellsWhatItIs) {
  State state;
  for (std::uint64_t seed = 0; !may(state, Move::Kind::end); ++seed) state = dealt_galleria(2, seed);
  TappedTable table("galleria", phone);
  table.show(At(state));
  table.tap("cell.d4");
  table.frame();
  EXPECT_TRUE(table.ui().mirror.message.starts_with("Start card: ")) << table.ui().mirror.message;
  table.tap("room.n2");
  table.frame();
  EXPECT_TRUE(table.ui().mirror.message.starts_with(words_of("galleria.what.room.name"))) << table.ui().mirror.message;
}

TEST(GalleriaWords, ARoomIsLitBeforeItsCurioIsTaken) {
  int taken = 0;
  for (std::uint64_t seed = 0; taken < 20; ++seed) {
    State state = dealt<State>(3, seed);
    for (Rng rng(seed); to_move(state) != no_seat;) {
      const State before = state;
      const EventList came = play_any(state, rng);
      for (const Event& event : came.events) {
        const bool asked_about = before.table.stage != galleria::Stage::act;
        if (static_cast<galleria::EventKind>(event.kind) != galleria::EventKind::curio_taken || !asked_about) continue;
        ++taken;
        EXPECT_TRUE(galleria::has_room(galleria::table::rooms_at_stake(before.table, nullptr),
                                       static_cast<galleria::Room>(event.data[1])));
      }
    }
  }
}

TEST(GalleriaWords, TheRoomAtStakeIsSeenInTheMaze) {
  State state = find_state<State>(
      3, [](const State& s) { return s.table.phase == Phase::answer && s.table.stage == galleria::Stage::take; });
  TappedTable table("galleria", low_frame);
  table.show(At(state), no_seat);
  table.frames(1);
  const DrawnFrame lit = TappedTable::picture();
  state.table.room = galleria::no_room;
  state.table.stage = galleria::Stage::act;
  table.show(At(state), no_seat);
  table.frames(1);
  EXPECT_NE(TappedTable::picture(), lit);
}

TEST(GalleriaWords, ATouchThatIsNotAllowedSaysWhy) {
  TappedTable table("galleria", phone);
  State state;
  State::MoveList moves;
  auto placing = moves.end();
  for (std::uint64_t seed = 0; placing == moves.end(); ++seed) {
    state = dealt_galleria(2, seed);
    legal(state, moves);
    placing = std::ranges::find(moves, Move::Kind::place, &Move::kind);
  }
  table.show(At(state));
  table.tap(galleria::table::spot_of_card(placing->a));
  for (const char* cell : {"cell.b2", "cell.a1"}) {
    table.tap(cell);
    table.frame();
    EXPECT_EQ(table.ui().mirror.message, words_of("galleria.refusal.not_joined")) << cell;
  }
  table.tap("confirm");
  table.frame();
  EXPECT_NE(table.ui().mirror.message.find(words_of("galleria.table.touch_lit")), std::string::npos);
}

}  // namespace
}  // namespace kairo::testing
