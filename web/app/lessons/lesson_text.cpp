#include "web/app/lessons/lesson_text.h"

#include <optional>
#include <utility>

#include "engine/core/numbers.h"
#include "engine/match/position_bytes.h"
#include "web/app/kit/lines.h"

namespace kairo::app {

namespace {

constexpr std::string_view heading = "kairo lessons 1";
/// No lesson is nearly as long.
constexpr int most_lines = 5000;
constexpr int most_legal = 24;  ///< that somebody can be asked to find
constexpr int most_own_moves = 9;
constexpr int most_minutes = 60;

template <class Number>
bool parse_number(std::string_view digits, Number& number) {
  const auto read = read_number<Number>(digits);
  number = read.value_or(number);
  return read.has_value();
}

/// Reads line by line, and plays along: `match_` stands where the last line has led.
class LessonReader {
 public:
  explicit LessonReader(const Game& game) : game_(&game) {}

  std::expected<Lessons, TextError> read(std::string_view text) {
    if (pop_line(text) != heading) return fault("not lessons that this version can read");
    line_ = 1;
    while (!text.empty() && wrong_.empty()) {
      std::string_view rest = pop_line(text);
      if (++line_ > most_lines) return fault("too long");
      const std::string_view word = pop_word(rest);
      if (!read_line(word, rest) && wrong_.empty()) wrong_ = "this line is not understood: " + std::string(word);
    }
    if (wrong_.empty()) end_lesson();
    if (wrong_.empty() && lessons_.guide.steps.empty()) wrong_ = "there is no guide";
    if (!wrong_.empty()) return fault(wrong_);
    return std::move(lessons_);
  }

 private:
  [[nodiscard]] std::unexpected<TextError> fault(std::string what) const {
    return std::unexpected(TextError{line_, std::move(what)});
  }
  /// Notes what is wrong; false, so that it can be returned.
  bool refuse(std::string what) {
    if (wrong_.empty()) wrong_ = std::move(what);
    return false;
  }

  bool read_line(std::string_view word, std::string_view rest) {
    if (word == "guide") return begin_lesson(true, "");
    if (word == "exercise") return begin_lesson(false, rest);
    if (!begun_) return refuse("a lesson must begin with `guide` or `exercise`");
    if (word == "deal") return read_deal(rest);
    if (word == "option") return read_option(rest);
    if (word == "state") return read_state(rest);
    if (word == "seat") return read_seat(rest);
    if (!open_match()) return false;
    return guide_ ? read_guide_line(word, rest) : read_exercise_line(word, rest);
  }

  // --- where a lesson begins ---

  bool begin_lesson(bool guide, std::string_view id) {
    end_lesson();
    if (guide && !lessons_.guide.steps.empty()) return refuse("there is a second guide");
    if (!guide && id.empty()) return refuse("an exercise has no id");
    begun_ = true;
    guide_ = guide;
    start_ = {};
    seat_.reset();
    match_.reset();
    awaited_.reset();
    if (guide) return true;
    for (const Exercise& other : lessons_.exercises)
      if (other.id == id) return refuse("two exercises have the same id");
    lessons_.exercises.push_back({.id = std::string(id)});
    goal_known_ = false;
    return true;
  }

  bool read_deal(std::string_view rest) {
    int seats = 0;
    std::uint64_t seed = 0;
    if (!parse_number(pop_word(rest), seats) || !parse_number(rest, seed)) return refuse("a deal is `deal SEATS SEED`");
    start_.setup = standard_setup(*game_->info, seats, seed);
    return true;
  }

  bool read_option(std::string_view rest) {
    const std::string_view name = pop_word(rest);
    std::int16_t value = 0;
    for (std::size_t i = 0; i < game_->info->options.size(); ++i) {
      if (game_->info->options[i].name != name) continue;
      if (!parse_number(rest, value)) return refuse("an option's value must be a number");
      start_.setup.options[i] = value;
      return true;
    }
    return refuse("the game has no such option");
  }

  bool read_state(std::string_view rest) {
    start_.state = rest;
    return restore_position(*game_, rest) != nullptr || refuse("these are not the bytes of a position");
  }

  bool read_seat(std::string_view rest) {
    int seat = 0;
    if (!parse_number(rest, seat) || seat < 0 || seat >= game_->info->max_seats) return refuse("there is no such seat");
    seat_ = static_cast<Seat>(seat);
    if (guide_)
      lessons_.guide.seat = *seat_;
    else
      lessons_.exercises.back().seat = *seat_;
    return true;
  }

  /// Begins the match when the first line about anything else comes.
  bool open_match() {
    if (match_) return true;
    if (start_.state.empty() && !valid(*game_->info, start_.setup)) return refuse("the game cannot be dealt like this");
    match_.emplace(begin_match(*game_, start_));
    (guide_ ? lessons_.guide.start : lessons_.exercises.back().start) = start_;
    return true;
  }

  // --- moves ---

  std::optional<AnyMove> lawful(std::string_view text) {
    const auto move = match_->now().parse_move(text);
    if (!move || !match_->now().refusal_phrase(*move).empty()) {
      refuse("this move is not lawful here: " + std::string(text));
      return std::nullopt;
    }
    return move;
  }
  bool play(std::string_view text) {
    const auto move = lawful(text);
    return move && (match_->play(*move).made() || refuse("this move is not lawful here: " + std::string(text)));
  }
  bool is_players_turn() {
    if (!seat_ || *seat_ >= match_->now().seats()) return refuse("the lesson names no seat of this table");
    return match_->to_move() == *seat_ || refuse("it is not the player's turn");
  }
  /// The awaited move of the last step has been made when the next step begins.
  bool settle() { return !awaited_ || play(*std::exchange(awaited_, std::nullopt)); }

