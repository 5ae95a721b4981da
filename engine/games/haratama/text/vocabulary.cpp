#include "engine/games/haratama/text/vocabulary.h"

#include <charconv>

#include "engine/games/haratama/pieces/tricks.h"

namespace kairo::haratama::vocabulary {

namespace {

constexpr char upper_case(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}

}  // namespace

std::string card(Card card) {
  if (!has(whole_deck(max_players), card)) return std::string(none);
  return suit_letters[static_cast<std::size_t>(suit_of(card))] + std::to_string(rank_of(card));
}

Card parse_card(std::string_view word) {
  const std::size_t suit = word.empty() ? std::string_view::npos : suit_letters.find(upper_case(word.front()));
  if (suit == std::string_view::npos) return no_card;
  int rank = 0;
  const char* end = word.data() + word.size();
  const auto [stop, error] = std::from_chars(word.data() + 1, end, rank);
  if (error != std::errc{} || stop != end || rank < 1 || rank > ranks(max_players)) return no_card;
  return card_of(static_cast<Suit>(suit), rank);
}

std::string lanes(Cards lanes) {
  std::string letters;
  for (const Suit suit : all_suits)
    if ((lanes & lane(suit)) != 0) letters += suit_letters[static_cast<std::size_t>(suit)];
  return letters.empty() ? std::string(none) : letters;
}

bool parse_lanes(std::string_view word, Cards& lanes) {
  lanes = 0;
  if (word == none) return true;
  for (const char letter : word) {
    const std::size_t suit = suit_letters.find(upper_case(letter));
    if (suit == std::string_view::npos) return false;
    lanes |= lane(static_cast<Suit>(suit));
  }
  return !word.empty();
}

}  // namespace kairo::haratama::vocabulary

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
