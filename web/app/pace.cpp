#include "web/app/pace.h"

#include <algorithm>

#include "engine/bots/bot.h"

namespace kairo::app {

namespace {

/// Before a bot's move, seconds: a step that all can see wants looking at, a sealed one does not.
double delay(Speed speed, bool sealed) {
  switch (speed) {
    case Speed::calm: return sealed ? 0.35 : 1.1;
    case Speed::brisk: return sealed ? 0.1 : 0.4;
    case Speed::instant: return 0;
  }
  return 0;
}

AnyMove choose_move(const Session& session, Seat seat) {
  const Match& match = session.match();
  const int level = std::min(session.chairs()[seat].level, bot_levels - 1);
  Rng rng = bot_rng(match.setup() ? match.setup()->seed : 0, match.steps().size());
  return choose(match.now(), seat, static_cast<BotLevel>(level), rng);
}

}  // namespace

std::optional<AnyMove> Pace::bot_move(const Session& session, Speed speed, bool busy, double now) {
  const Seat bot = session.bot_to_move();
  if (bot == no_seat || busy) {
    due_.reset();
    return std::nullopt;
  }
  if (!due_) due_ = now + delay(speed, session.now().asks_in_private());
  if (now < *due_) return std::nullopt;
  due_.reset();
  return choose_move(session, bot);
}

}  // namespace kairo::app
