#include <gtest/gtest.h>

#include <utility>

#include "engine/core/numbers.h"
#include "engine/games/haratama/pieces/losses.h"
#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/words.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/haratama/taps.h"
#include "web/tables/haratama/hand_fan.h"
#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/players.h"
#include "web/text/number.h"

/// The table of Haratama by taps: every move can be made, cards can be hit, and secrets stay covered.
namespace kairo::testing {
namespace {

using haratama::Card;
using haratama::Move;
using haratama::Phase;
using haratama::State;
using At = PositionOf<State>;

class HaratamaOnScreen : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(HaratamaTable, HaratamaOnScreen, ::testing::ValuesIn(screens), screen_name);

TEST_P(HaratamaOnScreen, EveryLegalMoveCanBeTapped) {
  for (int seats = haratama::min_players; seats <= haratama::max_players; ++seats) {
    TappedTable table("haratama", GetParam());
    for_every_nth_position<State>(23, dealt<State>(seats, 40), Rng(41), [&](const State& state) {
      if (to_move(state) != no_seat)
        expect_every_move_tapped(table, state, [](const State& at, Move move) { return taps_for(at, move); });
    });
  }
}

TEST_P(HaratamaOnScreen, AnExtraRoundIsCalledSoTillTheEnd) {
  TappedTable table("haratama", GetParam());
  int ends = 0;
  for (std::uint64_t seed = 1; ends == 0 && seed < 200; ++seed)
    for_every_nth_position<State>(1, dealt<State>(3, seed), Rng(seed), [&](const State& state) {
      if (state.phase != Phase::over || state.rounds_done <= haratama::rounds) return;
      ++ends;
      table.show(At(state));
      EXPECT_NE(all_in_sight(table.ui()).find(without_blanks(table.ui().say("haratama.table.extra"))),
                std::string::npos);
    });
  EXPECT_GT(ends, 0);
}

/// A card that cannot be played now looks so while others play, too.
TEST_P(HaratamaOnScreen, TheHandIsQuietWhileOthersPlay) {
  TappedTable table("haratama", GetParam());
  State state = dealt<State>(3, 61);
  NoEvents nothing;
  const auto first = [&] {
    State::MoveList moves;
    haratama::legal(state, moves);
    return moves[0];
  };
  while (state.phase != Phase::play) haratama::play(state, first(), nothing);
  const Seat me = state.asked;
  const auto is_kept = [&](const auto& spot) {
    return spot.id.starts_with("card.") && spot.id != "card." + haratama::table::card_id(first().a);
  };
  table.show(At(state), me);
  const std::string kept = std::ranges::find_if(table.ui().gesture.targets(), is_kept)->id;
  const auto brightness = [&] {
    table.show(At(state), me);
    const draw::Rect& at = *table.find(kept);
    const draw::testing::Picture picture = table.stage().picture();
    float sum = 0;
    for (float x = at.x + 4; x < at.right() - 4; ++x) sum += picture.grey(int(x), int(at.centre().y));
    return sum;
  };
  const float mine = brightness();
  haratama::play(state, first(), nothing);
  EXPECT_LT(brightness(), 0.9F * mine);
}

TEST_P(HaratamaOnScreen, EachCardLeavesRoomForAFinger) {
  constexpr float narrowest = 40;
  for (int seats = haratama::min_players; seats <= haratama::max_players; ++seats) {
    TappedTable table("haratama", GetParam());
    for_every_nth_position<State>(1, dealt<State>(seats, 61), Rng(62), [&](const State& state) {
      if (state.asked == no_seat) return;
      table.show(At(state));
      for (const auto& spot : table.ui().gesture.targets()) {
        if (!spot.id.starts_with("card.")) continue;
        EXPECT_GE(spot.at.w, narrowest) << spot.id;
        EXPECT_GE(spot.at.h, narrowest) << spot.id;
      }
    });
  }
}

/// A tick is covered by something drawn later, or covers a number.
bool is_tick_in_the_way(std::span<const draw::DrawnItem> items) {
  using enum draw::DrawnItem::Kind;
  constexpr float blur = 1;  // of edges, pixels
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].words != "tick") continue;
    for (std::size_t k = 0; k < items.size(); ++k) {
      const draw::Rect both = intersection(items[i].at, items[k].at);
      const bool matters = items[k].kind == words || (items[k].kind == surface && k > i);
      if (matters && both.w > blur && both.h > blur) return true;
    }
  }
  return false;
}

