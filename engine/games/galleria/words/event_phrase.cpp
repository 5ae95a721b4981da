#include "engine/games/galleria/events.h"
#include "engine/games/galleria/words/terms.h"

namespace kairo::galleria {

namespace {

constexpr std::array<std::string_view, endings> ending_keys{
    "galleria.event.ended.rooms_empty", "galleria.event.ended.one_left",  "galleria.event.ended.all_out",
    "galleria.event.ended.deck_empty",  "galleria.event.ended.alone_won", "galleria.event.ended.alone_lost"};

/// Builds the sentence about an event.
class EventPhrase {
 public:
  EventPhrase(const View& view, const Event& event)
      : view_(view), event_(event), who_(terms::who(view, "seat", event.seat)) {}

  [[nodiscard]] Phrase phrase() const {
    switch (kind()) {
      case EventKind::turn_began: return {"galleria.event.turn_began", {who_}};
      case EventKind::drew: return {"galleria.event.drew", {who_, n(0)}};
      case EventKind::drew_card: return {"galleria.event.drew_card", {who_, card(0)}};
      case EventKind::used_skill:
        return used(card(0), is_skill(event_.data[0]) ? effect_of(event_.data[0]).target : Target::none);
      case EventKind::used_facet:
        return used(terms::facet("card", event_.data[0]), row_target(facet_cards, event_.data[0]));
      case EventKind::used_curio:
        return used(terms::curio("card", event_.data[0]), row_target(curio_cards, event_.data[0]));
      case EventKind::answered: return answered();
      case EventKind::nullified: return nullified();
      case EventKind::kept_skill: return {"galleria.event.kept_skill", {who_, card(0)}};
      case EventKind::nothing_to_do: return {"galleria.event.nothing_to_do"};
      case EventKind::stolen: return {"galleria.event.stolen", {who_, other(0)}};
      case EventKind::stolen_card: return {"galleria.event.stolen_card", {who_, other(0), card(1)}};
      case EventKind::discarded: return {"galleria.event.discarded", {who_, card(0)}};
      case EventKind::discarded_to_pay: return {"galleria.event.discarded_to_pay", {who_, card(0)}};
      case EventKind::removed: return {"galleria.event.removed", {who_, card(0, 2), cell(1)}};
      case EventKind::strengthened: return {"galleria.event.strengthened", {who_, n(0)}};
      case EventKind::ignores: return {"galleria.event.ignores", {who_}};
      case EventKind::looked_at: return {"galleria.event.looked_at", {who_, room(0)}};
      case EventKind::saw_curio: return {"galleria.event.saw_curio", {room(0), terms::curio("curio", event_.data[1])}};
      case EventKind::searched: return {"galleria.event.searched", {who_}};
      case EventKind::search_failed: return {"galleria.event.search_failed", {who_}};
      case EventKind::turned_up: return {"galleria.event.turned_up", {who_, curio()}};
      case EventKind::swapped:
        return {"galleria.event.swapped", {who_, curio(), room(1), terms::curio("other", event_.data[2])}};
      case EventKind::left_facet: return {"galleria.event.left_facet", {who_, terms::facet("facet", event_.data[0])}};
      case EventKind::chose_facet: return {"galleria.event.chose_facet", {who_, terms::facet("facet", event_.data[0])}};
      case EventKind::picked: return {"galleria.event.picked", {who_}};
      case EventKind::passed_left: return {"galleria.event.passed_left", {who_, other(0)}};
      case EventKind::got_card: return {"galleria.event.got_card", {who_, card(0), other(1)}};
      case EventKind::asking_changed: return asking_changed();
      case EventKind::went_out: return {"galleria.event.went_out", {who_}};
      case EventKind::turn_ended: return {"galleria.event.turn_ended", {who_}};
      case EventKind::declared: return {"galleria.event.declared", {who_, card(0, 2), cell(1)}};
      case EventKind::enraged: return {"galleria.event.enraged", {who_, cell(0), n(1)}};
      case EventKind::stepped_back:
        return {event_.data[1] != 0 ? "galleria.event.stepped_back.forced" : "galleria.event.stepped_back",
                {who_, card(0, 2)}};
      case EventKind::left_room: return {"galleria.event.left_room", {who_, room(0)}};
      case EventKind::laid: return {"galleria.event.laid", {who_, card(0, 2), cell(1)}};
      case EventKind::caved_in: return {"galleria.event.caved_in", {who_, card(0, 2), cell(1)}};
      case EventKind::streak_discarded: return {"galleria.event.streak_discarded", {who_, n(0)}};
      case EventKind::streak_returned: return {"galleria.event.streak_returned", {who_, n(0)}};
      case EventKind::lifted: return {"galleria.event.lifted", {card(0, 2), cell(1)}};
      case EventKind::curio_swapped: return {"galleria.event.curio_swapped", {room(0)}};
      case EventKind::curio_taken: return {"galleria.event.curio_taken", {who_, curio(), room(1)}};
      case EventKind::event_drawn:
        return {"galleria.event.event_drawn",
                {who_, terms::event("event", event_.data[0]), term("text", event_text_key(event_.data[0]))}};
      case EventKind::events_shuffled: return {"galleria.event.events_shuffled"};
      case EventKind::phantom_laid: return phantom_laid();
      case EventKind::phantom_took: return {"galleria.event.phantom_took", {curio(), n(1)}};
      case EventKind::ended: {
        const int ending = event_.data[0];
        return {ending_keys[static_cast<std::size_t>(ending >= 0 && ending < endings ? ending : 0)]};
      }
    }
    return {};
  }

