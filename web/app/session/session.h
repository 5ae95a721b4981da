#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "web/app/session/custody.h"
#include "web/app/session/device_turn.h"
#include "web/app/session/notebook.h"
#include "web/app/session/notes.h"
#include "web/app/session/played_match.h"
#include "web/app/session/seat_reports.h"
#include "web/app/session/series.h"

namespace kairo::app {

/// The others at a live table, as this device knows of them.
struct LiveOthers {
  SeatSet away = 0;              ///< people who have left
  SeatSet returning = 0;         ///< people whose line has been torn
  bool unsent = false;           ///< something that was done here has reached nobody yet
  BySeat<std::uint8_t> signs{};  ///< that they show now (live_table.h); 0: none
};

/// A match on this device: who plays, and who holds the device.
///
/// A seat's view is shown only to the person who holds the device. The device is handed over before another person
/// answers a private question. Public questions and bots' turns need no hand-over, since they show no secrets.
///
/// Once a link was opened, the device belongs to the person who takes it then. Everybody else is expected on another
/// device, and the match is sent to them by link, unless somebody says that they are here.
///
/// Where all are asked at once, whoever holds the device answers before it is their turn, if they may
/// (engine/match/answers_ahead.h). So the device goes around once for such a question, wherever it was.
///
/// A person who says which seat is theirs needs no hand-over any more, sees that seat's view only, and may answer ahead
/// while somebody else is awaited.
///
/// Its parts answer for themselves: the match and its players, the custody of the device, the turn at it, the news for
/// others and the notebook. The session keeps them in step.
class Session {
 public:
  /// One player per seat.
  Session(std::string id, Held held, std::vector<Player> players);
  Session(std::string id, Match match, std::vector<Player> players)
      : Session(std::move(id), Held{std::move(match), {}}, std::move(players)) {}

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] const PlayedMatch& played() const { return played_; }
  [[nodiscard]] const Match& match() const { return played_.match(); }
  [[nodiscard]] Held held() const { return {played_.match(), played_.ahead()}; }
  [[nodiscard]] const std::vector<Player>& players() const { return played_.players(); }
  /// The position that the table shows: the match's, or the one in which the own seat answers ahead. It is the same
  /// whatever others have answered ahead.
  [[nodiscard]] const Position& now() const {
    return turn_.asked_ahead() != nullptr ? *turn_.asked_ahead() : match().now();
  }

  [[nodiscard]] const DeviceTurn& turn() const { return turn_; }
  [[nodiscard]] Seat viewer() const { return turn_.viewer(); }
  /// The viewer is the one to move.
  [[nodiscard]] bool viewer_may_act() const { return viewer() != no_seat && viewer() == now().to_move(); }
  [[nodiscard]] Seat awaited() const { return turn_.awaited(); }

  [[nodiscard]] const Custody& custody() const { return custody_; }
  /// The seat of the person whose device this is; no_seat: it is passed around, or nobody has said.
  [[nodiscard]] Seat own_seat() const { return custody_.own_seat(); }
  /// The awaited person has taken the device.
  void hand_over();
  /// The holder goes on to answer: now the device is theirs alone.
  void let_holder_answer();
  /// It is not known who holds the device: the next person is awaited even for a public question.
  void forget_holder();
  /// The same after a link was opened: the person who takes the device is alone with it.
  void open_link();
  /// The awaited people are here after all: from now on the device is handed over.
  void pass_around();
  /// "I am this player": the others are on other devices.
  void take_seat(Seat seat);
  /// Nobody plays on this device: it shows what everybody may see.
  void watch();
  /// Restores the own seat that this record of the match, or of another course of it, tells. Ignored if it is nobody's,
  /// or there is one person.
  void restore_seat(Seat seat);

  /// None: this is no live table, and the others get links.
  [[nodiscard]] const std::optional<LiveOthers>& live() const { return live_; }
  void set_live(LiveOthers live) { live_ = live; }

  [[nodiscard]] const SeatReports& reports() const { return reports_; }
  /// The people without the own seat whose answers the match waits for now.
  [[nodiscard]] SeatSet missing_elsewhere() const {
    return static_cast<SeatSet>(played_.missing() & played_.people_besides(own_seat()));
  }
  /// A link to the match as it is now was made; true if this changes the notes.
  bool mark_sent() { return reports_.mark_sent(own_seat()); }
  /// The moves that the own seat, else the viewer, has made ahead, in words.
  [[nodiscard]] std::vector<Phrase> own_answer() const;

  /// The people to whom the same offer is made one after the other, if everybody may know that they can accept it
  /// (engine/core/offer.h). They are asked aloud and together, and only a person who accepts takes the device. Empty
  /// when the next question is not such an offer.
  ///
  /// This reveals that each of these people could accept. They have all chosen to be asked only if they can, so a
  /// hand-over for each would reveal the same, except about those after the one who accepts. A person who wants to hide
  /// it chooses "always": they are then handed the device whether they can accept or not, and are not among these.
  [[nodiscard]] std::vector<Seat> asked_together() const;
  /// All of those who come before `seat` decline; with no_seat, all of them.
  void decline_before(Seat seat);

  Played play(AnyMove move);
  /// PlayedMatch::let_bots_decline.
  void let_bots_decline();
  bool undo();

  /// The games before this one, if it is one of several in a row.
  [[nodiscard]] const std::optional<Series>& series() const { return series_; }
  /// The series has points for as many seats as there are players.
  void set_series(std::optional<Series> series) { series_ = std::move(series); }

  [[nodiscard]] const Notebook& notebook() const { return notebook_; }
  [[nodiscard]] Notebook& notebook() { return notebook_; }
  /// All that this device knows of the match beyond its moves and players.
  [[nodiscard]] Notes notes() const;
  /// The match is one by link if the notes tell the own seat.
  void set_notes(const Notes& notes);

 private:
  /// Works out what follows from the moves, the own seat and who holds the device.
  void update() { turn_.update(played_, custody_); }

  std::string id_;
  PlayedMatch played_;
  Custody custody_;
  DeviceTurn turn_;
  SeatReports reports_;
  Notebook notebook_;
  std::optional<Series> series_;
  std::optional<LiveOthers> live_;
};

}  // namespace kairo::app
