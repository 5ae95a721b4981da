#include "engine/games/haratama/words/terms.h"

#include <utility>

namespace kairo::haratama {

std::string_view suit_key(Suit suit) {
  constexpr std::array<std::string_view, suits> keys{"haratama.suit.red", "haratama.suit.blue", "haratama.suit.purple",
                                                     "haratama.suit.green"};
  // Moves may hold any bits, so anything out of bounds is shown as some suit.
  return keys[static_cast<std::size_t>(suit) % suits];
}

Phrase card_phrase(Card card) {
  return {"haratama.card", {term("suit", suit_key(suit_of(card))), number("rank", rank_of(card))}};
}

namespace terms {

Arg card(std::string_view name, Card card) { return list(name, {card_phrase(card)}); }

Arg suit(std::string_view name, Suit suit) { return term(name, suit_key(suit)); }

Arg cards(std::string_view name, Cards cards) {
  std::vector<Phrase> items;
  for (; cards != 0; cards = without_first(cards)) items.push_back(card_phrase(first(cards)));
  return list(name, std::move(items));
}

Arg ranks(std::string_view name, Ranks ranks) {
  std::vector<Phrase> items;
  for (Cards left = ranks; left != 0; left = without_first(left))
    items.push_back({"haratama.rank", {number("rank", first(left) + 1)}});
  return list(name, std::move(items));
}

Arg suits_of(std::string_view name, Cards cards) {
  std::vector<Phrase> items;
  for (const Suit suit : all_suits)
    if ((cards & lane(suit)) != 0) items.push_back({suit_key(suit)});
  return list(name, std::move(items));
}

}  // namespace terms

}  // namespace kairo::haratama
