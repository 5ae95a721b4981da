#include "web/draw/mirror.h"

#include <utility>

namespace kairo::draw {

void Mirror::list(Button button) {
  if (groups.empty()) groups.emplace_back();
  groups.back().buttons.push_back(std::move(button));
}

void Mirror::cover() {
  groups.clear();
  parts.clear();
  things.clear();
  asked.clear();
  covered = true;
}

}  // namespace kairo::draw
