#pragma once

#include <cstddef>
#include <optional>

#include "web/app/session/session.h"
#include "web/app/session/thinking.h"

namespace kairo::app {

/// The strongest bot's move in the viewer's place. It is told what the viewer sees and nothing else.
class Hint {
 public:
  /// Asks for the viewer, who must be to move, or be asked ahead of its turn.
  void ask(const Session& session, Thinking& thinking);
  void close();
  /// Closes it if the viewer is not asked the same any more. True when the answer has just come.
  bool update(const Session& session);

  /// Asked, and not closed.
  [[nodiscard]] bool is_open() const { return seat_ != no_seat; }
  [[nodiscard]] bool thinks() const { return question_ && question_->open(); }
  /// None while it is being thought about, and if nobody could answer.
  [[nodiscard]] const std::optional<Decision>& decision() const { return decision_; }

 private:
  Seat seat_ = no_seat;    ///< who asked,
  std::size_t moves_ = 0;  ///< and after how many moves, those made ahead included
  std::optional<Thinking::Question> question_;
  std::optional<Decision> decision_;
  bool announced_ = false;  ///< `update` has said that the answer has come
};

}  // namespace kairo::app
