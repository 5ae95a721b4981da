#pragma once

#include <cstdint>
#include <optional>

#include "web/app/lessons/lesson_shelf.h"
#include "web/app/match_setup.h"
#include "web/app/screens/lesson_screen.h"
#include "web/app/screens/match_screen.h"
#include "web/app/screens/replay_screen.h"
#include "web/app/screens/review_screen.h"

namespace kairo::app {

enum class Screen : std::uint8_t { box, setup, lobby, match, review, replay, learn, lesson };

/// All screens. Each lies over the ones before it, and the last one that is open is shown. The box is always open, and
/// a match stays open under its review and a replay. Lessons leave everything beneath them open.
struct Screens {
  std::size_t box_page = 0;  ///< of the saved matches
  std::optional<MatchSetup> setup;
  bool lobby = false;  ///< of the live table that is joined
  std::optional<MatchScreen> match;
  std::optional<ReviewScreen> review;
  ReplayScreen replay;
  std::optional<LessonShelf> learn;
  std::optional<LessonScreen> lesson;

  [[nodiscard]] Screen shown() const;
  [[nodiscard]] bool shows(Screen screen) const { return shown() == screen; }
  /// The match on the screen: played, replayed or of a lesson; else null.
  [[nodiscard]] const Session* session() const;
  /// The game on the screen; null in the box.
  [[nodiscard]] const GameInfo* game() const;
  /// Something is on the canvas; else the page shows a document alone.
  [[nodiscard]] bool draws() const;
  /// A move is still being animated, or points are being counted up.
  [[nodiscard]] bool busy() const;
  /// A look at something is open over the table that is shown.
  [[nodiscard]] bool is_covered() const;
  /// Closes it, or undoes a choice in progress; true if there was something to undo.
  bool cancel();

  void show_box();
  void show_setup(MatchSetup chosen);
  void show_lobby();
  void show_match(Session session, bool has_box);
};

}  // namespace kairo::app
