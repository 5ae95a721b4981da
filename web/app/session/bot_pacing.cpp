#include "web/app/session/bot_pacing.h"

#include <algorithm>
#include <array>
#include <limits>

#include "engine/bots/bot.h"
#include "engine/bots/rules_of_thumb.h"

namespace kairo::app {

namespace {

BotLevel level_of(const Session& session, Seat seat) {
  return static_cast<BotLevel>(std::min(session.players()[seat].level, bot_levels - 1));
}

Rng luck_of(const Match& match) { return bot_rng(match.setup() ? match.setup()->seed : 0, match.steps().size()); }

/// Otherwise the rules of thumb answer, at once.
bool must_search(const Session& session, Seat seat) {
  return searches(level_of(session, seat)) && session.now().offer() == Offer::none && session.now().legal().size() > 1;
}

/// How many moves in a row the bot to move has just made.
int steps_in_a_row(const Session& session) {
  const auto& steps = session.match().steps();
  const auto end = std::ranges::find_if_not(
      steps.rbegin(), steps.rend(), [&](const Match::Step& step) { return step.seat == session.bot_to_move(); });
  return static_cast<int>(end - steps.rbegin());
}

double delay_before_next(const Session& session, Speed speed) {
  if (session.now().private_question()) return bot_delay(speed, Pause::sealed);
  const int steps = steps_in_a_row(session);
  return steps == 0 ? bot_delay(speed, Pause::other_seat) : bot_delay(speed, Pause::same_seat) * share_of_pause(steps);
}

AnyMove choose_at_once(const Session& session, Seat seat) {
  Rng rng = luck_of(session.match());
  return choose_by_rules_of_thumb(session.now(), seat, level_of(session, seat), rng);
}

}  // namespace

double bot_delay(Speed speed, Pause pause) {
  constexpr std::array calm{1.1, 0.55, 0.2};
  constexpr std::array brisk{0.4, 0.2, 0.08};
  constexpr std::array quick{0.15, 0.08, 0.04};
  const auto which = static_cast<std::size_t>(pause);
  switch (speed) {
    case Speed::calm: return calm[which];
    case Speed::brisk: return brisk[which];
    case Speed::quick: return quick[which];
    case Speed::instant: return 0;
  }
  return 0;
}

double share_of_pause(int steps) {
  constexpr double less_each = 0.15;
  constexpr double least = 0.3;
  return std::max(least, 1 - less_each * (steps - 1));
}

std::optional<AnyMove> BotPacing::decline(const Session& session) {
  const Seat bot = session.bot_to_move();
  if (bot == no_seat || session.now().offer() == Offer::none) return std::nullopt;
  const AnyMove move = choose_at_once(session, bot);
  if (move != session.now().legal().back()) return std::nullopt;
  return move;
}

void BotPacing::begin_to_think(const Session& session, Thinking& thinking) {
  const Seat bot = session.bot_to_move();
  const std::size_t moves = session.match().steps().size();
  if (question_ && asked_after_ != moves) question_.reset();
  if (question_ || !must_search(session, bot)) return;
  question_ = thinking.ask(session.now(), bot, level_of(session, bot), luck_of(session.match()));
  asked_after_ = moves;
}

std::optional<double> BotPacing::wait(const Session& session, Speed speed, bool busy, double now) {
  if (session.bot_to_move() == no_seat || busy) {
    since_.reset();
    return std::nullopt;
  }
  if (!since_) since_ = now;
  if (thinks()) return std::nullopt;
  return std::max(0.0, *since_ + delay_before_next(session, speed) - now);
}

std::optional<AnyMove> BotPacing::bot_move(const Session& session, Speed speed, bool busy, double now,
                                           Thinking& thinking) {
  const Seat bot = session.bot_to_move();
  if (bot == no_seat)
    question_.reset();
  else
    begin_to_think(session, thinking);
  const std::optional<double> left = wait(session, speed, busy, now);
  if (!left || *left > 0) return std::nullopt;
  since_.reset();
  const std::optional<Decision> decision = question_ ? question_->decision() : std::nullopt;
  question_.reset();
  if (decision) return decision->move;
  return choose_at_once(session, bot);
}

void BotPacing::hurry() { since_ = -std::numeric_limits<double>::infinity(); }

void BotPacing::stop() {
  since_.reset();
  question_.reset();
}

}  // namespace kairo::app
