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
      case EventKind::round_began:
        return {"wicked.event.round_began", {number("round", event_.data[0] + 1), number("corridors", event_.data[1])}};
      case EventKind::bid_sealed: return {"wicked.event.bid_sealed", {who_}};
      case EventKind::bid_revealed: return revealed();
      case EventKind::corridor_ranked: return ranked();
      case EventKind::not_searched: return {"wicked.event.not_searched", {terms::card("card", event_.data[0])}};
      case EventKind::placed: return placed();
      case EventKind::impurity_taken: return {"wicked.event.impurity_taken", {who_, number("n", event_.data[0])}};
      case EventKind::token_gained: return token_gained();
      case EventKind::spell_gained:
        return {"wicked.event.spell_gained", {who_, term("spell", half_key(static_cast<Half>(event_.data[0])))}};
      case EventKind::white_gained: return {"wicked.event.white_gained", {who_, number("n", event_.data[0])}};
      case EventKind::colour_picked:
        return {"wicked.event.colour_picked", {who_, terms::colour("colour", event_.data[0])}};
      case EventKind::token_returned: return token_returned();
      case EventKind::soul_began: return {"wicked.event.soul_began"};
      case EventKind::promoted: return promoted();
      case EventKind::changed: return changed();
      case EventKind::small_achieved:
        return {"wicked.event.small_achieved", {who_, terms::small_demands("demands", event_.data[1])}};
      case EventKind::great_achieved:
        return {"wicked.event.great_achieved", {who_, terms::great_demands("demands", event_.data[1])}};
      case EventKind::reward_declined: return {"wicked.event.reward_declined", {who_}};
      case EventKind::reward_lost: return {"wicked.event.reward_lost", {who_}};
      case EventKind::spells_lost:
        return {"wicked.event.spells_lost", {who_, terms::spells("spells", event_.data[0], event_.data[1])}};
      case EventKind::soul_done:
        return {event_.data[0] == 0 ? "wicked.event.soul_done" : "wicked.event.soul_done.unasked", {who_}};
      case EventKind::ended: return {"wicked.event.ended"};
    }
    return {};
  }

 private:
  [[nodiscard]] Phrase revealed() const {
    const Bid bid{static_cast<std::uint8_t>(event_.data[0]), static_cast<Signs>(event_.data[1])};
    const bool rest = event_.data[2] != 0 && bid != Bid{};
    return {rest ? "wicked.event.bid_revealed.rest" : "wicked.event.bid_revealed", {who_, terms::hand("hand", bid)}};
  }

  [[nodiscard]] Phrase placed() const {
    if (event_.data[1] > 0) return {"wicked.event.placed.tied", {who_, number("n", event_.data[1])}};
    return {event_.data[0] == 1 ? "wicked.event.placed.first" : "wicked.event.placed.second", {who_}};
  }

  [[nodiscard]] Phrase ranked() const {
    const Arg card = terms::card("card", event_.data[0]);
    const Arg corridor = number("corridor", event_.data[1] + 1);
    std::vector<Phrase> signs;
    if (const int witches = event_.data[2]; witches > 0)
      signs.push_back({"wicked.signs.witch.count", {number("n", witches)}});
    if (const int souls = event_.data[3]; souls > 0) signs.push_back({"wicked.signs.soul.count", {number("n", souls)}});
    if (signs.empty()) return {"wicked.event.corridor_ranked", {corridor, card}};
    return {"wicked.event.corridor_ranked.signs", {corridor, card, list("signs", std::move(signs))}};
  }

  [[nodiscard]] Phrase token_gained() const {
    constexpr std::array<std::string_view, 4> keys{"wicked.event.token_gained.sign", "wicked.event.token_gained.upper",
                                                   "wicked.event.token_gained.lower",
                                                   "wicked.event.token_gained.oracle"};
    return {keys[static_cast<std::size_t>(event_.data[2])],
            {who_, terms::colour("colour", event_.data[0]), number("n", event_.data[1])}};
  }

  [[nodiscard]] Phrase token_returned() const {
    const bool forced = event_.data[2] != 0;
    return {forced ? "wicked.event.token_returned.forced" : "wicked.event.token_returned",
            {who_, terms::rank("rank", event_.data[0]), terms::colour("colour", event_.data[1])}};
  }

  [[nodiscard]] Phrase promoted() const {
    constexpr std::array<std::string_view, 3> keys{"wicked.event.promoted.pair", "wicked.event.promoted.spell",
                                                   "wicked.event.promoted.reward"};
    return {keys[static_cast<std::size_t>(event_.data[2])],
            {who_, terms::rank("rank", event_.data[0]), terms::colour("colour", event_.data[1]),
             terms::rank_above("above", event_.data[0])}};
  }

  [[nodiscard]] Phrase changed() const {
    return {"wicked.event.changed",
            {who_, terms::rank("rank", event_.data[0]), terms::colour("from", event_.data[1]),
             terms::colour("to", event_.data[2])}};
  }

  const Event& event_;
  Arg who_;
};

}  // namespace

Phrase event_phrase(const View&, const Event& event) { return EventPhraseBuilder(event).build(); }

}  // namespace kairo::wicked
