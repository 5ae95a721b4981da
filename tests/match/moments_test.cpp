#include <algorithm>
#include <array>
#include <set>
#include <sstream>

#include "tests/match/every_game.h"

/// The views in the middle of a move, which tables show one after the other: an event is reported as soon as the state
/// includes it, and nothing is seen too early.
namespace kairo {
namespace {

class EveryMove : public EveryGame {};
INSTANTIATE_TEST_SUITE_P(Box, EveryMove, testing::ValuesIn(every_table()), table_name);

/// Right after an event that a viewer may learn.
struct Moment {
  Event event;
  std::string view;
  friend bool operator==(const Moment&, const Moment&) = default;
};

std::vector<Moment> play_moments(Position& position, AnyMove move, Seat viewer) {
  std::vector<Moment> moments;
  EventList list;
  list.on_event = [&](const Event& event) {
    if (may_learn(viewer, event)) moments.push_back({event, position.view_text(viewer)});
  };
  position.play(move, list);
  return moments;
}

std::vector<Event> events_of(const std::vector<Moment>& moments) {
  std::vector<Event> events;
  for (const Moment& moment : moments) events.push_back(moment.event);
  return events;
}

/// Lines of a view that tell what is asked now and what is left to do, which is settled after the last event.
bool tells_the_question(std::string_view line) {
  constexpr std::array words{"asked",   "phase",  "corridor", "window",     "task",
                             "heading", "passed", "owed",     "in the deck"};
  return std::ranges::any_of(words, [&](std::string_view word) { return line.starts_with(word); });
}

std::multiset<std::string> lines_but_for_the_question(const std::string& view) {
  std::multiset<std::string> lines;
  std::istringstream all(view);
  for (std::string line; std::getline(all, line);)
    if (!tells_the_question(line)) lines.insert(line);
  return lines;
}

/// Calls `check(before, move, after, viewer)` for some moves and everybody.
template <class Check>
void for_each_viewer(const Match& match, Check check) {
  const std::size_t steps = match.steps().size();
  if (steps == 0) return;
  for (const Seat viewer : seats_and_onlooker(match.now()))
    check(match.after(steps - 1), match.steps().back().move, match.now(), viewer);
}

TEST_P(EveryMove, EndsWithTheViewAfterItsLastEvent) {
  at_each_position(4, [](const Match& match) {
    for_each_viewer(match, [](const Position& before, AnyMove move, const Position& after, Seat viewer) {
      const std::vector<Moment> moments = play_moments(*before.clone(), move, viewer);
      if (moments.empty()) return;
      ASSERT_EQ(lines_but_for_the_question(moments.back().view), lines_but_for_the_question(after.view_text(viewer)))
          << "viewer " << int{viewer} << ", event " << int{moments.back().event.kind};
    });
  });
}

// A viewer sees the same on the way of two positions that they cannot tell apart, neither before nor after a move.
TEST_P(EveryMove, ShowsOnItsWayWhatItsEventsAndTheViewAfterTell) {
  Rng rng(7);
  int compared = 0;
  at_each_position(4, [&](const Match& match) {
    for_each_viewer(match, [&](const Position& before, AnyMove move, const Position& after, Seat viewer) {
      const std::unique_ptr<Position> other = before.imagine(viewer, rng);
      if (!other->refusal_phrase(move).empty()) return;
      const std::vector<Moment> others = play_moments(*other, move, viewer);
      if (!other->same_view(after, viewer)) return;
      const std::vector<Moment> moments = play_moments(*before.clone(), move, viewer);
      if (events_of(moments) != events_of(others)) return;
      ASSERT_EQ(moments, others) << "viewer " << int{viewer};
      ++compared;
    });
  });
  EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace kairo
