#pragma once

#include <string_view>

#include "web/app/app_part.h"

namespace kairo::app {

/// Lessons lie over whatever is on the screen, and leave it as it was.
class LessonDesk : AppPart {
 public:
  explicit LessonDesk(Common& common) : AppPart(common) {}

  void show(std::string_view game_id);
  void load();
  void receive(std::string_view text, bool here);
  void take(const act::TakeLesson& lesson);
  void play(AnyMove move);
  Action draw();
};

}  // namespace kairo::app
