#include "web/app/session/hint.h"

#include <utility>

#include "engine/bots/bot.h"

namespace kairo::app {

void Hint::ask(const Session& session, Thinking& thinking) {
  close();
  const Match& match = session.match();
  seat_ = session.viewer();
  moves_ = match.steps().size();
  const std::vector<AnyMove> legal = match.now().legal();
  if (legal.size() == 1)
    decision_ = Decision{legal.front(), {}};
  else
    question_ = thinking.ask(match.now(), seat_, BotLevel::master,
                             bot_rng(match.setup() ? match.setup()->seed : 0, match.steps().size()));
}

void Hint::close() { *this = Hint(); }

bool Hint::update(const Session& session) {
  if (!is_open()) return false;
  if (!session.viewer_may_act() || session.viewer() != seat_ || session.match().steps().size() != moves_) {
    close();
    return false;
  }
  if (question_ && !question_->open()) decision_ = question_->decision();
  return decision_ && !std::exchange(told_, true);
}

}  // namespace kairo::app
