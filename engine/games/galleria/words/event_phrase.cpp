#include "engine/games/galleria/events.h"
#include "engine/games/galleria/words/terms.h"

namespace kairo::galleria {

namespace {

constexpr std::array<std::string_view, endings> ending_keys{
    "galleria.event.ended.rooms_empty", "galleria.event.ended.one_left",  "galleria.event.ended.all_out",
    "galleria.event.ended.deck_empty",  "galleria.event.ended.alone_won", "galleria.event.ended.alone_lost"};

constexpr int facet_that_steals = [] {
  int facet = 0;
  while (facet + 1 < facets && !facet_cards[static_cast<std::size_t>(facet)].effect.has(Op::steal)) ++facet;
  return facet;
}();

/// Builds the sentence about an event.
class EventPhrase {
 public:
  EventPhrase(const View& view, const Event& event)
      : view_(view), event_(event), who_(terms::who(view, "seat", event.seat)) {}

  [[nodiscard]] Phrase phrase() const {
    switch (kind()) {
      case EventKind::turn_began: return {"galleria.event.turn_began", {who_}};
      case EventKind::drew: return {"galleria.event.drew", {who_, n()}};
      case EventKind::drew_card: return {"galleria.event.drew_card", {who_, card()}};
      case EventKind::used_skill: return used_skill();
      case EventKind::used_facet:
        return used(terms::facet("card", as<event_row::UsedFacet>().facet),
                    row_target(facet_cards, as<event_row::UsedFacet>().facet));
      case EventKind::used_curio:
        return used(terms::curio("card", as<event_row::UsedCurio>().curio),
                    row_target(curio_cards, as<event_row::UsedCurio>().curio));
      case EventKind::answered: return answered();
      case EventKind::nullified: return nullified();
      case EventKind::kept_skill: return {"galleria.event.kept_skill", {who_, card()}};
      case EventKind::nothing_to_do: return {"galleria.event.nothing_to_do"};
      case EventKind::stolen: return stolen();
      case EventKind::stolen_card: return stolen_card();
      case EventKind::discarded: return {"galleria.event.discarded", {who_, card()}};
      case EventKind::discarded_to_pay: return {"galleria.event.discarded_to_pay", {who_, card()}};
      case EventKind::removed: return {"galleria.event.removed", {who_, maze_card(), maze_cell()}};
      case EventKind::strengthened: return {"galleria.event.strengthened", {who_, n()}};
      case EventKind::ignores: return {"galleria.event.ignores", {who_}};
      case EventKind::looked_at: return {"galleria.event.looked_at", {who_, room()}};
      case EventKind::saw_curio:
        return {"galleria.event.saw_curio", {room(), terms::curio("curio", as<event_row::SawCurio>().curio)}};
      case EventKind::searched: return {"galleria.event.searched", {who_}};
      case EventKind::search_failed: return {"galleria.event.search_failed", {who_}};
      case EventKind::turned_up: return {"galleria.event.turned_up", {who_, curio()}};
      case EventKind::swapped: return swapped();
      case EventKind::left_facet:
        return {"galleria.event.left_facet", {who_, terms::facet("facet", as<event_row::OfFacet>().facet)}};
      case EventKind::chose_facet:
        return {"galleria.event.chose_facet", {who_, terms::facet("facet", as<event_row::OfFacet>().facet)}};
      case EventKind::picked: return {"galleria.event.picked", {who_}};
      case EventKind::passed_left: return {"galleria.event.passed_left", {who_, other(as<event_row::PassedLeft>().to)}};
      case EventKind::got_card:
        return {"galleria.event.got_card", {who_, card(), other(as<event_row::GotCard>().giver)}};
      case EventKind::asking_changed: return asking_changed();
      case EventKind::went_out: return {"galleria.event.went_out", {who_}};
      case EventKind::turn_ended:
        return {as<event_row::TurnEnded>().idle ? "galleria.event.idle" : "galleria.event.turn_ended", {who_}};
      case EventKind::declared: return {"galleria.event.declared", {who_, maze_card(), maze_cell()}};
      case EventKind::enraged: return enraged();
      case EventKind::stepped_back: return stepped_back();
      case EventKind::left_room: return {"galleria.event.left_room", {who_, room()}};
      case EventKind::laid: return {"galleria.event.laid", {who_, maze_card(), maze_cell()}};
      case EventKind::caved_in: return {"galleria.event.caved_in", {who_, maze_card(), maze_cell()}};
      case EventKind::streak_discarded: return streak_lost("galleria.event.streak_discarded");
      case EventKind::streak_returned: return streak_lost("galleria.event.streak_returned");
      case EventKind::lifted: return {"galleria.event.lifted", {maze_card(), maze_cell()}};
      case EventKind::curio_swapped: return {"galleria.event.curio_swapped", {room()}};
      case EventKind::curio_taken: return curio_taken();
      case EventKind::event_drawn: return event_drawn();
      case EventKind::events_shuffled: return {"galleria.event.events_shuffled"};
      case EventKind::phantom_laid: return phantom_laid();
      case EventKind::phantom_took:
        return {"galleria.event.phantom_took", {curio(), number("n", as<event_row::PhantomTook>().all)}};
      case EventKind::ended: {
        const int ending = as<event_row::Ended>().why;
        return {ending_keys[static_cast<std::size_t>(ending >= 0 && ending < endings ? ending : 0)]};
      }
    }
    return {};
  }

