#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/match/live/table_code.h"
#include "tests/fuzz/require.h"

namespace kairo::fuzz {

/// Texts of live tables, a line each, as other devices may send them: whatever can be read is written again as the same
/// table, has a course, and joins the others in any order.
inline void try_live(std::string_view text) {
  constexpr std::size_t most = 3;  // so that one text takes no time
  std::vector<live::Table> all;
  for (std::size_t begin = 0; begin < text.size() && all.size() < most;) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (auto table = live::read_table(text.substr(begin, end - begin))) all.push_back(std::move(*table));
    begin = end + 1;
  }
  for (const live::Table& one : all) {
    const auto written = live::write_table(one);
    require(written.has_value(), "what was read can be written");
    const auto again = live::read_table(*written);
    require(again.has_value() && live::same(*again, one), "and read again");
    require(live::write_table(*again) == written, "a table has one text");
    const Held held = live::course_of(one).held;
    require(one.chosen.begun || held.match.steps().empty(), "nothing is played before the match has begun");
    for (const live::Table& other : all) {
      live::Table both = one;
      live::Table turned = other;
      if (live::join(both, other) == live::Joined::too_much || live::join(turned, one) == live::Joined::too_much)
        continue;
      require(live::same(both, turned), "the order makes no difference");
      require(live::join(both, one) == live::Joined::nothing, "what is known is no news");
    }
  }
}

}  // namespace kairo::fuzz
