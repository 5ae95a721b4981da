#include "web/app/session/hint.h"

#include <utility>

#include "engine/bots/bot.h"

namespace kairo::app {

namespace {

/// How many moves led to what the viewer is asked, those made ahead of its turn included.
std::size_t moves_to_question(const Session& session) {
  return session.match().steps().size() + session.played().ahead().by(session.viewer()).size();
}

}  // namespace

void Hint::ask(const Session& session, Thinking& thinking) {
  close();
  const Match& match = session.match();
  seat_ = session.viewer();
  moves_ = moves_to_question(session);
  const std::vector<AnyMove> legal = session.now().legal();
  if (legal.size() == 1)
    decision_ = Decision{legal.front(), {}};
  else
    question_ = thinking.ask(session.now(), seat_, BotLevel::master,
                             bot_rng(match.setup() ? match.setup()->seed : 0, match.steps().size()));
}

void Hint::close() { *this = Hint(); }

bool Hint::update(const Session& session) {
  if (!is_open()) return false;
  if (!session.viewer_may_act() || session.viewer() != seat_ || moves_to_question(session) != moves_) {
    close();
    return false;
  }
  if (question_ && !question_->open()) decision_ = question_->decision();
  return decision_ && !std::exchange(announced_, true);
}

}  // namespace kairo::app
