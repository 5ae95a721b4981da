#include "web/app/session/quiet_events.h"

#include <algorithm>

namespace kairo::app {

namespace {

constexpr std::string_view of_others[] = {
    "wicked.event.bid_sealed", "haratama.event.pass_sealed", "ruin.event.goals_chosen", "ruin.event.planned",
    "galleria.event.picked",   "ruin.event.gate_made",       "ruin.event.wall_made"};
constexpr std::string_view told_again = "galleria.event.declared";

}  // namespace

bool is_quiet_event(const Phrase& event, bool is_own) {
  return event.key == told_again || (!is_own && std::ranges::find(of_others, event.key) != std::end(of_others));
}

}  // namespace kairo::app
