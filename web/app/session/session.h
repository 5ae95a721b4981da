#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/merge.h"
#include "web/app/session/custody.h"
#include "web/app/session/notes.h"
#include "web/app/session/player.h"
#include "web/app/session/series.h"

namespace kairo::app {

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
class Session {
 public:
  /// One player per seat.
  Session(std::string id, Held held, std::vector<Player> players);
  Session(std::string id, Match match, std::vector<Player> players)
      : Session(std::move(id), Held{std::move(match), {}}, std::move(players)) {}

  [[nodiscard]] const std::string& id() const { return id_; }
  [[nodiscard]] const Match& match() const { return match_; }
  [[nodiscard]] const AnswersAhead& ahead() const { return ahead_; }
  [[nodiscard]] Held held() const { return {match_, ahead_}; }
  /// The position that the table shows: the match's, or the one in which the own seat answers ahead. It is the same
  /// whatever others have answered ahead.
  [[nodiscard]] const Position& now() const { return is_answering_ahead() ? *question_ : match_.now(); }
  [[nodiscard]] const std::vector<Player>& players() const { return players_; }
  [[nodiscard]] bool is_human(Seat seat) const;
  /// The only person, if they play alone or against bots; else no_seat.
  [[nodiscard]] Seat lone_person() const;
  /// The seat to move if a bot plays it; else no_seat.
  [[nodiscard]] Seat bot_to_move() const;

  /// The seat whose view may be on the screen now; no_seat: only what everybody may see.
  [[nodiscard]] Seat viewer() const;
  /// The seat whose view of earlier moments may be on the screen now: the viewer's, if it is known that they hold the
  /// device.
  [[nodiscard]] Seat viewer_of_the_past() const { return viewer() == holder() ? holder() : no_seat; }
  /// The viewer is the one to move.
  [[nodiscard]] bool viewer_may_act() const;
  /// The person who must take the device before the match continues, or no_seat.
  [[nodiscard]] Seat awaited() const;
  /// The awaited person has taken the device.
  void hand_over();
  /// Whether the holder of the device may answer before the person who is awaited, once everybody has seen what was
  /// revealed (`let_holder_answer`).
  [[nodiscard]] bool holder_is_asked() const { return holder_is_asked_; }
  /// The holder goes on to answer: now the device is theirs alone.
  void let_holder_answer();
  /// It is not known who holds the device: the next person is awaited even for a public question.
  void forget_holder();
  /// The same after a link was opened: the person who takes the device is alone with it.
  void open_link();
  [[nodiscard]] bool is_by_link() const { return custody_.is_by_link(); }
  /// A link was opened, and nobody has taken the device yet.
  [[nodiscard]] bool is_arriving() const { return custody_.state() == Custody::State::arriving; }
  /// The awaited person is expected on another device.
  [[nodiscard]] bool is_away() const { return is_by_link() && !is_arriving() && awaited() != no_seat; }
  /// The awaited people are here after all: from now on the device is handed over.
  void pass_around();

  /// The seat of the person whose device this is; no_seat: it is passed around, or nobody has said.
  [[nodiscard]] Seat own_seat() const { return custody_.own_seat(); }
  /// "I am this player": the others are on other devices.
  void take_seat(Seat seat);
  /// The change of seat of which links tell the others until the next own answer; the first one if there are several.
  [[nodiscard]] std::optional<SeatChange> seat_change() const;
  /// Restores the own seat that this record of the match, or of another course of it, tells. Ignored if it is nobody's,
  /// or there is one person.
  void restore_seat(Seat seat);
  /// A link to the match as it is now was made; true if this changes the notes.
  bool mark_sent();
  /// The own seat has made a move since the last such link, or since the match was opened.
  [[nodiscard]] bool has_unsent_move() const { return unsent_; }
  /// All people but the one whose device this is.
  [[nodiscard]] SeatSet people_elsewhere() const;
  /// The holder of the device, as far as it is known.
  [[nodiscard]] Seat holder() const { return custody_.holder(); }
  /// The own seat, or the one that holds the device, is asked before its turn.
  [[nodiscard]] bool is_answering_ahead() const { return question_ != nullptr && !holder_is_asked_; }
  /// The own seat's answers before its turn, as moves.
  [[nodiscard]] std::span<const AnyMove> answered_ahead() const { return ahead_.by(own_seat()); }
  /// The people whose answers the match waits for now, in any order.
  [[nodiscard]] SeatSet missing() const { return missing_; }
  /// The missing seats without the own one.
  [[nodiscard]] SeatSet missing_elsewhere() const;
  /// The moves that the own seat, else the viewer, has made ahead, in words.
  [[nodiscard]] std::vector<Phrase> own_answer() const;
  /// This person has answered the question that others are still asked.
  [[nodiscard]] bool has_answered(Seat seat) const;

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
  /// From now on bots that are asked and decline do so at once, with the move before: so nothing of it can ever be
  /// noticed, neither on the screen nor in what is stored or told to others. The fact that they were asked would reveal
  /// what they hold.
  void let_bots_decline();

  /// The person who may undo the last move on this device now, or no_seat.
  [[nodiscard]] Seat undoable_by() const;
  /// The same of the last of the first `count` moves, once the later ones are undone; as if nothing was answered ahead.
  [[nodiscard]] Seat undoable_by(std::size_t count) const;
  bool undo();

  /// The games before this one, if it is one of several in a row.
  [[nodiscard]] const std::optional<Series>& series() const { return series_; }
  /// The series has points for as many seats as there are players.
  void set_series(std::optional<Series> series) { series_ = std::move(series); }

  [[nodiscard]] const Notes& notes() const { return notes_; }
  /// The match is one by link if the notes tell the own seat.
  void set_notes(Notes notes);
  /// The viewer, who is to move, has taken a hint.
  void record_hint();
  /// Keeps a wish, in place of an earlier one of this seat.
  void wish(Wish wish);
  void forget_wish(Seat seat);
  /// Keeps a review, in place of an earlier one of this seat (engine/bots/review.h).
  void keep_review(Seat seat, std::string review);

 private:
  /// Plays what follows a move without any person being asked.
  void play_unasked();
  /// The same, and updates.
  void go_on();
  /// Works out what follows from the moves, the own seat and who holds the device.
  void update();
  /// The seat that is asked at this device although it may not be its turn.
  [[nodiscard]] Seat may_answer_ahead() const;
  /// The seat whose last move could be taken back.
  [[nodiscard]] Seat who_takes_back() const;
  /// This seat's hand was on the screen of a device that is somebody else's, too.
  void add_unreported(Seat seat);

  std::string id_;
  Match match_;
  AnswersAhead ahead_;
  std::shared_ptr<const Position> question_;  ///< of who is asked here before their turn; null: nobody is
  SeatSet missing_ = 0;
  bool holder_is_asked_ = false;
  std::optional<std::size_t> holder_answered_at_;  ///< the number of moves then
  bool may_take_back_ = false;                     ///< the own seat, else the one that made the last move
  std::vector<Player> players_;
  Custody custody_;
  std::vector<Seat> reported_seats_;  ///< `Notes::unreported_seats` until a link was made; links may be called off
  bool unsent_ = false;
  bool bots_decline_ = false;  ///< see let_bots_decline
  std::optional<Series> series_;
  Notes notes_;  ///< `own_seat` is the custody's (update)
};

}  // namespace kairo::app