TEST_P(HaratamaOnScreen, TheTickOfALiftedCardIsNeitherCoveredNorOnANumber) {
  for (int played = 0; played < haratama::hand_size - 1; played += 3) {
    const State state = find_state<State>(3, [played](const State& at) {
      return at.phase == Phase::play && at.table.size == 0 && at.tricks_done == played;
    });
    TappedTable table("haratama", GetParam());
    table.show(At(state));
    for (const Move move : legal_moves(state)) {
      table.tap("card." + haratama::table::card_id(move.a));
      table.frame();
      EXPECT_FALSE(is_tick_in_the_way(draw::testing::drawn_items(table.ui())))
          << haratama::move_text(move) << " after " << played;
      table.table().cancel();
    }
  }
}

/// Shows the position. Each such mark in the hand is neither covered nor on a word or an `other` mark; returns how many
/// there are.
int expect_clear_marks(TappedTable& table, const State& state, std::string_view mark, std::string_view other = {}) {
  using enum draw::DrawnItem::Kind;
  constexpr float blur = 1.5F;
  table.show(At(state));
  const auto items = draw::testing::drawn_items(table.ui());
  const int seats = look(state, state.asked).players;
  const draw::Rect hand = haratama::table::lay_out(table.at(), seats, state.asked, true, draw::Hand::right).hand;
  int marks = 0;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].words != mark || !hand.holds(items[i].at.centre())) continue;
    ++marks;
    for (std::size_t k = 0; k < items.size(); ++k) {
      const draw::Rect both = intersection(items[i].at, items[k].at);
      const bool matters =
          items[k].kind == words || (!other.empty() && items[k].words == other) || (items[k].kind == surface && k > i);
      EXPECT_FALSE(matters && both.w > blur && both.h > blur) << items[k].words;
    }
  }
  return marks;
}

TEST_P(HaratamaOnScreen, NothingCoversTheSignOfACardThatWasPassed) {
  for (int seats = haratama::min_players; seats <= haratama::max_players; ++seats) {
    TappedTable table("haratama", GetParam());
    for_every_nth_position<State>(5, dealt<State>(seats, 61), Rng(62), [&](const State& state) {
      if (state.phase != Phase::play) return;
      const haratama::View view = look(state, state.asked);
      const int signs = expect_clear_marks(table, state, "badge", "jewel");
      EXPECT_EQ(signs, haratama::count(view.hand & view.took.cards()));
    });
  }
}

/// The screens, and longer phones, on which the cards of the hand are larger.
std::vector<Screen> with_longer_phones() {
  std::vector<Screen> all(std::begin(screens), std::end(screens));
  for (const auto& [name, width, height] : {std::tuple{"long", 390.0F, 844.0F}, {"longer", 412.0F, 915.0F}})
    all.push_back({name, width, height, 54, 0});
  return all;
}

TEST(HaratamaTable, NothingCoversTheJewelOfATreasureInTheHand) {
  for (const Screen& screen : with_longer_phones()) {
    TappedTable table("haratama", screen);
    for_every_nth_position<State>(5, dealt<State>(4, 61), Rng(62), [&](const State& state) {
      if (state.asked == no_seat) return;
      const haratama::View view = look(state, state.asked);
      SCOPED_TRACE(screen.name);
      const int jewels = expect_clear_marks(table, state, "jewel");
      EXPECT_EQ(jewels, haratama::count(view.hand & haratama::table::treasures_of(view)));
    });
  }
}

TEST_P(HaratamaOnScreen, TheLossesOfTheRoundStandBesideLargeTotalsToo) {
  State state = find_state<State>(4, [](const State& at) {
    return at.phase == Phase::play && at.to_win != 0 &&
           std::ranges::all_of(at.won, [](haratama::Cards won) { return won != 0; });
  });
  for (haratama::Losses& lost : state.losses) lost.treasures = 140;
  TappedTable table("haratama", GetParam());
  table.show(At(state));
  for (Seat seat = 0; seat < 4; ++seat) {
    const std::string running = text::number_words(-haratama::table::running_losses(look(state, no_seat), seat));
    EXPECT_GT(std::ranges::count(draw::testing::drawn_items(table.ui()), running, &draw::DrawnItem::words), 0)
        << running;
  }
}

TEST_P(HaratamaOnScreen, TricksAndLossesAreLookedUpAndPutBack) {
  TappedTable table("haratama", GetParam());
  table.show(
      At(find_state<State>(4, [](const State& state) { return state.rounds_done == 1 && state.tricks_done == 5; })));
  for (const std::string_view open : {"tricks.open", "scores.open"})
    expect_overlay(table, open, "sheet.close", "sky", open);
}

