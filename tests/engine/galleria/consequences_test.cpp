#include <algorithm>
#include <set>
#include <string>

#include "tests/engine/galleria/scene.h"

/// Predictions about a move before it is made come true.
namespace kairo::galleria::test {
namespace {

std::vector<Phrase> told(const State& state, std::string_view text) {
  Move move;
  EXPECT_TRUE(parse_move(text, move)) << text;
  EXPECT_EQ(why_not(state, move), Refusal::none) << text;
  return consequences(look(state, to_move(state)), move);
}

int number_in(const Phrase& phrase) {
  const auto n = std::ranges::find(phrase.args, "n", &Arg::name);
  return n == phrase.args.end() ? -1 : std::get<int>(n->value);
}

/// Their keys without `galleria.then.`, with their number if there is one: "pay 1".
std::vector<std::string> short_of(const std::vector<Phrase>& phrases) {
  constexpr std::string_view start = "galleria.then.";
  std::vector<std::string> words;
  for (const Phrase& phrase : phrases) {
    EXPECT_TRUE(phrase.key.starts_with(start)) << phrase.key;
    const int n = number_in(phrase);
    words.push_back(std::string(phrase.key.substr(start.size())) + (n < 0 ? "" : " " + std::to_string(n)));
  }
  return words;
}
using Words = std::vector<std::string>;

TEST(GalleriaConsequences, APlacementTellsItsPriceAndItsRoom) {
  const State state = laid_out(
      {.players = {{.facet = "crow", .hand = "NS EW 3*hush"}, {}}, .maze = "c4 NEW, c3 NESW*3, c2 NE', b2 NESW"});
  EXPECT_EQ(short_of(told(state, "place NS b1")), (Words{"pay 1", "joins", "traps"}));
  EXPECT_EQ(short_of(told(state, "place EW e4")), (Words{"ways_on", "traps"}));
}

TEST(GalleriaConsequences, ThePriceOfACurioBehindAMonsterIsTold) {
  const Scene scene{.players = {{.facet = "venator", .hand = "EW*2 2*hush"}, {}}, .maze = to_b2};
  State state = laid_out(scene);
  EXPECT_EQ(short_of(told(state, "place EW*2 a2")), (Words{"joins", "room_costs 1", "traps"}));
  make(state, "place EW*2 a2");
  EXPECT_EQ(short_of(told(state, "go-on")), (Words{"pay 1", "joins", "cards_left 1", "traps"}));
  EXPECT_EQ(short_of(told(state, "step-back")), (Words{"leaves"}));
  Scene poor = scene;
  poor.players[0].hand = "EW*2";
  EXPECT_EQ(short_of(told(laid_out(poor), "place EW*2 a2")), (Words{"joins", "room_too_dear 1", "last_card", "traps"}));
}

TEST(GalleriaConsequences, AKnownCurioIsNamedWithItsPoints) {
  State state = laid_out({.players = {{.facet = "crow", .hand = "NS 3*hush"}, {}}, .maze = to_b2, .rooms = "n2 clock"});
  state.table.seen[room("n2")] = only(0);
  EXPECT_EQ(short_of(told(state, "place NS b1")), (Words{"joins.known 4", "traps"}));
}

TEST(GalleriaConsequences, TheLastCardIsWarnedOfUnlessTheGameEnds) {
  const State last = laid_out({.players = {{.hand = "NS"}, {}}, .maze = to_b2});
  EXPECT_EQ(short_of(told(last, "place NS b1")), (Words{"joins", "last_card", "traps"}));
  State enraged =
      laid_out({.players = {{.facet = "crow", .hand = "NS 3*ward"}, {.facet = "corsair", .hand = "enrage NEW"}},
                .maze = "d3 NESW*3"});
  make(enraged, {"place NS d2", "trap enrage d3", "pass"});
  EXPECT_EQ(short_of(told(enraged, "go-on")), (Words{"pay 3", "last_card", "traps"}));
  const State end = laid_out({.players = {{.hand = "NS", .curios = "crown coffin portrait clock"}, {}},
                              .maze = to_b2,
                              .rooms = "n6 -, e2 -, e6 -, s6 -, s2 -, w6 -, w2 -"});
  EXPECT_EQ(short_of(told(end, "place NS b1")), (Words{"joins", "last_room", "traps"}));
}

TEST(GalleriaConsequences, WhatIsPaidForAWayTellsWhereTheWayLeads) {
  const State state = laid_out({.players = {{.facet = "crow", .hand = "NS EW 3*hush"}, {}}, .maze = "d3 NESW*3"});
  EXPECT_EQ(short_of(told(state, "place NS d2")), (Words{"pay 1", "ways_on", "traps"}));
}

TEST(GalleriaConsequences, ADiscardTellsWhatTheCardWouldHaveDone) {
  State state = laid_out({.players = {{.facet = "crow", .hand = "NS EW 3*hush"}, {}}, .maze = "d3 NESW*3"});
  make(state, "place NS d2");
  EXPECT_EQ(short_of(told(state, "discard hush")), (Words{"gives_up", "cards_left 3"}));
  EXPECT_EQ(short_of(told(state, "discard EW")), (Words{"cards_left 3"}));
}

TEST(GalleriaConsequences, AThirdCardTellsWhoseAnswersItInvites) {
  State state = laid_out({.players = {{.hand = "3*NS 2*hush"}, {}}});
  make(state, {"place NS d3", "place NS d2"});
  EXPECT_EQ(short_of(told(state, "place NS d5")), (Words{"ways_on", "streak 3"}));
  state.table.discards.of[card("stun")] = static_cast<std::uint8_t>(copies_of(card("stun")));
  state.table.discards.of[card("forced_move")] = static_cast<std::uint8_t>(copies_of(card("forced_move")));
  EXPECT_EQ(short_of(told(state, "place NS d5")), (Words{"ways_on", "traps"}))
      << "all of those traps lie in the discards";
}

/// The names of the traps of the last phrase.
std::vector<std::string_view> traps_in(const std::vector<Phrase>& phrases) {
  const auto cards = std::ranges::find(phrases.back().args, "cards", &Arg::name);
  EXPECT_NE(cards, phrases.back().args.end()) << phrases.back().key;
  std::vector<std::string_view> names;
  for (const Phrase& card : std::get<std::vector<Phrase>>(cards->value)) names.push_back(card.key);
  return names;
}
using Names = std::vector<std::string_view>;

TEST(GalleriaConsequences, APlacementNamesTheTrapsThatOthersMayPlay) {
  State state = laid_out({.players = {{.facet = "crow", .hand = "3*NS 3*hush"}, {}}, .maze = "d3 NESW*3"});
  EXPECT_EQ(traps_in(told(state, "place NS d2")), (Names{"galleria.trap.cave_in", "galleria.trap.enrage"}));
  EXPECT_EQ(traps_in(told(state, "place NS d5")), (Names{"galleria.trap.cave_in"}));
  make(state, {"place NS d5", "place NS d6"});
  EXPECT_EQ(traps_in(told(state, "place NS d2")), (Names{"galleria.trap.stun", "galleria.trap.forced_move",
                                                         "galleria.trap.cave_in", "galleria.trap.enrage"}));
  const State near = laid_out({.players = {{.facet = "crow", .hand = "NS 3*hush"}, {}}, .maze = to_b2});
  EXPECT_EQ(traps_in(told(near, "place NS b1")), (Names{"galleria.trap.cave_in", "galleria.trap.mimic"}));
  const State alone = laid_out({.players = {{.facet = "crow", .hand = "NS 3*hush"}}});
  EXPECT_EQ(short_of(told(alone, "place NS d3")), (Words{"ways_on"})) << "the phantom answers nothing";
}

TEST(GalleriaConsequences, TrapsTellWhatTheyDoAndWhatCanAnswerThem) {
  State state = laid_out({.players = {{.facet = "fortress", .hand = "3*NS 2*EW"},
                                      {.facet = "crow", .hand = "stun forced_move cave_in NEW"}}});
  make(state, "place NS d3");
  EXPECT_EQ(short_of(told(state, "trap cave_in")), (Words{"takes_placed", "may_nullify"}));
  make(state, {"pass", "place NS d2", "pass", "place NS d5"});
  EXPECT_EQ(short_of(told(state, "trap stun")), (Words{"discards_streak 3", "ends_turn", "may_nullify"}));
  EXPECT_EQ(short_of(told(state, "trap forced_move")), (Words{"returns_streak 3", "ends_turn", "may_nullify"}));
  make(state, "trap stun");
  EXPECT_EQ(short_of(told(state, "facet fortress")), (Words{"nullifies"}));
}

TEST(GalleriaConsequences, EnrageTellsWhatTheWayThenCosts) {
  State state =
      laid_out({.players = {{.facet = "crow", .hand = "NS 4*ward"}, {.facet = "corsair", .hand = "enrage NEW"}},
                .maze = "d3 NESW*3"});
  make(state, "place NS d2");
  EXPECT_EQ(short_of(told(state, "trap enrage d3")), (Words{"enrages 5", "way_costs 3", "ward"}));
  make(state, {"trap enrage d3", "pass"});
  EXPECT_EQ(short_of(told(state, "go-on")), (Words{"pay 3", "cards_left 1", "traps"}));
  EXPECT_EQ(short_of(told(state, "step-back")), (Words{"returns"}));
}

TEST(GalleriaConsequences, SkillsTellWhatTheyDoAndWhatCanAnswerThem) {
  const State state = laid_out({.players = {{.facet = "crow", .hand = "survey war_cry demolition pilfer NS"}, {}},
                                .maze = "d3 NS, d2 NS, d1 NE'"});
  EXPECT_EQ(short_of(told(state, "skill survey")), (Words{"draws 3", "discards 1", "hush"}));
  EXPECT_EQ(short_of(told(state, "skill war_cry")), (Words{"power 4", "hush"}));
  EXPECT_EQ(short_of(told(state, "skill demolition d3")), (Words{"removes", "cuts_off 2", "hush"}));
  EXPECT_EQ(short_of(told(state, "skill pilfer 1")), (Words{"steals 1", "hush_or_ward"}));
  EXPECT_EQ(short_of(told(state, "facet crow")), (Words{"draws 2"}));
}

TEST(GalleriaConsequences, EndingTheTurnSaysWhatSpeaksAgainstBuildingOn) {
  const auto of_end = [](std::string_view hand, std::string_view maze) {
    return short_of(told(laid_out({.players = {{.facet = "crow", .hand = hand}, {}}, .maze = maze}), "end"));
  };
  EXPECT_EQ(of_end("NES NEW", ""), (Words{"far 5"}));
  EXPECT_EQ(of_end("NES 2*hush", ""), (Words{"far 5", "keeps_traps 3"}));
  EXPECT_EQ(of_end("NE hush", to_b2), (Words{"near", "keeps_traps 2"})) << "nothing goes straight on";
  EXPECT_EQ(of_end("NS", to_b2), (Words{"taking_leaves 0"}));
  EXPECT_EQ(of_end("NS NE NES", "c4 NEW, c3 NESW*3, c2 NE', b2 NESW"), (Words{"taking_leaves 1"}));
  State state = laid_out({.players = {{.hand = "3*NS NE"}, {}}});
  make(state, {"place NS d3", "place NS d2"});
  EXPECT_EQ(short_of(told(state, "end")), (Words{"short_streak 3"}));
}

TEST(GalleriaConsequences, NotAnsweringACardTellsWhatItThenDoes) {
  State state = laid_out({.players = {{.hand = "3*NS ward"}, {.hand = "stun NEW"}}});
  make(state, {"place NS d3", "place NS d5", "place NS d2", "trap stun"});
  EXPECT_EQ(short_of(told(state, "pass")), (Words{"discards_streak 3", "ends_turn", "keeps_answers"}));
}

TEST(GalleriaConsequences, AnAnswerTellsWhichCurioIsAtStake) {
  State state = laid_out({.players = {{.hand = "2*NS"}, {.hand = "cave_in NEW"}}, .maze = to_b2});
  make(state, "place NS b1");
  EXPECT_EQ(short_of(told(state, "pass")), (Words{"lets_take", "keeps_answers"}));
  EXPECT_EQ(short_of(told(state, "trap cave_in")), (Words{"takes_placed", "saves", "ward"}));
  state.table.seen[0] = 0b11;  // the room above column b
  EXPECT_EQ(short_of(told(state, "pass")), (Words{"lets_take.known", "keeps_answers"}));
  EXPECT_EQ(short_of(told(state, "trap cave_in")), (Words{"takes_placed", "saves.known", "ward"}));
  State elsewhere = laid_out({.players = {{.hand = "2*NS"}, {.hand = "cave_in NEW"}}, .maze = to_b2});
  make(elsewhere, "place NS d5");
  EXPECT_EQ(short_of(told(elsewhere, "pass")), (Words{"keeps_answers"}));
  EXPECT_EQ(short_of(told(elsewhere, "trap cave_in")), (Words{"takes_placed", "ward"}));
}

TEST(GalleriaConsequences, APlacementTellsWhichRoomComesNearOrIsBlocked) {
  const State near = laid_out({.players = {{.hand = "NE 2*hush"}, {}}, .maze = "c4 NEW, c3 NS, c2 NE'"});
  EXPECT_EQ(short_of(told(near, "place NE b2")), (Words{"brings_near", "traps"}));
  const State loop = laid_out({.players = {{.hand = "NE 2*hush"}, {}}, .maze = "c4 NEW, c3 NES'"});
  EXPECT_EQ(short_of(told(loop, "place NE b4")), (Words{"blocks", "traps"}));
}

/// A random game in which nobody is asked to answer, so that what is told comes true at once.
template <class Check>
void check_in_random_games(Check check) {
  for (int players = min_players; players <= max_players; ++players)
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      State state = dealt(players, seed, AskSetting::never);
      for (Rng rng(seed); to_move(state) != no_seat;) {
        const State before = state;
        State::MoveList moves;
        legal(state, moves);
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        if (move.kind == Move::Kind::ask) continue;
        const std::vector<Phrase> phrases = consequences(look(state, to_move(state)), move);
        ASSERT_LE(phrases.size(), 4U);
        EventList events;
        play(state, move, events);
        while (state.table.phase == Phase::pay && move.kind != Move::Kind::discard)
          play(state, {Move::Kind::discard, state.hands[state.table.asked].nth(0)}, events);
        if (state.table.phase == Phase::recall) play(state, {Move::Kind::pass}, events);
        for (const Phrase& phrase : phrases) check(before, move, phrase, state, events);
      }
    }
}

TEST(GalleriaConsequences, ComeTrueInRandomGames) {
  std::set<std::string_view> checked;
  check_in_random_games(
      [&](const State& before, Move move, const Phrase& phrase, const State& after, const EventList& events) {
        const Seat who = to_move(before);
        const std::string_view key = phrase.key;
        const auto expect = [&](bool is_true) {
          checked.insert(key);
          EXPECT_TRUE(is_true) << key << ' ' << number_in(phrase) << " for " << move_text(move) << " in\n"
                               << state_text(before);
        };
        const auto count = [&](EventKind kind) { return count_events(events, kind); };
        if (key == "galleria.then.pay") expect(count(EventKind::discarded_to_pay) == number_in(phrase));
        if (key == "galleria.then.free") expect(count(EventKind::discarded_to_pay) == 0);
        const bool is_asked = after.table.phase == Phase::press_on;
        if (key.starts_with("galleria.then.joins"))
          expect(count(EventKind::curio_taken) > 0 || is_asked || count(EventKind::left_room) > 0);
        if (key == "galleria.then.room_costs") expect(is_asked && current_way(after.table).cost == number_in(phrase));
        if (key == "galleria.then.room_too_dear") expect(!is_asked && count(EventKind::left_room) > 0);
        if (key == "galleria.then.mark" && after.table.tasks.empty() && !is_asked)
          expect(count(EventKind::event_drawn) > 0);
        if (key == "galleria.then.mark_apart") expect(!has_cell(joined_marks(after.table.grid), move.b));
        if (key == "galleria.then.last_card") expect(after.table.hand_size[who] == 0);
        if (key == "galleria.then.last_card.event" && count(EventKind::event_drawn) == 0)
          expect(after.table.hand_size[who] == 0 || is_asked);
        if (key == "galleria.then.facet") expect(facet_cards[move.a].power == number_in(phrase));
        if (key == "galleria.then.last_room") expect(after.table.phase == Phase::over || !after.table.tasks.empty());
        if (key == "galleria.then.draws") {
          const auto drew = events_of(events, EventKind::drew);
          expect(!drew.empty() && drew[0].seat == who && drew[0].data[0] == number_in(phrase));
        }
        if (key == "galleria.then.power") expect(power(after.table, who) == number_in(phrase));
        if (key == "galleria.then.removes") expect(count(EventKind::removed) == 1);
        if (key == "galleria.then.steals") expect(count(EventKind::stolen) == 1);
        if (key == "galleria.then.out") expect(count(EventKind::went_out) > 0);
        if (key == "galleria.then.looks") expect(count(EventKind::saw_curio) >= number_in(phrase));
        if (key == "galleria.then.cuts_off")
          expect(count_of(joined(before.table.grid)) - count_of(joined(after.table.grid)) == number_in(phrase) + 1);
      });
  for (const std::string_view key : {"pay", "free", "joins", "room_costs", "room_too_dear", "mark", "mark_apart",
                                     "draws", "power", "removes", "steals", "out"})
    EXPECT_TRUE(checked.contains("galleria.then." + std::string(key))) << key << " never came";
}

/// A hint that tells a chance to win alone is not believed.
TEST(GalleriaConsequences, AreToldOfEveryMoveButSettings) {
  for (int seats = 1; seats <= 4; ++seats) {
    State state = dealt(seats, 5);
    Rng rng(5);
    while (to_move(state) != no_seat) {
      State::MoveList moves;
      legal(state, moves);
      const View view = look(state, to_move(state));
      for (const Move move : moves)
        if (move.kind != Move::Kind::ask) ASSERT_FALSE(consequences(view, move).empty()) << move_text(move);
      make(state, move_text(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    }
  }
}

TEST(GalleriaConsequences, DependOnTheViewAlone) {
  Rng imagining(5);
  check_in_random_games([&](const State& before, Move move, const Phrase&, const State&, const EventList&) {
    const Seat who = to_move(before);
    const View view = look(before, who);
    const State other = imagine(view, imagining);
    EXPECT_EQ(short_of(consequences(view, move)), short_of(consequences(look(other, who), move)));
  });
}

TEST(GalleriaScoreSoFar, IsToldWhenNobodyCanHideASpecial) {
  const State without = dealt(3, 4, AskSetting::never, false);
  ASSERT_TRUE(score_so_far(look(without, no_seat)));
  EXPECT_EQ(score_so_far(look(without, no_seat)), score(without));
  State state = laid_out({.players = {{.hand = "ledger NS NES EW", .curios = "crown"}, {.curios = "doll thimble"}}});
  EXPECT_FALSE(score_so_far(look(state, 0))) << "the Inverted Star may be anywhere";
  EXPECT_FALSE(score_so_far(look(state, no_seat)));
  state = laid_out(
      {.players = {{.hand = "ledger NS NES EW", .curios = "crown"}, {.curios = "doll thimble"}}, .discards = "star"});
  ASSERT_TRUE(score_so_far(look(state, 0)));
  EXPECT_EQ(score_so_far(look(state, 0)), score(state));
  EXPECT_FALSE(score_so_far(look(state, 1))) << "only its holder knows where the Ledger is";
}

TEST(GalleriaScoreSoFar, IsTheScoreInTheEnd) {
  State state = dealt(3, 7);
  Rng rng(7);
  playout(state, rng);
  EXPECT_EQ(score_so_far(look(state, no_seat)), score(state));
}

TEST(GalleriaScoreSoFar, AloneEverythingIsOpen) {
  const State state = laid_out({.players = {{}}, .phantom_curios = "doll clock"});
  ASSERT_TRUE(score_so_far(look(state, 0)));
  EXPECT_EQ(score_so_far(look(state, 0)), score(state));
}

}  // namespace
}  // namespace kairo::galleria::test
