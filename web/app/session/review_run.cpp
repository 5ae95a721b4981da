#include "web/app/session/review_run.h"

#include "engine/bots/bot.h"

namespace kairo::app {

void ReviewRun::advance(const Match& match, Thinking& thinking) {
  if (is_done() || failed_ || (question_ && question_->open())) return;
  if (question_) {
    const std::optional<Decision> decision = question_->decision();
    question_.reset();
    failed_ = !decision;
    if (failed_) return;
    if (const auto judged = judge(match, steps_[done_], *decision)) review_.moves.push_back(*judged);
    if (++done_ == steps_.size()) return;
  }
  const std::size_t step = steps_[done_];
  question_ = thinking.ask(match.after(step), review_.seat, BotLevel::master,
                           bot_rng(match.setup() ? match.setup()->seed : 0, step), match.steps()[step].move);
}

}  // namespace kairo::app
