#pragma once

#include <algorithm>
#include <array>
#include <string>

#include "engine/core/fields.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/playable.h"
#include "engine/core/ranking.h"

/// The smallest game that fits the box. Eight to ten pebbles lie on the table; the two players take one to three of
/// them in turn, and whoever takes the last one wins.
namespace kairo::pebbles {

inline constexpr int pebbles = 10;
inline constexpr int most_taken = 3;
inline constexpr std::array<std::string_view, 1> score_sources{"last"};
inline constexpr GameInfo info{.id = "pebbles",
                               .number = 40,
                               .rules_version = 1,
                               .min_seats = 2,
                               .max_seats = 2,
                               .options = {},
                               .score_sources = score_sources};

enum class Refusal : std::uint8_t { none, game_over, bad_number };
enum class EventKind : std::uint8_t { taken };  ///< [0] how many

struct Move {
  std::uint8_t pebbles = 1;
  friend bool operator==(const Move&, const Move&) = default;
};

/// Nothing is hidden, so a view is the state and who looks at it.
struct State;
struct View;
struct State {
  using Move = pebbles::Move;
  using View = pebbles::View;
  using Refusal = pebbles::Refusal;
  using MoveList = FixedVector<Move, most_taken>;

  std::uint8_t left = pebbles::pebbles;
  Seat to_move = 0;
  friend bool operator==(const State&, const State&) = default;
};
struct View {
  State state;
  Seat me = no_seat;
  friend bool operator==(const View&, const View&) = default;
};

// --- the rules ---

inline const GameInfo& game_info(const State&) { return info; }
inline int seats(const State&) { return info.max_seats; }
inline void deal(const Setup& setup, State& state) {
  state = {};
  state.left = static_cast<std::uint8_t>(pebbles - setup.seed % 3);
}
inline Seat to_move(const State& state) { return state.left == 0 ? no_seat : state.to_move; }
inline Refusal why_not(const State& state, Move move) {
  if (state.left == 0) return Refusal::game_over;
  return move.pebbles >= 1 && move.pebbles <= std::min<int>(most_taken, state.left) ? Refusal::none
                                                                                    : Refusal::bad_number;
}
inline void legal(const State& state, State::MoveList& moves) {
  moves.clear();
  for (std::uint8_t n = 1; why_not(state, {n}) == Refusal::none; ++n) moves.push_back({n});
}
template <EventSink Sink>
void play(State& state, Move move, Sink& events) {
  emit(events, EventKind::taken, state.to_move, move.pebbles);
  state.left = static_cast<std::uint8_t>(state.left - move.pebbles);
  state.to_move = static_cast<Seat>(1 - state.to_move);
}
inline Score score(const State& state) {
  Score score{.seats = info.max_seats};
  const Seat last = static_cast<Seat>(1 - state.to_move);
  score.of[last].total = score.of[last].by_source[0] = state.left == 0 ? 1 : 0;
  score.of[state.to_move].place = state.left == 0 ? 2 : 1;
  return score;
}
inline bool conserved(const State& state) { return state.left <= pebbles && state.to_move < info.max_seats; }

// --- views ---

inline View look(const State& state, Seat seat) { return {state, seat}; }
inline State imagine(const View& view, Rng&) { return view.state; }
inline bool private_question(const View&) { return false; }
inline Offer offer(const View&) { return Offer::none; }

// --- texts for machines ---

inline std::string move_text(Move move) { return "take " + std::to_string(move.pebbles); }
inline bool parse_move(std::string_view text, Move& move) {
  for (std::uint8_t n = 1; n <= most_taken; ++n)
    if (text == move_text({n})) return move = {n}, true;
  return false;
}
inline std::string state_text(const State& state) {
  FieldWriter out;
  out.line("pebbles").value(state.left).value(state.to_move);
  return std::move(out).text();
}
inline std::expected<void, TextError> parse_state(std::string_view text, State& state) {
  FieldReader in(text);
  in.line("pebbles");
  in.number_into(state.left, 0, pebbles);
  in.number_into(state.to_move, 0, info.max_seats - 1);
  in.end_line();
  in.end();
  if (!in.ok()) return std::unexpected(TextError{in.bad_line(), in.what()});
  return {};
}
inline std::string view_text(const View& view) { return state_text(view.state); }

// --- words for people ---

inline Phrase move_phrase(const View&, Move move) { return {"pebbles.move", {number("n", move.pebbles)}}; }
inline Phrase event_phrase(const View&, const Event& event) {
  return {"pebbles.event.taken", {seat_name("who", event.seat), number("n", event.data[0])}};
}
inline Phrase refusal_phrase(const View&, Refusal) { return {"pebbles.refusal"}; }
inline Phrase question(const View& view) { return {"pebbles.question", {seat_name("who", to_move(view.state))}}; }
inline Phrase round_phrase(const View&) { return {}; }
inline bool ends_turn(const State&, const Event&) { return true; }
inline std::vector<Section> in_words(const View& view) {
  return {{{"pebbles.table"}, {{"pebbles.left", {number("n", view.state.left)}}}}};
}

static_assert(Playable<State>);

}  // namespace kairo::pebbles
