#pragma once

#include <string>
#include <utility>

#include "engine/bots/review.h"
#include "tests/web/support/app_on_stage.h"

namespace kairo::testing {

/// The id of the question that the app has asked last.
inline std::string question_of(const AppOnStage& app) {
  const std::string& asked = app.heard("think");
  return asked.substr(0, asked.find('\n'));
}

inline void answer_question(AppOnStage& app, const Decision& decision) {
  app.say("thought", question_of(app) + "\n" + write_decision(decision));
}

/// A search that prefers `best` to `other`.
inline Decision preferring(AnyMove best, AnyMove other) {
  return {best, {{best, 5000, 0.62, 834.2}, {other, 4000, 0.41, 828.5}}};
}

/// Answers as a search would that finds this move of a match bad or best.
inline void answer_about(AppOnStage& app, const Match& match, std::size_t step, bool bad) {
  const Match::Step& made = match.steps()[step];
  const AnyMove other = match.after(step).legal()[made.index == 0 ? 1 : 0];
  answer_question(app, bad ? preferring(other, made.move) : preferring(made.move, other));
}

/// The whole review of a seat, with every second move bad.
inline void answer_review(AppOnStage& app, const Match& match, Seat seat) {
  bool bad = true;
  for (const std::size_t step : steps_to_judge(match, seat)) answer_about(app, match, step, std::exchange(bad, !bad));
}

}  // namespace kairo::testing
