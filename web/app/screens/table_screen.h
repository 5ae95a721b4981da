#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "web/app/action.h"
#include "web/app/session/match_log.h"
#include "web/app/session/session.h"
#include "web/draw/ui.h"
#include "web/tables/table.h"

namespace kairo::app {

/// The bar's offers besides those that it always has.
struct BarOffers {
  bool again = false;                    ///< the latest scene can be shown again
  bool scores = false;                   ///< the rules leave them open
  bool hint = false;                     ///< the viewer is asked something
  bool since = false;                    ///< the bar leaves a place for what has happened since, in its slot
  std::optional<std::size_t> undo = {};  ///< the moves up to the one that can be taken back
};

/// The table of the game that is played, and a bar with what all games share.
class TableScreen {
 public:
  /// Shows the session's match without animating earlier moves.
  explicit TableScreen(const Session& session);
  /// Tells the table what is new; called in every frame. `animated`: new moves are animated. `share`: of its time that
  /// their animation gets.
  void update(const Session& session, bool animated, double share = 1);

  /// Shows the table as it was after the first `steps` moves; the next update animates the others.
  void rewind(const Session& session, std::size_t steps);

  Action frame(draw::Ui& ui, const Session& session, const MatchLog& log, const BarOffers& offers = {});
  /// The table alone, within another screen.
  void board(draw::Ui& ui, const draw::Rect& at) { table_->frame(ui, at); }

  [[nodiscard]] bool busy() const { return table_->busy(); }
  /// Something is shown until the player goes on.
  [[nodiscard]] bool waits() const { return table_->waits(); }
  void skip() { table_->skip(); }
  /// Takes back a choice in progress; false when there was none.
  bool cancel() { return table_->cancel(); }
  [[nodiscard]] bool is_covered() const { return table_->is_covered(); }
  void point_out(const tables::PointedOut& pointed) { table_->point_out(pointed); }
  /// Lets others point at something on it: the table, and where it was drawn beside the bar.
  [[nodiscard]] const tables::AnyTable& table() const { return *table_; }
  void suggest(AnyMove move) { table_->suggest(move); }
  [[nodiscard]] const draw::Rect& room() const { return room_; }
  /// The part of the bar that another screen may fill (BarOffers::since): its rest, or in a column the place of the
  /// log.
  [[nodiscard]] const draw::Rect& slot() const { return slot_; }

 private:
  Action bar(draw::Ui& ui, draw::Rect at, const Session& session, const MatchLog& log, const BarOffers& offers);
  /// The signs of the bar, the most important one first; those for which there is no room are in the mirror only.
  Action signs(draw::Ui& ui, draw::Rect& at, const Session& session, const BarOffers& offers);
  /// The least room for the part of the bar that changes.
  [[nodiscard]] float least_slot(const Session& session, const draw::Rect& bar) const;
  /// The buttons that lead to the next person: share a link, hand over, or decline for all who are asked together.
  Action next_person_buttons(draw::Ui& ui, draw::Rect& at, const Session& session) const;
  /// The part of the bar that changes: hand over, skip, undo, or the latest line of the log.
  Action slot(draw::Ui& ui, draw::Rect at, const Session& session, const MatchLog& log, const BarOffers& offers);
  /// Beside the signs: what happened last, which a tap follows into the log.
  Action news(draw::Ui& ui, const draw::Rect& at, const Session& session, const MatchLog& log);

  std::unique_ptr<tables::AnyTable> table_;
  std::string match_;      ///< what the table shows: the session's id,
  std::size_t steps_ = 0;  ///< the number of moves,
  Seat viewer_ = no_seat;  ///< and the viewer
  bool may_act_ = false;
  bool lags_ = false;      ///< the table still shows the end of a round, or what follows it
  std::size_t ahead_ = 0;  ///< the moves that the viewer has made before its turn
  draw::Rect room_;
  draw::Rect slot_;
  std::string latest_;  ///< the news of the bar; what the table still shows happening is not told yet
};

/// The action of a sign of the bar, by its id, whether the bar has room for it or not.
Action bar_action(const Session& session, const BarOffers& offers, bool busy, std::string_view id);
/// Adds the table to the mirror: its words and the question.
void mirror_position(draw::Ui& ui, const Session& session);
/// The same, and a button `move:TEXT` for each legal move.
void mirror_table(draw::Ui& ui, const Session& session);
/// The seats that may answer, if people are asked aloud (Session::asked_together); else empty.
std::string asked_together_line(const draw::Ui& ui, const Session& session);
/// The label of the button that undoes the last of these moves, without anything that the viewer may not know.
std::string undo_label(const draw::Ui& ui, const Session& session, std::size_t moves);

}  // namespace kairo::app
