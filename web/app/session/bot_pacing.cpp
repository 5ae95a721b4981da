#include "web/app/session/bot_pacing.h"

#include <algorithm>
#include <limits>

#include "engine/bots/bot.h"

namespace kairo::app {

namespace {

AnyMove choose_move(const Session& session, Seat seat) {
  const Match& match = session.match();
  const int level = std::min(session.players()[seat].level, bot_levels - 1);
  Rng rng = bot_rng(match.setup() ? match.setup()->seed : 0, match.steps().size());
  return choose(match.now(), seat, static_cast<BotLevel>(level), rng);
}

}  // namespace

double bot_delay(Speed speed, bool sealed) {
  switch (speed) {
    case Speed::calm: return sealed ? 0.35 : 1.1;
    case Speed::brisk: return sealed ? 0.1 : 0.4;
    case Speed::instant: return 0;
  }
  return 0;
}

std::optional<AnyMove> BotPacing::decline(const Session& session) {
  const Seat bot = session.bot_to_move();
  if (bot == no_seat || session.now().offer() == Offer::none) return std::nullopt;
  const AnyMove move = choose_move(session, bot);
  return move == session.now().legal().back() ? std::optional(move) : std::nullopt;
}

std::optional<double> BotPacing::wait(const Session& session, Speed speed, bool busy, double now) {
  if (session.bot_to_move() == no_seat || busy) {
    since_.reset();
    return std::nullopt;
  }
  if (!since_) since_ = now;
  return std::max(0.0, *since_ + bot_delay(speed, session.now().private_question()) - now);
}

std::optional<AnyMove> BotPacing::bot_move(const Session& session, Speed speed, bool busy, double now) {
  const std::optional<double> left = wait(session, speed, busy, now);
  if (!left || *left > 0) return std::nullopt;
  since_.reset();
  return choose_move(session, session.bot_to_move());
}

void BotPacing::hurry() { since_ = -std::numeric_limits<double>::infinity(); }

}  // namespace kairo::app
