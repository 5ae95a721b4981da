#include "engine/games/wicked/words/terms.h"

#include <utility>

namespace kairo::wicked {

namespace {

constexpr std::array<std::string_view, colours> colour_keys{"wicked.colour.red", "wicked.colour.green",
                                                            "wicked.colour.blue", "wicked.colour.yellow"};
constexpr std::array<std::string_view, ranks> rank_keys{"wicked.rank.low", "wicked.rank.middle", "wicked.rank.high"};
constexpr std::array<std::string_view, 7> half_keys{
    "wicked.colour.red",   "wicked.colour.green",   "wicked.colour.blue",        "wicked.colour.yellow",
    "wicked.colour.white", "wicked.half.promotion", "wicked.half.colour_change",
};
/// Indexed by the set of signs, less one: there is no key for the empty set.
constexpr std::array<std::string_view, both_signs> sign_keys{"wicked.signs.witch", "wicked.signs.soul",
                                                             "wicked.signs.both"};

/// Moves may hold any bits, so anything out of bounds is shown as the last key.
template <std::size_t N>
std::string_view key(const std::array<std::string_view, N>& keys, std::size_t i) {
  return keys[i < N ? i : N - 1];
}

/// An item of a list: `n` tokens of a rank and colour.
Phrase tokens(int n, int rank, int colour) {
  return {"wicked.tokens", {number("n", n), terms::rank("rank", rank), terms::colour("colour", colour)}};
}

}  // namespace

std::string_view colour_key(Colour colour) { return key(colour_keys, static_cast<std::size_t>(colour)); }
std::string_view rank_key(Rank rank) { return key(rank_keys, static_cast<std::size_t>(rank)); }
std::string_view half_key(Half half) { return key(half_keys, static_cast<std::size_t>(half)); }

namespace terms {

Arg colour(std::string_view name, int colour) { return term(name, colour_key(static_cast<Colour>(colour))); }

Arg rank(std::string_view name, int rank) { return term(name, rank_key(static_cast<Rank>(rank))); }

Arg rank_above(std::string_view name, int rank) { return terms::rank(name, rank + 1); }

Arg card(std::string_view name, int card) {
  const Corridor& face = corridors[card];
  return list(name, {{"wicked.card", {term("upper", half_key(face.upper)), term("lower", half_key(face.lower))}}});
}

Phrase hand(Bid bid) {
  const Arg pieces = number("n", bid.pieces);
  const Arg signs = term("signs", key(sign_keys, bid.signs - 1U));
  if (bid.pieces > 0 && bid.signs != 0) return {"wicked.hand.both", {pieces, signs}};
  if (bid.pieces > 0) return {"wicked.hand.pieces", {pieces}};
  if (bid.signs != 0) return {"wicked.hand.signs", {signs}};
  return {"wicked.hand.nothing"};
}

Arg hand(std::string_view name, Bid bid) { return list(name, {hand(bid)}); }

Arg small_demands(std::string_view name, int card) {
  std::vector<Phrase> items;
  for (int rank = ranks - 1; rank >= 0; --rank)
    for (int colour = 0; colour < colours; ++colour)
      if (const int n = small_oracles[card].demands[rank][colour]; n > 0) items.push_back(tokens(n, rank, colour));
  return list(name, std::move(items));
}

Arg great_demands(std::string_view name, int card) {
  const int high = index(Rank::high);
  const GreatOracle& oracle = great_oracles[card];
  if (oracle.first == oracle.second) return list(name, {tokens(2, high, index(oracle.first))});
  return list(name, {tokens(1, high, index(oracle.first)), tokens(1, high, index(oracle.second))});
}

Arg small_reward(std::string_view name, int card) {
  const SmallOracle& oracle = small_oracles[card];
  if (oracle.reward == SmallReward::promotion) return term(name, "wicked.reward.promotion");
  std::vector<Phrase> items;
  for (int colour = 0; colour < colours; ++colour)
    if (const int n = oracle.gives[colour]; n > 0) items.push_back(tokens(n, index(Rank::low), colour));
  return list(name, std::move(items));
}

Arg spells(std::string_view name, int promotions, int colour_changes) {
  std::vector<Phrase> items;
  if (promotions > 0) items.push_back({"wicked.spells.promotion", {number("n", promotions)}});
  if (colour_changes > 0) items.push_back({"wicked.spells.colour_change", {number("n", colour_changes)}});
  return list(name, std::move(items));
}

}  // namespace terms

}  // namespace kairo::wicked
