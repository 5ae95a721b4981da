#include <algorithm>

#include "tests/engine/ruin/scene.h"

/// Predictions about a move before it is made, and about the score before the end.
namespace kairo::ruin::test {
namespace {

std::vector<Phrase> told(const State& state, std::string_view text) {
  Move move;
  EXPECT_TRUE(parse_move(text, move)) << text;
  EXPECT_TRUE(is_legal(state, text)) << text;
  return consequences(look(state, state.asked), move);
}

std::vector<std::string> keys_of(const std::vector<Phrase>& phrases) {
  std::vector<std::string> keys;
  for (const Phrase& phrase : phrases) keys.emplace_back(phrase.key.substr(std::string_view("ruin.then.").size()));
  return keys;
}

int number_in(const Phrase& phrase, std::string_view name) {
  for (const Arg& arg : phrase.args)
    if (arg.name == name) return std::get<int>(arg.value);
  ADD_FAILURE() << phrase.key << " has no " << name;
  return 0;
}

/// The letters that a phrase names.
std::string letters_in(const Phrase& phrase) {
  std::string names;
  for (const Arg& arg : phrase.args)
    if (const auto* items = std::get_if<std::vector<Phrase>>(&arg.value))
      for (const Phrase& item : *items)
        names += item.key == "ruin.goal" ? letters_in(item) : std::string{item.key.back()};
  return names;
}

using Keys = std::vector<std::string>;

/// f5 … f2 lead up from the entrance, and D is on f2.
State below_d(int half = 1) {
  return laid_out(
      {.places = {{.passages = "f3 f4 f5", .goals = "DK QW"}, {}}, .half = half, .row = "PAB", .open = "D"});
}

TEST(RuinConsequences, ADrawingTellsOfTheGemThatItBringsWithinReach) {
  const State state = below_d();
  const std::vector<Phrase> passages = told(state, "draw o f2 g2 h2");
  EXPECT_EQ(keys_of(passages), (Keys{"gems_near", "rectangle"}));
  EXPECT_EQ(letters_in(passages[0]), "D");
  EXPECT_EQ(number_in(passages[1], "n"), 5);
}

TEST(RuinConsequences, AWallOnAGemOrAGoalsLetterTellsWhatIsLost) {
  const std::vector<Phrase> walls = told(below_d(), "draw x f2 g2 h2");
  EXPECT_EQ(keys_of(walls), (Keys{"goals_lost", "gems_lost", "rectangle"}));
  EXPECT_EQ(letters_in(walls[0]), "DK");
  EXPECT_EQ(letters_in(walls[1]), "D");
}

TEST(RuinConsequences, WhatIsLostIsToldBeforeWhatIsGained) {
  // F is on g3; the four cells f3, g2, g3 and f2, where D lies, would be a block.
  const State state = laid_out({.places = {{.passages = "g2 g3", .goals = "DK QW"}, {}}, .row = "PAB", .open = "F"});
  const Keys keys = keys_of(told(state, "draw o f3 f4 f5"));
  EXPECT_EQ(keys.front(), "goals_lost");
  EXPECT_EQ(std::ranges::count(keys, "gems_near"), 1);
}

/// The last card of a half is in the row.
State in_last_round(int half) {
  const Place first{.passages = "f3 f4 f5", .goals = "QW IR", .rectangle = half == 2 ? 4 : 0};
  return laid_out(
      {.places = {first, {.rectangle = half == 2 ? 1 : 0}}, .half = half, .row = "P", .open = "D", .deck = ""});
}

TEST(RuinConsequences, TheLastRoundTellsOfPointsInsteadOfWaysThatNobodyWillGoOn) {
  const std::vector<Phrase> drawing = told(in_last_round(2), "draw o f7 f8 f9");
  EXPECT_EQ(keys_of(drawing), (Keys{"rectangle"}));
  const std::vector<Phrase> no_larger = told(in_last_round(2), "draw o e4 d4 c4");
  EXPECT_EQ(keys_of(no_larger), (Keys{"rectangle_stays"}));
  EXPECT_EQ(number_in(no_larger[0], "n"), 4);
  State walk = in_last_round(2);
  make(walk, "draw o e4 d4 c4");
  make(walk, "pass");
  const std::vector<Phrase> stop = told(walk, "walk f3");
  EXPECT_EQ(keys_of(stop), (Keys{"stays_inside"}));
  EXPECT_EQ(number_in(stop[0], "n"), 20);
}

TEST(RuinConsequences, TheLastRoundOfTheFirstHalfTellsOfTheRectangleFirst) {
  EXPECT_EQ(keys_of(told(in_last_round(1), "draw o f2 g2 h2"))[0], "rectangle");
}

TEST(RuinConsequences, AWayThatGoesOnTowardsAGemTellsHowFarItIs) {
  const State far = laid_out({.places = {{.passages = "f5"}, {}}, .row = "PCB", .open = "A"});
  const std::vector<Phrase> closer = told(far, "draw o f2 f3 f4");
  EXPECT_EQ(keys_of(closer)[0], "gem_closer");
  EXPECT_EQ(number_in(closer[0], "n"), 3);
  State near = laid_out({.places = {{.passages = "f2 f3 f4 f5"}, {}}, .row = "PAB", .open = "D"});
  make(near, "single g6");
  const std::vector<Phrase> ahead = told(near, "walk f4");
  EXPECT_EQ(keys_of(ahead), (Keys{"gem_ahead"}));
  EXPECT_EQ(number_in(ahead[0], "n"), 2);
}

TEST(RuinConsequences, ADrawingTellsOfNoWayToAGemThatIsJoined) {
  const State joined =
      laid_out({.places = {{.passages = "f2 f3 f4 f5", .goals = "QW IR"}, {}}, .row = "PCB", .open = "DA"});
  for (const std::string& move : moves_of(joined))
    for (const Phrase& phrase : told(joined, move))
      if (phrase.key == "ruin.then.gem_closer") EXPECT_GT(number_in(phrase, "n"), 0) << move;
}

TEST(RuinConsequences, TheFirstPassagesTellOfNoRectangle) {
  State state = dealt(3);
  while (state.phase == Phase::keep) make(state, moves_of(state).front());
  ASSERT_EQ(state.phase, Phase::prepare);
  for (const std::string& move : moves_of(state))
    EXPECT_EQ(std::ranges::count(keys_of(told(state, move)), "rectangle"), 0) << move;
}

TEST(RuinConsequences, ASingleWallTellsItsPenaltyFirst) {
  const std::vector<Phrase> single = told(below_d(), "single g6");
  ASSERT_FALSE(single.empty());
  EXPECT_EQ(keys_of(single)[0], "penalty");
  EXPECT_EQ(number_in(single[0], "n"), single_penalty);
}

TEST(RuinConsequences, AGoalIsToldOfByTheDrawingThatMeetsIt) {
  const State parted =
      laid_out({.places = {{.passages = "b2 b3 b4 b5 b7 b8 c5 d5 e5 f5", .goals = "CO"}, {}}, .row = "PAB"});
  for (const std::string& key : keys_of(told(parted, "draw o a8 a9 a10"))) EXPECT_NE(key, "goals_met") << "b6 is empty";
  const State joined_up =
      laid_out({.places = {{.passages = "b2 b3 b4 b5 b6 b7 b8 c5 d5 e5 f5", .goals = "CO"}, {}}, .row = "PAB"});
  const std::vector<Phrase> meeting = told(joined_up, "draw o a8 a9 a10");
  ASSERT_FALSE(meeting.empty());
  EXPECT_EQ(keys_of(meeting)[0], "goals_met");
  EXPECT_EQ(letters_in(meeting[0]), "CO");
  EXPECT_EQ(number_in(meeting[0], "n"), goal_points);
}

TEST(RuinConsequences, AStopTellsOfItsGemOfTheNextDestinationAndOfTheWayOut) {
  State state = laid_out({.places = {{.passages = "f2 f3 f4 f5", .rectangle = 5}, {.rectangle = 1}},
                          .half = 2,
                          .row = "PAB",
                          .open = "D"});
  make(state, "single g6");
  const std::vector<Phrase> gem = told(state, "walk f2");
  EXPECT_EQ(keys_of(gem), (Keys{"gem", "opens", "way_out"}));
  EXPECT_EQ(letters_in(gem[0]), "D");
  EXPECT_EQ(letters_in(gem[1]), "A");
  EXPECT_EQ(number_in(gem[2], "n"), 4);
  const std::vector<Phrase> leaving = told(state, "leave");
  EXPECT_EQ(keys_of(leaving), (Keys{"leave_shared"}));
  EXPECT_EQ(number_in(leaving[0], "n"), 30);
  EXPECT_EQ(number_in(leaving[0], "fewer"), 10);
}

TEST(RuinConsequences, KeepingTellsWhatIsDiscardedAndWhereTheLettersOfTheRestLie) {
  const State state = dealt(2);
  const std::string keep = moves_of(state).front();
  const std::vector<Phrase> phrases = told(state, keep);
  ASSERT_EQ(phrases.size(), 3U);
  EXPECT_EQ(keys_of({phrases[1], phrases[2]}), (Keys{"spent", "lie"}));
  EXPECT_EQ(letters_in(phrases[1]).size(), 4U) << "two cards";
  const auto& places = std::get<std::vector<Phrase>>(phrases[2].args.front().value);
  EXPECT_GE(places.size(), 3U) << "the letters of two cards, of which one may be the same";
}

TEST(RuinConsequences, KeepingTellsHowManyPassagesTheGoalsNeedAndWhetherOthersNeedFewer) {
  const State state = dealt(2);
  int fewest = cells;
  for (const std::string& keep : moves_of(state)) fewest = std::min(fewest, number_in(told(state, keep)[0], "n"));
  int shortest = 0;
  for (const std::string& keep : moves_of(state)) {
    const Phrase way = told(state, keep)[0];
    const bool is_shortest = number_in(way, "n") == fewest;
    EXPECT_EQ(keys_of({way}), (Keys{is_shortest ? "way_shortest" : "way"})) << keep;
    shortest += is_shortest ? 1 : 0;
  }
  EXPECT_LT(shortest, 6) << "not all pairs of four cards are alike";
}

TEST(RuinConsequences, APassageUpToAGemThatItDoesNotReachTellsSo) {
  // Nothing but the entrance, f6, is drawn yet, and D is on f2.
  const State state = laid_out({.places = {{.goals = "DK QW"}, {}}, .half = 1, .row = "PAB", .open = "D"});
  const std::vector<Phrase> up_to = told(state, "draw o f3 f4 f5");
  ASSERT_FALSE(up_to.empty());
  EXPECT_EQ(keys_of(up_to).front(), "gems_beside");
  EXPECT_EQ(letters_in(up_to[0]), "D");
}

TEST(RuinConsequences, AGemThatCanNoLongerBeDrawnIsNoneToLeadUpTo) {
  // The four cells f3, g2, g3 and f2, where D lies, would be a block.
  const State state =
      laid_out({.places = {{.passages = "g2 g3", .goals = "DK QW"}, {}}, .half = 1, .row = "PAB", .open = "D"});
  const std::vector<Phrase> words = told(state, "draw o f3 f4 f5");
  EXPECT_EQ(keys_of(words), (Keys{"goals_lost", "gems_lost", "rectangle"}));
  EXPECT_EQ(letters_in(words[1]), "D");
}

TEST(RuinConsequences, AGemToWhichOnlyAWarpCouldLeadIsToldOf) {
  // A is on d1, between two walls.
  const State state =
      laid_out({.places = {{.walls = "c1 e1", .goals = "DK QW"}, {}}, .half = 1, .row = "PIB", .open = "A"});
  const std::vector<Phrase> words = told(state, "draw x c2 d2 e2");
  EXPECT_EQ(keys_of(words), (Keys{"gems_cut_off", "rectangle"}));
  EXPECT_EQ(letters_in(words[0]), "A");
}

TEST(RuinConsequences, WallsThatCutTheExplorerOffTheEntranceAreToldOf) {
  const State state =
      laid_out({.places = {{.passages = "a1 b1", .walls = "a2 b2", .explorer = "a1", .goals = "DK QW"}, {}},
                .half = 1,
                .row = "PIB"});
  const Keys keys = keys_of(told(state, "single c1"));
  EXPECT_EQ(std::ranges::count(keys, "exit_cut_off"), 1);
}

/// The predictions about a seat's moves in this round, and its state before.
struct Promise {
  Seat seat;
  Board before;
  Phrase phrase;
};

/// Whether a passage lies on the letter, or still may.
bool may_be_drawn(const Map& map, Letter letter) {
  return (map.passages | may_become_passages(map)).has(letter_cell(letter));
}

void expect_kept(const State& state, const EventList& events, const Promise& promise) {
  const Board& board = state.boards[promise.seat];
  const std::string_view key = promise.phrase.key;
  const auto names = letters_in(promise.phrase);
  if (key == "ruin.then.penalty") EXPECT_EQ(board.penalties, promise.before.penalties + 1);
  if (key == "ruin.then.gem" || key == "ruin.then.gem_alone") EXPECT_EQ(board.gems, promise.before.gems + 1);
  if (key == "ruin.then.gem")
    EXPECT_TRUE(std::ranges::any_of(events.events, [&](const Event& event) {
      return event.seat == promise.seat && static_cast<EventKind>(event.kind) == EventKind::goal_drawn;
    }));
  if (key == "ruin.then.opens") EXPECT_TRUE(in_set(state.open, names[0] - 'A'));
  if (key == "ruin.then.gems_lost")
    for (const char letter : names) EXPECT_FALSE(may_be_drawn(board.map, static_cast<Letter>(letter - 'A')));
  if (key == "ruin.then.rectangle")
    EXPECT_GE(largest_rectangle(board.map.filled()).area(), number_in(promise.phrase, "n"));
  for (std::size_t i = 0; key == "ruin.then.goals_met" && i < names.size(); i += 2)
    EXPECT_TRUE(meets(board.map, static_cast<Goal>(std::countr_zero(goals_of(names.substr(i, 2))))));
  for (std::size_t i = 0; key == "ruin.then.goals_lost" && i < names.size(); i += 2)
    EXPECT_FALSE(may_still_meet(board.map, static_cast<Goal>(std::countr_zero(goals_of(names.substr(i, 2))))));
  if (key.starts_with("ruin.then.leave")) {
    const int points = points_for_leaving(board.left);
    const int least = number_in(promise.phrase, key == "ruin.then.leave" ? "n" : "fewer");
    EXPECT_TRUE(points == number_in(promise.phrase, "n") || points == least);
  }
}

TEST(RuinConsequences, EverythingToldComesTrue) {
  int kept = 0;
  for (int players = 1; players <= max_players; ++players) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      State state = dealt(players, seed);
      Rng rng(seed);
      std::vector<Promise> promises;
      State::MoveList moves;
      while (to_move(state) != no_seat) {
        legal(state, moves);
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        const Seat seat = state.asked;
        const std::vector<Phrase> phrases = consequences(look(state, seat), move);
        EXPECT_LE(phrases.size(), 3U);
        for (const Phrase& phrase : phrases) promises.push_back({seat, state.boards[seat], phrase});
        EventList events;
        play(state, move, events);
        if (!events.sealed) continue;
        for (const Promise& promise : promises) expect_kept(state, events, promise);
        kept += static_cast<int>(promises.size());
        promises.clear();
      }
    }
  }
  EXPECT_GT(kept, 1000);
}

