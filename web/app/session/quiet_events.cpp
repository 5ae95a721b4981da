#include "web/app/session/quiet_events.h"

#include <algorithm>

namespace kairo::app {

namespace {

constexpr std::string_view of_others[] = {
    "wicked.event.bid_sealed", "haratama.event.pass_sealed", "ruin.event.goals_chosen", "ruin.event.planned",
    "galleria.event.picked",   "ruin.event.gate_made",       "ruin.event.wall_made"};
// The viewer hears of the card itself as well.
constexpr std::string_view of_own[] = {"galleria.event.drew", "galleria.event.stolen", "galleria.event.passed_left"};
constexpr std::string_view told_again = "galleria.event.declared";

}  // namespace

bool is_quiet_event(const Phrase& event, bool is_own) {
  const auto is_in = [&](const auto& keys) { return std::ranges::find(keys, event.key) != std::end(keys); };
  return event.key == told_again || (is_own ? is_in(of_own) : is_in(of_others));
}

bool is_quiet_question(const Phrase& question) { return question.key == "wicked.asked.return_token"; }

}  // namespace kairo::app
