#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "web/app/action.h"
#include "web/app/session.h"
#include "web/app/story.h"
#include "web/draw/ui.h"
#include "web/tables/table.h"

namespace kairo::app {

/// The game: its table, and a bar with what belongs to no game.
class TableScreen {
 public:
  /// Lays the table of the session's game; what has happened before is not shown happening.
  void open(const Session& session);
  /// Tells the table what is new; called in every frame. `animated`: what has happened is to be shown happening.
  void update(const Session& session, bool animated);

  Action frame(draw::Ui& ui, const Session& session, const Story& story);
  /// The table alone, within a screen of its own.
  void board(draw::Ui& ui, const draw::Rect& at) { table_->frame(ui, at); }

  [[nodiscard]] bool busy() const { return table_->busy(); }
  void skip() { table_->skip(); }
  /// Takes back a choice that is being put together; false when there was none.
  bool cancel() { return table_->cancel(); }
  void point_out(Seat seat, int source) { table_->point_out(seat, source); }

 private:
  Action bar(draw::Ui& ui, draw::Rect at, const Session& session, const Story& story);
  /// The one thing of the bar that changes: hand over, skip, take back, or the latest news.
  Action slot(draw::Ui& ui, draw::Rect at, const Session& session, const Story& story);

  std::unique_ptr<tables::AnyTable> table_;
  std::string match_;      ///< what the table was told last: the session's id,
  std::size_t steps_ = 0;  ///< how many moves,
  Seat viewer_ = no_seat;  ///< and for whom
  bool may_act_ = false;
};

/// The mirror's part of the table: words, the open question, and each lawful move as a button `move:` and its text.
void mirror_table(draw::Ui& ui, const Session& session);
/// What taking the last move back is called; nothing that the person before the screen may not know.
std::string undo_label(const draw::Ui& ui, const Session& session);

}  // namespace kairo::app