/// Whether some open gem can still be led up to on the map as the viewer knows it.
bool can_lead_to_a_gem(const View& view) {
  const Map map = map_for_me(view, view.me);
  for (Letter letter = 0; letter < letters; ++letter)
    if (in_set(view.open, letter) && may_be_joined(map, view.boards[view.me].explorer, letter_cell(letter)))
      return true;
  return false;
}

TEST(RuinConsequences, EveryDrawingAndWalkHasAReasonWhileThereIsAGemToLeadTo) {
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    State state = dealt(3, seed);
    Rng rng(seed);
    State::MoveList moves;
    NoEvents quiet;
    while (to_move(state) != no_seat) {
      legal(state, moves);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      const View view = look(state, state.asked);
      const bool is_step = move.kind == Move::Kind::draw || move.kind == Move::Kind::walk;
      if (is_step && !is_set_up(view.phase) && can_lead_to_a_gem(view) && consequences(view, move).empty())
        ADD_FAILURE() << "seed " << seed << ": " << testing::PrintToString(move);
      play(state, move, quiet);
    }
  }
}

// Compares both scores of one match of a lone player, move by move; returns what its goal cards were worth at most.
int most_for_goals_where_scores_agree(std::uint64_t seed) {
  State state = dealt(1, seed);
  Rng rng(seed);
  State::MoveList moves;
  NoEvents quiet;
  int most = 0;
  while (true) {
    const auto so_far = score_so_far(look(state, 0));
    Score expected = score(state);
    if (state.half == 0) {
      expected.of[0].total -= never_left_points;
      expected.of[0].by_source[index(Source::leaving)] = 0;
    }
    EXPECT_EQ(so_far, expected);
    most = std::max<int>(most, expected.of[0].by_source[index(Source::goals)]);
    if (to_move(state) == no_seat) break;
    legal(state, moves);
    play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], quiet);
  }
  return most;
}

TEST(RuinScoreSoFar, IsTheScoreIfNoGoalCardIsSecret) {
  int most_for_goals = 0;
  for (std::uint64_t seed = 1; seed <= 500; ++seed)
    most_for_goals = std::max(most_for_goals, most_for_goals_where_scores_agree(seed));
  EXPECT_GT(most_for_goals, 0) << "the goal cards in the hand count, too";
}

TEST(RuinScoreSoFar, IsHiddenWhileOthersHoldGoalCards) {
  State state = after_set_up(2);
  EXPECT_FALSE(score_so_far(look(state, 0)).has_value());
  EXPECT_FALSE(score_so_far(look(state, no_seat)).has_value());
  Rng rng(9);
  playout(state, rng);
  EXPECT_EQ(score_so_far(look(state, no_seat)), score(state));
}

}  // namespace
}  // namespace kairo::ruin::test
