#include <gtest/gtest.h>

#include <variant>

#include "tests/web/tables/wicked/last_move.h"
#include "web/tables/wicked/animation/event_animation.h"

/// The hands of a reveal stay open until everybody has read them, and each player is told what came of it.
namespace kairo::testing {
namespace {

using wicked::State;

/// Seconds for which all hands of the last reveal lie open before the second seat, at this share of the time.
double open_for(const Match& match, double share) {
  wicked::table::EventAnimation animation;
  animation.set_share_of_time(share);
  animation.begin(look(state_of(match.now()), 1), tables::story_for<State>(1, last_move(match)));
  int frames = 0;
  using Kind = wicked::table::HandMotion::Kind;
  for (double now = 0; animation.running(); now += 1.0 / 60) {
    animation.advance(now);
    bool open = animation.gathered() >= 1;
    for (Seat seat = 0; seat < 3; ++seat) {
      const Kind kind = animation.reveal_hand(seat).kind;
      open = open && (kind == Kind::rest || kind == Kind::beaten);
    }
    frames += open ? 1 : 0;
  }
  return frames / 60.0;
}

/// At every pace, and although somebody else is asked next.
TEST(WickedReveal, AllOpenHandsStayUntilTheEyeHasGoneRound) {
  for (const double share : {1.0, 0.2}) EXPECT_GT(open_for(just_revealed(), share), 2.9) << share;
}

TEST(WickedReveal, HandsStayOpenLessLongForThoseWhoHaveSeenMany) {
  const Match late =
      just_revealed([](const State& state) { return state.round == 3 && state.last.bids[1].pieces > 0; });
  for (const double share : {1.0, 0.2}) {
    EXPECT_LT(open_for(late, share), 2.6) << share;
    EXPECT_GT(open_for(late, share), 1.7) << "the eye still goes round, " << share;
  }
}

/// It is told to each player while the hands are open.
TEST(WickedReveal, EachRevealTellsWhatItBringsMe) {
  int gained = 0;
  int nothing = 0;
  Match match = match_of(3, 4);
  for (Rng rng(4); !match.over();) {
    play_at_random(match, rng, 1);
    const auto& events = match.steps().back().events;
    const auto places =
        std::ranges::count_if(events, [](const Event& event) { return is(event, wicked::EventKind::placed); });
    const auto ranked =
        std::ranges::count_if(events, [](const Event& event) { return is(event, wicked::EventKind::corridor_ranked); });
    if (places == 0 || ranked != 1) continue;
    for (Seat me = 0; me < 3; ++me) {
      const bool mine = std::ranges::any_of(
          events, [me](const Event& event) { return is(event, wicked::EventKind::placed) && event.seat == me; });
      wicked::table::EventAnimation animation;
      animation.begin(look(state_of(match.now()), me), tables::story_for<State>(me, last_move(match)));
      bool told = false;
      for (double now = 0; animation.running(); now += 1.0 / 60) {
        animation.advance(now);
        Phrase words = animation.caption();
        if (words.key == "wicked.table.got" && !std::get<std::vector<Phrase>>(words.args.back().value).empty())
          words = std::get<std::vector<Phrase>>(words.args.back().value).front();
        told |= words.key == (mine ? "wicked.table.got.mine" : "wicked.table.got.none") ||
                (mine && words.key == "wicked.table.got.tied") || (mine && words.key == "wicked.table.got.first") ||
                (!mine && words.key.starts_with("wicked.table.tie"));
      }
      EXPECT_TRUE(told) << "seat " << int{me} << ", move " << match.steps().size();
      (mine ? gained : nothing) += 1;
    }
  }
  EXPECT_GT(gained, 3);
  EXPECT_GT(nothing, 3);
}

}  // namespace
}  // namespace kairo::testing
