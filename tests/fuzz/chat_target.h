#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "engine/match/answers_code.h"
#include "engine/match/code.h"
#include "tests/fuzz/require.h"
#include "web/app/links/chat.h"

namespace kairo::fuzz {

/// Any text is a chat: what its links know of one match is put together, and nothing of it is lost.
inline void try_chat(std::string_view text) {
  const std::vector<app::Link> links = app::read_links(text);
  require(!links.empty(), "a text has a link, or one of no kind");
  const auto chat = app::merge_chat(links, nullptr);
  const auto has_match = [](const app::Link& link) { return link.kind == app::Link::Kind::match && link.match; };
  require(chat.has_value() == std::ranges::any_of(links, has_match), "a chat with a match gives one");
  if (!chat) return;
  require(write_code(chat->held.match).has_value(), "the match can be shared");
  require(write_answers(chat->held.match, chat->held.ahead).has_value(), "with its answers");
  const auto again = app::merge_chat(links, &chat->held.match);
  require(again && same_held(again->held, chat->held), "once more, the same comes out");
  if (!chat->contradictions.empty()) return;
  for (const app::Link& link : links) {
    if (!has_match(link)) continue;
    const Merged merged = merge(chat->held, Held{*link.match, link.ahead});
    const bool other = std::ranges::any_of(
        merged.contradictions, [](const Contradiction& one) { return one.kind == Contradiction::Kind::other_match; });
    require(other || (!merged.news && merged.contradictions.empty()), "no link knows more");
  }
}

}  // namespace kairo::fuzz
