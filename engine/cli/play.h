#pragma once

#include <istream>
#include <ostream>

#include "engine/bots/bot.h"
#include "engine/match/match.h"

namespace kairo {

/// Which seats bots play.
struct Bots {
  SeatSet seats = 0;
  BotLevel level = BotLevel::regular;
  [[nodiscard]] bool play(Seat seat) const { return holds(seats, seat); }
};

/// Asks whoever is to move, in text, until the match is over, somebody has had enough, or the input ends. A match with
/// bots needs a set-up.
void play_in_terminal(Match& match, const Bots& bots, std::istream& in, std::ostream& out);

}  // namespace kairo
