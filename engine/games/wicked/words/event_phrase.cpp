#include <utility>

#include "engine/games/wicked/events.h"
#include "engine/games/wicked/words/terms.h"

namespace kairo::wicked {

namespace {

/// Builds the phrase for one event.
class EventPhraseBuilder {
 public:
  explicit EventPhraseBuilder(const Event& event) : event_(event), who_(seat_name("seat", event.seat)) {}

  [[nodiscard]] Phrase build() const {
    switch (static_cast<EventKind>(event_.kind)) {
      case EventKind::round_began: return round_began();
      case EventKind::bid_sealed: return {"wicked.event.bid_sealed", {who_}};
      case EventKind::bid_revealed: return revealed();
      case EventKind::corridor_ranked: return ranked();
      case EventKind::not_searched:
        return {"wicked.event.not_searched", {terms::card("card", as<event_row::NotSearched>().card)}};
      case EventKind::placed: return placed();
      case EventKind::impurity_taken: return {"wicked.event.impurity_taken", {who_, n()}};
      case EventKind::token_gained: return token_gained();
      case EventKind::spell_gained:
        return {"wicked.event.spell_gained", {who_, term("spell", half_key(as<event_row::SpellGained>().half))}};
      case EventKind::white_gained: return {"wicked.event.white_gained", {who_, n()}};
      case EventKind::colour_picked:
        return {"wicked.event.colour_picked",
                {who_, terms::colour("colour", index(as<event_row::ColourPicked>().colour))}};
      case EventKind::token_returned: return token_returned();
      case EventKind::soul_began: return {"wicked.event.soul_began"};
      case EventKind::promoted: return promoted();
      case EventKind::changed: return changed();
      case EventKind::small_achieved:
        return {"wicked.event.small_achieved", {who_, terms::small_demands("demands", as<event_row::Achieved>().card)}};
      case EventKind::great_achieved:
        return {"wicked.event.great_achieved", {who_, terms::great_demands("demands", as<event_row::Achieved>().card)}};
      case EventKind::reward_declined: return {"wicked.event.reward_declined", {who_}};
      case EventKind::reward_lost: return {"wicked.event.reward_lost", {who_}};
      case EventKind::spells_lost: return spells_lost();
      case EventKind::soul_done:
        return {as<event_row::SoulDone>().is_unasked ? "wicked.event.soul_done.unasked" : "wicked.event.soul_done",
                {who_}};
      case EventKind::ended: return {"wicked.event.ended"};
    }
    return {};
  }

 private:
  template <class Row>
  [[nodiscard]] Row as() const {
    return event_.as<Row>();
  }
  [[nodiscard]] Arg n() const { return number("n", as<event_row::Amount>().n); }

  [[nodiscard]] Phrase round_began() const {
    const auto [round, corridors] = as<event_row::RoundBegan>();
    return {"wicked.event.round_began", {number("round", round + 1), number("corridors", corridors)}};
  }

  [[nodiscard]] Phrase spells_lost() const {
    const auto [promotions, colour_changes] = as<event_row::SpellsLost>();
    return {"wicked.event.spells_lost", {who_, terms::spells("spells", promotions, colour_changes)}};
  }

  [[nodiscard]] Phrase revealed() const {
    const auto [pieces, signs, is_rest] = as<event_row::BidRevealed>();
    const Bid bid{pieces, signs};
    const bool rest = is_rest && bid != Bid{};
    return {rest ? "wicked.event.bid_revealed.rest" : "wicked.event.bid_revealed", {who_, terms::hand("hand", bid)}};
  }

  [[nodiscard]] Phrase placed() const {
    const auto [place, tied] = as<event_row::Placed>();
    if (tied > 0) return {"wicked.event.placed.tied", {who_, number("n", tied)}};
    return {place == Place::first ? "wicked.event.placed.first" : "wicked.event.placed.second", {who_}};
  }

  [[nodiscard]] Phrase ranked() const {
    const auto ranked = as<event_row::CorridorRanked>();
    const Arg card = terms::card("card", ranked.card);
    const Arg corridor = number("corridor", ranked.corridor + 1);
    std::vector<Phrase> signs;
    if (ranked.witches > 0) signs.push_back({"wicked.signs.witch.count", {number("n", ranked.witches)}});
    if (ranked.souls > 0) signs.push_back({"wicked.signs.soul.count", {number("n", ranked.souls)}});
    if (signs.empty()) return {"wicked.event.corridor_ranked", {corridor, card}};
    return {"wicked.event.corridor_ranked.signs", {corridor, card, list("signs", std::move(signs))}};
  }

  [[nodiscard]] Phrase token_gained() const {
    constexpr std::array<std::string_view, 4> keys{"wicked.event.token_gained.sign", "wicked.event.token_gained.upper",
                                                   "wicked.event.token_gained.lower",
                                                   "wicked.event.token_gained.oracle"};
    const auto [colour, n, by] = as<event_row::TokenGained>();
    return {keys[static_cast<std::size_t>(by)], {who_, terms::colour("colour", index(colour)), number("n", n)}};
  }

  [[nodiscard]] Phrase token_returned() const {
    const auto [rank, colour, is_forced] = as<event_row::TokenReturned>();
    return {is_forced ? "wicked.event.token_returned.forced" : "wicked.event.token_returned",
            {who_, terms::rank("rank", index(rank)), terms::colour("colour", index(colour))}};
  }

  [[nodiscard]] Phrase promoted() const {
    constexpr std::array<std::string_view, 3> keys{"wicked.event.promoted.pair", "wicked.event.promoted.spell",
                                                   "wicked.event.promoted.reward"};
    const auto [rank, colour, by] = as<event_row::Promoted>();
    return {keys[static_cast<std::size_t>(by)],
            {who_, terms::rank("rank", index(rank)), terms::colour("colour", index(colour)),
             terms::rank_above("above", index(rank))}};
  }

  [[nodiscard]] Phrase changed() const {
    const auto [rank, from, to] = as<event_row::Changed>();
    return {
        "wicked.event.changed",
        {who_, terms::rank("rank", index(rank)), terms::colour("from", index(from)), terms::colour("to", index(to))}};
  }

  const Event& event_;
  Arg who_;
};

}  // namespace

Phrase event_phrase(const View&, const Event& event) { return EventPhraseBuilder(event).build(); }

}  // namespace kairo::wicked
