#pragma once

#include "engine/match/position.h"

namespace kairo {

/// Position over a game's plain State: each member calls the game's free function of the same contract.
template <Playable S>
class PositionOf final : public Position {
 public:
  explicit PositionOf(const S& state) : state_(state) {}

  std::unique_ptr<Position> clone() const override { return std::make_unique<PositionOf>(state_); }
  bool equals(const Position& other) const override {
    const S* theirs = other.as<S>();
    return theirs != nullptr && *theirs == state_;
  }
  const GameInfo& info() const override { return game_info(state_); }
  int table_size() const override { return seats(state_); }

  Seat turn() const override { return to_move(state_); }
  std::vector<AnyMove> legal_moves() const override {
    typename S::MoveList moves;
    legal(state_, moves);
    std::vector<AnyMove> any;
    any.reserve(moves.size());
    for (const Move& move : moves) any.push_back(erase_move(move));
    return any;
  }
  Phrase refusal(AnyMove move) const override {
    const auto reason = why_not(state_, restore_move<Move>(move));
    return reason == S::Refusal::none ? Phrase{} : refusal_phrase(look(state_, turn()), reason);
  }
  void make(AnyMove move, EventList& events) override { play(state_, restore_move<Move>(move), events); }
  Score standing() const override { return score(state_); }
  bool is_conserved() const override { return conserved(state_); }

  std::unique_ptr<Position> imagined(Seat seat, Rng& rng) const override {
    return std::make_unique<PositionOf>(imagine(look(state_, seat), rng));
  }
  bool same_view(const Position& other, Seat seat) const override {
    const S* theirs = other.as<S>();
    return theirs != nullptr && look(*theirs, seat) == look(state_, seat);
  }

  std::string text_of(AnyMove move) const override { return move_text(restore_move<Move>(move)); }
  std::optional<AnyMove> move_from(std::string_view text) const override {
    Move move{};
    if (!parse_move(text, move)) return std::nullopt;
    return erase_move(move);
  }
  std::string text() const override { return state_text(state_); }
  std::string view_for(Seat seat) const override { return view_text(look(state_, seat)); }

  Phrase sentence(Seat seat, AnyMove move) const override {
    return move_phrase(look(state_, seat), restore_move<Move>(move));
  }
  Phrase sentence(Seat seat, const Event& event) const override { return event_phrase(look(state_, seat), event); }
  Phrase question(Seat seat) const override { return asked(look(state_, seat)); }
  bool asks_in_private() const override { return turn() != no_seat && private_question(look(state_, turn())); }
  std::vector<Section> table_words(Seat seat) const override { return in_words(look(state_, seat)); }
  Phrase round() const override { return round_phrase(look(state_, no_seat)); }
  bool turn_ends_with(const Event& event) const override { return ends_turn(state_, event); }

  int play_out(Rng& rng) override { return playout(state_, rng); }

 protected:
  const void* state_of(const void* tag) const override { return tag == &type_tag<S> ? &state_ : nullptr; }

 private:
  using Move = typename S::Move;
  S state_;
};

/// The registry's entry for a game with this State.
template <Playable S>
Game make_game() {
  return Game{
      .info = &game_info(S{}),
      .deal = [](const Setup& setup) -> std::unique_ptr<Position> {
        S state{};
        deal(setup, state);
        return std::make_unique<PositionOf<S>>(state);
      },
      .parse_state = [](std::string_view text) -> std::expected<std::unique_ptr<Position>, TextError> {
        S state{};
        if (auto read = parse_state(text, state); !read) return std::unexpected(read.error());
        return std::make_unique<PositionOf<S>>(state);
      },
  };
}

}  // namespace kairo
