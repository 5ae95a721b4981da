#include "web/app/session/bot_pacing.h"

#include <algorithm>
#include <array>
#include <limits>

#include "engine/bots/bot.h"
#include "engine/bots/rules_of_thumb.h"
#include "web/app/session/bot_choice.h"
#include "web/app/session/quiet_events.h"

namespace kairo::app {

namespace {

/// Some other world in which the seat to move has a choice, and which nobody can tell from the true one; null:
/// everybody sees that there is nothing to choose.
std::unique_ptr<Position> world_with_choice(const Match& match) {
  constexpr int most_tries = 16;
  Rng rng = luck_of(match, noticed_moves(match).back());
  for (int tries = 0; tries < most_tries; ++tries) {
    auto world = match.now().imagine(no_seat, rng);
    if (world->to_move() == match.to_move() && world->legal().size() > 1) return world;
  }
  return nullptr;
}

/// How many moves in a row the bot to move has just made, without those that nobody may notice.
int steps_in_a_row(const Session& session) {
  const auto& steps = session.match().steps();
  int count = 0;
  for (std::size_t step = steps.size(); step-- > 0;) {
    if (is_unnoticed(session.match(), step)) continue;
    if (steps[step].seat != session.played().bot_to_move()) break;
    ++count;
  }
  return count;
}

double delay_before_next(const Session& session, Speed speed) {
  if (goes_on_unnoticed(session.match())) return 0;
  if (session.now().private_question() || is_quiet_question(session.now().question(no_seat)))
    return bot_delay(speed, Pause::sealed);
  const int steps = steps_in_a_row(session);
  return steps == 0 ? bot_delay(speed, Pause::other_seat) : bot_delay(speed, Pause::same_seat) * share_of_pause(steps);
}

}  // namespace

double bot_delay(Speed speed, Pause pause) {
  constexpr std::array calm{1.1, 0.55, 0.2};
  constexpr std::array brisk{0.4, 0.2, 0.08};
  constexpr std::array quick{0.15, 0.08, 0.04};
  const auto which = static_cast<std::size_t>(pause);
  switch (speed) {
    case Speed::patient:
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

void BotPacing::begin_to_think(const Session& session, Thinking& thinking) {
  const Match& match = session.match();
  if (asked_after_ == match.steps().size()) return;
  asked_after_ = match.steps().size();
  question_.reset();
  const Seat bot = match.to_move();
  const BotLevel level = level_of(session.players()[bot]);
  // Otherwise the rules of thumb answer, at once.
  if (!searches(level) || match.now().offer() != Offer::none) return;
  const auto think_about = [&](const Position& position) {
    question_ = thinking.ask(position, bot, level, luck_of(match));
  };
  if (match.now().legal().size() > 1) return think_about(match.now());
  if (const auto world = world_with_choice(match)) think_about(*world);
}

std::optional<double> BotPacing::wait(const Session& session, Speed speed, bool busy, double now, double share) {
  if (session.played().bot_to_move() == no_seat || busy) {
    since_.reset();
    return std::nullopt;
  }
  if (!since_) since_ = now;
  if (thinks()) return std::nullopt;
  return std::max(0.0, *since_ + share * delay_before_next(session, speed) - now);
}

std::optional<AnyMove> BotPacing::bot_move(const Session& session, Speed speed, bool busy, double now,
                                           Thinking& thinking, double share) {
  if (session.played().bot_to_move() == no_seat)
    forget_question();
  else
    begin_to_think(session, thinking);
  const std::optional<double> left = wait(session, speed, busy, now, share);
  if (!left || *left > 0) return std::nullopt;
  since_.reset();
  const std::optional<Decision> decision = question_ ? question_->decision() : std::nullopt;
  forget_question();
  const std::vector<AnyMove> legal = session.match().now().legal();
  if (legal.size() == 1) return legal.front();
  if (decision) return decision->move;
  Rng luck = luck_of(session.match());
  const Seat bot = session.played().bot_to_move();
  return choose_by_rules_of_thumb(session.match().now(), bot, level_of(session.players()[bot]), luck);
}

void BotPacing::hurry() { since_ = -std::numeric_limits<double>::infinity(); }

void BotPacing::stop() {
  since_.reset();
  forget_question();
}

void BotPacing::forget_question() {
  question_.reset();
  asked_after_.reset();
}

}  // namespace kairo::app
