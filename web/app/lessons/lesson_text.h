#pragma once

#include <expected>
#include <string_view>

#include "web/app/lessons/lesson.h"

namespace kairo::app {

/// Reads what cmake/lessons.mjs and `kairo positions` write for this build. Accepts only lessons that can be played to
/// their end: every move in them is lawful where it stands. The error says which line is wrong, and why, in English,
/// for those who write lessons.
std::expected<Lessons, TextError> parse_lessons(const Game& game, std::string_view text);

}  // namespace kairo::app
