#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "engine/match/answers_code.h"
#include "tests/fuzz/require.h"
#include "web/app/links/link_reader.h"

namespace kairo::fuzz {

/// Any text is a link, a link with a fault, or no link. A link that is made of its match gives the same match again.
inline void try_link(std::string_view text) {
  const app::Link link = app::read_link(text);
  require(link.kind != app::Link::Kind::none || !link.match, "a link of no kind brings no match");
  if (!link.match) {
    require(link.players.empty(), "without a match there are no players");
    return;
  }
  require(!link.fault || link.fault->fault == CodeFault::damaged, "a match comes whole or from a damaged code");
  const auto code = write_code(*link.match);
  require(code.has_value(), "the match of a link can be shared");
  const auto ahead = write_answers(*link.match, link.ahead);
  require(ahead.has_value(), "and its answers ahead");
  const std::string fragment = app::match_fragment(*code, link.players, *ahead, link.change, link.series);
  require(std::ranges::all_of(fragment, [](unsigned char c) { return c > 0x20 && c < 0x7f && c != '"' && c != '<'; }),
          "a link needs no escapes");
  const app::Link again = app::read_link(fragment);
  require(again.match && !again.fault && again.match->now().equals(link.match->now()), "the link gives the same match");
  require(again.players == link.players, "and the same players");
  require(again.series == link.series && !again.series_lost, "and the same series");
  require(again.change == link.change, "and the same change of seats");
  require(again.ahead == link.ahead && !again.answers_lost, "and the same answers");
}

}  // namespace kairo::fuzz
