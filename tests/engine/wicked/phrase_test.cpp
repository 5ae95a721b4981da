#include <set>

#include "tests/engine/wicked/scene.h"
#include "tests/engine/wicked/spell_out.h"

namespace kairo::wicked::test {
namespace {

std::string label(const State& state, std::string_view text) {
  Move move;
  EXPECT_TRUE(parse_move(text, move)) << text;
  return spell_out(move_phrase(look(state, state.asked), move));
}

TEST(WickedPhrases, OfBidsNameThePiecesAndSigns) {
  const State state = dealt(3);
  EXPECT_EQ(label(state, "bid 0 -"), "wicked.move.bid.nothing");
  EXPECT_EQ(label(state, "bid 3 -"), "wicked.move.bid(hand=[wicked.hand.pieces(n=3)])");
  EXPECT_EQ(label(state, "bid 0 s"), "wicked.move.bid(hand=[wicked.hand.signs(signs=[wicked.signs.soul])])");
  EXPECT_EQ(label(state, "bid 1 ws"), "wicked.move.bid(hand=[wicked.hand.both(n=1 signs=[wicked.signs.both])])");
}

TEST(WickedPhrases, OfSoulSteps) {
  const State state = processing({.tokens = {{{2, 0, 0, 0}, {}, {}}}, .great = {0, 2}, .small = {0, 6}});
  EXPECT_EQ(label(state, "promote low red"),
            "wicked.move.promote(rank=[wicked.rank.low] colour=[wicked.colour.red] above=[wicked.rank.middle])");
  EXPECT_EQ(label(state, "change middle blue red"),
            "wicked.move.change(rank=[wicked.rank.middle] from=[wicked.colour.blue] to=[wicked.colour.red])");
  EXPECT_EQ(label(state, "great 1"),
            "wicked.move.great(demands=[wicked.tokens(n=1 rank=[wicked.rank.high] colour=[wicked.colour.red]), "
            "wicked.tokens(n=1 rank=[wicked.rank.high] colour=[wicked.colour.green])])");
  EXPECT_NE(label(state, "small 1").find("reward=[wicked.reward.promotion]"), std::string::npos);
  EXPECT_NE(label(state, "small 2").find("reward=[wicked.tokens(n=2"), std::string::npos);
}

TEST(WickedPhrases, AReturnNamesTheRankItComesFrom) {
  State state = processing({.tokens = {{{2, 0, 0, 0}, {1, 2, 1, 1}, {}}}});
  make(state, "promote low red");
  EXPECT_EQ(label(state, "return green"), "wicked.move.return(rank=[wicked.rank.middle] colour=[wicked.colour.green])");
}

TEST(WickedPhrases, TheQuestionNamesTheSeatToMove) {
  visit_random_games(5, [](const State& state) {
    const std::string words = spell_out(question(look(state, no_seat)));
    if (to_move(state) == no_seat) {
      ASSERT_EQ(words, "wicked.asked.over");
    } else {
      ASSERT_NE(words.find("seat=seat " + std::to_string(state.asked)), std::string::npos) << words;
    }
  });
}

TEST(WickedPhrases, TheQuestionForReturnsSaysHowMany) {
  State state = dealt(3, {{Half::red, Half::green}});
  state.boards[0].tokens[index(Rank::low)] = {0, 0, 3, 3};
  bids(state, {"2 -", "0 s", "0 -"});
  EXPECT_EQ(spell_out(question(look(state, 0))), "wicked.asked.return_token(seat=seat 0 n=3 room=6)");
}

TEST(WickedPhrases, EveryRefusalHasItsOwnReason) {
  const View view = look(dealt(3), 0);
  EXPECT_TRUE(refusal_phrase(view, Refusal::none).empty());
  std::set<std::string> keys;
  for (int i = 1; i < refusals; ++i) {
    const Phrase phrase = refusal_phrase(view, static_cast<Refusal>(i));
    EXPECT_TRUE(phrase.key.starts_with("wicked.refusal.")) << i;
    keys.insert(std::string(phrase.key));
  }
  EXPECT_EQ(keys.size(), static_cast<std::size_t>(refusals - 1));
  EXPECT_EQ(spell_out(refusal_phrase(view, Refusal::not_asked)),
            "wicked.refusal.not_asked(question=[" + spell_out(question(view)) + "])");
}

/// The events of random games, and one that they hardly ever contain.
EventList events_of_every_kind() {
  EventList list;
  for (std::uint64_t game = 0; game < 60; ++game) {
    State state;
    deal(standard_setup(info, static_cast<int>(3 + game % 3), game), state);
    Rng rng(game);
    while (to_move(state) != no_seat) {
      play_random_move(state, rng, list);
    }
  }
  State nothing_can_rise = processing({.tokens = {{{}, {}, {1, 1, 1, 1}}}, .small = {0, 6}});
  append(list, make(nothing_can_rise, "small 1"));
  return list;
}

TEST(WickedPhrases, EveryKindOfEventHasAPhraseThatNamesItsSeat) {
  const View view = look(dealt(3), no_seat);
  std::set<std::uint8_t> kinds;
  for (const Event& event : events_of_every_kind().events) {
    kinds.insert(event.kind);
    const Phrase phrase = event_phrase(view, event);
    ASSERT_TRUE(phrase.key.starts_with("wicked.event.")) << int{event.kind};
    const bool names =
        std::ranges::any_of(phrase.args, [](const Arg& arg) { return std::holds_alternative<SeatName>(arg.value); });
    ASSERT_EQ(event.seat != no_seat, names) << phrase.key;
  }
  EXPECT_EQ(kinds.size(), static_cast<std::size_t>(EventKind::ended) + 1);
}

TEST(WickedPhrases, TheLastBidIsCalledForcedUnlessItIsEmpty) {
  const View view = look(dealt(3), no_seat);
  const auto key_of = [&view](std::int16_t pieces, std::int16_t rest) {
    return std::string(
        event_phrase(view, {static_cast<std::uint8_t>(EventKind::bid_revealed), 1, 0xff, {pieces, 0, rest}}).key);
  };
  EXPECT_EQ(key_of(2, 0), "wicked.event.bid_revealed");
  EXPECT_EQ(key_of(2, 1), "wicked.event.bid_revealed.rest");
  EXPECT_EQ(key_of(0, 1), "wicked.event.bid_revealed");
}

std::string table_in_words(const View& view) {
  std::string text;
  for (const Section& section : in_words(view)) {
    text += spell_out(section.heading) + "\n";
    for (const Phrase& line : section.lines) text += "  " + spell_out(line) + "\n";
  }
  return text;
}

TEST(WickedTableInWords, DoesNotContainHiddenCardsAndBids) {
  State some = dealt(4);
  bids(some, {"1 -", "0 w", "2 -", "0 -"});
  State other = some;
  bids(some, {"3 w", "0 -"});
  bids(other, {"1 s", "7 s"});
  std::reverse(other.order.begin() + corridors_per_round(4), other.order.end());
  for (const Seat seat : {Seat{2}, Seat{3}, no_seat}) {
    EXPECT_EQ(table_in_words(look(some, seat)), table_in_words(look(other, seat)));
    EXPECT_EQ(view_text(look(some, seat)), view_text(look(other, seat)));
    EXPECT_EQ(spell_out(question(look(some, seat))), spell_out(question(look(other, seat))));
  }
}

TEST(WickedTableInWords, ContainsTheOwnBidOnly) {
  State state = dealt(3);
  make(state, "bid 3 w");
  const std::string own = "wicked.words.bid.own(hand=[wicked.hand.both(n=3 signs=[wicked.signs.witch])])";
  EXPECT_NE(table_in_words(look(state, 0)).find(own), std::string::npos);
  EXPECT_EQ(table_in_words(look(state, 1)).find("wicked.words.bid.own"), std::string::npos);
  EXPECT_NE(table_in_words(look(state, 1)).find("wicked.words.bid.sealed"), std::string::npos);
  EXPECT_NE(table_in_words(look(state, 1)).find("wicked.words.bid.open"), std::string::npos);
}

TEST(WickedTableInWords, MarksTheCurrentCorridorAndThosePassed) {
  State state = dealt(3);
  bids(state, {"0 -", "0 -", "0 -"});
  const Section ring = in_words(look(state, 0))[0];
  EXPECT_EQ(spell_out(ring.heading), "wicked.words.ring(round=1 rounds=4)");
  ASSERT_EQ(ring.lines.size(), 5U);
  EXPECT_EQ(ring.lines[0].key, "wicked.words.corridor.passed");
  EXPECT_EQ(ring.lines[1].key, "wicked.words.corridor.lit");
  EXPECT_EQ(ring.lines[2].key, "wicked.words.corridor.ahead");
  EXPECT_EQ(spell_out(ring.lines[4]), "wicked.words.deck(deck=12 removed=8)");
}

TEST(WickedTableInWords, ContainsEveryShelfOracleAndSpell) {
  const State state = processing({.tokens = {{{2, 0, 1, 0}, {0, 1, 0, 0}, {}}}, .promotions = 1, .impurity = 2});
  const std::string words = table_in_words(look(state, 0));
  for (const char* line : {"wicked.words.shelf(rank=[wicked.rank.low] n=3 room=6 tokens=[wicked.words.tokens(n=2 "
                           "colour=[wicked.colour.red]), wicked.words.tokens(n=1 colour=[wicked.colour.blue])])",
                           "wicked.words.shelf(rank=[wicked.rank.high] n=0 room=4 tokens=[])",
                           "wicked.words.impurity(n=2)", "wicked.words.spells(spells=[wicked.spells.promotion(n=1)])",
                           "wicked.words.left.nothing", "wicked.words.great.open(", "wicked.words.small.open("})
    EXPECT_NE(words.find(line), std::string::npos) << line << " in\n" << words;
}

TEST(WickedViewText, IsReadable) {
  State state = dealt(3, {{Half::red, Half::green}, {Half::promotion, Half::blue}});
  give_great(state, 0, {0, 2});
  give_small(state, 0, {0, 6});
  bids(state, {"2 w", "1 s", "0 -"});
  make(state, "bid 3 s");
  const std::string text = view_text(look(state, 0));
  for (const char* line :
       {"view of seat 0\n", "round 1 of 4\n", "corridor 2 of 4\n", "phase bid asks seat 1\n",
        "ring 0:red/green 18:promotion/blue", "deck 12 removed 8\n",
        "revealed round 1 corridor 1 0:red/green\n  seat 0 2 w first\n  seat 1 1 s second\n  seat 2 0 -\n",
        "seat 0\n  high -\n  middle -\n  low red 1 green 2\n  great 0:red+green open\n",
        "  small 0:middle-red+middle-green+low-blue+low-yellow open\n  small 6:2-low-red+2-low-green "
        "open\n  spells promotion 0 change 0\n  impurity 1\n  left 4 s\n  has bid 3 s\n"})
    EXPECT_NE(text.find(line), std::string::npos) << line << " in\n" << text;
  EXPECT_NE(view_text(look(state, no_seat)).find("view of an onlooker\n"), std::string::npos);
}

}  // namespace
}  // namespace kairo::wicked::test
