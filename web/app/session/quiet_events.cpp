#include "web/app/session/quiet_events.h"

#include <algorithm>

namespace kairo::app {

namespace {

constexpr std::string_view quiet_events[] = {"wicked.event.bid_sealed", "haratama.event.pass_sealed",
                                             "ruin.event.goals_chosen", "ruin.event.planned",
                                             "galleria.event.picked",   "galleria.event.declared"};

}  // namespace

bool is_quiet_event(const Phrase& event) {
  return std::ranges::find(quiet_events, event.key) != std::end(quiet_events);
}

}  // namespace kairo::app
