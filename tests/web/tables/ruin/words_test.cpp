#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/games/ruin/view.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/ruin/taps.h"
#include "web/tables/ruin/board/path.h"
#include "web/tables/ruin/tints.h"

/// The words of In the Ruin's table about goals, letters and ranks when they are tapped, and when a move is refused.
namespace kairo::testing {
namespace {

using ruin::Cell;
using ruin::Goal;
using ruin::Move;
using ruin::Phase;
using ruin::State;
using At = PositionOf<State>;

constexpr Seat me = 0;

/// Another player is to move, so that a tap on the map only tells about it.
State while_waiting() {
  return find_state<State>(2, [](const State& state) {
    return state.phase == Phase::draw && state.asked != me && state.round > 0 && state.row.size() > 1 &&
           my_goals(look(state, me)) != 0;
  });
}

std::string goal_id(Goal goal) { return "status." + spot_of_goal(goal); }

std::string told_after(TappedTable& table, const std::string& id) {
  table.tap(id);
  table.frame();
  return table.ui().mirror.message;
}

TEST(RuinWords, WhoseMapItIsIsNotToldOverItsCellsUnasked) {
  for (const Screen& screen : {tablet, desk}) {
    TappedTable table("ruin", screen);
    table.show(At(while_waiting()), me);
    for (const char* edge : {"columns", "enlarged"}) {
      if (edge == std::string_view("enlarged")) table.tap("map.2");
      table.frame();
      const draw::Rect at = *explained_at(table, edge);
      for (const float x : {at.x + 1, at.x + 3}) {
        table.stage().move_pointer(x, at.y + 2);
        table.frames(1);
      }
      EXPECT_EQ(table.find("explained"), nullptr) << edge << " on a " << screen.name;
    }
  }
}

TEST(RuinWords, NoDotsLieOnTheMapWhileThePlayerAsksWhatThingsAre) {
  TappedTable table("ruin", phone);
  table.show(At(find_state<State>(3, [](const State& now) { return now.phase == Phase::draw; })));
  const auto dots = [] { return points_in(draw::with_alpha(ruin::table::pencil::light, 0.75F)); };
  EXPECT_GT(dots(), 0);
  table.ui().explainer.set_asking(true);
  table.frame();
  EXPECT_EQ(dots(), 0);
}

TEST(RuinWords, AGemBelowTheExplorerIsSeen) {
  TappedTable table("ruin", phone);
  State state = find_state<State>(3, [](const State& now) { return now.phase == Phase::draw; });
  const Cell cell = ruin::letter_cell(static_cast<ruin::Letter>(std::countr_zero(state.open)));
  state.boards[state.asked].explorer = cell;
  table.show(At(state));
  const draw::Rect at = *table.find(spot_of(cell));
  std::vector<std::string> drawn;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui()))
    if ((item.words == "gem" || item.words == "explorer") && at.inset(-8).holds(item.at.centre()))
      drawn.push_back(item.words);
  EXPECT_EQ(drawn.back(), "gem") << "over the explorer";
}

TEST(RuinWords, AGoalWhoseLetterIsAWallPromisesNothing) {
  State state = while_waiting();
  const auto goal = static_cast<Goal>(std::countr_zero(my_goals(look(state, me))));
  const ruin::CellSet letter = ruin::only_cell(ruin::letter_cell(ruin::goal_letter(goal, 0)));
  ruin::Map& map = state.boards[me].map;
  map = {ruin::only_cell(ruin::entrance), {}, {}};
  TappedTable table("ruin", phone);
  table.show(At(state), me);
  EXPECT_NE(told_after(table, goal_id(goal)).find("15 points"), std::string::npos);
  table.tap(goal_id(goal));

  map.walls = letter;
  table.show(At(state), me);
  const std::string told = told_after(table, goal_id(goal));
  EXPECT_NE(told.find(words_of("ruin.what.goal_walled")), std::string::npos) << told;
  EXPECT_EQ(told.find("15"), std::string::npos) << told;
}

TEST(RuinWords, AGoalWhoseLettersWallsPartPromisesNothing) {
  State state = while_waiting();
  const auto goal = static_cast<Goal>(std::countr_zero(my_goals(look(state, me))));
  const ruin::CellSet letter = ruin::only_cell(ruin::letter_cell(ruin::goal_letter(goal, 1)));
  state.boards[me].map = {ruin::only_cell(ruin::entrance), ruin::beside(letter) - ruin::only_cell(ruin::entrance), {}};
  TappedTable table("ruin", phone);
  table.show(At(state), me);
  EXPECT_NE(told_after(table, goal_id(goal)).find(words_of("ruin.what.goal_parted")), std::string::npos);
}

