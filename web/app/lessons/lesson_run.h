#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/lessons/lesson.h"
#include "web/app/session/session.h"
#include "web/app/session/speed.h"

namespace kairo::app {

/// The events that a lesson waits for.
enum class Awaits : std::uint8_t {
  go_on,   ///< until the player has read what the coach says
  move,    ///< a move of the player
  others,  ///< moves that are made by themselves, at the bots' pace
  look,    ///< until the player has looked at a move that was made in its place
  end,     ///< nothing more: the lesson is over
};

/// A lesson that is being taken: which step it is at, and what an answer leads to. Knows no drawing. Its match is
/// played on a session of its own, which nobody saves.
class LessonRun {
 public:
  virtual ~LessonRun() = default;

  [[nodiscard]] const Session& session() const { return session_; }
  [[nodiscard]] Seat seat() const { return seat_; }
  /// Changes whenever the table must forget what was tapped on it.
  [[nodiscard]] int attempts() const { return attempts_; }

  [[nodiscard]] virtual Awaits awaits() const = 0;
  /// The text key of what the coach says now; empty while others move.
  [[nodiscard]] virtual std::string_view says() const = 0;
  /// The coach's words about the last answer; empty: none.
  [[nodiscard]] const Phrase& remark() const { return remark_; }
  /// The player goes on to another answer, of which it would say what is not so.
  void forget_remark() { remark_ = {}; }
  [[nodiscard]] virtual std::span<const std::string> points_at() const { return {}; }
  /// Text keys of the words that the coach only tells from here on, and ids of the things that they point at.
  struct Next {
    std::vector<std::string_view> says;
    std::vector<std::string> at;
  };
  [[nodiscard]] virtual Next next_told() const { return {}; }
  /// The player looks for legal moves, so that a list of them would give the answer away.
  [[nodiscard]] virtual bool hides_moves() const { return false; }
  /// Those that the player has found so far.
  [[nodiscard]] virtual std::span<const AnyMove> found() const { return {}; }
  /// The table is the player's. While the coach waits to be read on, it is only looked at.
  [[nodiscard]] bool may_act() const;

  /// An answer of the player. Returns why it is refused if it is not lawful; everything else the coach says.
  Phrase play(AnyMove move);
  /// The player has read on, wants to be shown the awaited move, or does not want to wait.
  virtual void go_on() = 0;
  /// The awaited move if `go_on` makes it; else empty.
  [[nodiscard]] virtual std::string_view move_to_show() const = 0;
  [[nodiscard]] bool can_show_move() const { return !move_to_show().empty(); }
  [[nodiscard]] virtual bool can_go_back() const { return false; }
  virtual void go_back() {}

  /// Makes the moves that are due by themselves; `busy`: the last one is still being animated. True when it did.
  bool advance(Speed speed, bool busy, double now);
  /// Seconds until the next such move; none: the lesson waits for the player or for the animation.
  [[nodiscard]] std::optional<double> due(Speed speed, bool busy, double now);

 protected:
  LessonRun(const Game& game, const Start& start, Seat seat);
  /// Back to the start of the lesson, without anything that was said about an answer.
  void restart();
  void play_in_match(std::string_view move);
  void play_in_match(AnyMove move) { session_.play(move); }
  void say_about(Phrase remark) { remark_ = std::move(remark); }
  void forget_taps() { ++attempts_; }
  void hurry() { hurried_ = true; }

  /// A lawful move of the player.
  virtual void answer(AnyMove move) = 0;
  /// Makes one move by itself.
  virtual void step_by_itself() = 0;
  /// Nobody needs time to look at what comes next.
  [[nodiscard]] virtual bool is_instant() const { return false; }

 private:
  [[nodiscard]] Session begin() const;

  const Game* game_;
  const Start* start_;
  Seat seat_;
  Session session_;
  Phrase remark_;
  int attempts_ = 0;
  bool hurried_ = false;
  std::optional<double> since_;  ///< when the others' turn had come and all animations had ended
};

}  // namespace kairo::app