 private:
  [[nodiscard]] EventKind kind() const { return static_cast<EventKind>(event_.kind); }
  [[nodiscard]] Arg n(int i) const { return number("n", event_.data[i]); }
  [[nodiscard]] Arg card(int i) const { return terms::card("card", event_.data[i]); }
  [[nodiscard]] Arg card(int i, int turned) const { return terms::card("card", event_.data[i], event_.data[turned]); }
  [[nodiscard]] Arg cell(int i) const { return terms::cell("cell", event_.data[i]); }
  [[nodiscard]] Arg room(int i) const { return terms::room("room", event_.data[i]); }
  [[nodiscard]] Arg curio() const { return terms::curio("curio", event_.data[0]); }
  [[nodiscard]] Arg other(int i) const { return terms::who(view_, "other", event_.data[i]); }

  template <class Rows>
  static Target row_target(const Rows& rows, int number) {
    const bool is_known = number >= 0 && number < static_cast<int>(rows.size());
    return is_known ? rows[static_cast<std::size_t>(number)].effect.target : Target::none;
  }

  [[nodiscard]] Phrase used(Arg card, Target kind) const {
    const int target = event_.data[1];
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
    if (event_.data[2] >= 0) return {"galleria.event.answered.monster", {who_, card(0), other(1), cell(2)}};
    return {"galleria.event.answered", {who_, card(0), other(1)}};
  }

  [[nodiscard]] Phrase nullified() const {
    const Arg by = event_.data[2] >= 0   ? terms::card("by", event_.data[2])
                   : event_.data[3] >= 0 ? terms::facet("by", event_.data[3])
                                         : terms::curio("by", event_.data[4]);
    return {"galleria.event.nullified", {who_, card(0), other(1), by}};
  }

  [[nodiscard]] Phrase phantom_laid() const {
    if (event_.data[0] > 0) return {"galleria.event.phantom_laid.mazes", {n(0)}};
    return {event_.data[1] > 0 ? "galleria.event.phantom_laid.traps" : "galleria.event.phantom_laid.skills",
            {n(event_.data[1] > 0 ? 1 : 2)}};
  }

  [[nodiscard]] Phrase asking_changed() const {
    switch (static_cast<AskSetting>(event_.data[0])) {
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
