#pragma once

#include <fstream>
#include <iterator>
#include <string>

#include "engine/match/random_play.h"
#include "web/app/lessons/lesson_text.h"

namespace kairo::testing {

inline constexpr std::uint64_t sample_seed = 11;

/// Lessons made of a random match, as cmake/lessons.mjs would write them: a guide to its first moves, and two
/// exercises. The coach says texts of the app.
inline std::string sample_lessons(const Game& game) {
  constexpr std::size_t moves = 24;
  const Setup setup = standard_setup(*game.info, std::max(2, game.info->min_seats), sample_seed);
  const Match match = random_match(game, setup, moves);
  const Seat seat = match.steps().front().seat;
  const auto text_of = [&](std::size_t step) { return match.after(step).move_text(match.steps()[step].move); };
  const std::string deal =
      "deal " + std::to_string(setup.seats) + " " + std::to_string(sample_seed) + "\nseat " + std::to_string(seat);

  std::string text = "kairo lessons 1\nguide\n" + deal + "\nminutes 7\nsay app.lesson.guide\n";
  for (std::size_t step = 0; step < match.steps().size(); ++step) {
    if (match.steps()[step].seat == seat)
      text += "say app.lesson.start\nmove " + text_of(step) + "\nwrong app.lesson.finished *\nsay app.lesson.menu\n";
    else
      text += "play " + text_of(step) + "\n";
  }
  text += "say app.lesson.solved\n";

  // Finds the player's first choice among a few moves.
  std::size_t at = 0;
  const auto is_small = [&](std::size_t step) {
    const std::size_t choices = match.steps()[step].choices;
    return match.steps()[step].seat == seat && choices > 1 && choices <= 24;
  };
  while (at + 1 < match.steps().size() && !is_small(at)) ++at;
  if (!is_small(at)) return text;
  std::string before;
  for (std::size_t step = 0; step < at; ++step) before += "play " + text_of(step) + "\n";
  const auto exercise = [&](const std::string& id, const std::string& goal) {
    text += "exercise " + id + "\n" + deal + "\n" + before;
    text += "ask app.lesson.offer\nsolved app.lesson.solved\n" + goal + "\n";
  };
  exercise("find", "goal legal");
  exercise("choose", "goal moves\nright " + text_of(at) + "\nwrong app.lesson.finished *");
  return text;
}

/// The lessons of assets/lessons; empty if the game has none.
inline std::string real_lessons(const Game& game) {
  std::ifstream in(KAIRO_LESSONS_DIR "/" + std::string(game.info->id) + ".txt", std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// The lessons of a game for a test: its own or, as long as it has none, the sample.
inline std::string lessons_of(const Game& game) {
  std::string text = real_lessons(game);
  return text.empty() ? sample_lessons(game) : text;
}

}  // namespace kairo::testing
