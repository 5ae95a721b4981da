#pragma once

#include <istream>
#include <ostream>

#include "engine/bots/bot.h"
#include "engine/match/match.h"

namespace kairo {

/// The seats that bots play, and how well.
struct Bots {
  SeatSet seats = 0;
  BotLevel level = BotLevel::regular;
  [[nodiscard]] bool plays(Seat seat) const { return contains(seats, seat); }
};

/// Lets people and bots play a match in a terminal, until the match is over, somebody quits or the input ends. A match
/// with bots needs a set-up.
void play_in_terminal(Match& match, const Bots& bots, std::istream& in, std::ostream& out);

}  // namespace kairo
