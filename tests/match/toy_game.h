#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <utility>

#include "engine/core/answer_until_asked.h"
#include "engine/core/fields.h"
#include "engine/core/fixed_vector.h"
#include "engine/core/playable.h"
#include "engine/core/ranking.h"

/// A small game with everything that a match must cope with: options, sealed choices, a hidden deck, something that
/// only one seat learns, moves that may be undone and a final one, decisions with a single choice.
///
/// In each round every seat secretly bids 0 … all of its stones, and all bids are spent. A sole highest bidder wins the
/// top card of the deck as gold, peeks at the next card, and may then turn stones into gold one by one until done.
namespace kairo::toy {

inline constexpr int cards = 10;  ///< worth 1 … 10
inline constexpr std::array<OptionSpec, 2> options{OptionSpec{"stones", 2, 6, 2, 4}, OptionSpec{"rounds", 1, 5, 1, 3}};
inline constexpr std::array<std::string_view, 2> sources{"gold", "stones"};
inline constexpr GameInfo info{.id = "toy",
                               .number = 63,
                               .rules_version = 5,
                               .min_seats = 2,
                               .max_seats = 4,
                               .options = options,
                               .score_sources = sources};

enum class Phase : std::uint8_t { bid, trade, over };
enum class Refusal : std::uint8_t { none, not_asked, too_many, over };
enum class EventKind : std::uint8_t { sealed, revealed, drawn, peeked, polished, done };

struct Move {
  enum class Kind : std::uint8_t { bid, polish, done };
  Kind kind = Kind::done;
  std::uint8_t stones = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

struct View {
  Seat me = no_seat;
  std::uint8_t players = 0;
  std::uint8_t rounds = 0;
  Phase phase = Phase::over;
  Seat asked = no_seat;
  std::uint8_t drawn = 0;
  std::array<std::uint8_t, cards> known{};  ///< by place in the deck; 0 if this seat does not know the card
  BySeat<std::uint8_t> stones{};
  BySeat<std::uint8_t> gold{};
  Seat peeker = no_seat;
  std::uint8_t my_bid = 0;
  friend bool operator==(const View&, const View&) = default;
};

struct State {
  using Move = toy::Move;
  using View = toy::View;
  using Refusal = toy::Refusal;
  using MoveList = FixedVector<Move, 32>;

