#include "engine/games/galleria/events.h"
#include "engine/games/galleria/terms.h"

namespace kairo::galleria {

namespace {

constexpr std::array<std::string_view, endings> ending_keys{
    "galleria.event.ended.rooms_empty", "galleria.event.ended.one_left",  "galleria.event.ended.all_out",
    "galleria.event.ended.deck_empty",  "galleria.event.ended.alone_won", "galleria.event.ended.alone_lost"};

/// The sentence about an event, from its numbers and whom it befell.
class Teller {
 public:
  Teller(const View& view, const Event& event)
      : view_(view), event_(event), who_(terms::who(view, "seat", event.seat)) {}

  [[nodiscard]] Phrase tell() const {
    switch (what()) {
      case Happened::turn_began: return {"galleria.event.turn_began", {who_}};
      case Happened::drew: return {"galleria.event.drew", {who_, n(0)}};
      case Happened::drew_card: return {"galleria.event.drew_card", {who_, card(0)}};
      case Happened::used_skill:
        return used(card(0), is_known_skill() ? effect_of(event_.data[0]).target : Target::none);
      case Happened::used_facet:
        return used(terms::facet("card", event_.data[0]), row_target(facet_cards, event_.data[0]));
      case Happened::used_curio:
        return used(terms::curio("card", event_.data[0]), row_target(curio_cards, event_.data[0]));
      case Happened::answered: return answered();
      case Happened::nullified: return nullified();
      case Happened::kept_skill: return {"galleria.event.kept_skill", {who_, card(0)}};
      case Happened::nothing_to_do: return {"galleria.event.nothing_to_do"};
      case Happened::stolen: return {"galleria.event.stolen", {who_, other(0)}};
      case Happened::stolen_card: return {"galleria.event.stolen_card", {who_, other(0), card(1)}};
      case Happened::discarded: return {"galleria.event.discarded", {who_, card(0)}};
      case Happened::discarded_to_pay: return {"galleria.event.discarded_to_pay", {who_, card(0)}};
      case Happened::removed: return {"galleria.event.removed", {who_, card(0), cell(1)}};
      case Happened::strengthened: return {"galleria.event.strengthened", {who_, n(0)}};
      case Happened::ignores: return {"galleria.event.ignores", {who_}};
      case Happened::looked_at: return {"galleria.event.looked_at", {who_, room(0)}};
      case Happened::saw_curio: return {"galleria.event.saw_curio", {room(0), terms::curio("curio", event_.data[1])}};
      case Happened::searched: return {"galleria.event.searched", {who_}};
      case Happened::search_failed: return {"galleria.event.search_failed", {who_}};
      default: return tell_of_own();
    }
  }

 private:
  [[nodiscard]] Phrase tell_of_own() const {
    switch (what()) {
      case Happened::turned_up: return {"galleria.event.turned_up", {who_, curio()}};
      case Happened::swapped:
        return {"galleria.event.swapped", {who_, curio(), room(1), terms::curio("other", event_.data[2])}};
      case Happened::left_facet: return {"galleria.event.left_facet", {who_, terms::facet("facet", event_.data[0])}};
      case Happened::chose_facet: return {"galleria.event.chose_facet", {who_, terms::facet("facet", event_.data[0])}};
      case Happened::picked: return {"galleria.event.picked", {who_}};
      case Happened::passed_left: return {"galleria.event.passed_left", {who_, other(0)}};
      case Happened::got_card: return {"galleria.event.got_card", {who_, card(0), other(1)}};
      case Happened::asking_changed: return asking_changed();
      case Happened::went_out: return {"galleria.event.went_out", {who_}};
      case Happened::turn_ended: return {"galleria.event.turn_ended", {who_}};
      default: return tell_of_maze();
    }
  }

  [[nodiscard]] Phrase tell_of_maze() const {
    switch (what()) {
      case Happened::declared: return {"galleria.event.declared", {who_, card(0, 2), cell(1)}};
      case Happened::enraged: return {"galleria.event.enraged", {who_, cell(0), n(1)}};
      case Happened::stepped_back:
        return {event_.data[1] != 0 ? "galleria.event.stepped_back.forced" : "galleria.event.stepped_back",
                {who_, card(0)}};
      case Happened::left_room: return {"galleria.event.left_room", {who_, room(0)}};
      case Happened::laid: return {"galleria.event.laid", {who_, card(0, 2), cell(1)}};
      case Happened::caved_in: return {"galleria.event.caved_in", {who_, card(0), cell(1)}};
      case Happened::streak_discarded: return {"galleria.event.streak_discarded", {who_, n(0)}};
      case Happened::streak_returned: return {"galleria.event.streak_returned", {who_, n(0)}};
      case Happened::lifted: return {"galleria.event.lifted", {card(0), cell(1)}};
      case Happened::curio_swapped: return {"galleria.event.curio_swapped", {room(0)}};
      case Happened::curio_taken: return {"galleria.event.curio_taken", {who_, curio(), room(1)}};
      default: return tell_of_table();
    }
  }

  [[nodiscard]] Phrase tell_of_table() const {
    switch (what()) {
      case Happened::event_drawn:
        return {"galleria.event.event_drawn",
                {who_, terms::event("event", event_.data[0]), term("text", event_text_key(event_.data[0]))}};
      case Happened::events_shuffled: return {"galleria.event.events_shuffled"};
      case Happened::phantom_laid: return phantom_laid();
      case Happened::phantom_took: return {"galleria.event.phantom_took", {curio(), n(1)}};
      case Happened::ended: {
        const int ending = event_.data[0];
        return {ending_keys[static_cast<std::size_t>(ending >= 0 && ending < endings ? ending : 0)]};
      }
      default: return {};
    }
  }

  [[nodiscard]] Happened what() const { return static_cast<Happened>(event_.kind); }
  [[nodiscard]] Arg n(int i) const { return number("n", event_.data[i]); }
  [[nodiscard]] Arg card(int i) const { return terms::card("card", event_.data[i]); }
  [[nodiscard]] Arg card(int i, int turned) const { return terms::card("card", event_.data[i], event_.data[turned]); }
  [[nodiscard]] Arg cell(int i) const { return terms::cell("cell", event_.data[i]); }
  [[nodiscard]] Arg room(int i) const { return terms::room("room", event_.data[i]); }
  [[nodiscard]] Arg curio() const { return terms::curio("curio", event_.data[0]); }
  [[nodiscard]] Arg other(int i) const { return terms::who(view_, "other", event_.data[i]); }

  [[nodiscard]] bool is_known_skill() const { return is_skill(event_.data[0]); }
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
      default: return {"galleria.event.used", {who_, card}};
    }
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
    switch (static_cast<Asking>(event_.data[0])) {
      case Asking::always: return {"galleria.event.asking_changed.always", {who_}};
      case Asking::never: return {"galleria.event.asking_changed.never", {who_}};
      case Asking::when_able: break;
    }
    return {"galleria.event.asking_changed.when_able", {who_}};
  }

  const View& view_;
  const Event& event_;
  Arg who_;
};

}  // namespace

Phrase event_phrase(const View& view, const Event& event) { return Teller(view, event).tell(); }

}  // namespace kairo::galleria
