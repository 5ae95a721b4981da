#pragma once

#include <cstdint>
#include <optional>

#include "engine/core/move.h"
#include "web/app/session/session.h"
#include "web/app/session/speed.h"
#include "web/app/session/thinking.h"

namespace kairo::app {

/// Before a move that nobody here makes.
enum class Pause : std::uint8_t {
  other_seat,  ///< people look for who is to move now
  same_seat,   ///< they only follow what it does next, such as each step of soul processing
  sealed,      ///< there is nothing to look at
};
double bot_delay(Speed speed, Pause pause);  ///< seconds
/// A long turn gathers pace: the share of the pause `same_seat` that is left after so many steps of the turn. The first
/// ones show what the bot is about; the later ones are more of the same.
double share_of_pause(int steps);

/// Lets bots move at a pace that people can follow.
///
/// Their moves come a moment after the last animation. A bot that searches thinks during this time, and longer if it
/// must; also where it has only one answer, unless everybody can see that. A bot that declines an offer is never seen
/// to be asked (`Session::let_bots_decline`).
class BotPacing {
 public:
  /// The move of the bot to move, when it is due. `busy`: the last move is still being animated. `now` in seconds.
  /// `share`: of its time that a pause gets.
  std::optional<AnyMove> bot_move(const Session& session, Speed speed, bool busy, double now, Thinking& thinking,
                                  double share = 1);
  /// Seconds until the bot's move is due; none if no bot is to move, during an animation, and while a bot thinks.
  std::optional<double> wait(const Session& session, Speed speed, bool busy, double now, double share = 1);
  /// The bot to move has not come to a decision yet.
  [[nodiscard]] bool thinks() const { return question_ && question_->open(); }
  /// The next bot moves at once, or as soon as it has decided.
  void hurry();
  /// The next bot waits its full time, and begins to think anew.
  void stop();

 private:
  void begin_to_think(const Session& session, Thinking& thinking);
  void forget_question();

  std::optional<double> since_;                 ///< when the bot's turn had come and all animations had ended
  std::optional<Thinking::Question> question_;  ///< of the bot to move, if it searches
  std::optional<std::size_t> asked_after_;      ///< the number of moves made when it was asked, or need not be
};

}  // namespace kairo::app
