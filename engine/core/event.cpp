#include "engine/core/event.h"

namespace kairo {

void EventList::emit(const Event& event) {
  events.push_back(event);
  if (on_event) on_event(event);
}

}  // namespace kairo
