#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/level.h"
#include "engine/match/position.h"

namespace kairo {

/// The findings of a search about one of the moves to choose from.
struct Appraisal {
  AnyMove move;
  int playouts = 0;   ///< how many of the search's playouts began with it
  double chance = 0;  ///< the estimated chance of winning the match, 0 … 1; for a lone player, of doing well
  double points = 0;  ///< the expected total at the end of the match
};

/// The result of a bot's thinking.
struct Decision {
  AnyMove move;
  /// The moves that were considered, the most promising first. Empty for the levels that do not search, and for a
  /// question with one legal answer.
  std::vector<Appraisal> appraisals;
};

/// A question to a bot, as one line for a program of the same build (thinker.h). The position in it is imagined from
/// the view of `seat`, the seat to move: it holds nothing that this seat may not know. The answer is the same as for
/// the true position.
std::string write_request(const Position& position, Seat seat, BotLevel level, Rng rng,
                          std::optional<AnyMove> besides = std::nullopt);

/// Reads the answer to a request; none if it is damaged. Chances are exact to a millionth, points to a thousandth.
std::optional<Decision> read_decision(std::string_view text);
std::string write_decision(const Decision& decision);

}  // namespace kairo
