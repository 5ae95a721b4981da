#pragma once

#include <concepts>
#include <expected>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/event.h"
#include "engine/core/game_info.h"
#include "engine/core/offer.h"
#include "engine/core/phrase.h"
#include "engine/core/rng.h"
#include "engine/core/score.h"
#include "engine/core/setup.h"

namespace kairo {

/// Why a text is not a valid state: a line number (from 1; 0 when no single line is at fault) and an English sentence.
struct TextError {
  int line = 0;
  std::string what;
};

/// The interface that a game's namespace provides for its `State`: plain values and free functions, found by
/// argument-dependent lookup. Code that works with every game relies on this list only.
///
///   State::Move, State::View, State::Refusal, State::MoveList   its types; MoveList is a FixedVector<Move, N>
///   game_info(state)                 the GameInfo, whatever the state
///   seats(state)                     the number of seats
///   deal(setup, state)               sets the state before the first move; `setup` must be valid (setup.h)
///   deal(setup, state, sink)         optional: the same, reporting the events of the deal
///   to_move(state)                   the seat to move; no_seat when the game is over
///   legal(state, list)               sets the list to all legal moves, in an order that never changes for a rules
///                                    version; empty when the game is over
///   why_not(state, move)             why a move is not legal; Refusal::none exactly for the moves of `legal`. Accepts
///                                    a move of any bits
///   play(state, move, sink)          makes a legal move, unchecked
///   score(state)                     the score if the game ended now
///   look(state, seat)                all that this seat may know; for no_seat, what is public
///   private_question(view)           whether the seat to move must be alone when it decides, because its answer stays
///                                    sealed or its view holds secrets; otherwise the whole table may look on
///   offer(view)                      whether the seat to move may simply decline (offer.h)
///   imagine(view, rng)               a random full state that agrees with the view
///   conserved(state)                 whether each piece is in exactly one place and all counts are within bounds; true
///                                    between any two moves
///   move_text(move), parse_move      a move as short ASCII text, and back
///   state_text(state), parse_state   a state as readable lines, and back; parse_state refuses what is not conserved
///   view_text(view)                  a view as text, for tests and terminals
///   move_phrase, event_phrase, refusal_phrase, question, in_words   sentences for people (phrase.h)
///   round_phrase(view)               the current round, worded to be part of a sentence ("round 2"); empty between
///                                    rounds and if the game has none
///   ends_turn(state, event)          whether a turn ends with this event; a replay can stop there. The name of a
///                                    turn: text key `<id>.turn`
///
/// Optional:
///
///   consequences(view, move)         what a legal move of the viewer certainly brings, as short phrases: never a guess
///                                    about what the viewer does not see
///   move_families(view, move)        what a legal move has in common with others: short phrases, each of which lists
///                                    it where there are many; none for a move that stands alone
///   families_at_place(view, move)    the same among the moves at one place of the map, where it is something else
///   move_places(view, move)          the places of the map in the viewer's words (Section::map), counted row by row,
///                                    at which a legal move does something; its moves can be found there, too
///   score_so_far(view)               the score if the game ended now; none if the rules keep a part of it secret from
///                                    the viewer
///   opening_phrase(view)             what lies on the table before the first move, if no event of the deal tells it
///   is_gain(state, event)            whether the event's seat gains or loses something by it: such events are listed
///                                    when a player is told what has happened
///
/// Optional, for a game that asks several seats the same question at once (match/answers_ahead.h):
///
///   ask_ahead(state, seat)           lets a seat other than the one to move answer before its turn: returns true, and
///                                    makes `state` one in which the seat is to move and has the moves that it will
///                                    have when its turn comes, whatever those before it answer. Returns false if they
///                                    could change these moves, if the seat is not asked in this question, or if the
///                                    answer would tell anything of a hand. In `state` the seat's view is the one that
///                                    it will have, except for what others answer openly
///
/// Optional, for a game whose table may agree to hide its past (Retention); without them everything is kept:
///
///   retention_of(state, event)       how long an event of this match may be looked up, as things stand now
///   forget(state)                    removes the last complete chapter from the table, for a replay of a position
///                                    that still shows a chapter which is forgotten by now
template <class S>
concept Playable = std::is_trivially_copyable_v<S> &&
    requires(const S& state, S& target, const Setup& setup, Seat seat, Rng& rng, NoEvents& quiet, EventList& loud,
             std::string_view text, const Event& event, typename S::Move move, typename S::MoveList& moves,
             const typename S::View& view, typename S::Refusal refusal) {
  { game_info(state) } -> std::same_as<const GameInfo&>;
  { seats(state) } -> std::same_as<int>;
  { deal(setup, target) } -> std::same_as<void>;
  { to_move(state) } -> std::same_as<Seat>;
  { legal(state, moves) } -> std::same_as<void>;
  { why_not(state, move) } -> std::same_as<typename S::Refusal>;
  { play(target, move, quiet) } -> std::same_as<void>;
  { play(target, move, loud) } -> std::same_as<void>;
  { score(state) } -> std::same_as<Score>;
  { look(state, seat) } -> std::same_as<typename S::View>;
  { private_question(view) } -> std::same_as<bool>;
  { offer(view) } -> std::same_as<Offer>;
  { imagine(view, rng) } -> std::same_as<S>;
  { conserved(state) } -> std::same_as<bool>;
  { move_text(move) } -> std::same_as<std::string>;
  { state_text(state) } -> std::same_as<std::string>;
  { view_text(view) } -> std::same_as<std::string>;
  { parse_move(text, move) } -> std::same_as<bool>;
  { parse_state(text, target) } -> std::same_as<std::expected<void, TextError>>;
  { move_phrase(view, move) } -> std::same_as<Phrase>;
  { event_phrase(view, event) } -> std::same_as<Phrase>;
  { refusal_phrase(view, refusal) } -> std::same_as<Phrase>;
  { question(view) } -> std::same_as<Phrase>;
  { in_words(view) } -> std::same_as<std::vector<Section>>;
  { round_phrase(view) } -> std::same_as<Phrase>;
  { ends_turn(state, event) } -> std::same_as<bool>;
  { state == state } -> std::same_as<bool>;
  { view == view } -> std::same_as<bool>;
};

/// Plays random legal moves to the end of the game, at most `limit` of them, and returns the number made. Allocates
/// nothing.
template <Playable S>
int playout(S& state, Rng& rng, int limit = 1 << 30) {
  NoEvents quiet;
  typename S::MoveList moves;
  int made = 0;
  for (; made < limit && to_move(state) != no_seat; ++made) {
    legal(state, moves);
    play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], quiet);
  }
  return made;
}

}  // namespace kairo