TEST(RuinWords, ALetterInDotsIsToldOf) {
  State state = while_waiting();
  const ruin::Letter next = state.row[1];
  state.ever_open &= static_cast<ruin::LetterSet>(~ruin::set_of(next));
  state.open &= static_cast<ruin::LetterSet>(~ruin::set_of(next));
  TappedTable table("ruin", phone);
  table.show(At(state), me);
  const std::string told = told_after(table, spot_of(ruin::letter_cell(next)));
  const std::string letter(1, static_cast<char>('A' + next));
  EXPECT_NE(told.find(words_of("ruin.what.next_destination")), std::string::npos) << told;
}

TEST(RuinWords, ALostGemIsNotPromised) {
  State state = while_waiting();
  ASSERT_NE(state.open, 0);
  const auto letter = static_cast<ruin::Letter>(std::countr_zero(state.open));
  state.boards[me].map = {ruin::only_cell(ruin::entrance), ruin::only_cell(ruin::letter_cell(letter)), {}};
  TappedTable table("ruin", phone);
  table.show(At(state), me);
  EXPECT_NE(told_after(table, spot_of(ruin::letter_cell(letter))).find(words_of("ruin.what.destination_lost")),
            std::string::npos);
}

TEST(RuinWords, EveryGoalCardCanBeLookedAtHoweverManyThereAre) {
  State state = while_waiting();
  constexpr ruin::GoalSet many = 0x3ff;
  state.holdings[me].hand = many;
  state.plans[me] = {};
  for (const Screen& screen : screens) {
    TappedTable table("ruin", screen);
    table.show(At(state), me);
    std::set<std::string> seen;
    for (int page = 0; page < ruin::goal_cards; ++page) {
      for (const auto& spot : table.ui().gesture.targets())
        if (spot.id.starts_with("status.goal.")) seen.insert(spot.id);
      if (table.find("status.goals.more") == nullptr) break;
      table.tap("status.goals.more");
      table.frame();
    }
    EXPECT_EQ(seen.size(), 10U) << screen.name;
  }
}

TEST(RuinWords, ALonePlayerSeesTheRankAndWhatTheNextOneTakes) {
  const State state = find_state<State>(1, [](const State& s) { return s.phase == Phase::draw && s.round > 1; });
  for (const Screen& screen : screens) {
    TappedTable table("ruin", screen);
    table.show(At(state));
    ASSERT_NE(table.find("ladder"), nullptr) << screen.name;
    const std::string told = told_after(table, "ladder");
    EXPECT_NE(told.find(words_of(Phrase{"ruin.what.rank",
                                        {term("rank", ruin::rank_key(0)), number("n", 0),
                                         term("higher", ruin::rank_key(1)), number("from", ruin::solo_ranks[0])}})),
              std::string::npos)
        << told;
  }
}

TEST(RuinWords, NoWordOrNumberLiesOnAnotherInTheFrameOfTwo) {
  TappedTable table("ruin", low_frame);
  table.show(At(while_waiting()), me);
  EXPECT_EQ(faults(table.ui()), std::vector<std::string>{});
}

TEST(RuinWords, DealtShapesKeepTheirLettersWhereTheyAreNarrow) {
  const State state = dealt<State>(1, 3);
  ASSERT_EQ(state.phase, Phase::prepare);
  for (const Screen& screen : screens) {
    TappedTable table("ruin", screen);
    table.show(At(state));
    ruin::for_each_in(state.dealt[me], [&](ruin::Card card) {
      const std::string letter(1, static_cast<char>('A' + card));
      const draw::Rect* button = table.find("card." + letter);
      ASSERT_NE(button, nullptr);
      EXPECT_TRUE(std::ranges::any_of(
          draw::testing::drawn_items(table.ui()),
          [&](const draw::DrawnItem& laid) { return laid.words == letter && button->holds(laid.at.centre()); }))
          << letter << " on the " << screen.name;
    });
  }
}

/// Otherwise somebody looks in vain for a cell that is lit.
TEST(RuinWords, AShapeThatFitsNowhereAsLongAsItLiesSoIsToBeTurned) {
  TappedTable table("ruin", phone);
  const auto answer = [&] {
    table.tap("draw.confirm");
    return table.ui().mirror.message;
  };
  const std::string turn = words_of("ruin.table.turn_first");
  const State state = find_state<State>(2, [&](const State& found) {
    if (found.phase != Phase::draw || found.round < 4) return false;
    table.show(At(found));
    return answer() == turn;
  });
  table.show(At(state));
  ASSERT_EQ(answer(), turn);
  bool fits = false;
  for (int turns = 0; turns < 4 && !fits; ++turns) {
    table.tap("turn");
    fits = answer() == words_of("ruin.table.lay_first");
  }
  EXPECT_TRUE(fits);
}

