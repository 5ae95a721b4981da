#include "tests/match/live/simulated_room.h"

namespace kairo::live {
namespace {

class LiveTableOfEveryGame : public EveryGame {
 protected:
  static void expect_all_equal(const SimulatedRoom& room) {
    const Held all = course_of(room.devices().front()).held;
    for (std::size_t i = 0; i < room.devices().size(); ++i) {
      ASSERT_TRUE(same(room.devices()[i], room.devices().front()));
      ASSERT_EQ(room.write(i), room.write(0));
      ASSERT_TRUE(same_held(course_of(room.devices()[i]).held, all));
    }
  }

  static bool stands(const std::vector<AnyMove>& before, const Match& match) {
    if (before.size() > match.steps().size()) return false;
    for (std::size_t i = 0; i < before.size(); ++i)
      if (match.steps()[i].move != before[i]) return false;
    return true;
  }
  static bool goes_on(const std::vector<AnyMove>& longer, const std::vector<AnyMove>& shorter) {
    return longer.size() >= shorter.size() && std::equal(shorter.begin(), shorter.end(), longer.begin());
  }
  /// Whether the seat has answered the same question otherwise, or taken something back; also if the seat's other
  /// device took back, unknown to this one, what this answer goes on from.
  static bool is_contradicted(const std::vector<GivenAnswer>& all, const GivenAnswer& one) {
    return !one.taken_back_by.empty() || std::ranges::any_of(all, [&](const GivenAnswer& other) {
      if (other.seat != one.seat || other.before != one.before) return false;
      if (!goes_on(one.moves, other.moves)) return !goes_on(other.moves, one.moves);
      return other.taken_back_by.size() > other.taken_back_by.count(one.device);
    });
  }
  static void expect_nothing_lost(const SimulatedRoom& room) {
    const Held held = course_of(room.devices().front()).held;
    for (const GivenAnswer& one : room.answers()) {
      if (!stands(one.before, held.match) || is_contradicted(room.answers(), one)) continue;
      std::vector<AnyMove> counted;
      for (std::size_t i = one.before.size(); i < held.match.steps().size(); ++i)
        if (held.match.steps()[i].seat == one.seat) counted.push_back(held.match.steps()[i].move);
      counted.insert(counted.end(), held.ahead.by(one.seat).begin(), held.ahead.by(one.seat).end());
      ASSERT_TRUE(goes_on(counted, one.moves))
          << "an answer that nobody contradicted is gone: seat " << +one.seat << " after " << one.before.size()
          << " of " << held.match.steps().size() << " moves, part " << one.moves.size() << ", " << counted.size()
          << " count";
    }
  }

  void run(bool rivals) const {
    for (int seed = 0; seed < cases(1, 12); ++seed) {
      SimulatedRoom room(GetParam(), static_cast<std::uint64_t>(seed), rivals);
      for (int steps = cases(120, 800); steps > 0 && !HasFatalFailure(); --steps) room.step();
      room.settle();
      expect_all_equal(room);
      expect_nothing_lost(room);
      ASSERT_FALSE(HasFatalFailure()) << "seed " << seed;
    }
  }
};

INSTANTIATE_TEST_SUITE_P(Box, LiveTableOfEveryGame, testing::ValuesIn(every_table()), table_name);

TEST_P(LiveTableOfEveryGame, AllDevicesEndEqualAndNothingIsLost) { run(/*rivals=*/false); }

TEST_P(LiveTableOfEveryGame, AlsoWhenTwoDevicesAnswerForEachSeat) { run(/*rivals=*/true); }

TEST_P(LiveTableOfEveryGame, OrderGroupingAndRepetitionOfJoinsMakeNoDifference) {
  Rng rng(1);
  for (int seed = 0; seed < cases(1, 12); ++seed) {
    SimulatedRoom room(GetParam(), static_cast<std::uint64_t>(seed), /*rivals=*/true);
    for (int steps = 0; steps < 80 && !HasFatalFailure(); ++steps) room.step();
    const auto some = [&] { return room.devices()[rng.below(static_cast<std::uint32_t>(room.devices().size()))]; };
    const auto joined = [](Table one, const Table& other) {
      join(one, other);
      return write_table(one).value_or("");
    };
    for (int tries = 0; tries < 6; ++tries) {
      const Table a = some();
      const Table b = some();
      const Table c = some();
      Table ab = a;
      join(ab, b);
      Table bc = b;
      join(bc, c);
      ASSERT_EQ(joined(a, b), joined(b, a));
      ASSERT_EQ(joined(ab, c), joined(a, bc));
      ASSERT_EQ(joined(a, a), write_table(a));
      ASSERT_EQ(joined(ab, b), write_table(ab));
    }
  }
}

TEST_P(LiveTableOfEveryGame, AMatchThatWentByLinkGoesOnLiveAsItIs) {
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    SimulatedRoom room(GetParam(), seed, /*rivals=*/false);
    for (int steps = 0; steps < 100; ++steps) room.step();
    const Held held = course_of(room.devices().front()).held;
    const Table table = table_of(held);
    ASSERT_TRUE(same_held(course_of(table).held, held));
    const auto text = write_table(table);
    ASSERT_TRUE(text.has_value());
    ASSERT_TRUE(same(SimulatedRoom::read(*text), table));
    for (Seat seat = 0; seat < GetParam().seats; ++seat) {
      Table other = table;
      ASSERT_EQ(live::take_back(other, seat), may_take_back(held.match, held.ahead, seat));
    }
  }
}

}  // namespace
}  // namespace kairo::live
