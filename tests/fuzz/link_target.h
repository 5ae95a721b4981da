#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "tests/fuzz/require.h"
#include "web/app/link.h"

namespace kairo::fuzz {

/// Any text is a link, or a link with a fault, or none; what one brings can be passed on, and comes out of that link
/// as it went in.
inline void try_link(std::string_view text) {
  const app::Link link = app::read_link(text);
  require(link.kind != app::Link::Kind::none || !link.match, "a link of no kind brings no match");
  if (!link.match) {
    require(link.chairs.empty(), "without a match nobody is named");
    return;
  }
  require(!link.fault || link.fault->fault == CodeFault::damaged, "a match comes whole or from a damaged code");
  const auto code = write_code(*link.match);
  require(code.has_value(), "what a link brings can be passed on");
  const std::string fragment = app::match_fragment(*code, link.chairs);
  require(std::ranges::all_of(fragment, [](unsigned char c) { return c > 0x20 && c < 0x7f && c != '"' && c != '<'; }),
          "a link is plain letters");
  const app::Link again = app::read_link(fragment);
  require(again.match && !again.fault && again.match->now().equals(link.match->now()), "and brings the same match");
  require(again.chairs == link.chairs, "with the same people");
}

}  // namespace kairo::fuzz
