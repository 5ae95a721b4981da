#include <charconv>
#include <utility>

#include "engine/core/fields.h"
#include "engine/games/wicked/checks/validate.h"
#include "engine/games/wicked/text/vocabulary.h"
#include "engine/games/wicked/words.h"

namespace kairo::wicked {

namespace {

/// Reads a card: its number, optionally followed by its face.
template <std::size_t N>
void read_card(FieldReader& in, std::string (*text_of)(int), std::uint8_t& target) {
  const std::string_view word = in.word();
  std::size_t card = N;
  const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), card);
  if (error != std::errc{} || card >= N) return in.fail("expected the number of a card, 0 to " + std::to_string(N - 1));
  const std::string face = text_of(static_cast<int>(card));
  if (stop != word.data() + word.size() && word != face) return in.fail("the face of this card is " + face);
  target = static_cast<std::uint8_t>(card);
}

void read_bid(FieldReader& in, int players, Bid& bid) {
  in.number_into(bid.pieces, 0, pieces_each(players));
  in.word_into(bid.signs, vocabulary::signs);
}

void read_position(FieldReader& in, State& state) {
  in.line("wicked");
  in.number(info.rules_version, info.rules_version);
  in.end_line();
  in.line("players");
  in.number_into(state.players, min_players, max_players);
  in.end_line();
  // All further bounds depend on the number of players.
  if (!in.ok()) return;
  in.line("phase");
  in.word_into(state.phase, vocabulary::phase);
  in.end_line();
  in.line("asked");
  if (state.phase == Phase::over) {
    if (in.word() != "nobody") in.fail("once the game is over nobody is asked");
  } else {
    in.number_into(state.asked, 0, state.players - 1);
  }
  in.end_line();
  in.line("round");
  in.number_into(state.round, 1, rounds);
  in.end_line();
  in.line("corridor");
  in.number_into(state.corridor, 1, corridors_per_round(state.players));
  in.end_line();
  --state.round;
  --state.corridor;
  in.line("stepped");
  in.number_into(state.stepped, 0, 1);
  in.end_line();
  in.line("order");
  for (std::uint8_t& card : state.order) read_card<corridors.size()>(in, vocabulary::corridor, card);
  in.end_line();
}

void read_board(FieldReader& in, int players, int seat, Board& board) {
  in.line("board");
  in.number(seat, seat);
  in.end_line();
  for (int rank = 0; rank < ranks; ++rank) {
    in.line(vocabulary::rank[rank]);
    for (std::uint8_t& count : board.tokens[rank]) in.number_into(count, 0, 0xff);
    in.end_line();
  }
  in.line("great");
  for (int i = 0; i < oracles_each; ++i) {
    read_card<great_oracles.size()>(in, vocabulary::great, board.great[i]);
    in.word_into(board.great_done[i], vocabulary::done);
  }
  in.end_line();
  in.line("small");
  for (int i = 0; i < oracles_each; ++i) {
    read_card<small_oracles.size()>(in, vocabulary::small, board.small[i]);
    in.word_into(board.small_done[i], vocabulary::done);
  }
  in.end_line();
  in.line("spells");
  in.number_into(board.promotions, 0, 0xff);
  in.number_into(board.colour_changes, 0, 0xff);
  in.end_line();
  in.line("impurity");
  in.number_into(board.impurity, 0, 0xff);
  in.end_line();
  in.line("left");
  Bid left;
  read_bid(in, players, left);
  board.pieces = left.pieces;
  board.signs = left.signs;
  in.end_line();
}

void read_bids(FieldReader& in, State& state) {
  in.line("sealed");
  const int sealed = state.phase == Phase::bid ? state.asked : 0;
  for (int seat = 0; seat < sealed; ++seat) read_bid(in, state.players, state.sealed[seat]);
  in.end_line();
  in.line("last");
  BySeat<Bid> bids{};
  if (last_reveal(state, bids).happened != 0)
    for (int seat = 0; seat < state.players; ++seat) read_bid(in, state.players, bids[seat]);
  in.end_line();
  state.last = last_reveal(state, bids);
}

void read_questions(FieldReader& in, State& state) {
  in.line("whites");
  for (int seat = 0; seat < state.players; ++seat) in.number_into(state.whites[seat], 0, 0xff);
  in.end_line();
  in.line("full");
  in.word_into(state.full, vocabulary::rank);
  in.word_into(state.risen, vocabulary::colour);
  in.end_line();
  in.end();
}

}  // namespace

std::expected<void, TextError> parse_state(std::string_view text, State& state) {
  FieldReader in(text);
  State read;
  read_position(in, read);
  if (in.ok())
    for (int seat = 0; seat < read.players; ++seat) read_board(in, read.players, seat, read.boards[seat]);
  if (in.ok()) read_bids(in, read);
  if (in.ok()) read_questions(in, read);
  if (!in.ok()) return std::unexpected(TextError{in.bad_line(), in.what()});
  if (const MaybeError error = validate(read)) return std::unexpected(text_error(text, *error));
  state = read;
  return {};
}

}  // namespace kairo::wicked
