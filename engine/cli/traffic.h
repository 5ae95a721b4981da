#pragma once

#include <cstddef>

#include "engine/core/rng.h"
#include "engine/match/match.h"

namespace kairo {

/// How many messages it takes to play by links, and how often somebody has to wait for somebody else: the length of the
/// longest chain of messages each of which had to wait for the one before. Messages for which nobody has to wait, since
/// all are asked at once, count as one wait together.
struct Traffic {
  std::size_t messages = 0;
  std::size_t waits = 0;
};

struct TrafficOfMatch {
  Traffic all;
  Traffic at_once;  ///< those that begin with the answer to a question that several seats are asked at once
};

/// Plays as if the seats of a finished match passed one link on: each answers in its turn until it is another seat's
/// turn.
TrafficOfMatch traffic_in_a_row(const Match& finished);

/// Plays as if they wrote into a group: whoever is asked answers, in random order, ahead of their turn too. Everybody
/// has read all messages before, so whoever completes a reveal goes on with their next answer before sending.
TrafficOfMatch traffic_in_a_group(const Match& finished, Rng& rng);

}  // namespace kairo