 private:
  [[nodiscard]] EventKind kind() const { return static_cast<EventKind>(event_.kind); }
  template <class Row>
  [[nodiscard]] Row as() const {
    return event_.as<Row>();
  }
  // Most rows begin with what they are about.
  [[nodiscard]] Arg n() const { return number("n", as<event_row::Amount>().n); }
  [[nodiscard]] Arg card() const { return terms::card("card", as<event_row::OfCard>().card); }
  [[nodiscard]] Arg room() const { return terms::room("room", as<event_row::OfRoom>().room); }
  [[nodiscard]] Arg curio() const { return terms::curio("curio", as<event_row::OfCurio>().curio); }
  [[nodiscard]] Arg maze_card() const {
    return terms::card("card", as<event_row::CardInMaze>().card, as<event_row::CardInMaze>().turned);
  }
  [[nodiscard]] Arg maze_cell() const { return terms::cell("cell", as<event_row::CardInMaze>().cell); }
  [[nodiscard]] Arg other(int seat) const { return terms::who(view_, "other", seat); }

  [[nodiscard]] Phrase stolen() const {
    const auto [from, source] = as<event_row::Stolen>();
    return {"galleria.event.stolen", {who_, other(from), thief(source)}};
  }

  [[nodiscard]] Phrase stolen_card() const {
    const auto [from, stolen, source] = as<event_row::StolenCard>();
    return {"galleria.event.stolen_card", {who_, other(from), terms::card("card", stolen), thief(source)}};
  }

  /// The skill, the trap or the curio by which a card is stolen, or else the facet that does so.
  static Arg thief(int source) {
    if (source == no_source) return terms::facet("by", facet_that_steals);
    return source < curios ? terms::curio("by", source) : terms::card("by", source);
  }

  [[nodiscard]] Phrase streak_lost(std::string_view key) const {
    const auto [n, by] = as<event_row::StreakLost>();
    return {key, {who_, number("n", n), other(by)}};
  }

  [[nodiscard]] Phrase swapped() const {
    const auto [gained, room, lost] = as<event_row::Swapped>();
    return {"galleria.event.swapped",
            {who_, terms::curio("curio", gained), terms::room("room", room), terms::curio("other", lost)}};
  }

  [[nodiscard]] Phrase enraged() const {
    const auto [cell, power] = as<event_row::Enraged>();
    return {"galleria.event.enraged", {who_, terms::cell("cell", cell), number("n", power)}};
  }

  [[nodiscard]] Phrase stepped_back() const {
    const auto [card, is_forced, turned] = as<event_row::SteppedBack>();
    return {is_forced ? "galleria.event.stepped_back.forced" : "galleria.event.stepped_back",
            {who_, terms::card("card", card, turned)}};
  }

  [[nodiscard]] Phrase event_drawn() const {
    const int drawn = as<event_row::EventDrawn>().event;
    return {"galleria.event.event_drawn", {who_, terms::event("event", drawn), term("text", event_text_key(drawn))}};
  }

  [[nodiscard]] Phrase used_skill() const {
    const int skill = as<event_row::UsedSkill>().card;
    return used(card(), is_skill(skill) ? effect_of(skill).target : Target::none);
  }

  template <class Rows>
  static Target row_target(const Rows& rows, int number) {
    const bool is_known = number >= 0 && number < static_cast<int>(rows.size());
    return is_known ? rows[static_cast<std::size_t>(number)].effect.target : Target::none;
  }

