#include "engine/games/haratama/text/vocabulary.h"

#include <charconv>

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
