#include <array>

#include "tests/engine/wicked/scene.h"
#include "tests/engine/wicked/spell_out.h"

/// Predictions about a move, by themselves and against what then happens in random games.
namespace kairo::wicked::test {
namespace {

std::string told(const State& state, std::string_view text) {
  Move move;
  EXPECT_TRUE(parse_move(text, move)) << text;
  EXPECT_EQ(why_not(state, move), Refusal::none) << text;
  std::string line;
  for (const Phrase& phrase : consequences(look(state, state.asked), move))
    line += (line.empty() ? "" : "; ") + spell_out(phrase);
  return line;
}

TEST(WickedConsequences, ABidLeavesTheRestForTheCorridorsToCome) {
  const State state = dealt(3);
  EXPECT_EQ(told(state, "bid 2 s"),
            "wicked.then.souls_if(colour=[wicked.colour.red] n=2); wicked.then.left(hand=[wicked.hand.both(n=4 "
            "signs=[wicked.signs.witch])] n=3)");
  EXPECT_EQ(told(state, "bid 5 w"),
            "wicked.then.impurity_if; wicked.then.for_oracle(colour=[wicked.colour.red]); "
            "wicked.then.left(hand=[wicked.hand.both(n=1 signs=[wicked.signs.soul])] n=3)");
  EXPECT_EQ(told(state, "bid 0 w"),
            "wicked.then.unranked; wicked.then.burdens; wicked.then.left(hand=[wicked.hand.both(n=6 "
            "signs=[wicked.signs.soul])] n=3)");
  EXPECT_EQ(told(state, "bid 6 ws"), "wicked.then.ranked(n=6); wicked.then.impurity; wicked.then.left.nothing(n=3)");
}

/// The colour of the lower half of the lit corridor, with two low souls of each colour at first.
TEST(WickedConsequences, ABidSaysWhatItIsGoodFor) {
  State state = dealt(3);
  Board& board = state.boards[0];
  const int lower = index(colour_of(corridors[lit_card(look(state, 0))].lower));
  board.tokens = {{{}, {}, {2, 2, 2, 2}}};
  EXPECT_FALSE(told(state, "bid 2 -").contains("for_"));
  EXPECT_TRUE(told(state, "bid 2 s").contains("wicked.then.souls_if(colour=["));
  EXPECT_FALSE(told(state, "bid 0 s").contains("wicked.then.souls_if"));
  board.tokens[index(Rank::low)][lower] = 1;
  EXPECT_TRUE(told(state, "bid 2 -").contains("wicked.then.for_pair(colour=["));
  EXPECT_TRUE(told(state, "bid 2 s").contains("n=2")) << "the soul that the sign adds is not left out";
  board.tokens = {};
  board.small_done = {1, 1};
  board.great = {0, 0};
  board.great_done = {0, 0};
  const bool asked = index(great_oracles[0].first) == lower || index(great_oracles[0].second) == lower;
  EXPECT_EQ(told(state, "bid 2 -").contains("wicked.then.for_oracle(colour=["), asked);
}

/// By numbers alone nobody learns why a hint is good.
TEST(WickedConsequences, AStepThatBringsNoPointsSaysWhatItIsGoodFor) {
  State state = dealt(3);
  state.phase = Phase::soul;
  Board& board = state.boards[0];
  board.small_done = {1, 1};
  board.tokens = {{{2, 1, 0, 0}, {}, {}}};
  board.colour_changes = 1;
  EXPECT_TRUE(told(state, "promote low red").contains("wicked.then.makes_room(rank="));
  board.great_done = {1, 1};
  EXPECT_TRUE(told(state, "change low red green").contains("wicked.then.pairs(colour=[wicked.colour.green])"));
  state.phase = Phase::return_token;
  state.full = Rank::low;
  EXPECT_TRUE(told(state, "return green").contains("wicked.then.keeps_pairs"));
  EXPECT_FALSE(told(state, "return red").contains("wicked.then.keeps_pairs"));
  board.great_done = {0, 0};
  board.tokens = {};
  state.phase = Phase::pick_colour;
  state.whites[0] = 1;
  constexpr std::array colour_words{"red", "green", "blue", "yellow"};
  const int asked = index(great_oracles[board.great[0]].first);
  EXPECT_TRUE(told(state, std::string("colour ") + colour_words[asked]).contains("wicked.then.serves"));
}

TEST(WickedConsequences, PiecesThatTheOthersLackMakeAPlaceSure) {
  State state = dealt(3);
  bids(state, {"1 -", "4 -", "5 -"});
  while (state.phase == Phase::return_token || state.phase == Phase::pick_colour) make(state, moves_of(state)[0]);
  EXPECT_TRUE(told(state, "bid 3 -").starts_with("wicked.then.first(n=2); "));
  EXPECT_TRUE(told(state, "bid 2 -").starts_with("wicked.then.ranked(n=2); "));
  EXPECT_FALSE(told(state, "bid 1 -").contains("wicked.then.first"));
  EXPECT_FALSE(told(state, "bid 1 -").contains("wicked.then.ranked"));
  bids(state, {"1 -", "2 -", "1 -"});
  while (state.phase == Phase::return_token || state.phase == Phase::pick_colour) make(state, moves_of(state)[0]);
  EXPECT_TRUE(told(state, "bid 1 -").starts_with("wicked.then.first.alone; "));
}

TEST(WickedConsequences, PromotionsBringPoints) {
  const State state = processing({.tokens = {{{2, 0, 1, 0}, {2, 0, 0, 0}, {}}}, .promotions = 1, .great = {0, 2}});
  EXPECT_EQ(told(state, "promote low red"), "wicked.then.even; wicked.then.makes_room(rank=[wicked.rank.low])");
  EXPECT_EQ(told(state, "promote middle red"), "wicked.then.gain(n=1)");
  EXPECT_EQ(told(state, "spell low blue"), "wicked.then.gain(n=1)");
  EXPECT_EQ(told(state, "spell middle red"), "wicked.then.gain(n=3)");
}

TEST(WickedConsequences, OraclesThatBecomeMetAndNoLongerMetAreTold) {
  // Small oracle 6 demands two low red and two low green; great oracle 0 high red and high green.
  const State state =
      processing({.tokens = {{{2, 2, 0, 0}, {2, 0, 0, 0}, {0, 1, 0, 0}}}, .promotions = 1, .small = {6, 1}});
  EXPECT_EQ(told(state, "spell middle red"), "wicked.then.gain(n=3); wicked.then.meets_great(n=1)");
  const State pairs = processing({.tokens = {{{2, 2, 0, 0}, {}, {}}}, .colour_changes = 1, .small = {6, 1}});
  EXPECT_EQ(told(pairs, "promote low red"), "wicked.then.even; wicked.then.unmeets(n=1)");
  EXPECT_EQ(told(pairs, "change low red blue"), "wicked.then.even; wicked.then.unmeets(n=1)");
}

TEST(WickedConsequences, AFullRankCostsAToken) {
  const State state = processing({.tokens = {{{2, 0, 0, 0}, {0, 2, 2, 1}, {}}}, .small = {6, 7}});
  EXPECT_EQ(told(state, "promote low red"), "wicked.then.even; wicked.then.return_rank(rank=[wicked.rank.middle])");
}

TEST(WickedConsequences, ASmallOracleGivesPointsAndWhatHasRoom) {
  const State full = processing({.tokens = {{{2, 2, 0, 0}, {}, {}}}, .small = {6, 0}});
  EXPECT_EQ(told(full, "small 1"), "wicked.then.gain(n=4); wicked.then.overfills(given=4 all=8 room=6 n=2)");
  const State promoting = processing({.tokens = {{{0, 0, 1, 1}, {1, 1, 0, 0}, {}}}, .small = {0, 6}});
  EXPECT_EQ(told(promoting, "small 1"), "wicked.then.gain(n=2); wicked.then.promotes");
  const State high_only = processing({.tokens = {{{}, {}, {1, 1, 1, 1}}}, .small = {0, 6}});
  EXPECT_EQ(told(high_only, "small 1"), "wicked.then.gain(n=2); wicked.then.promotes_none");
}

TEST(WickedConsequences, AGreatOracleTakesImpurityAway) {
  const State clean = processing({.tokens = {{{}, {}, {1, 1, 0, 0}}}});
  EXPECT_EQ(told(clean, "great 1"), "wicked.then.gain(n=5)");
  const State one = processing({.tokens = {{{}, {}, {1, 1, 1, 0}}}, .impurity = 1});
  EXPECT_EQ(told(one, "great 1"), "wicked.then.gain(n=6); wicked.then.relief(n=1); wicked.then.unmeets_great(n=1)");
}

TEST(WickedConsequences, DoneLosesSpellsAndIsFinal) {
  const State state = processing({.tokens = {{{2, 0, 0, 0}, {}, {}}}, .promotions = 1, .colour_changes = 2});
  EXPECT_EQ(told(state, "done"),
            "wicked.then.spells_lost(spells=[wicked.spells.promotion(n=1), wicked.spells.colour_change(n=2)]); "
            "wicked.then.final");
}

const Phrase* find(const std::vector<Phrase>& phrases, std::string_view key) {
  const auto at = std::ranges::find(phrases, key, &Phrase::key);
  return at == phrases.end() ? nullptr : &*at;
}

int number_in(const Phrase& phrase) { return std::get<int>(phrase.args.front().value); }

/// The points that the phrases promise; none if they promise none.
std::optional<int> promised(const std::vector<Phrase>& phrases) {
  if (const Phrase* gain = find(phrases, "wicked.then.gain")) return number_in(*gain);
  if (const Phrase* loss = find(phrases, "wicked.then.loss")) return -number_in(*loss);
  if (find(phrases, "wicked.then.even") != nullptr) return 0;
  return std::nullopt;
}

int total(const State& state, Seat seat) { return score(state).of[seat].total; }

/// Points that low tokens still to be returned will cost.
int owed(const State& state, Seat seat) { return std::max(0, on_shelf(state.boards[seat], Rank::low) - 6); }

void expect_points_as_promised(const State& before, Move move) {
  const Seat seat = before.asked;
  const auto phrases = consequences(look(before, seat), move);
  ASSERT_LE(phrases.size(), 3U);
  const auto points = promised(phrases);
  if (!points) return;
  State after = before;
  EventList events;
  play(after, move, events);
  int brought = total(after, seat) - total(before, seat);
  if (move.kind == Move::Kind::small) brought -= owed(after, seat);
  // The predictions tell separately what the rules return unasked.
  for (const Event& event : events.events)
    if (event.kind == static_cast<std::uint8_t>(EventKind::token_returned) && event.seat == seat &&
        move.kind != Move::Kind::give_back && move.kind != Move::Kind::small)
      brought += token_points[static_cast<std::size_t>(event.data[0])];
  ASSERT_EQ(brought, *points) << move_text(move) << " in\n" << state_text(before);
}

TEST(WickedConsequences, PointsComeAsPromised) {
  visit_random_games(12, [](const State& state) {
    if (state.phase == Phase::over || state.phase == Phase::bid || state.phase == Phase::return_token) return;
    State::MoveList moves;
    legal(state, moves);
    for (const Move move : moves) expect_points_as_promised(state, move);
  });
}

bool is(const Event& event, EventKind kind) { return event.kind == static_cast<std::uint8_t>(kind); }

/// The gains of a seat by the first reveal among these events.
struct Outcome {
  Place place = Place::none;
  int impurity = 0;
};

Outcome first_outcome(const EventList& list, Seat seat) {
  Outcome outcome;
  bool revealed = false;
  for (const Event& event : list.events) {
    if (is(event, EventKind::bid_revealed)) revealed = true;
    if (is(event, EventKind::bid_sealed) && revealed) break;  // the next corridor
    if (event.seat != seat) continue;
    if (is(event, EventKind::placed)) outcome.place = static_cast<Place>(event.data[0]);
    if (is(event, EventKind::impurity_taken)) outcome.impurity += event.data[0];
  }
  return outcome;
}

TEST(WickedConsequences, PlacesComeAsPromisedWhateverTheOthersBid) {
  Rng rng(7);
  visit_random_games(12, [&rng](const State& state) {
    if (state.phase != Phase::bid) return;
    State after = state;
    State::MoveList moves;
    legal(state, moves);
    const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    const auto phrases = consequences(look(state, state.asked), move);
    EventList events;
    play(after, move, events);
    while (after.last == state.last) play_random_move(after, rng, events);
    const Outcome outcome = first_outcome(events, state.asked);
    const auto told = [&phrases](std::string_view key) { return find(phrases, key) != nullptr; };
    if (told("wicked.then.first") || told("wicked.then.first.alone")) EXPECT_EQ(outcome.place, Place::first);
    if (told("wicked.then.ranked")) EXPECT_NE(outcome.place, Place::none);
    if (told("wicked.then.unranked")) EXPECT_EQ(outcome.place, Place::none);
    if (told("wicked.then.impurity")) EXPECT_GE(outcome.impurity, 1);
    if (told("wicked.then.impurity_if") && outcome.place != Place::none) EXPECT_GE(outcome.impurity, 1);
  });
}

TEST(WickedConsequences, NothingComesFromWhatIsHidden) {
  Rng rng(8);
  visit_random_games(4, [&rng](const State& state) {
    if (state.phase == Phase::over) return;
    const View view = look(state, state.asked);
    const State other = imagine(view, rng);
    State::MoveList moves;
    legal(state, moves);
    for (const Move move : moves) {
      const auto mine = consequences(view, move);
      const auto imagined = consequences(look(other, state.asked), move);
      ASSERT_EQ(mine.size(), imagined.size());
      for (std::size_t i = 0; i < mine.size(); ++i) ASSERT_EQ(spell_out(mine[i]), spell_out(imagined[i]));
    }
  });
}

TEST(WickedConsequences, TheScoreSoFarIsTheScore) {
  visit_random_games(4, [](const State& state) {
    for (const Seat viewer : {Seat{0}, no_seat}) ASSERT_EQ(score_so_far(look(state, viewer)), score(state));
  });
}

}  // namespace
}  // namespace kairo::wicked::test