/// With a player who has won most treasures.
State near_haratama() {
  return find_state<State>(
      4, [](const State& at) { return at.phase == Phase::play && at.asked == 0 && haratama::count(at.won[1]) >= 6; });
}

TEST_P(HaratamaOnScreen, ARivalIsLookedAtCloselyByATapOnThePanelAndPutBack) {
  const State state = near_haratama();
  TappedTable table("haratama", GetParam());
  table.show(At(state));
  expect_overlay(table, "player.1", "sheet.close", "sky", "player.1");
  const auto mirrored = [&] {
    return std::ranges::count(table.ui().mirror.parts, table.ui().name(1), &draw::Mirror::Part::heading);
  };
  EXPECT_EQ(mirrored(), 0);
  table.press("player.1");
  table.frame();
  EXPECT_EQ(mirrored(), 1);
  for (const Section& section : in_words(look(state, 0)))
    if (section.heading.args == std::vector<Arg>{seat_name("seat", 1)})
      for (const Phrase& line : section.lines)
        EXPECT_NE(all_in_sight(table.ui()).find(without_blanks(table.ui().say(line))), std::string::npos) << line.key;
}

TEST_P(HaratamaOnScreen, ACloseLookBeginsWithWhoseItIsAndWhatItsTreasuresAre) {
  TappedTable table("haratama", GetParam());
  table.show(At(near_haratama()));
  table.press("player.1");
  table.frame();
  const auto drawn = draw::testing::drawn_items(table.ui());
  const auto first_at = [&](std::string_view words) {
    const auto is_it = [&](const draw::DrawnItem& item) { return item.modal > 0 && item.words.starts_with(words); };
    return std::ranges::find_if(drawn, is_it) - drawn.begin();
  };
  const std::string caption = words_of("haratama.words.won");
  const auto name = first_at(table.ui().name(1));
  const auto won = first_at(caption.substr(0, caption.find(',')));
  ASSERT_LT(won, std::ssize(drawn));
  EXPECT_LT(name, won);
  EXPECT_LT(drawn[static_cast<std::size_t>(name)].at.y, drawn[static_cast<std::size_t>(won)].at.y);
  EXPECT_LT(won, first_at(words_of("haratama.words.no_fox").substr(0, 5))) << "the other lines follow";
}

TEST(HaratamaTable, OneSeesTheOwnPanelWithoutATapWhichWouldShowTheHand) {
  TappedTable table("haratama", phone);
  table.show(At(near_haratama()));
  EXPECT_EQ(table.find("player.0"), nullptr);
}

TEST_P(HaratamaOnScreen, EveryTreasureWonHasItsPlaceInThePanel) {
  State state = near_haratama();
  state.won = {};
  state.won[1] = haratama::cards_of_ranks(state.descents);
  TappedTable table("haratama", GetParam());
  table.show(At(state));
  const auto layout = haratama::table::lay_out(table.at(), 4, 0, true, draw::Hand::right);
  for (Seat seat = 0; seat < 4; ++seat) {
    const draw::Rect& room = layout.seats[seat].treasures;
    if (room.w <= 0) continue;
    for (haratama::Cards left = state.won[seat]; left != 0; left = haratama::without_first(left)) {
      const std::string id = "player." + std::to_string(seat) + "." + haratama::table::card_id(haratama::first(left));
      const auto at = explained_at(table, id);
      ASSERT_TRUE(at.has_value()) << id;
      EXPECT_TRUE(room.inset(-1).holds(at->centre())) << id;
    }
  }
}

TEST(HaratamaTable, TheLastTrickIsSeenUntilTheNextCardHoweverOneCameThere) {
  const State state = find_state<State>(
      4, [](const State& at) { return at.phase == Phase::play && at.table.size == 0 && at.tricks_done > 0; });
  TappedTable table("haratama", phone);
  table.show(At(state));  // without events, as after a leap in the replay
  const auto cards_in_trick = [&] {
    return std::ranges::count_if(table.ui().explainer.things(), [](const draw::Explained& thing) {
      return thing.id.starts_with("trick.") && (thing.what.term.key.starts_with("haratama.what.played") ||
                                                thing.what.term.key.starts_with("haratama.what.winning"));
    });
  };
  EXPECT_EQ(cards_in_trick(), 4);
  table.tap(spot_of_card(haratama::first(haratama::legal_cards(state))));
  table.frame();
  EXPECT_EQ(cards_in_trick(), 0) << "a card to lead lies in the next trick";
  table.table().cancel();
  State next = state;
  Rng rng(1);
  play_any(next, rng);
  table.show(At(next));
  EXPECT_EQ(cards_in_trick(), 1);
}

