#include "web/app/lessons/lesson_run.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "web/app/session/bot_pacing.h"

namespace kairo::app {

namespace {

constexpr double looks_long = 2;  // of the pause between two players: long enough to find what is new

}  // namespace

LessonRun::LessonRun(const Game& game, const Start& start, Seat seat)
    : game_(&game), start_(&start), seat_(seat), session_(begin()) {}

Session LessonRun::begin() const {
  Match match = begin_match(*game_, *start_);
  std::vector<Player> players(static_cast<std::size_t>(match.now().seats()),
                              Player{.kind = Player::Kind::bot, .level = 1});
  if (seat_ < players.size()) players[seat_] = {};
  return {"lesson", std::move(match), std::move(players)};
}

void LessonRun::restart() {
  session_ = begin();
  remark_ = {};
  since_.reset();
  forget_taps();
}

void LessonRun::play_in_match(std::string_view move) {
  if (const auto parsed = session_.now().parse_move(move)) session_.play(*parsed);
}

bool LessonRun::may_act() const {
  const Awaits awaited = awaits();
  return (awaited == Awaits::go_on || awaited == Awaits::move) && session_.viewer_may_act();
}

Phrase LessonRun::play(AnyMove move) {
  if (!may_act()) return {};
  if (Phrase refused = session_.now().refusal_phrase(move); !refused.empty()) return refused;
  remark_ = {};
  answer(move);
  forget_taps();
  return {};
}

std::optional<double> LessonRun::due(Speed speed, bool busy, double now) {
  const Awaits awaited = awaits();
  if ((awaited != Awaits::others && awaited != Awaits::look) || busy) {
    since_.reset();
    return std::nullopt;
  }
  if (!since_) since_ = now;
  if (hurried_ || is_instant()) return 0;
  if (awaited == Awaits::look) return std::max(0.0, *since_ + bot_delay(speed, Pause::other_seat) * looks_long - now);
  // A plan of the player's own that is made by itself is to be followed, unlike the sealed ones of others.
  const bool sealed = session_.now().private_question() && session_.now().to_move() != seat_;
  return std::max(0.0, *since_ + bot_delay(speed, sealed ? Pause::sealed : Pause::other_seat) - now);
}

bool LessonRun::advance(Speed speed, bool busy, double now) {
  const std::optional<double> left = due(speed, busy, now);
  if (!left || *left > 0) return false;
  since_.reset();
  hurried_ = false;
  step_by_itself();
  return true;
}

}  // namespace kairo::app
