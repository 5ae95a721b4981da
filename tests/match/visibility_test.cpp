#include "engine/match/visibility.h"

#include <gtest/gtest.h>

#include "engine/games/galleria/events.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/match/toy_box.h"

namespace kairo {
namespace {

bool tells_a_hidden_card(const Event& event) {
  const auto kind = static_cast<galleria::EventKind>(event.kind);
  return kind == galleria::EventKind::drew_card || kind == galleria::EventKind::stolen_card;
}

// With one or two seats the audience of such an event may name the whole table, which does not make it public.
TEST(Visibility, AnOnlookerIsNotToldWhichCardsWereDrawnOrStolenHoweverSmallTheTable) {
  const Game& galleria = *find_game("galleria");
  for (const int seats : {1, 2}) {
    int drawn = 0;
    int stolen = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Match match = random_match(galleria, standard_setup(*galleria.info, seats, seed), 200);
      const Visibility visibility(match);
      for (std::size_t step = 0; step < match.steps().size(); ++step)
        for (std::size_t event = 0; event < match.steps()[step].events.size(); ++event) {
          const Event& came = match.steps()[step].events[event];
          if (!tells_a_hidden_card(came)) continue;
          ASSERT_FALSE(visibility.shows(match, no_seat, step, event));
          ASSERT_TRUE(visibility.shows(match, came.seat, step, event) || came.seat >= seats);
          ++(came.kind == static_cast<int>(galleria::EventKind::drew_card) ? drawn : stolen);
        }
    }
    EXPECT_GT(drawn, 0) << seats;
    EXPECT_GT(stolen, 0) << seats;
  }
}

TEST(Visibility, ShowsAPrivateEventToItsAudienceOnly) {
  const Match match = random_match(toy::game(), standard_setup(toy::info, 3, 5));
  const Visibility visibility(match);
  int peeked = 0;
  for (std::size_t step = 0; step < match.steps().size(); ++step)
    for (std::size_t event = 0; event < match.steps()[step].events.size(); ++event) {
      const Event& came = match.steps()[step].events[event];
      const bool is_private = came.kind == static_cast<int>(toy::EventKind::peeked);
      peeked += is_private ? 1 : 0;
      EXPECT_EQ(visibility.shows(match, no_seat, step, event), !is_private);
      for (Seat seat = 0; seat < 3; ++seat)
        EXPECT_EQ(visibility.shows(match, seat, step, event), !is_private || seat == came.seat);
    }
  EXPECT_GT(peeked, 0);
}

}  // namespace
}  // namespace kairo
