#pragma once

#include <cstddef>
#include <vector>

#include "engine/match/merge.h"
#include "web/app/session/player.h"

namespace kairo::app {

/// A match as its people and bots play it, wherever they sit: the moves, the answers before a turn, and what follows
/// without anybody being asked. It knows nothing of devices.
class PlayedMatch {
 public:
  /// One player per seat.
  PlayedMatch(Held held, std::vector<Player> players);

  [[nodiscard]] const Match& match() const { return match_; }
  [[nodiscard]] const AnswersAhead& ahead() const { return ahead_; }
  [[nodiscard]] const std::vector<Player>& players() const { return players_; }
  [[nodiscard]] bool is_human(Seat seat) const;
  /// The only person, if they play alone or against bots; else no_seat.
  [[nodiscard]] Seat lone_person() const;
  [[nodiscard]] bool has_several_people() const { return count_humans(players_) > 1; }
  /// All people but this one.
  [[nodiscard]] SeatSet people_besides(Seat seat) const;
  /// The seat to move if a bot plays it; else no_seat.
  [[nodiscard]] Seat bot_to_move() const;

  /// The people whose answers the match waits for now, in any order.
  [[nodiscard]] SeatSet missing() const { return missing_; }
  /// This person has answered the question that others are still asked.
  [[nodiscard]] bool has_answered(Seat seat) const;
  /// The moves that the seat has made ahead, in words.
  [[nodiscard]] std::vector<Phrase> answer_of(Seat seat) const;
  /// The people who are offered the same now, one after the other, if everybody may know that they can accept it
  /// (engine/core/offer.h); without the `holder` of the device and those after them.
  [[nodiscard]] std::vector<Seat> offered_together(Seat holder) const;
  /// The person who made the last of the first `count` moves, if the rules let them undo it once the later ones are
  /// undone, as if nothing was answered ahead; else no_seat. A secret move is the `holder`'s alone to undo.
  [[nodiscard]] Seat undoable_by(std::size_t count, Seat holder) const;

  /// Makes a move of this seat, before its turn if others are awaited.
  Played play(Seat mover, AnyMove move);
  /// The seat to move declines what it is offered.
  void decline();
  /// False, and nothing has changed, when the seat may not take back its last move.
  bool take_back(Seat seat);
  /// From now on bots that are asked and decline do so at once, with the move before: so nothing of it can ever be
  /// noticed, neither on the screen nor in what is stored or told to others. The fact that they were asked would reveal
  /// what they hold.
  void let_bots_decline();

 private:
  /// Plays what follows a move without any person being asked.
  void play_unasked();
  void work_out_missing();

  Match match_;
  AnswersAhead ahead_;
  std::vector<Player> players_;
  SeatSet missing_ = 0;
  bool bots_decline_ = false;
};

}  // namespace kairo::app