TEST(HaratamaTable, ACoveredHandShowsNothingUntilItIsPressed) {
  const State one = dealt<State>(4, 3);
  State other = one;
  std::swap(other.hands[0], other.hands[1]);
  TappedTable table("haratama", phone);
  expect_covered_until_pressed(table, "hand.peek", At(one), At(other));
}

TEST(HaratamaTable, ALiftedCardIsPlayedInTheTrickTooOrLaidBack) {
  const State state = find_state<State>(4, [](const State& found) { return found.phase == Phase::play; });
  const Card card = haratama::first(haratama::legal_cards(state));
  TappedTable table("haratama", phone);
  table.show(At(state));
  EXPECT_EQ(table.find("trick.play"), nullptr);
  EXPECT_FALSE(table.tap(spot_of_card(card)).has_value());
  table.frame();
  EXPECT_TRUE(table.table().cancel());
  table.frame();
  EXPECT_EQ(table.find("trick.play"), nullptr);
  EXPECT_FALSE(table.tap(spot_of_card(card)).has_value());
  table.frame();
  const auto made = table.tap("trick.play");
  expect_made(made, Move{Move::Kind::play, card, 0});
}

TEST(HaratamaTable, ALiftedCardIsPlayedByATapOnThePartThatRises) {
  const State state = find_state<State>(4, [](const State& found) { return found.phase == Phase::play; });
  for (const Move move : legal_moves(state)) {
    TappedTable table("haratama", phone);
    table.show(At(state));
    const draw::Rect before = *table.find(spot_of_card(move.a));
    EXPECT_FALSE(table.tap(spot_of_card(move.a)).has_value());
    table.frame();
    EXPECT_EQ(table.find(spot_of_card(move.a))->y, before.y) << "words beside it stay";
    expect_made(table.tap_at(before.centre().x, before.y - 4), move);
  }
}

TEST(HaratamaTable, AThirdCardTakesThePlaceOfTheFirst) {
  State state = dealt<State>(4, 3);
  const haratama::Cards hand = state.hands[0];
  TappedTable table("haratama", phone);
  table.show(At(state));
  table.tap(spot_of_card(haratama::nth(hand, 0)));
  const auto made =
      table.tap_all({spot_of_card(haratama::nth(hand, 4)), spot_of_card(haratama::nth(hand, 8)), "pass.confirm"});
  expect_made(made, Move{Move::Kind::pass, haratama::nth(hand, 4), haratama::nth(hand, 8)});
}

TEST(HaratamaTable, CardsToPassStayChosenWhileOthersPassTheirs) {
  State state = dealt<State>(4, 3);
  const haratama::Cards hand = state.hands[3];
  TappedTable table("haratama", phone);
  table.show(*At(state).asked_ahead(3), 3);
  table.tap(spot_of_card(haratama::nth(hand, 2)));
  Rng rng(1);
  while (state.asked != 3) play_any(state, rng);
  table.show(At(state), 3);
  const auto made = table.tap_all({spot_of_card(haratama::nth(hand, 6)), "pass.confirm"});
  expect_made(made, Move{Move::Kind::pass, haratama::nth(hand, 2), haratama::nth(hand, 6)});
}

TEST(HaratamaTable, CardsStayInTheirRowsAsLongAsBothHaveRoom) {
  constexpr draw::Rect on_a_phone{8, 500, 344, 134};
  haratama::Cards hand = look(dealt<State>(4, 3), 0).hand;
  const haratama::Cards upper = haratama::table::HandFan(on_a_phone, hand).upper();
  ASSERT_NE(upper, 0U);
  int played = 0;
  for (haratama::Cards left = upper; haratama::count(left) > 1; ++played) {
    left = haratama::without_first(left);
    hand = left | (hand & ~upper);
    const haratama::Cards now = haratama::table::HandFan(on_a_phone, hand, upper).upper();
    if (now == 0) break;  // all have room in one row
    EXPECT_EQ(now, left);
  }
  EXPECT_GT(played, 2);
}

TEST(HaratamaTable, ATapExplainsTheWayToHaratamaAndTheCardSetAside) {
  TappedTable table("haratama", phone);
  table.show(At(dealt<State>(3, 3)));
  std::string before;
  for (const char* id : {"player.0.meter", "aside"}) {
    table.press(id);
    table.frame();
    EXPECT_NE(std::exchange(before, table.ui().mirror.message), table.ui().mirror.message) << id;
  }
}

