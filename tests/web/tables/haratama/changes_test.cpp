#include <gtest/gtest.h>

#include <set>

#include "engine/games/haratama/events.h"
#include "engine/games/haratama/words.h"
#include "tests/web/support/table_checks.h"

/// The spots of Haratama's table that others have changed are framed for those who could not watch it.
namespace kairo::testing {
namespace {

using haratama::EventKind;
using haratama::State;
using At = PositionOf<State>;

/// The spot that this event changes; empty if it changes none.
std::string spot_changed_by(const Event& event) {
  const std::string player = "player." + std::to_string(event.seat);
  switch (haratama::kind_of(event)) {
    case EventKind::fox_shown: return player + ".fox";
    case EventKind::day_broke: return "sky";
    case EventKind::trick_won:
      return event.as<haratama::event_row::TrickWon>().treasures > 0 ? player + ".treasures" : "";
    case EventKind::haratama:
    case EventKind::round_lost: return player + ".losses";
    default: return "";
  }
}

TEST(HaratamaChanges, AreFramedWhereTheyAreSeenAndNothingElseIs) {
  std::set<EventKind> framed;
  TappedTable table("haratama", desk);
  for (std::uint64_t seed = 1; seed <= 12; ++seed)
    for_each_step<State>(dealt<State>(4, seed), Rng(seed), [&](const Step<State>& step) {
      std::multiset<std::string> wanted;
      for (const Event& event : step.events.events)
        if (const std::string spot = spot_changed_by(event); !spot.empty()) {
          wanted.insert(spot);
          framed.insert(haratama::kind_of(event));
        }
      const std::vector<std::string> spots = table.table().changed_spots(0, made(step));
      ASSERT_EQ(std::multiset<std::string>(spots.begin(), spots.end()), wanted);
      const bool is_seen = step.after.rounds_done == step.before.rounds_done;  // else the panels are empty anew
      if (wanted.empty() || !is_seen) return;
      table.show(At(step.after), 0);
      for (const std::string& spot : wanted) EXPECT_TRUE(explained_at(table, spot).has_value()) << spot;
    });
  EXPECT_EQ(framed.size(), 5U);
}

}  // namespace
}  // namespace kairo::testing
