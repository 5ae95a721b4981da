#include <utility>

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/words/terms.h"

namespace kairo::ruin {

namespace {

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
      case EventKind::drew_single: return {"ruin.event.drew_single", {who_, cell(0), number("n", event_.data[1])}};
      case EventKind::drew_extra:
        return {terms::by_mark(event_.data[0], "ruin.event.drew_extra.passage", "ruin.event.drew_extra.wall"),
                {who_, cell(1)}};
      case EventKind::walked: return walked();
      case EventKind::left: return left();
      case EventKind::gem_taken: return {"ruin.event.gem_taken", {who_, letter(0), number("n", event_.data[1])}};
      case EventKind::gate_made: return {"ruin.event.gate_made", {who_, letter(0)}};
      case EventKind::wall_made: return {"ruin.event.wall_made", {who_, letter(0)}};
      case EventKind::goal_drawn: return {"ruin.event.goal_drawn", {who_}};
      case EventKind::goal_seen: return {"ruin.event.goal_seen", {who_, terms::goal("goal", event_.data[0])}};
      case EventKind::no_goal_left: return {"ruin.event.no_goal_left", {who_}};
      case EventKind::goals_shuffled: return {"ruin.event.goals_shuffled", {number("n", event_.data[0])}};
      case EventKind::card_discarded:
        return {"ruin.event.card_discarded", {card(), terms::letter("taken", event_.data[1])}};
      case EventKind::destination_opened:
        return {"ruin.event.destination_opened",
                {letter(0), terms::cell("cell", letter_cell(static_cast<Letter>(event_.data[0])))}};
      case EventKind::destination_withheld: return {"ruin.event.destination_withheld", {letter(0)}};
      case EventKind::no_card_left: return {"ruin.event.no_card_left", {letter(0)}};
      case EventKind::fell: return {"ruin.event.fell", {card()}};
      case EventKind::row_filled: return row_filled();
      case EventKind::rectangle_counted: return rectangle_counted();
      case EventKind::half_ended: return {"ruin.event.half_ended", {half()}};
      case EventKind::half_began: return half_began();
      case EventKind::round_began:
        return {"ruin.event.round_began",
                {half(), number("round", event_.data[1] + 1), terms::card("card", event_.data[2])}};
      case EventKind::ended: return {event_.data[0] != 0 ? "ruin.event.ended.all_left" : "ruin.event.ended"};
    }
    return {};
  }

 private:
  [[nodiscard]] Arg letter(int i) const { return terms::letter("letter", event_.data[i]); }
  [[nodiscard]] Arg cell(int i) const { return terms::cell("cell", event_.data[i]); }
  [[nodiscard]] Arg card() const { return terms::card("card", event_.data[0]); }
  [[nodiscard]] Arg half() const { return terms::half("half", event_.data[0]); }

  [[nodiscard]] Phrase drew() const {
    CellSet drawn;
    for (int i = 1; i <= largest_shape; ++i)
      if (event_.data[i] >= 0) drawn |= only_cell(static_cast<Cell>(event_.data[i]));
    return {terms::by_mark(event_.data[0], "ruin.event.drew.passage", "ruin.event.drew.wall"),
            {who_, terms::cells("cells", drawn)}};
  }

  [[nodiscard]] Phrase walked() const {
    if (event_.data[2] != 0) return {"ruin.event.walked.warp", {who_, cell(1)}};
    return {event_.data[0] == event_.data[1] ? "ruin.event.walked.stayed" : "ruin.event.walked", {who_, cell(1)}};
  }

  [[nodiscard]] Phrase left() const {
    const Arg points = number("n", event_.data[1]);
    if (event_.data[3] > 1) return {"ruin.event.left.together", {who_, points, number("many", event_.data[3])}};
    return {event_.data[2] != 0 ? "ruin.event.left.warp" : "ruin.event.left", {who_, points}};
  }

  [[nodiscard]] Phrase row_filled() const {
    std::vector<Phrase> row;
    for (int i = 0; i < row_length; ++i)
      if (event_.data[i] >= 0) row.push_back(card_phrase(static_cast<Card>(event_.data[i])));
    return {"ruin.event.row_filled", {list("row", std::move(row)), number("n", event_.data[3])}};
  }

  [[nodiscard]] Phrase half_began() const {
    if (event_.data[1] == 0) return {"ruin.event.half_began.all", {half()}};
    return {"ruin.event.half_began", {half(), number("n", event_.data[1])}};
  }

  [[nodiscard]] Phrase rectangle_counted() const {
    return {"ruin.event.rectangle_counted",
            {who_, number("n", event_.data[1]), cell(2), number("rows", event_.data[3]),
             number("columns", event_.data[4])}};
  }

  const Event& event_;
  Arg who_;
};

}  // namespace

Phrase event_phrase(const View&, const Event& event) { return EventPhrase(event).phrase(); }

}  // namespace kairo::ruin