TEST(HaratamaTable, AJewelNeverLiesOnTheRank) {
  draw::testing::Stage stage(100, 100);
  stage.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
  stage.frame([](draw::Ui&) {});
  stage.frame([](draw::Ui& ui) {
    for (float width = 24; width <= 130; width += 0.5F) {
      const draw::Rect card{0, 0, width, width / haratama::table::card_aspect};
      const draw::Rect rank = haratama::table::rank_rect(card);
      const draw::TextStyle style{.size = rank.h, .face = draw::Face::display};
      const float written = std::min(rank.w, ui.text.width("13", style));
      const draw::Rect ink{rank.centre().x - written / 2, rank.y + rank.h * 0.1F, written, rank.h * 0.8F};
      const draw::Rect both = intersection(ink, haratama::table::jewel_rect(card));
      EXPECT_TRUE(both.w <= 0 || both.h <= 0) << width;
    }
  });
}

TEST(HaratamaTable, TheCardsOfATrickAreLargeAndApartOnAPhone) {
  for (int seats = haratama::min_players; seats <= haratama::max_players; ++seats) {
    const auto slots = haratama::table::lay_out(phone.table(), seats, 0, true, draw::Hand::right).slots;
    for (int one = 0; one < seats; ++one) {
      EXPECT_GE(slots[one].h, 110) << seats;
      for (int other = one + 1; other < seats; ++other)
        EXPECT_LE(intersection(slots[one], slots[other]).w, 0) << one << other;
    }
  }
}

TEST(HaratamaTable, LossesStandBelowZeroAtEverySeat) {
  draw::testing::Stage stage(phone.width, phone.height);
  stage.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
  State state = dealt<State>(4, 3);
  state.losses[1].treasures = 60;
  for (int frames = 0; frames < 2; ++frames)
    stage.frame([&](draw::Ui& ui) {
      const haratama::table::Layout layout =
          haratama::table::lay_out(phone.table(), state.players, 0, true, draw::Hand::right);
      haratama::table::draw_player(ui, layout.seats[1], {.view = look(state, 0), .seat = 1});
    });
  const auto& items = draw::testing::drawn_items(stage.ui);
  EXPECT_NE(std::ranges::find(items, "−60", &draw::DrawnItem::words), items.end());
}

/// Numbers too large for ranks and counts are points: they all stand below zero, and this one is among them.
void expect_points_below_zero(TappedTable& table, int points) {
  constexpr int most_of_others = 13;
  bool drawn = false;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui())) {
    drawn |= item.words == text::number_words(points);
    const auto number = read_number<int>(item.words);
    EXPECT_FALSE(number && *number > most_of_others) << item.words;
  }
  EXPECT_TRUE(drawn) << points;
}

TEST(HaratamaTable, PointsHaveTheSameSignInRunningLossesResultsAndTotals) {
  constexpr int least = 15;
  TappedTable table("haratama", desk);
  const State running = find_state<State>(
      4, [](const State& at) { return haratama::table::running_losses(look(at, no_seat), 1) >= least; });
  table.show(At(running));
  expect_points_below_zero(table, -haratama::table::running_losses(look(running, no_seat), 1));
  const State ended = find_state<State>(4, [](const State& at) {
    return at.phase == Phase::pass && at.rounds_done == 2 && losses_in(at.results.back(), 1, 4).total() >= least;
  });
  table.show(At(ended));
  const int lost = -losses_in(ended.results.back(), 1, 4).total();
  expect_points_below_zero(table, lost);
  table.tap("scores.open");
  table.frame();
  expect_points_below_zero(table, lost);
  expect_points_below_zero(table, -ended.losses[1].total());
}

TEST(HaratamaTable, WhatANumberOfPointsIsCalledHasTheSignOfTheNumber) {
  TappedTable table("haratama", desk);
  State state = dealt<State>(4, 3);
  state.losses[1].treasures = 60;
  table.show(At(state));
  const auto& things = table.ui().explainer.things();
  const auto points = std::ranges::find(things, "player.1.losses", &draw::Explained::id);
  ASSERT_NE(points, things.end());
  EXPECT_NE(draw::name_of(table.ui(), points->what).find("−60"), std::string::npos);
}

TEST(HaratamaTable, PlaysACardByOneTapWhereMovesAreNotConfirmed) {
  const State state =
      find_state<State>(4, [](const State& at) { return at.phase == Phase::play && at.tricks_done > 2; });
  TappedTable table("haratama", phone);
  table.stage().input.confirms_moves = false;
  for (const Move move : legal_moves(state)) {
    table.show(At(state));
    ASSERT_NO_FATAL_FAILURE(expect_made(table.tap(spot_of_card(move.a)), move));
  }
}

}  // namespace
}  // namespace kairo::testing
