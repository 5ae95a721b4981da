#pragma once

#include "engine/match/position.h"

namespace kairo {

/// Inside a class, a member hides the free functions of its name from argument-dependent lookup. A using-declaration of
/// one of these in the member's body brings them back, as `using std::swap` does. None of them is ever called.
namespace adl {
struct Nothing {};
void consequences(Nothing);
void conserved(Nothing);
void ends_turn(Nothing);
void event_phrase(Nothing);
void families_at_place(Nothing);
void forget(Nothing);
void game_info(Nothing);
void imagine(Nothing);
void in_words(Nothing);
void is_gain(Nothing);
void legal(Nothing);
void move_families(Nothing);
void move_phrase(Nothing);
void move_places(Nothing);
void move_text(Nothing);
void offer(Nothing);
void parse_move(Nothing);
void play(Nothing);
void private_question(Nothing);
void question(Nothing);
void refusal_phrase(Nothing);
void retention_of(Nothing);
void round_phrase(Nothing);
void opening_phrase(Nothing);
void score(Nothing);
void score_so_far(Nothing);
void seats(Nothing);
void state_text(Nothing);
void to_move(Nothing);
void view_text(Nothing);
}  // namespace adl

/// Implements Position for a game's State: each member calls the game's free function of the same name.
template <Playable S>
class PositionOf final : public Position {
 public:
  explicit PositionOf(const S& state) : state_(state) {}

  std::unique_ptr<Position> clone() const override { return std::make_unique<PositionOf>(state_); }
  bool equals(const Position& other) const override {
    const S* theirs = other.as<S>();
    return theirs != nullptr && *theirs == state_;
  }
  const GameInfo& game_info() const override {
    using adl::game_info;
    return game_info(state_);
  }
  int seats() const override {
    using adl::seats;
    return seats(state_);
  }

  Seat to_move() const override {
    using adl::to_move;
    return to_move(state_);
  }
  std::vector<AnyMove> legal() const override {
    using adl::legal;
    typename S::MoveList moves;
    legal(state_, moves);
    std::vector<AnyMove> any;
    any.reserve(moves.size());
    for (const Move& move : moves) any.push_back(erase_move(move));
    return any;
  }
  Phrase refusal_phrase(AnyMove move) const override {
    using adl::refusal_phrase;
    const auto reason = why_not(state_, restore_move<Move>(move));
    return reason == S::Refusal::none ? Phrase{} : refusal_phrase(look(state_, to_move()), reason);
  }
  void play(AnyMove move, EventList& events) override {
    using adl::play;
    play(state_, restore_move<Move>(move), events);
  }
  Score score() const override {
    using adl::score;
    return score(state_);
  }
  bool conserved() const override {
    using adl::conserved;
    return conserved(state_);
  }

  std::unique_ptr<Position> imagine(Seat seat, Rng& rng) const override {
    using adl::imagine;
    return std::make_unique<PositionOf>(imagine(look(state_, seat), rng));
  }
  bool same_view(const Position& other, Seat seat) const override {
    const S* theirs = other.as<S>();
    return theirs != nullptr && look(*theirs, seat) == look(state_, seat);
  }

  std::string move_text(AnyMove move) const override {
    using adl::move_text;
    return move_text(restore_move<Move>(move));
  }
  std::optional<AnyMove> parse_move(std::string_view text) const override {
    using adl::parse_move;
    Move move{};
    if (!parse_move(text, move)) return std::nullopt;
    return erase_move(move);
  }
  std::string state_text() const override {
    using adl::state_text;
    return state_text(state_);
  }
  std::string view_text(Seat seat) const override {
    using adl::view_text;
    return view_text(look(state_, seat));
  }

