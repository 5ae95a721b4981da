#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "web/app/action.h"
#include "web/app/screens/bot_turns.h"
#include "web/app/screens/end_screen.h"
#include "web/app/screens/hint_panel.h"
#include "web/app/screens/recap_screen.h"
#include "web/app/screens/seat_settings.h"
#include "web/app/screens/since_panel.h"
#include "web/app/screens/table_screen.h"
#include "web/app/session/hint.h"
#include "web/app/session/match_log.h"
#include "web/app/session/session.h"
#include "web/app/settings.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The match that is being played: its table, the hand-over screens between people, and the scores at the end.
class MatchScreen {
 public:
  /// `has_box`: one can go from here to the box; else to the set-up.
  MatchScreen(Session session, bool has_box);

  [[nodiscard]] const Session& session() const { return session_; }
  [[nodiscard]] Session& session() { return session_; }
  [[nodiscard]] const Match& match() const { return session_.match(); }
  /// In words, for the viewer.
  [[nodiscard]] const MatchLog& log() const { return log_; }

  Action frame(draw::Ui& ui);
  /// The result, after a frame, once its points are counted; else none, and only the words beside the table are shown.
  [[nodiscard]] std::optional<EndFacts> result(std::optional<int> best);
  /// Lights on the board, at the end, where a number of the result comes from.
  void point_out(act::PointOut cell) { end_.point_out(cell, table_); }
  /// Brings the table up to date, after the moves that bots make now, if they may; true when they made any, or when a
  /// hint was taken: then the match must be saved.
  bool advance(Speed chosen, bool bots_may_play, double now, Thinking& thinking);
  /// Seconds until a bot is due to move; none: no bot is.
  [[nodiscard]] std::optional<double> bot_due(Speed speed, double now);
  [[nodiscard]] const BotTurns& bots() const { return bots_; }
  [[nodiscard]] BotTurns& bots() { return bots_; }

  /// A move is still being animated, or is shown again.
  [[nodiscard]] bool busy() const { return recap_.is_open() ? recap_.busy() : table_.busy(); }
  /// Shows again what has happened; until the end nobody moves unless the viewer does.
  [[nodiscard]] const RecapScreen& recap() const { return recap_; }
  /// A hand-over screen is shown. Before it, everybody may look at what the last move revealed.
  [[nodiscard]] bool handing_over() const;
  /// The result is shown, after everything that leads to it: also after the end of a round that waits to be read.
  [[nodiscard]] bool at_end() const { return match().over() && !recap_.is_open() && !busy() && !table_.waits(); }
  /// Whether the points are being counted up at the end.
  [[nodiscard]] bool counting() const { return at_end() && end_.counting(); }

  /// The viewer has seen what was revealed: now the device is handed over. A person who was expected on another device
  /// is here after all.
  void hand_over();
  /// The device is passed around from now on.
  void pass_around();
  void take_device();
  /// "I am this player", on another device than the others.
  void take_seat(Seat seat);
  /// A link has brought moves after the first `seen`: the person whose device this is looks at them first.
  void show_what_came(std::size_t seen);
  /// Goes on with what a live table knows of the match, and shows what is new.
  void go_on(Session session);
  /// Shows the latest reveal, trick or turn again, if there is one; all since the viewer's last move if those came at
  /// once.
  void show_again(Speed speed);
  /// Asks what the strongest bot would do. False if the viewer is not asked anything.
  bool ask_hint(Thinking& thinking);
  /// The viewer's setting, as it is or is wished; none: the game has none, or no person may see it now.
  [[nodiscard]] std::optional<tables::SeatSetting> seat_setting() const {
    return app::seat_setting(session_, table_.table());
  }
  /// Takes back what the bar offers to take back.
  bool undo() { return take_back_move(session_, table_.table()); }
  /// Skips the animation, and what bots do until a person is asked; `show_again` shows it. A viewer with no seat skips
  /// one move at a time.
  void skip();
  /// Takes back a choice in progress, or closes what lies over the scores; false when there was nothing.
  bool cancel();
  /// Whether a look at the last turns or at something of the table is open, which `cancel` closes.
  [[nodiscard]] bool is_covered() const { return recap_.is_open() || (!at_end() && table_.is_covered()); }
  /// The press of a button that the canvas does not draw: a move, or a sign for which the bar has no room.
  [[nodiscard]] Action mirrored(std::string_view pressed) const;
  [[nodiscard]] Action keys() const;
  /// Tells newcomers once what the first question is about, how to hurry others after some turns, and what it is to
  /// step into somebody else's turn when the viewer is first offered it.
  void explain_questions() { explains_question_ = explains_pace_ = explains_offers_ = true; }
  /// Tells once how the game differs with as many seats.
  void explain_seats() { explains_seats_ = true; }
  /// The present offers of the table's bar.
  [[nodiscard]] BarOffers offers() const;
  /// The match has just ended, perhaps with a new best total.
  void record_end(bool is_new_best) { end_.record_end(is_new_best); }

 private:
  /// Shows what has happened since the viewer's last move.
  void show_since_last_turn();
  /// Tells it at one glance when the viewer is asked, if it could not be watched.
  void glance(Speed speed);
  Action glance_frame(draw::Ui& ui);
  /// False as long as the words are not here, as in a game that has none.
  bool explain(draw::Ui& ui, std::string_view what);

  Session session_;
  MatchLog log_;
  BotTurns bots_;
  TableScreen table_;
  RecapScreen recap_;
  EndScreen end_;
  Hint hint_;
  HintPanel hint_panel_;
  SincePanel since_;
  std::size_t glanced_at_ = 0;  ///< number of moves about which `since_` has been asked
  std::size_t courses_ = 0;     ///< how often the match has turned out to have gone another way
  bool explains_question_ = false;
  bool explains_pace_ = false;
  bool explains_offers_ = false;
  bool explains_seats_ = false;
  bool tells_opening_ = true;  ///< in words, until something else is told
  std::size_t events_before_;  ///< that had happened when the match came onto the screen
  std::size_t moves_before_;   ///< the same in moves
  std::size_t looked_at_;      ///< number of moves that everybody has looked at: no need to wait before the hand-over
};

}  // namespace kairo::app
