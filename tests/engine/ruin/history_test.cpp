#include "tests/engine/ruin/scene.h"

/// Positions that no match can reach.
namespace kairo::ruin::test {
namespace {

/// The first line that begins with this name.
std::string line_of(const std::string& text, std::string_view name) {
  const std::size_t at = text.find('\n' + std::string(name)) + 1;
  return text.substr(at, text.find('\n', at) - at);
}

void expect_parse_error(const std::string& text, std::string_view why) {
  State state;
  const auto read = parse_state(text, state);
  ASSERT_FALSE(read.has_value()) << text;
  EXPECT_NE(read.error().what.find(why), std::string::npos) << read.error().what;
}

TEST(RuinHistory, EverybodyHasTheGoalCardsThatWereKeptAndDrawn) {
  const std::string text = state_text(after_set_up(2));
  const std::string hand = line_of(text, "hand ");
  const std::string card = hand.substr(5, 2);
  expect_parse_error(edited(edited(text, hand, "hand " + hand.substr(8)), "goal-deck", "goal-deck " + card),
                     "fewer goal cards");
}

TEST(RuinHistory, DiscardsAreInTheDeckAfterAShuffleOnly) {
  const std::string text = state_text(after_set_up(2));
  const std::string put_down = line_of(text, "put-down ");
  expect_parse_error(edited(edited(text, put_down, "put-down " + put_down.substr(12)), "goal-deck",
                            "goal-deck " + put_down.substr(9, 2)),
                     "when it is empty");
}

TEST(RuinHistory, DestinationsComeOfTheSetUpAndOfGems) {
  const std::string text = state_text(after_set_up(2));
  const std::string open = line_of(text, "open ");
  const std::string been = line_of(text, "been ");
  const std::string deck = line_of(text, "deck ");
  std::string more = edited(text, open, open + deck[5]);
  more = edited(more, been, been + deck[5]);
  more = edited(more, deck, "deck " + deck.substr(6));
  expect_parse_error(edited(more, "discarded ", std::string("discarded ") + deck[5]), "discarded");
}

TEST(RuinHistory, ACardDiscardedInARoundOpensNothingByItself) {
  State state = after_set_up(2);
  while (state.round == 0) idle(state);
  const LetterSet later = state.discarded & ~state.ever_open;
  ASSERT_NE(later, 0U);
  state.open |= later;
  state.ever_open |= later;
  expect_parse_error(state_text(state), "open in the set-up or when a gem is taken");
}

TEST(RuinHistory, TheSearchCardsOfDestinationsAreDiscarded) {
  State state = after_set_up(2);
  const LetterSet first = state.open & (~state.open + 1);
  const LetterSet undrawn = set_of(state.deck[0]);
  state.open = state.ever_open = (state.open ^ first) | undrawn;
  expect_parse_error(state_text(state), "all destinations are discarded");
}

TEST(RuinHistory, FreshNamesACellOnce) {
  const std::string text = state_text(after_set_up(2));
  const std::string fresh = line_of(text, "fresh ");
  expect_parse_error(edited(text, fresh, fresh + fresh.substr(fresh.rfind(' '))), "twice");
  expect_parse_error(edited(text, fresh, fresh.substr(0, fresh.rfind(' '))), "all drawings of the set-up");
}

TEST(RuinHistory, NoMapIsBareAfterTheSetUp) {
  const State state = after_set_up(2);
  State bare = state;
  bare.boards[0].map = {};
  bare.boards[0].map.passages = only_cell(entrance);
  bare.boards[0].fresh = {};
  ASSERT_TRUE(conserved(bare));
  expect_parse_error(state_text(bare), "drawings of the set-up are missing");
}

/// After so many rounds of the second half in which nobody took a gem or left.
State second_half(int players, int rounds) {
  State state = after_set_up(players);
  while (state.half == 0 || state.round < rounds) idle(state);
  return state;
}

State with_places(State state, std::initializer_list<int> places) {
  Seat seat = 0;
  for (const int place : places) {
    state.boards[seat].left = static_cast<std::uint8_t>(place);
    state.boards[seat++].explorer = no_cell;
  }
  state.asked = seat;
  return state;
}

TEST(RuinHistory, NobodyHasLeftBeforeTheFirstRoundOfTheSecondHalfIsOver) {
  const State state = second_half(2, 0);
  expect_parse_error(state_text(with_places(state, {1})), "too few rounds");
}

TEST(RuinHistory, DifferentPlacesAreLeftForInDifferentRounds) {
  expect_parse_error(state_text(with_places(second_half(4, 1), {1, 2, 3})), "too few rounds");
  expect_parse_error(state_text(with_places(second_half(4, 2), {1, 3, 3})), "per player who has left");
}

TEST(RuinHistory, TheFallHasDiscardedACardForEachPlayerWhoLeft) {
  const State state = second_half(2, 1);
  expect_parse_error(state_text(with_places(state, {1})), "per player who has left");
  State left = second_half(2, 0);
  make(left, idle_drawing(left));
  if (left.phase == Phase::offer) make(left, "pass");
  make(left, "leave");
  idle(left);
  State read;
  EXPECT_TRUE(parse_state(state_text(left), read)) << "as it happens in a match";
}

TEST(RuinHistory, AShapeOfTheRoundHasDrawnTheFreshCells) {
  State state = after_set_up(2);
  while (state.round == 0) idle(state);
  Board& board = state.boards[0];
  const CellSet drawn = board.map.filled() - only_cell(entrance) - board.fresh;
  board.fresh = only_cell(drawn.first()) | (drawn - beside(only_cell(drawn.first())) - only_cell(drawn.first()));
  expect_parse_error(state_text(state), "no card that the last round can have had");

  State turned = after_set_up(2);
  std::swap(turned.boards[0], turned.boards[1]);
  State read;
  EXPECT_TRUE(parse_state(state_text(turned), read)) << "nobody remembers who was dealt which cards";
  turned.boards[0] = turned.boards[1];
  expect_parse_error(state_text(turned), "shapes of the cards dealt");
}

TEST(RuinHistory, ALetterOpensAgainByItsCardOnly) {
  State state = laid_out({.places = {{.passages = "f5 f4 f3 f2", .explorer = "f3", .gems = 1}, {}},
                          .half = 2,
                          .row = "ABE",
                          .open = "C",
                          .taken = "D",
                          .deck = "FGHIJKLMN"});
  ASSERT_TRUE(in_set(state.discarded, 'D' - 'A'));
  state.open |= set_of('D' - 'A');
  EXPECT_TRUE(conserved(state));
  state.discarded &= ~set_of('D' - 'A');
  state.deck.push_back('D' - 'A');
  EXPECT_FALSE(conserved(state));
}

TEST(RuinGoals, ALetterThatBecameAWallCannotBeJoinedAnyMore) {
  const Map open = laid_out({.row = "ABC"}).boards[0].map;
  EXPECT_TRUE(may_still_meet(open, 0));
  Map walled = open;
  walled.walls |= only_cell(letter_cell(goal_letter(0, 1)));
  EXPECT_FALSE(may_still_meet(walled, 0));
  Map cut_off = open;
  cut_off.walls |= beside(only_cell(letter_cell(goal_letter(0, 0))));
  EXPECT_FALSE(may_still_meet(cut_off, 0)) << "no way is left";
}

TEST(RuinGoals, TheViewTellsWhichOfMineMayStillBeMet) {
  const State state = laid_out({.places = {{.walls = "j4", .goals = "FM DJ"}, {}}, .row = "ABC"});
  const View mine = look(state, 0);
  EXPECT_EQ(my_goals(mine), goals_of("FM DJ"));
  for (const Goal goal : {Goal{0}, Goal{8}, Goal{13}})
    EXPECT_EQ(in_set(my_goals_within_reach(mine), goal),
              in_set(my_goals(mine), goal) && may_still_meet(mine.boards[0].map, goal));
}

}  // namespace
}  // namespace kairo::ruin::test