  [[nodiscard]] Phrase used(Arg card, Target kind) const {
    const int target = as<event_row::UsedSkill>().target;  // as in the rows of facets and curios
    switch (kind) {
      case Target::player: return {"galleria.event.used.player", {who_, card, terms::who(view_, "target", target)}};
      case Target::maze_card:
      case Target::monster: return {"galleria.event.used.cell", {who_, card, terms::cell("target", target)}};
      case Target::room: return {"galleria.event.used.room", {who_, card, terms::room("target", target)}};
      case Target::used_curio:
      case Target::common_used_curio:
        return {"galleria.event.used.curio", {who_, card, terms::curio("target", target)}};
      case Target::none:
      case Target::facet_deck:
      case Target::deck: break;
    }
    return {"galleria.event.used", {who_, card}};
  }

  [[nodiscard]] Phrase answered() const {
    const auto [trap, seat, cell] = as<event_row::Answered>();
    const Arg card = terms::card("card", trap);
    if (cell >= 0) return {"galleria.event.answered.monster", {who_, card, other(seat), terms::cell("cell", cell)}};
    return {"galleria.event.answered", {who_, card, other(seat)}};
  }

  [[nodiscard]] Phrase nullified() const {
    const auto [played, seat, card, facet, curio] = as<event_row::Nullified>();
    const Arg by = card >= 0    ? terms::card("by", card)
                   : facet >= 0 ? terms::facet("by", facet)
                                : terms::curio("by", curio);
    return {"galleria.event.nullified", {who_, terms::card("card", played), other(seat), by}};
  }

  [[nodiscard]] Phrase curio_taken() const {
    const auto [taken, from] = as<event_row::CurioTaken>();
    const int points = is_alone(view_.table) ? 0 : curio_cards[static_cast<std::size_t>(taken)].points;
    const Arg where = terms::room("room", from);
    if (points == 0) return {"galleria.event.curio_taken", {who_, curio(), where}};
    return {"galleria.event.curio_taken.points", {who_, curio(), where, number("n", points)}};
  }

  [[nodiscard]] Phrase phantom_laid() const {
    const auto [mazes, traps, skills] = as<event_row::PhantomLaid>();
    if (mazes > 0) return {"galleria.event.phantom_laid.mazes", {number("n", mazes)}};
    if (traps > 0) return {"galleria.event.phantom_laid.traps", {number("n", traps)}};
    return {"galleria.event.phantom_laid.skills", {number("n", skills)}};
  }

  [[nodiscard]] Phrase asking_changed() const {
    switch (as<event_row::AskingChanged>().setting) {
      case AskSetting::always: return {"galleria.event.asking_changed.always", {who_}};
      case AskSetting::never: return {"galleria.event.asking_changed.never", {who_}};
      case AskSetting::when_able: break;
    }
    return {"galleria.event.asking_changed.when_able", {who_}};
  }

  const View& view_;
  const Event& event_;
  Arg who_;
};

}  // namespace

Phrase event_phrase(const View& view, const Event& event) { return EventPhrase(view, event).phrase(); }

Phrase opening_phrase(const View& view) {
  if (maze_cells(view.table.grid) != 0) return {};  // of an exercise, for which nothing was dealt
  std::vector<Phrase> hands;
  for (Seat seat = 0; seat < view.table.players; ++seat) {
    const Facet facet = facet_of(view.table, seat);
    if (facet == no_facet) continue;
    hands.push_back(
        {"galleria.opening.hand",
         {terms::who(view, "seat", seat), terms::facet("facet", facet), number("n", dealt_hand(view.table, facet))}});
  }
  return {"galleria.opening", {list("hands", std::move(hands))}};
}

Phrase phrase_on_stack(const View& view, const ReactionWindow& played) {
  const bool skill = is_skill(played.card);
  const bool has_target = names_something(effect_of(played.card).target);
  const auto target = static_cast<std::int16_t>(has_target ? played.target : -1);
  Event event{.kind = static_cast<std::uint8_t>(skill ? EventKind::used_skill : EventKind::answered),
              .seat = played.by,
              .data = {played.card}};
  if (!skill) event.data[1] = played.at;
  event.data[skill ? 1 : 2] = target;
  return event_phrase(view, event);
}

}  // namespace kairo::galleria
