#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "web/app/screens/coach_panel.h"
#include "web/app/screens/fresh_buttons.h"
#include "web/app/session/match_log.h"
#include "web/app/session/session.h"
#include "web/draw/ui.h"
#include "web/tables/table.h"

namespace kairo::app {

/// Tells what has happened since the viewer's last move, where it could not be watched: what has changed is framed on
/// the board until the first tap there, and a button in the bar opens a sheet of a few lines, who has gained or lost
/// what, the viewer first.
class SincePanel {
 public:
  /// `is_news`: it happened before the match came onto the screen, so that it has not been told in words either.
  /// Nothing is shown if nobody has gained or lost anything.
  void open(const Session& session, const tables::AnyTable& table, std::size_t seen, bool is_news);
  void close() { open_ = false; }
  [[nodiscard]] bool is_open() const { return open_; }
  /// Leaves only the button; false if that is so already.
  bool fold();

  /// Must be called after the table was drawn in `room`, while it is open. `log` is the viewer's; the button stands in
  /// `bar`. `watch`: the viewer wants to see it happen.
  enum class Step : std::uint8_t { none, redraw, watch };
  Step frame(draw::Ui& ui, const draw::Rect& room, const draw::Rect& bar, const Session& session, const MatchLog& log);

 private:
  bool open_ = false;
  bool is_lit_ = false;     ///< the frames on the board are shown,
  bool has_sheet_ = false;  ///< and the sheet
  bool is_down_ = false;    ///< the pointer has gone down since
  bool is_news_ = false;
  std::size_t seen_ = 0;   ///< number of moves that the viewer knows of
  std::size_t moves_ = 0;  ///< made when this was opened
  std::vector<std::string> changed_;
  std::vector<std::string> answers_;  ///< what the viewer answers with, and what
  std::vector<std::string> read_;     ///< they must see to answer: the sheet leaves both
  CoachPanel panel_;
  FreshButtons fresh_;
};

}  // namespace kairo::app
