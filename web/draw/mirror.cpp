#include "web/draw/mirror.h"

#include <algorithm>
#include <utility>

namespace kairo::draw {

void Mirror::list(Button button) {
  if (groups.empty()) groups.emplace_back();
  groups.back().buttons.push_back(std::move(button));
}

void Mirror::lead_with_last_group() {
  std::ranges::rotate(groups, groups.end() - 1);
  begin_group({});
}

void Mirror::cover() {
  groups.clear();
  parts.clear();
  things.clear();
  asked.clear();
  covered = true;
}

}  // namespace kairo::draw
