#pragma once

#include <functional>
#include <string_view>
#include <utility>

#include "web/app/app_part.h"
#include "web/app/lesson_desk.h"
#include "web/app/link_desk.h"
#include "web/app/match_desk.h"
#include "web/app/screen_desk.h"
#include "web/app/shown_pages.h"

namespace kairo::app {

/// The ways back and forth between the places (trail.h).
class Navigator : AppPart {
 public:
  using Perform = std::function<void(const Action&)>;
  Navigator(Common& common, MatchDesk& matches, ScreenDesk& screen_desk, LessonDesk& lessons, LinkDesk& links,
            ShownPages& pages, Perform perform)
      : AppPart(common),
        matches_(matches),
        screen_desk_(screen_desk),
        lessons_(lessons),
        links_(links),
        pages_(pages),
        perform_(std::move(perform)) {}

  void close_dialog();
  /// Takes back a choice in progress; leaves a dialog, or a screen other than a table.
  Action handle_escape();
  /// The player goes back or forth in the browser's history: shows this place as far as it is still there.
  void go_to(std::string_view place);
  /// The same for a place that does not lead here.
  void go_on_to(std::string_view place);

 private:
  /// The action that leaves the innermost place of the trail.
  [[nodiscard]] Action way_back() const;
  void leave_innermost();
  void open_dialog_again(Dialog dialog);

  MatchDesk& matches_;
  ScreenDesk& screen_desk_;
  LessonDesk& lessons_;
  LinkDesk& links_;
  ShownPages& pages_;
  Perform perform_;
};

}  // namespace kairo::app