TEST(RuinWords, AShapeThatMustNotLieThereSaysWhy) {
  const State state =
      find_state<State>(2, [](const State& found) { return found.phase == Phase::draw && found.round > 1; });
  const At position(state);
  TappedTable table("ruin", phone);
  table.show(position);
  table.tap("draw.confirm");
  EXPECT_EQ(table.ui().mirror.message, table.ui().say("ruin.table.lay_first"));
  table.tap("cell.f6");
  EXPECT_EQ(table.ui().mirror.message, table.ui().say("ruin.refusal.occupied"));
  EXPECT_FALSE(table.tap("draw.confirm").has_value());
  EXPECT_EQ(table.ui().mirror.message, table.ui().say("ruin.refusal.occupied"));
}

TEST(RuinWords, TheConsequencesOfAChosenMoveAreToldBeforeItIsMade) {
  const State state = find_state<State>(1, [](const State& found) {
    const State::MoveList moves = legal_moves(found);
    return found.phase == Phase::walk && std::ranges::any_of(moves, [&](Move move) {
             const ruin::Letter letter = ruin::letter_at(move.a);
             return move.kind == Move::Kind::walk && letter != ruin::no_letter && ruin::in_set(found.open, letter);
           });
  });
  const ruin::View view = look(state, me);
  for (const Move move : legal_moves(state)) {
    const std::vector<Phrase> brought = consequences(view, move);
    if (move.kind != Move::Kind::walk || brought.empty()) continue;
    for (const Screen& screen : screens) {
      TappedTable table("ruin", screen);
      table.show(At(state));
      table.tap(spot_of(move.a));
      table.frame();
      const std::string told = draw::words_of(table.ui(), {.term = brought.front()});
      std::string drawn;
      for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui())) drawn += item.words + " ";
      EXPECT_NE(drawn.find(told), std::string::npos) << told << " on the " << screen.name;
    }
  }
}

/// Little room, and many words: what a drawing closes for good is among those that are left.
TEST(RuinWords, APreviewBeginsWithWhatIsLostForGood) {
  const auto closes_goal = [](const ruin::View& view, Move move) {
    const std::vector<Phrase> brought = consequences(view, move);
    return move.kind == Move::Kind::draw && brought.size() > 1 && brought.front().key == "ruin.then.goals_lost";
  };
  const State state = find_state<State>(3, [&](const State& found) {
    const ruin::View view = look(found, found.asked);
    return found.phase == Phase::draw &&
           std::ranges::any_of(legal_moves(found), [&](Move move) { return closes_goal(view, move); });
  });
  const ruin::View view = look(state, state.asked);
  const State::MoveList moves = legal_moves(state);
  const Move move = *std::ranges::find_if(moves, [&](Move one) { return closes_goal(view, one); });
  for (const Screen& screen : screens)
    for (const text::Language language : text::languages) {
      TappedTable table("ruin", screen, language);
      table.show(At(state));
      for (int tap = 0; table.table().act_out(erase_move(move), tap); ++tap) table.frame();
      table.frame();
      const std::string lost =
          draw::testing::without_blanks(draw::words_of(table.ui(), {.term = consequences(view, move).front()}));
      const bool shown = std::ranges::any_of(draw::testing::drawn_items(table.ui()), [&](const draw::DrawnItem& item) {
        return draw::testing::without_blanks(item.words).starts_with(lost);
      });
      EXPECT_TRUE(shown) << lost << " on the " << screen.name;
      EXPECT_GT(points_in(ruin::table::pencil::refused), 0) << "its letters are ringed";
    }
}

TEST(RuinWords, KeysAreNamedOnlyToWhoPlaysWithoutAFinger) {
  const State state = find_state<State>(2, [](const State& found) { return found.phase == Phase::draw; });
  const auto named = [&](ImGuiMouseSource source) {
    TappedTable table("ruin", phone);
    table.show(At(state));
    ImGui::GetIO().AddMouseSourceEvent(source);
    table.tap("cell.f6");
    table.frame();
    std::vector<std::string_view> keys;
    for (const auto& thing : table.ui().explainer.things())
      if (thing.id == "turn" || thing.id == "mirror") keys.push_back(thing.what.term.key);
    return keys;
  };
  EXPECT_EQ(named(ImGuiMouseSource_Mouse),
            (std::vector<std::string_view>{"ruin.what.turn_by_key", "ruin.what.mirror_by_key"}));
  EXPECT_EQ(named(ImGuiMouseSource_TouchScreen), (std::vector<std::string_view>{"ruin.what.turn", "ruin.what.mirror"}));
}

