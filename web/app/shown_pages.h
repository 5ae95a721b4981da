#pragma once

#include <optional>
#include <string_view>

#include "web/app/app_part.h"
#include "web/app/link_desk.h"
#include "web/app/live_desk.h"
#include "web/app/match_desk.h"
#include "web/app/pages/document.h"
#include "web/app/pages/menu_page.h"
#include "web/app/press_queue.h"
#include "web/app/screen_desk.h"
#include "web/app/screen_report.h"

namespace kairo::app {

/// The screens and dialogs that are documents: what they are built from, and what their blocks do.
class ShownPages : AppPart {
 public:
  ShownPages(Common& common, MatchDesk& matches, ScreenDesk& screen_desk, LinkDesk& links, LiveDesk& live_desk,
             const PressQueue& presses)
      : AppPart(common),
        matches_(matches),
        screen_desk_(screen_desk),
        links_(links),
        live_desk_(live_desk),
        presses_(presses) {}

  /// Builds them from what there is now.
  void renew();
  /// Tells the page what is shown, after a frame.
  void report();
  /// The next report tells it even if that is the same.
  void repeat() { report_.repeat(); }
  /// The action of the pressed block in the document that was shown last.
  [[nodiscard]] Action pressed() const;
  /// A document takes the place of the canvas.
  [[nodiscard]] bool covers_canvas() const { return screen_page_.has_value(); }
  /// Empty: none is open.
  [[nodiscard]] std::string_view dialog_name() const {
    return dialog_page_ ? std::string_view(dialog_page_->name) : "";
  }

 private:
  /// None while there is only the canvas with the words beside it.
  [[nodiscard]] std::optional<Document> screen_page();
  [[nodiscard]] std::optional<Document> dialog_page();
  [[nodiscard]] MenuFacts menu_facts();
  /// There is something new that the player has not read; its texts may come after the first frame.
  [[nodiscard]] bool has_news() const;

  MatchDesk& matches_;
  ScreenDesk& screen_desk_;
  LinkDesk& links_;
  LiveDesk& live_desk_;
  const PressQueue& presses_;
  ScreenReport report_;
  std::optional<int> place_;             ///< of the map in words: chosen by the last press
  std::optional<Document> screen_page_;  ///< as the page shows it
  std::optional<Document> dialog_page_;  ///< the same
};

}  // namespace kairo::app
