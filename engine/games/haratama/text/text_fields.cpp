#include "engine/games/haratama/text/text_fields.h"

#include "engine/games/haratama/pieces/tricks.h"

namespace kairo::haratama {

namespace {

/// Whether the line consists of the word for none.
bool read_none(FieldReader& in, std::string_view word) {
  if (word != vocabulary::none) return false;
  in.end_line();
  return true;
}

Card parse_card_word(FieldReader& in, std::string_view word) {
  const Card card = vocabulary::parse_card(word);
  if (card == no_card) in.fail("expected a card such as R3");
  return card;
}

}  // namespace

void write_ranks(FieldWriter& out, Ranks ranks) {
  for (Cards left = ranks; left != 0; left = without_first(left)) out.value(first(left) + 1);
}

void write_cards(FieldWriter& out, Cards cards) {
  if (cards == 0) out.value(vocabulary::none);
  for (Cards left = cards; left != 0; left = without_first(left)) out.value(vocabulary::card(first(left)));
}

void write_seat(FieldWriter& out, Seat seat) {
  if (seat == no_seat)
    out.value(vocabulary::none);
  else
    out.value(seat);
}

void write_trick(FieldWriter& out, const Trick& trick) {
  write_seat(out, trick.leader);
  for (int i = 0; i < trick.size; ++i) out.value(vocabulary::card(trick.cards[i]));
}

void read_ranks(FieldReader& in, Ranks& ranks) {
  while (in.more()) {
    const auto rank = in.number(1, lane_bits);
    if (!in.ok()) return;
    ranks |= static_cast<Ranks>(1U << (rank - 1));
  }
}

void read_cards(FieldReader& in, Cards& cards) {
  for (std::string_view word = in.word(); in.ok(); word = in.word()) {
    if (cards == 0 && read_none(in, word)) return;
    const Card card = parse_card_word(in, word);
    if (!in.ok()) return;
    if (has(cards, card)) return in.fail("a card is listed twice");
    cards |= bit(card);
    if (!in.more()) return;
  }
}

void read_seat(FieldReader& in, int players, Seat& seat) {
  const std::string_view word = in.word();
  seat = no_seat;
  if (!in.ok() || read_none(in, word)) return;
  if (word.size() != 1 || word[0] < '0' || word[0] >= '0' + players)
    return in.fail("expected the number of a seat, from 0");
  seat = static_cast<Seat>(word[0] - '0');
}

void read_trick(FieldReader& in, int players, Trick& trick) {
  read_seat(in, players, trick.leader);
  while (in.more()) {
    if (trick.size == players) return in.fail("a trick has at most one card from each player");
    trick.cards[trick.size++] = parse_card_word(in, in.word());
    if (!in.ok()) return;
  }
  trick.winner = winner_of(trick, players);
}

void read_card(FieldReader& in, Card& card) {
  const std::string_view word = in.word();
  card = no_card;
  if (in.ok() && !read_none(in, word)) card = parse_card_word(in, word);
  in.end_line();
}

}  // namespace kairo::haratama
