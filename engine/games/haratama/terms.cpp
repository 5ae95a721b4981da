#include "engine/games/haratama/terms.h"

#include <utility>

namespace kairo::haratama {

std::string_view suit_key(Suit suit) {
  constexpr std::array<std::string_view, suits> keys{"haratama.suit.red", "haratama.suit.blue", "haratama.suit.purple",
                                                     "haratama.suit.green"};
  // Moves may hold any bits; what is out of bounds is shown as some suit.
  return keys[static_cast<std::size_t>(suit) % suits];
}

Phrase card_phrase(Card card) {
  return {"haratama.card", {term("suit", suit_key(suit_of(card))), number("rank", rank_of(card))}};
}

namespace terms {

Arg card(std::string_view hole, Card card) { return list(hole, {card_phrase(card)}); }

Arg suit(std::string_view hole, Suit suit) { return term(hole, suit_key(suit)); }

Arg cards(std::string_view hole, Cards cards) {
  std::vector<Phrase> items;
  for (; cards != 0; cards = without_first(cards)) items.push_back(card_phrase(first(cards)));
  return list(hole, std::move(items));
}

Arg ranks(std::string_view hole, Ranks ranks) {
  std::vector<Phrase> items;
  for (Cards left = ranks; left != 0; left = without_first(left))
    items.push_back({"haratama.rank", {number("rank", first(left) + 1)}});
  return list(hole, std::move(items));
}

Arg suits_of(std::string_view hole, Cards lanes) {
  std::vector<Phrase> items;
  for (const Suit suit : all_suits)
    if ((lanes & lane(suit)) != 0) items.push_back({suit_key(suit)});
  return list(hole, std::move(items));
}

}  // namespace terms

}  // namespace kairo::haratama