  Phrase move_phrase(Seat seat, AnyMove move) const override {
    using adl::move_phrase;
    return move_phrase(look(state_, seat), restore_move<Move>(move));
  }
  Phrase event_phrase(Seat seat, const Event& event) const override {
    using adl::event_phrase;
    return event_phrase(look(state_, seat), event);
  }
  Phrase question(Seat seat) const override {
    using adl::question;
    return question(look(state_, seat));
  }
  bool private_question() const override {
    using adl::private_question;
    return to_move() != no_seat && private_question(look(state_, to_move()));
  }
  Offer offer() const override {
    using adl::offer;
    return to_move() == no_seat ? Offer::none : offer(look(state_, no_seat));
  }
  std::vector<Section> in_words(Seat seat) const override {
    using adl::in_words;
    return in_words(look(state_, seat));
  }
  Phrase round_phrase() const override {
    using adl::round_phrase;
    return round_phrase(look(state_, no_seat));
  }
  Phrase opening_phrase() const override {
    using adl::opening_phrase;
    if constexpr (requires(const typename S::View& view) { opening_phrase(view); })
      return opening_phrase(look(state_, no_seat));
    else
      return {};
  }
  bool ends_turn(const Event& event) const override {
    using adl::ends_turn;
    return ends_turn(state_, event);
  }
  bool is_gain(const Event& event) const override {
    using adl::is_gain;
    if constexpr (requires { is_gain(state_, event); })
      return is_gain(state_, event);
    else
      return false;
  }

  Retention retention_of(const Event& event) const override {
    using adl::retention_of;
    if constexpr (requires { retention_of(state_, event); })
      return retention_of(state_, event);
    else
      return Retention::always;
  }
  void forget() override {
    using adl::forget;
    if constexpr (requires { forget(state_); }) forget(state_);
  }

  std::unique_ptr<Position> asked_ahead(Seat seat) const override {
    if constexpr (requires(S & state) { ask_ahead(state, seat); }) {
      auto ahead = std::make_unique<PositionOf>(state_);
      if (seat != to_move() && ask_ahead(ahead->state_, seat)) return ahead;
    }
    return nullptr;
  }

  std::vector<Phrase> consequences(Seat seat, AnyMove move) const override {
    using adl::consequences;
    if constexpr (requires(const Move& typed) { consequences(look(state_, seat), typed); })
      return consequences(look(state_, seat), restore_move<Move>(move));
    else
      return {};
  }
  std::vector<Phrase> move_families(Seat seat, AnyMove move) const override {
    using adl::move_families;
    if constexpr (requires(const Move& typed) { move_families(look(state_, seat), typed); })
      return move_families(look(state_, seat), restore_move<Move>(move));
    else
      return {};
  }
  std::vector<Phrase> families_at_place(Seat seat, AnyMove move) const override {
    using adl::families_at_place;
    if constexpr (requires(const Move& typed) { families_at_place(look(state_, seat), typed); })
      return families_at_place(look(state_, seat), restore_move<Move>(move));
    else
      return move_families(seat, move);
  }
  std::vector<int> move_places(Seat seat, AnyMove move) const override {
    using adl::move_places;
    if constexpr (requires(const Move& typed) { move_places(look(state_, seat), typed); })
      return move_places(look(state_, seat), restore_move<Move>(move));
    else
      return {};
  }
  std::optional<Score> score_so_far(Seat viewer) const override {
    using adl::score_so_far;
    if constexpr (requires { score_so_far(look(state_, viewer)); })
      return score_so_far(look(state_, viewer));
    else
      return std::nullopt;
  }

  int playout(Rng& rng) override { return kairo::playout(state_, rng); }

 protected:
  const void* state_of(const void* tag) const override { return tag == &type_tag<S> ? &state_ : nullptr; }

 private:
  using Move = typename S::Move;
  S state_;
};

/// Reads a position of a game with this State (position_text.h).
template <Playable S>
std::expected<std::unique_ptr<Position>, TextError> read_position_of(std::string_view text) {
  S state{};
  if (auto read = parse_state(text, state); !read) return std::unexpected(read.error());
  return std::make_unique<PositionOf<S>>(state);
}

/// The description of the game with this State. The program makes no state for it: a page can lack the game's
/// functions.
template <Playable S>
inline constexpr const GameInfo& info_of = game_info(S{});

/// The registry's entry for a game with this State.
template <Playable S>
constexpr Game make_game() {
  return Game{
      .info = &game_info(S{}),
      .deal = [](const Setup& setup) -> std::unique_ptr<Position> {
        S state{};
        deal(setup, state);
        return std::make_unique<PositionOf<S>>(state);
      },
      .opening_events = [](const Setup& setup) -> std::vector<Event> {
        EventList opening;
        if constexpr (requires(S & state) { deal(setup, state, opening); }) {
          S state{};
          deal(setup, state, opening);
        }
        return std::move(opening.events);
      },
  };
}

}  // namespace kairo
