#include <utility>

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/words/terms.h"

namespace kairo::ruin {

namespace {

Phrase beginning_of(Arg half, int aside) {
  if (aside == 0) return {"ruin.event.half_began.all", {std::move(half)}};
  return {"ruin.event.half_began", {std::move(half), number("n", aside)}};
}

/// Builds the sentence about an event.
class EventPhrase {
 public:
  explicit EventPhrase(const Event& event) : event_(event), who_(seat_name("seat", event.seat)) {}

  [[nodiscard]] Phrase phrase() const {
    switch (static_cast<EventKind>(event_.kind)) {
      case EventKind::goals_chosen: return {"ruin.event.goals_chosen", {who_}};
      case EventKind::planned: return {"ruin.event.planned", {who_}};
      case EventKind::card_shown: return {"ruin.event.card_shown", {who_, card()}};
      case EventKind::drew: return drew();
      case EventKind::drew_single: return drew_single();
      case EventKind::drew_extra: return drew_extra();
      case EventKind::walked: return walked();
      case EventKind::left: return left();
      case EventKind::gem_taken:
        return {"ruin.event.gem_taken", {who_, letter(), number("n", as<event_row::GemTaken>().gems)}};
      case EventKind::gate_made: return {"ruin.event.gate_made", {who_, letter()}};
      case EventKind::wall_made: return {"ruin.event.wall_made", {who_, letter()}};
      case EventKind::goal_drawn: return {"ruin.event.goal_drawn", {who_}};
      case EventKind::goal_seen:
        return {"ruin.event.goal_seen", {who_, terms::goal("goal", as<event_row::GoalSeen>().goal)}};
      case EventKind::no_goal_left: return {"ruin.event.no_goal_left", {who_}};
      case EventKind::goals_shuffled:
        return {"ruin.event.goals_shuffled", {number("n", as<event_row::GoalsShuffled>().discards)}};
      case EventKind::card_discarded:
        return {"ruin.event.card_discarded", {card(), terms::letter("taken", as<event_row::CardDiscarded>().taken)}};
      case EventKind::destination_opened:
        return {"ruin.event.destination_opened",
                {letter(), terms::cell("cell", letter_cell(as<event_row::OfLetter>().letter))}};
      case EventKind::destination_withheld: return {"ruin.event.destination_withheld", {letter()}};
      case EventKind::no_card_left: return {"ruin.event.no_card_left", {letter()}};
      case EventKind::fell: return {"ruin.event.fell", {card()}};
      case EventKind::row_filled: return row_filled();
      case EventKind::rectangle_counted: return rectangle_counted();
      case EventKind::half_ended: return {"ruin.event.half_ended", {half()}};
      case EventKind::half_began: return half_began();
      case EventKind::round_began: return round_began();
      case EventKind::ended:
        return {as<event_row::Ended>().all_left ? "ruin.event.ended.all_left" : "ruin.event.ended"};
    }
    return {};
  }

 private:
  template <class Row>
  [[nodiscard]] Row as() const {
    return event_.as<Row>();
  }
  // Most rows begin with what they are about.
  [[nodiscard]] Arg letter() const { return terms::letter("letter", as<event_row::OfLetter>().letter); }
  [[nodiscard]] Arg card() const { return terms::card("card", as<event_row::SearchCard>().card); }
  [[nodiscard]] Arg half() const { return terms::half("half", as<event_row::HalfEnded>().half); }

  [[nodiscard]] Phrase round_began() const {
    const auto began = as<event_row::RoundBegan>();
    return {"ruin.event.round_began", {half(), number("round", began.round + 1), terms::card("card", began.card)}};
  }

  [[nodiscard]] Phrase drew_single() const {
    const auto [cell, penalty] = as<event_row::DrewSingle>();
    return {"ruin.event.drew_single", {who_, terms::cell("cell", cell), number("n", penalty)}};
  }

  [[nodiscard]] Phrase drew_extra() const {
    const auto [mark, cell] = as<event_row::DrewExtra>();
    return {terms::by_mark(index(mark), "ruin.event.drew_extra.passage", "ruin.event.drew_extra.wall"),
            {who_, terms::cell("cell", cell)}};
  }

  [[nodiscard]] Phrase drew() const {
    const auto drew = as<event_row::Drew>();
    CellSet drawn;
    for (const int cell : drew.cells())
      if (cell >= 0) drawn |= only_cell(static_cast<Cell>(cell));
    return {terms::by_mark(index(drew.mark), "ruin.event.drew.passage", "ruin.event.drew.wall"),
            {who_, terms::cells("cells", drawn)}};
  }

  [[nodiscard]] Phrase walked() const {
    const auto [from, to, by_warp] = as<event_row::Walked>();
    const Arg cell = terms::cell("cell", to);
    if (by_warp) return {"ruin.event.walked.warp", {who_, cell}};
    return {from == to ? "ruin.event.walked.stayed" : "ruin.event.walked", {who_, cell}};
  }

  [[nodiscard]] Phrase left() const {
    const auto left = as<event_row::Left>();
    const Arg points = number("n", left.points);
    if (left.together > 1) return {"ruin.event.left.together", {who_, points, number("many", left.together)}};
    return {left.by_warp ? "ruin.event.left.warp" : "ruin.event.left", {who_, points}};
  }

  [[nodiscard]] Phrase row_filled() const {
    const auto filled = as<event_row::RowFilled>();
    std::vector<Phrase> cards;
    for (const int card : filled.cards())
      if (card >= 0) cards.push_back(card_phrase(static_cast<Card>(card)));
    return {"ruin.event.row_filled", {list("row", std::move(cards)), number("n", filled.left)}};
  }

  [[nodiscard]] Phrase half_began() const { return beginning_of(half(), as<event_row::HalfBegan>().aside); }

  [[nodiscard]] Phrase rectangle_counted() const {
    const auto counted = as<event_row::RectangleCounted>();
    return {"ruin.event.rectangle_counted",
            {who_, number("n", counted.area), terms::cell("cell", counted.corner), number("rows", counted.rows),
             number("columns", counted.columns)}};
  }

  const Event& event_;
  Arg who_;
};

}  // namespace

Phrase opening_phrase(const View& view) { return beginning_of(terms::half("half", view.half), view.aside_left); }

Phrase event_phrase(const View&, const Event& event) { return EventPhrase(event).phrase(); }

}  // namespace kairo::ruin
