#pragma once

#include <concepts>
#include <expected>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/event.h"
#include "engine/core/game_info.h"
#include "engine/core/phrase.h"
#include "engine/core/rng.h"
#include "engine/core/score.h"
#include "engine/core/setup.h"

namespace kairo {

/// Why a text is no state: a line number (from 1; 0 when the whole is at fault) and a plain English sentence.
struct TextError {
  int line = 0;
  std::string what;
};

/// What a game's namespace offers for its `State`, found by argument-dependent look-up. A game is plain values and
/// these free functions; everything else in the house is written against this list.
///
///   State::Move, State::View, State::Refusal, State::MoveList   its types; MoveList is a FixedVector<Move, N>
///   game_info(state)                 the GameInfo, whatever the state
///   seats(state)                     how many play
///   deal(setup, state)               the state before the first move; `setup` is valid (see setup.h)
///   to_move(state)                   the seat that is asked, or no_seat when the game is over
///   legal(state, list)               makes the list all lawful moves, in an order that is fixed for a rules version;
///                                    empty at the end
///   why_not(state, move)             Refusal::none exactly for the moves of `legal`; takes any bits for a move
///   play(state, move, sink)          makes a lawful move; unchecked
///   score(state)                     as if the game ended now
///   look(state, seat)                all that this seat may know; no_seat sees what is public
///   private_question(view)           whether the asked seat must be alone with the open question: its answer stays
///                                    sealed, or its view holds secrets. False where the whole table may look on
///   imagine(view, rng)               a full state that agrees with the view
///   conserved(state)                 every piece is somewhere, once; counts within bounds. Holds between any two moves
///   move_text(move), parse_move      short ASCII and back
///   state_text(state), parse_state   readable lines that round-trip; parse checks everything and never trusts
///   view_text(view)                  a view in words, for tests and terminals
///   move_phrase, event_phrase, refusal_phrase, asked, in_words   sentences for people (phrase.h)
///   round_phrase(view)               which round is being played, as it stands within a sentence ("round 2"); empty
///                                    between rounds and where the game has none
///   ends_turn(state, event)          whether a turn is over with this event: where people stop who leaf through a
///                                    match. What a turn is called: text key `<id>.turn`
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
  { asked(view) } -> std::same_as<Phrase>;
  { in_words(view) } -> std::same_as<std::vector<Section>>;
  { round_phrase(view) } -> std::same_as<Phrase>;
  { ends_turn(state, event) } -> std::same_as<bool>;
  { state == state } -> std::same_as<bool>;
  { view == view } -> std::same_as<bool>;
};

/// Plays random lawful moves to the end of the game or until `limit` moves are made; returns how many were made.
/// Nothing is allocated.
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
