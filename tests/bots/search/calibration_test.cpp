#include "engine/bots/search/calibration.h"

#include <gtest/gtest.h>

#include <array>

#include "engine/bots/galleria/tactics.h"
#include "engine/bots/haratama/tactics.h"
#include "engine/bots/ruin/tactics.h"
#include "engine/bots/wicked/tactics.h"

namespace kairo::search {
namespace {

constexpr Calibration as_it_is{{0, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2}};

TEST(Calibration, LeavesSharesAloneThatWereFoundToBeRight) {
  for (int seats = 2; seats <= 5; ++seats)
    for (const double share : {0.0, 0.1, 0.2, 0.25, 0.5, 0.9, 1.0})
      EXPECT_NEAR(calibrated(share, seats, as_it_is), share, 1e-12) << seats;
}

TEST(Calibration, AnEqualShareMeansTheSameWithAnyNumberOfSeats) {
  constexpr Calibration half{{0, 0, 0, 0, 0.5, 1, 1, 1, 2}};
  EXPECT_DOUBLE_EQ(calibrated(0.25, 4, half), 0.125);
  EXPECT_DOUBLE_EQ(calibrated(0.5, 2, half), 0.25);
}

template <class Tactics, class View>
void expect_rising(const View& view) {
  const Calibration calibration = Tactics::calibration(view);
  EXPECT_GE(calibration.found.front(), 0);
  EXPECT_LE(calibration.found.back(), 2);
  for (std::size_t i = 1; i < calibration.found.size(); ++i)
    EXPECT_GT(calibration.found[i], calibration.found[i - 1]) << "or a worse move may be shown as the better one";
}

TEST(Calibration, NeverTurnsTheOrderOfMovesRound) {
  for (std::uint8_t round = 0; round < 4; ++round) expect_rising<wicked::Tactics>(wicked::View{.round = round});
  for (std::uint16_t done = 0; done < 5; ++done) expect_rising<haratama::Tactics>(haratama::View{.rounds_done = done});
  for (std::uint8_t half = 0; half < 2; ++half)
    for (std::uint8_t players = 2; players <= 4; ++players)
      expect_rising<ruin::Tactics>(ruin::View{.players = players, .half = half});
  galleria::View view;
  for (const std::uint8_t left : std::array<std::uint8_t, 3>{60, 30, 0}) {
    view.table.deck_left = left;
    expect_rising<galleria::Tactics>(view);
  }
}

}  // namespace
}  // namespace kairo::search