  bool read_wrong(std::string_view rest, std::vector<WrongMove>& wrong, bool or_unlawful) {
    const std::string_view key = pop_word(rest);
    if (key.empty() || rest.empty()) return refuse("a wrong move is `wrong KEY MOVE`");
    if (rest != "*" && !or_unlawful && !lawful(rest)) return false;
    wrong.push_back({std::string(rest), std::string(key)});
    return true;
  }

  // --- the guide ---

  bool read_guide_line(std::string_view word, std::string_view rest) {
    std::vector<LessonStep>& steps = lessons_.guide.steps;
    if (word == "minutes") {
      int& minutes = lessons_.guide.minutes;
      return (parse_number(rest, minutes) && minutes > 0 && minutes <= most_minutes) || refuse("so many minutes?");
    }
    if (word == "uncounted" && !steps.empty()) return steps.back().counted = false, true;
    if (word == "goes_on" && !steps.empty()) return steps.back().goes_on = true;
    if (rest.empty()) return false;
    if (word == "say" || word == "play") {
      if (!settle()) return false;
      steps.emplace_back();
      if (word == "play") {
        steps.back().play = rest;
        return play(rest);
      }
      steps.back().say = rest;
      return true;
    }
    if (word != "at" && word != "move" && word != "wrong") return false;
    if (steps.empty() || !steps.back().play.empty()) return refuse("this belongs to something that the coach says");
    LessonStep& step = steps.back();
    if (word == "at") {
      step.at.emplace_back(rest);
      return true;
    }
    if (word == "move") {
      if (!step.move.empty()) return refuse("a step awaits one move");
      if (!is_players_turn() || !lawful(rest)) return false;
      step.move = rest;
      awaited_ = rest;
      return true;
    }
    if (step.move.empty() || rest.ends_with(" " + step.move)) return refuse("this is the awaited move");
    return read_wrong(rest, step.wrong, false);
  }

  // --- exercises ---

  bool read_exercise_line(std::string_view word, std::string_view rest) {
    Exercise& exercise = lessons_.exercises.back();
    if (rest.empty()) return false;
    if (word == "play") {
      if (!exercise.ask.empty()) return refuse("moves come before the question");
      exercise.moves.emplace_back(rest);
      return play(rest);
    }
    if (word == "ask") return is_players_turn() && (exercise.ask = rest, true);
    if (exercise.ask.empty()) return refuse("the question comes first");
    if (word == "solved") return exercise.solved = rest, true;
    if (word == "goal") return read_goal(rest, exercise.goal);
    if (!goal_known_) return refuse("the goal comes first");
    if (word == "right") {
      if (exercise.goal.kind != Goal::Kind::moves) return refuse("only a goal of moves has right ones");
      exercise.goal.right.emplace_back(rest);
      return lawful(rest).has_value();
    }
    // In a goal of several moves, a wrong one may become lawful later.
    return word == "wrong" && read_wrong(rest, exercise.wrong, exercise.goal.kind == Goal::Kind::event);
  }

  bool read_goal(std::string_view rest, Goal& goal) {
    if (goal_known_) return refuse("an exercise has one goal");
    goal_known_ = true;
    const std::string_view kind = pop_word(rest);
    if (kind == "legal") {
      goal.kind = Goal::Kind::legal;
      return match_->now().legal().size() <= most_legal || refuse("too many legal moves to be found");
    }
    if (kind == "moves") {
      goal.kind = Goal::Kind::moves;
      return true;
    }
    if (kind != "event") return refuse("there is no such goal");
    goal.kind = Goal::Kind::event;
    goal.event = pop_word(rest);
    return (parse_number(rest, goal.moves) && goal.moves > 0 && goal.moves <= most_own_moves && !goal.event.empty()) ||
           refuse("a goal of an event is `goal event KEY MOVES`");
  }

  void end_lesson() {
    if (!begun_ || !wrong_.empty()) return;
    if (!open_match()) return;
    if (!guide_) {
      const Exercise& exercise = lessons_.exercises.back();
      if (exercise.solved.empty() || !goal_known_) refuse("an exercise needs a question, an answer and a goal");
      if (exercise.goal.kind == Goal::Kind::moves && exercise.goal.right.empty()) refuse("no move is right");
      return;
    }
    const Guide& guide = lessons_.guide;
    if (guide.minutes == 0 || !seat_) refuse("a guide needs its minutes and a seat");
    if (guide.steps.empty() || guide.steps.back().say.empty() || !guide.steps.back().move.empty())
      refuse("the last step of a guide only says something");
  }

  const Game* game_;
  Lessons lessons_;
  int line_ = 0;
  std::string wrong_;  ///< what is wrong with this line; empty: nothing so far

  bool begun_ = false;  ///< a lesson is being read,
  bool guide_ = false;  ///< and it is the guide
  Start start_;
  std::optional<Seat> seat_;
  std::optional<Match> match_;
  std::optional<std::string> awaited_;  ///< by the last step, and not yet made
  bool goal_known_ = false;
};

}  // namespace

std::expected<Lessons, TextError> parse_lessons(const Game& game, std::string_view text) {
  return LessonReader(game).read(text);
}

}  // namespace kairo::app
