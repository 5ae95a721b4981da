#include "web/app/session/seat_reports.h"

#include <gtest/gtest.h>

namespace kairo::app {
namespace {

constexpr Seat first_seat = 0;
constexpr Seat other_seat = 1;

TEST(SeatReports, OweNothingOnADeviceThatIsNobodys) {
  SeatReports reports;
  reports.hand_over(other_seat);
  EXPECT_EQ(reports.change(no_seat), std::nullopt);
  EXPECT_FALSE(reports.mark_sent(no_seat));
  EXPECT_TRUE(reports.unreported().empty());
}

TEST(SeatReports, TellAChangeOfSeatUntilTheNextOwnMove) {
  SeatReports reports;
  reports.add(first_seat);
  reports.add(first_seat);
  EXPECT_EQ(reports.unreported().size(), 1U);
  EXPECT_EQ(reports.change(other_seat), (SeatChange{first_seat, other_seat}));
  EXPECT_TRUE(reports.mark_sent(other_seat));
  EXPECT_FALSE(reports.mark_sent(other_seat)) << "there is nothing new";
  EXPECT_EQ(reports.change(other_seat), (SeatChange{first_seat, other_seat}))
      << "the first link may have been called off";
  reports.record_own_move();
  EXPECT_EQ(reports.change(other_seat), std::nullopt);
}

TEST(SeatReports, NameEverybodyWhoHasHadADeviceOfWhichTheOthersMustHear) {
  SeatReports reports;
  reports.add(first_seat);
  reports.hand_over(other_seat);
  EXPECT_EQ(reports.unreported(), (std::vector<Seat>{first_seat, other_seat}));
  EXPECT_EQ(reports.change(first_seat), (SeatChange{other_seat, first_seat}));
}

TEST(SeatReports, KnowAnOwnMoveThatWasNotSent) {
  SeatReports reports;
  EXPECT_FALSE(reports.has_unsent_move());
  reports.record_own_move();
  EXPECT_TRUE(reports.has_unsent_move());
  reports.mark_sent(first_seat);
  EXPECT_FALSE(reports.has_unsent_move());
}

}  // namespace
}  // namespace kairo::app