  std::uint8_t players = 0;
  std::uint8_t rounds = 0;
  Phase phase = Phase::over;
  Seat asked = no_seat;
  std::uint8_t drawn = 0;  ///< cards drawn, one per round
  std::array<std::uint8_t, cards> deck{};
  BySeat<std::uint8_t> stones{};
  BySeat<std::uint8_t> gold{};
  BySeat<std::uint8_t> bids{};  ///< of the seats below `asked`
  Seat peeker = no_seat;        ///< who knows the next card
  friend bool operator==(const State&, const State&) = default;
};

inline const GameInfo& game_info(const State&) { return info; }
inline int seats(const State& state) { return state.players; }
inline Seat to_move(const State& state) { return state.asked; }

inline void deal(const Setup& setup, State& state) {
  state = State{};
  state.players = static_cast<std::uint8_t>(setup.seats);
  state.rounds = static_cast<std::uint8_t>(setup.options[1]);
  state.phase = Phase::bid;
  state.asked = 0;
  for (std::size_t i = 0; i < state.deck.size(); ++i) state.deck[i] = static_cast<std::uint8_t>(i + 1);
  Rng rng(setup.seed);
  shuffle(std::span(state.deck), rng);
  for (std::size_t seat = 0; seat < state.players; ++seat)
    state.stones[seat] = static_cast<std::uint8_t>(setup.options[0]);
}

inline Refusal why_not(const State& state, Move move) {
  if (state.phase == Phase::over) return Refusal::over;
  const bool bidding = state.phase == Phase::bid;
  if (move.kind != Move::Kind::bid && move.kind != Move::Kind::polish && move.kind != Move::Kind::done)
    return Refusal::not_asked;
  if (bidding != (move.kind == Move::Kind::bid)) return Refusal::not_asked;
  if (!bidding && move.stones != 0) return Refusal::too_many;
  const int needed = move.kind == Move::Kind::polish ? 1 : move.stones;
  return needed <= state.stones[state.asked] ? Refusal::none : Refusal::too_many;
}

inline void legal(const State& state, State::MoveList& moves) {
  moves.clear();
  if (state.phase == Phase::bid)
    for (int n = 0; n <= state.stones[state.asked]; ++n)
      moves.push_back({Move::Kind::bid, static_cast<std::uint8_t>(n)});
  if (state.phase != Phase::trade) return;
  if (state.stones[state.asked] > 0) moves.push_back({Move::Kind::polish, 0});
  moves.push_back({Move::Kind::done, 0});
}

inline Event event(EventKind kind, Seat seat, int value, SeatSet audience = public_audience) {
  return {static_cast<std::uint8_t>(kind), seat, audience, {static_cast<std::int16_t>(value)}};
}

inline void next_round(State& state) {
  const bool over = state.drawn == state.rounds;
  state.phase = over ? Phase::over : Phase::bid;
  state.asked = over ? no_seat : Seat{0};
}

/// The only seat with the highest bid, or no_seat.
inline Seat sole_highest(const State& state) {
  Seat best = no_seat;
  int most = 0;
  for (Seat seat = 0; seat < state.players; ++seat) {
    if (state.bids[seat] == most) best = no_seat;
    if (state.bids[seat] > most) {
      most = state.bids[seat];
      best = seat;
    }
  }
  return best;
}

template <EventSink Sink>
void reveal(State& state, Sink& sink) {
  sink.seal();
  const Seat winner = sole_highest(state);
  for (Seat seat = 0; seat < state.players; ++seat) {
    const std::uint8_t bid = std::exchange(state.bids[seat], std::uint8_t{0});
    state.stones[seat] = static_cast<std::uint8_t>(state.stones[seat] - bid);
    sink.emit(event(EventKind::revealed, seat, bid));
  }
  state.peeker = no_seat;
  const std::uint8_t card = state.deck[state.drawn++];
  if (winner != no_seat) state.gold[winner] = static_cast<std::uint8_t>(state.gold[winner] + card);
  sink.emit(event(EventKind::drawn, winner, card));
  if (winner == no_seat) return next_round(state);
  state.peeker = winner;
  sink.emit(event(EventKind::peeked, winner, state.deck[state.drawn], only(winner)));
  state.phase = Phase::trade;
  state.asked = winner;
}

template <EventSink Sink>
void play(State& state, Move move, Sink& sink) {
  const Seat seat = state.asked;
  switch (move.kind) {
    case Move::Kind::bid:
      state.bids[seat] = move.stones;
      ++state.asked;
      sink.emit(event(EventKind::sealed, seat, 0));
      if (state.asked == state.players) reveal(state, sink);
      return;
    case Move::Kind::polish:
      --state.stones[seat];
      ++state.gold[seat];
      sink.emit(event(EventKind::polished, seat, 0));
      return;
    case Move::Kind::done:
      sink.seal();
      sink.emit(event(EventKind::done, seat, 0));
      return next_round(state);
  }
}

inline bool ask_ahead(State& state, Seat seat) {
  if (state.phase != Phase::bid || seat <= state.asked || seat >= state.players) return false;
  answer_until_asked(state, seat);
  return true;
}

inline Score score(const State& state) {
  Score score{state.players, {}};
  BySeat<std::array<int, 1>> merits{};
  for (std::size_t seat = 0; seat < state.players; ++seat) {
    SeatScore& line = score.of[seat];
    line.by_source[0] = state.gold[seat];
    line.by_source[1] = state.stones[seat];
    line.total = static_cast<std::int16_t>(state.gold[seat] + state.stones[seat]);
    merits[seat] = {line.total};
  }
  rank_seats(score, merits);
  return score;
}

inline bool conserved(const State& state) {
  std::array<std::uint8_t, cards> sorted = state.deck;
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t i = 0; i < sorted.size(); ++i)
    if (sorted[i] != i + 1) return false;
  if (state.players < info.min_seats || state.players > info.max_seats || state.rounds > 5 ||
      state.drawn > state.rounds || (state.phase == Phase::over) != (state.asked == no_seat) ||
      (state.phase != Phase::over && state.asked >= state.players) ||
      (state.phase == Phase::bid && state.drawn == state.rounds) || (state.phase == Phase::trade && state.drawn == 0) ||
      (state.peeker != no_seat && state.peeker >= state.players))
    return false;
  for (Seat seat = 0; seat < max_seats; ++seat) {
    if (state.bids[seat] > state.stones[seat] || state.stones[seat] > 6 || state.gold[seat] > 100) return false;
    if (seat >= state.players && (state.stones[seat] != 0 || state.gold[seat] != 0)) return false;
    if (state.bids[seat] != 0 && (state.phase != Phase::bid || seat >= state.asked)) return false;
  }
  return true;
}

inline View look(const State& state, Seat seat) {
  View view{seat, state.players, state.rounds, state.phase, state.asked, state.drawn};
  const int known = state.drawn + (seat != no_seat && seat == state.peeker ? 1 : 0);
  for (std::size_t i = 0; i < static_cast<std::size_t>(known); ++i) view.known[i] = state.deck[i];
  view.stones = state.stones;
  view.gold = state.gold;
  view.peeker = state.peeker;
  if (seat < state.players) view.my_bid = state.bids[seat];
  return view;
}

inline bool private_question(const View& view) { return view.phase != Phase::over; }
inline Offer offer(const View&) { return Offer::none; }

inline State imagine(const View& view, Rng& rng) {
  State state;
  state.players = view.players;
  state.rounds = view.rounds;
  state.phase = view.phase;
  state.asked = view.asked;
  state.drawn = view.drawn;
  state.stones = view.stones;
  state.gold = view.gold;
  state.peeker = view.peeker;
  FixedVector<std::uint8_t, cards> unseen;
  for (int card = 1; card <= cards; ++card)
    if (std::find(view.known.begin(), view.known.end(), card) == view.known.end())
      unseen.push_back(static_cast<std::uint8_t>(card));
  shuffle(std::span(unseen.begin(), unseen.size()), rng);
  for (std::size_t i = 0; i < state.deck.size(); ++i) {
    state.deck[i] = view.known[i];
    if (view.known[i] != 0) continue;
    state.deck[i] = unseen.back();
    unseen.pop_back();
  }
  for (Seat seat = 0; view.phase == Phase::bid && seat < view.asked; ++seat)
    state.bids[seat] = seat == view.me ? view.my_bid : static_cast<std::uint8_t>(rng.below(view.stones[seat] + 1U));
  return state;
}

inline std::string move_text(Move move) {
  switch (move.kind) {
    case Move::Kind::bid: return "bid " + std::to_string(move.stones);
    case Move::Kind::polish: return "polish";
    case Move::Kind::done: return "done";
  }
  return "?";
}

inline bool parse_move(std::string_view text, Move& move) {
  if (text == "polish" || text == "done") {
    move = {text == "done" ? Move::Kind::done : Move::Kind::polish, 0};
    return true;
  }
  if (!text.starts_with("bid ")) return false;
  text.remove_prefix(4);
  move.kind = Move::Kind::bid;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), move.stones);
  return error == std::errc{} && end == text.data() + text.size();
}