/// The stop of a walk that passes an open destination and takes no gem; no_cell if there is none.
Cell stop_past_a_gem(const State& state) {
  const ruin::View view = look(state, state.asked);
  const ruin::Cell from = view.boards[view.me].explorer;
  const auto open = [&](Cell cell) {
    const ruin::Letter letter = ruin::letter_at(cell);
    return letter != ruin::no_letter && ruin::in_set(view.open, letter);
  };
  for (const Move move : legal_moves(state)) {
    if (move.kind != Move::Kind::walk || move.a == from || open(move.a)) continue;
    const std::vector<Cell> way = ruin::table::shortest_path(map_for_me(view, view.me), from, move.a, false);
    if (std::any_of(way.begin() + 1, way.end(), open)) return move.a;
  }
  return ruin::no_cell;
}

TEST(RuinWords, AWalkPastAGemSaysThatItIsNotTaken) {
  const State state = find_state<State>(
      1, [](const State& found) { return found.phase == Phase::walk && stop_past_a_gem(found) != ruin::no_cell; });
  const std::string words(words_of("ruin.then.passes"));
  const std::string start = words.substr(0, words.find('{'));
  for (const Screen& screen : screens) {
    TappedTable table("ruin", screen);
    table.show(At(state));
    table.tap(spot_of(stop_past_a_gem(state)));
    table.frame();
    std::string drawn;
    for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui())) drawn += item.words + " ";
    EXPECT_NE(drawn.find(start), std::string::npos) << drawn << " on the " << screen.name;
  }
}

TEST(RuinWords, AGoalCardTooManyIsRefusedAndPutsNoneBack) {
  TappedTable table("ruin", phone);
  const State state = dealt<State>(3, 2);
  table.show(At(state));
  std::vector<std::string> cards;
  ruin::for_each_in(my_goals(look(state, state.asked)), [&](ruin::Goal goal) { cards.push_back(spot_of_goal(goal)); });
  ASSERT_GE(cards.size(), 3U);
  table.tap_all({cards[0], cards[1]});
  table.tap(cards[2]);
  EXPECT_EQ(table.ui().mirror.message,
            table.ui().say(Phrase{"ruin.refusal.enough_goals", {number("n", ruin::goals_kept)}}));
  table.tap_all({cards[0], cards[2]});
  const std::optional<AnyMove> made = table.tap("keep");
  ASSERT_TRUE(made.has_value());
  const Move move = restore_move<Move>(*made);
  EXPECT_EQ((std::set{spot_of_goal(move.a), spot_of_goal(move.b)}), (std::set{cards[1], cards[2]}));
}

TEST(RuinWords, TheQuestionTellsThatTheRoundMayEndTheHalf) {
  TappedTable table("ruin", desk);
  for (const bool may_end : {false, true}) {
    const State state = find_state<State>(2, [&](const State& found) {
      return found.phase == Phase::draw && found.asked == 0 && found.half == 0 &&
             may_end_half(look(found, 0)) == may_end;
    });
    table.show(At(state));
    const std::string told = "This round may end the first half.";
    EXPECT_EQ(std::ranges::any_of(draw::testing::drawn_items(table.ui()),
                                  [&](const draw::DrawnItem& item) { return item.words.ends_with(told); }),
              may_end);
  }
}

TEST(RuinWords, AStopOutOfReachSaysWhy) {
  const State state =
      find_state<State>(2, [](const State& found) { return found.phase == Phase::walk && found.half == 0; });
  const State::MoveList moves = legal_moves(state);
  Cell far = 0;
  while (std::ranges::any_of(moves, [&](Move move) { return move.kind == Move::Kind::walk && move.a == far; })) ++far;
  TappedTable table("ruin", phone);
  table.show(At(state));
  EXPECT_FALSE(table.tap(spot_of(far)).has_value());
  EXPECT_EQ(table.ui().mirror.message,
            table.ui().say(At(state).refusal_phrase(erase_move(Move{Move::Kind::walk, far}))));
  EXPECT_EQ(table.find("leave"), nullptr) << "nobody leaves in the first half";
}

}  // namespace
}  // namespace kairo::testing
