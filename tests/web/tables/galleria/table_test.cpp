#include <gtest/gtest.h>

#include <set>

#include "engine/games/galleria/pieces/cards.h"
#include "engine/games/galleria/words.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/galleria/playouts.h"
#include "tests/web/tables/galleria/taps.h"
#include "web/tables/galleria/board/facet_name.h"
#include "web/tables/galleria/board/pile.h"
#include "web/tables/galleria/pieces.h"
#include "web/tables/screen.h"

/// The table of Labyrinth of Galleria by taps: every move can be made, nothing is out of reach or cut.
namespace kairo::testing {
namespace {

using galleria::Move;
using galleria::Phase;
using galleria::State;
using galleria::View;
using At = PositionOf<State>;

/// Scrolls or turns pages until the spot is visible.
void bring_into_sight(TappedTable& table, const std::string& id) {
  const std::string_view next = id.starts_with("card.") ? "hand.more" : "curios.more";
  for (int page = 0; table.find(id) == nullptr && table.find(next) != nullptr && page < galleria::curios; ++page) {
    table.tap(next);
    table.frame();
  }
  constexpr int lines = 30;
  for (int line = 0; table.find(id) == nullptr && line < 2 * lines; ++line) {
    for (const auto& spot : table.ui().gesture.targets())
      if (spot.id.starts_with("card.") || spot.id.find(' ') != std::string::npos)
        table.stage().move_pointer(spot.at.centre().x, spot.at.centre().y);
    ImGui::GetIO().AddMouseWheelEvent(0, line < lines ? 1.0F : -1.0F);
    table.frame();
    table.frame();
  }
}

/// The move that the taps make; after each of them all text must fit.
std::optional<AnyMove> tap_move(TappedTable& table, const State& state, Move move) {
  std::optional<AnyMove> made;
  if (table.find("look.close") != nullptr) table.tap("look.close");  // a switch was set, and is still looked at
  for (const std::string& id : taps_for(state, move)) {
    EXPECT_FALSE(made.has_value()) << "a move was made before " << id << " was tapped";
    table.frame();  // the last tap may have moved the maze
    bring_into_sight(table, id);
    made = table.tap(id);
    EXPECT_TRUE(draw::testing::overflowing(table.ui()).empty())
        << draw::testing::overflowing(table.ui()).front() << " after a tap on " << id;
  }
  return made;
}

class GalleriaOnScreen : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(GalleriaTable, GalleriaOnScreen, ::testing::ValuesIn(screens), screen_name);

TEST_P(GalleriaOnScreen, EveryKindOfLegalMoveCanBeTapped) {
  for (int seats = galleria::min_players; seats <= galleria::max_players; ++seats) {
    TappedTable table("galleria", GetParam());
    Rng rng(static_cast<std::uint64_t>(seats));
    const auto visit = [&](const State& state) {
      if (to_move(state) != no_seat) expect_some_moves_tapped(table, state, 2, 3, rng, tap_move);
    };
    for_every_nth_position<State>(41, dealt_galleria(seats, 40), Rng(41), visit, some_move);
  }
}

TEST_P(GalleriaOnScreen, NoTapWherePlaceHasBeenEndsTheTurn) {
  for (const char* hand : {"right", "left"}) {
    TappedTable table("galleria", GetParam());
    table.stage().input.hand = std::string_view(hand) == "left" ? draw::Hand::left : draw::Hand::right;
    int put_back = 0;
    const auto visit = [&](const State& state) {
      if (state.table.phase != Phase::use && state.table.phase != Phase::place) return;
      for (const Move move : legal_moves(state)) {
        if (move.kind != Move::Kind::place) continue;
        table.show(At(state));
        while (table.table().cancel()) {
        }
        table.frame();
        const std::string card = galleria::table::spot_of_card(move.a);
        bring_into_sight(table, card);
        table.tap(card);
        const draw::Rect confirm = *table.find("confirm");
        const bool cancels = table.find("back") != nullptr;
        table.tap(cancels ? "back" : card);
        ++put_back;
        table.frame();
        EXPECT_FALSE(table.tap("end").has_value()) << "it came under the finger just now";
        EXPECT_FALSE(table.tap_at(confirm.centre().x, confirm.centre().y).has_value());
        table.frames(0.7);
        EXPECT_FALSE(table.tap_at(confirm.centre().x, confirm.centre().y).has_value());
        EXPECT_TRUE(table.tap("end").has_value());
        break;
      }
    };
    for_every_nth_position<State>(61, dealt_galleria(3, 40), Rng(41), visit, some_move);
    EXPECT_GT(put_back, 0);
  }
}

/// The place of the maze while the position is shown, and after a tap on each card of the hand.
std::set<float> places_of_maze(TappedTable& table, const State& state) {
  std::set<float> places;
  const auto note = [&] {
    table.frame();
    if (const draw::Rect* cell = table.find("cell.a1"))
      for (const float side : {cell->x, cell->y, cell->w}) places.insert(side);
  };
  table.show(At(state));
  note();
  for (galleria::Card card = 0; card < galleria::card_kinds; ++card) {
    if (!state.hands[to_move(state)].has(card)) continue;
    bring_into_sight(table, galleria::table::spot_of_card(card));
    table.tap(galleria::table::spot_of_card(card));
    note();
    table.table().cancel();
  }
  return places;
}

TEST(GalleriaTable, TheMazeStandsStillOnPhones) {
  for (const Screen& screen : {phone, small_phone}) {
    for (const text::Language language : text::languages) {
      TappedTable table("galleria", screen, language);
      std::set<float> places;
      std::ptrdiff_t most_kinds = 0;
      const auto visit = [&](const State& state) {
        if (state.table.phase != Phase::use && state.table.phase != Phase::place) return;
        places.merge(places_of_maze(table, state));
        most_kinds = std::max(most_kinds, std::ranges::count_if(state.hands[0].of, [](int n) { return n > 0; }));
      };
      for_every_nth_position<State>(9, dealt_galleria(1, 3), Rng(3), visit, some_move);
      EXPECT_EQ(places.size(), 3U) << "it has one place and one size";
      EXPECT_GT(most_kinds, 9) << "more cards than stand side by side";
    }
  }
}

/// The questions to others are not read there, so they need no room: scenes of a replay do not change its size.
TEST_P(GalleriaOnScreen, TheMazeStandsStillForWhoeverIsNotAsked) {
  TappedTable table("galleria", GetParam());
  std::set<float> places;
  std::set<Phase> phases;
  const auto visit = [&](const State& state) {
    if (to_move(state) == 0 || state.table.phase == Phase::over) return;
    table.show(At(state), 0);
    phases.insert(state.table.phase);
    const draw::Rect cell = *table.find(galleria::table::spot_of_cell(0));
    for (const float side : {cell.x, cell.y, cell.w}) places.insert(side);
  };
  for_every_nth_position<State>(3, dealt_galleria(3, 40), Rng(41), visit, some_move);
  EXPECT_GT(phases.size(), 3U);
  EXPECT_LE(places.size(), 3U);
}

/// Long words about a picked card, and long questions, are shortened rather than laid over them.
TEST(GalleriaTable, OtherPlayersKeepTheirPlacesOnPhonesWhateverIsPicked) {
  for (const text::Language language : text::languages) {
    TappedTable table("galleria", phone, language);
    std::set<float> places;
    const auto note = [&] {
      const auto other = explained_at(table, "look.2");
      ASSERT_TRUE(other) << "it has given way";
      for (const float side : {other->x, other->y, other->w, other->h}) places.insert(side);
    };
    const auto visit = [&](const State& state) {
      if (to_move(state) != 0 || galleria::table::has_pile(state.table)) return;
      table.show(At(state));
      note();
      for (const Move move : legal_moves(state)) {
        if (move.kind != Move::Kind::place) continue;
        bring_into_sight(table, galleria::table::spot_of_card(move.a));
        table.tap(galleria::table::spot_of_card(move.a));
        table.tap(galleria::table::spot_of_cell(move.b));
        note();
        EXPECT_TRUE(faults(table.ui()).empty()) << faults(table.ui()).front();
        break;
      }
    };
    for_every_nth_position<State>(7, dealt_galleria(3, 40), Rng(41), visit, some_move);
    EXPECT_EQ(places.size(), 4U);
  }
}

TEST_P(GalleriaOnScreen, AWholeGameIsPlayedByTaps) {
  for (int seats : {1, 3}) {
    if (seats == 1 && GetParam().width > 500) continue;  // the larger screens have room enough
    TappedTable table("galleria", GetParam(), GetParam().width > 400 ? text::Language::en : text::Language::ja);
    State state = dealt_galleria(seats, 3);
    tables::MadeMoves came;
    std::optional<AnyMove> going_on;  // a card that was chosen for the way
    for (Rng rng(3); to_move(state) != no_seat;) {
      table.show(At(state), to_move(state), std::move(came));
      table.table().skip();
      going_on = table.decided_by_itself();
      Move move{};
      if (going_on.has_value()) {
        ASSERT_EQ(state.table.phase, Phase::pay);
        move = restore_move<Move>(*going_on);
      } else {
        move = some_move(state, rng);
        ASSERT_NO_FATAL_FAILURE(expect_made(tap_move(table, state, move), move));
      }
      const auto step = step_of(state, move);
      came = made(step);
      state = step.after;
    }
  }
}

/// Whether what waits for an answer is aimed at the seat or comes from it.
bool concerns(const galleria::Table& table, Seat seat) {
  return std::ranges::any_of(table.stack, [&](const galleria::ReactionWindow& window) {
    const bool steals = galleria::is_skill(window.card) && galleria::effect_of(window.card).has(galleria::Op::steal);
    return window.at == seat || window.by == seat || (steals && window.target == seat);
  });
}

std::set<galleria::Card> traps_to_play(const State& state) {
  std::set<galleria::Card> traps;
  const State::MoveList moves = legal_moves(state);
  for (const Move move : moves)
    if (move.kind == Move::Kind::trap) traps.insert(move.a);
  return traps;
}

TEST(GalleriaTable, WhoWantsToBeAskedNoMoreAboutTrapsPassesUntilTheTurnEndsOrAnotherTrapFitsOrIsMeant) {
  int passed = 0;
  int meant = 0;
  int asked_about_others = 0;
  int asked_in_next_turn = 0;
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    TappedTable table("galleria", phone);
    State state = dealt_galleria(4, seed);
    Seat wished_in = no_seat;  // by seat 0, in the turn of this one
    std::set<galleria::Card> left_out;
    tables::MadeMoves came;
    for (Rng rng(seed); to_move(state) != no_seat;) {
      table.show(At(state), 0, std::move(came));
      table.table().skip();
      if (state.table.turn != wished_in && wished_in != no_seat) wished_in = no_seat;
      Move move = some_move(state, rng);
      if (to_move(state) == 0 && state.table.phase == Phase::answer && state.table.turn != 0) {
        const bool concerned = concerns(state.table, 0);
        const auto decided = table.decided_by_itself();
        if (wished_in == no_seat) left_out.clear();
        const std::set<galleria::Card> traps = traps_to_play(state);
        const bool leaves_all = std::ranges::includes(left_out, traps);
        EXPECT_EQ(decided.has_value(), wished_in != no_seat && !concerned && leaves_all);
        asked_about_others += wished_in != no_seat && !concerned && !leaves_all ? 1 : 0;
        EXPECT_EQ(table.find("pass.turn") == nullptr, concerned);
        if (decided) {
          move = restore_move<Move>(*decided);
          ++passed;
        } else if (concerned) {
          meant += wished_in != no_seat ? 1 : 0;
        } else {
          asked_in_next_turn += passed > 0 ? 1 : 0;
          const auto made = table.tap("pass.turn");
          ASSERT_TRUE(made.has_value());
          move = restore_move<Move>(*made);
          wished_in = state.table.turn;
          left_out.insert(traps.begin(), traps.end());
        }
        if (decided || !concerned) EXPECT_EQ(move, Move{Move::Kind::pass});
      }
      const auto step = step_of(state, move);
      came = made(step);
      state = step.after;
    }
  }
  EXPECT_GT(passed, 0);
  EXPECT_GT(meant, 0);
  EXPECT_GT(asked_in_next_turn, 0);
  EXPECT_GT(asked_about_others, 0);
}

TEST(GalleriaTable, ALookStaysOpenWhileOthersMoveAndClosesForAQuestion) {
  int stayed = 0;
  int closed = 0;
  TappedTable table("galleria", desk);
  State state = dealt_galleria(3, 12);
  tables::MadeMoves came;
  for (Rng rng(12); to_move(state) != no_seat && (stayed < 5 || closed < 3);) {
    table.show(At(state), 0, std::move(came));
    table.table().skip();
    table.frame();
    const bool asked = to_move(state) == 0;
    if (table.find("look.close") != nullptr) {
      EXPECT_FALSE(asked) << "the question is hidden";
      ++stayed;
    } else if (stayed > 0 && asked) {
      ++closed;
    }
    if (!asked && table.find("look.close") == nullptr) table.tap("look.stock");
    const auto step = step_of(state, some_move(state, rng));
    came = made(step);
    const bool goes_on = to_move(step.after) != 0 && to_move(step.after) != no_seat;
    if (!asked && goes_on) {
      table.show(At(step.after), 0, made(step));
      table.table().skip();
      table.frame();
      EXPECT_NE(table.find("look.close"), nullptr) << "another player's move closes what is being read";
    }
    state = step.after;
  }
  EXPECT_GE(stayed, 5);
  EXPECT_GE(closed, 3);
}

TEST(GalleriaTable, TheButtonThatAsksNoMoreNamesTheOnlyTrap) {
  const State state = find_state<State>(3, [](const State& s) {
    const std::set<galleria::Card> traps = traps_to_play(s);
    return s.table.phase == Phase::answer && !concerns(s.table, s.table.asked) && traps.size() == 1 &&
           galleria::table::spot_of_card(*traps.begin()) == "card.cave_in";
  });
  constexpr Screen usual_phone{"usual_phone", 390, 844, 54, 0};
  for (const Screen& screen : {usual_phone, tablet, desk}) {
    TappedTable table("galleria", screen);
    table.show(At(state));
    table.frame();
    EXPECT_NE(all_in_sight(table.ui()).find("NoCave-inthisturn"), std::string::npos) << screen.name;
  }
}

TEST_P(GalleriaOnScreen, WhereSeveralTrapsFitNoneIsGoldAndNotAnsweringIsPlainAndFirst) {
  const State state = find_state<State>(
      4, [](const State& s) { return s.table.phase == Phase::answer && traps_to_play(s).size() > 1; });
  TappedTable table("galleria", GetParam());
  table.show(At(state));
  table.frame();
  ASSERT_NE(table.find("pass"), nullptr);
  if (const draw::Rect* others = table.find("pass.turn")) EXPECT_LT(table.find("pass")->x, others->x);
  for (const std::string_view gold : {"offer", "confirm"}) EXPECT_EQ(table.find(gold), nullptr) << gold;
}

TEST_P(GalleriaOnScreen, TheMazeIsAsLargeAsTheScreenAllows) {
  TappedTable table("galleria", GetParam());
  table.show(At(dealt_galleria(4, 1)));
  const auto room = [&](galleria::Room n) { return *table.find(galleria::table::spot_of_room(n)); };
  const float wide = room(2).right() - room(7).x;  // from the east to the west
  const bool upright = GetParam().height > GetParam().width;
  EXPECT_GE(wide, (upright ? GetParam().width : GetParam().table().h) * 0.78F);
}

TEST_P(GalleriaOnScreen, CardsToBeAnsweredLieOpenWithWhatTheyDo) {
  for (const text::Language language : text::languages) {
    TappedTable table("galleria", GetParam(), language);
    int piles = 0;
    const auto visit = [&](const State& state) {
      const auto& stack = state.table.stack;
      if (state.table.phase != Phase::answer || stack.back().trigger != galleria::Trigger::card) return;
      table.show(At(state));
      const auto pile = explained_at(table, "pile");
      ASSERT_TRUE(pile.has_value());
      if (state.table.pending.card != galleria::no_card)
        EXPECT_FALSE(pile->holds(table.find(galleria::table::spot_of_cell(state.table.pending.cell))->centre()));
      const float highest = table.find(galleria::table::spot_of_cell(0))->y;
      const auto screen = kairo::tables::screen_for_columns(GetParam().table());
      if (screen == kairo::tables::Screen::phone || screen == kairo::tables::Screen::tablet)
        EXPECT_LE(pile->bottom(), highest + 1) << "an upright screen shows the whole maze below it";
      EXPECT_TRUE(faults(table.ui()).empty()) << faults(table.ui()).front();
      const View view = look(state, state.table.asked);
      const std::string seen = all_in_sight(table.ui());
      const auto is_seen = [&](const Phrase& phrase) {
        return seen.find(without_blanks(table.ui().say(phrase))) != std::string::npos;
      };
      for (const Phrase& effect : consequences_on_stack(view, stack.size() - 1))
        EXPECT_TRUE(is_seen(effect)) << table.ui().say(effect);
      for (const galleria::ReactionWindow& one : stack) {
        if (one.trigger != galleria::Trigger::card) continue;
        const bool is_asked_about = &one == &stack.back() && is_seen(answer_phrase(view));
        const bool is_tiny = GetParam().width < phone.width;
        EXPECT_TRUE(is_seen(phrase_on_stack(view, one)) || is_asked_about || is_tiny)
            << table.ui().say(phrase_on_stack(view, one));
      }
      ++piles;
    };
    for (std::uint64_t seed = 40; seed < 44; ++seed)
      for_every_nth_position<State>(1, dealt_galleria(4, seed), Rng(seed + 1), visit, some_move);
    EXPECT_GT(piles, 0);
  }
}

TEST_P(GalleriaOnScreen, TheNumbersOfMonstersInTheHandAreSeenWhole) {
  TappedTable table("galleria", GetParam());
  State state = dealt_galleria(2, 1);
  auto& hand = state.hands[state.table.asked];
  for (galleria::Card monster = 0; monster < galleria::card_kinds; ++monster) {
    if (!galleria::is_maze(monster) || galleria::face_of(monster, 0).power == 0) continue;
    SCOPED_TRACE(galleria::table::spot_of_card(monster));
    hand = {};
    for (galleria::Card card = 0; card < 6; ++card) hand.add(card);
    for (int copy = 0; copy < galleria::copies_of(monster); ++copy) hand.add(monster);
    table.show(At(state));
    EXPECT_EQ(faults(table.ui()), std::vector<std::string>{});
    table.tap(galleria::table::spot_of_card(monster));
    table.frame();
    EXPECT_EQ(faults(table.ui()), std::vector<std::string>{}) << "picked";
  }
}

/// The place of a facet's portrait that has been drawn upright.
draw::Rect drawn_portrait(draw::testing::Stage& stage, galleria::Facet facet, bool used) {
  galleria::Table table;
  table.facets_used = used ? static_cast<std::uint8_t>(1U << facet) : std::uint8_t{0};
  stage.frame([&](draw::Ui& ui) { galleria::table::draw_facet_portrait(ui, {50, 50, 80, 100}, table, facet); });
  return draw::testing::drawn_items(stage.ui).front().at;
}

TEST(GalleriaTable, AFacetLiesOnItsSideOnceItsSkillIsUsed) {
  draw::testing::Stage stage(phone.width, phone.height);
  stage.frame([](draw::Ui&) {});
  for (galleria::Facet facet = 0; facet < galleria::facet_cards.size(); ++facet) {
    const draw::Rect ready = drawn_portrait(stage, facet, false);
    EXPECT_GT(ready.h, ready.w) << int{facet};
    const draw::Rect used = drawn_portrait(stage, facet, true);
    const bool can_be_used = galleria::facet_cards[facet].use != galleria::Use::never;
    EXPECT_EQ(used.w > used.h, can_be_used) << int{facet};
  }
}

TEST(GalleriaTable, PlacesACardByOneTapWhereMovesAreNotConfirmedUnlessItCanBeTurnedOrMustBePaidFor) {
  TappedTable table("galleria", desk);
  table.stage().input.confirms_moves = false;
  int at_once = 0;
  int later = 0;
  const auto visit = [&](const State& state) {
    if (to_move(state) == no_seat) return;
    const State::MoveList moves = legal_moves(state);
    for (const Move move : moves) {
      if (move.kind != Move::Kind::place) continue;
      const bool turns = std::ranges::any_of(moves, [&](Move other) {
        return other.kind == move.kind && other.a == move.a && other.b == move.b && other.c != move.c;
      });
      const bool free = taps_to_pay(state, move).empty();
      table.show(At(state));
      while (table.table().cancel()) {
      }
      table.frame();
      bring_into_sight(table, galleria::table::spot_of_card(move.a));
      table.tap(galleria::table::spot_of_card(move.a));
      const std::optional<AnyMove> made = table.tap(galleria::table::spot_of_cell(move.b));
      EXPECT_EQ(made.has_value(), free && !turns);
      if (made) ASSERT_NO_FATAL_FAILURE(expect_made(made, move));
      ++(made ? at_once : later);
    }
  };
  for_every_nth_position<State>(61, dealt_galleria(3, 40), Rng(41), visit, some_move);
  EXPECT_GT(at_once, 0);
  EXPECT_GT(later, 0);
}

}  // namespace
}  // namespace kairo::testing