template <class Numbers>
void write_numbers(FieldWriter& out, std::string_view name, const Numbers& numbers) {
  out.line(name);
  for (const int number : numbers) out.value(number);
}

template <class Numbers>
void read_numbers(FieldReader& in, std::string_view name, Numbers& numbers, int highest) {
  in.line(name);
  for (auto& number : numbers) number = static_cast<std::uint8_t>(in.number(0, highest));
  in.end_line();
}

inline std::string state_text(const State& state) {
  FieldWriter out;
  out.line("toy").value(state.players).value(state.rounds);
  out.line("asked").value(static_cast<int>(state.phase)).value(state.asked).value(state.drawn).value(state.peeker);
  write_numbers(out, "deck", state.deck);
  write_numbers(out, "stones", state.stones);
  write_numbers(out, "gold", state.gold);
  write_numbers(out, "bids", state.bids);
  return std::move(out).text();
}

inline std::expected<void, TextError> parse_state(std::string_view text, State& state) {
  FieldReader in(text);
  State read;
  in.line("toy");
  read.players = static_cast<std::uint8_t>(in.number(info.min_seats, info.max_seats));
  read.rounds = static_cast<std::uint8_t>(in.number(1, 5));
  in.end_line();
  in.line("asked");
  read.phase = static_cast<Phase>(in.number(0, 2));
  read.asked = static_cast<Seat>(in.number(0, no_seat));
  read.drawn = static_cast<std::uint8_t>(in.number(0, cards));
  read.peeker = static_cast<Seat>(in.number(0, no_seat));
  in.end_line();
  read_numbers(in, "deck", read.deck, cards);
  read_numbers(in, "stones", read.stones, 6);
  read_numbers(in, "gold", read.gold, 100);
  read_numbers(in, "bids", read.bids, 6);
  in.end();
  if (!in.ok()) return std::unexpected(TextError{in.bad_line(), in.what()});
  if (!conserved(read)) return std::unexpected(TextError{0, "no match can reach this position"});
  state = read;
  return {};
}

inline std::string view_text(const View& view) {
  FieldWriter out;
  out.line("seen by").value(view.me);
  out.line("asked").value(static_cast<int>(view.phase)).value(view.asked).value(view.drawn).value(view.peeker);
  write_numbers(out, "known", view.known);
  write_numbers(out, "stones", view.stones);
  write_numbers(out, "gold", view.gold);
  out.line("my bid").value(view.my_bid);
  return std::move(out).text();
}

inline Phrase move_phrase(const View&, Move move) { return {"toy.move", {number("stones", move.stones)}}; }
inline Phrase event_phrase(const View&, const Event& event) {
  return {"toy.event", {number("kind", event.kind), number("value", event.data[0])}};
}
inline Phrase refusal_phrase(const View&, Refusal refusal) {
  return {"toy.refusal", {number("reason", static_cast<int>(refusal))}};
}
inline Phrase round_phrase(const View& view) { return {"toy.round", {number("n", view.drawn + 1)}}; }
inline bool ends_turn(const State&, const Event& event) { return event.kind == static_cast<int>(EventKind::done); }
inline Phrase question(const View& view) { return {"toy.asked", {seat_name("seat", view.asked)}}; }
inline std::vector<Section> in_words(const View& view) {
  return {{{"toy.table"}, {{"toy.gold", {number("of", view.gold[0])}}}}};
}

static_assert(Playable<State>);

}  // namespace kairo::toy
