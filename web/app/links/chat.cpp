#include "web/app/links/chat.h"

#include <utility>

namespace kairo::app {

namespace {

bool same_deal(const Match& one, const Match& other) {
  return &one.game() == &other.game() && one.setup() == other.setup();
}

Held held_of(const Link& link) { return {*link.match, link.ahead}; }

/// The match that the text is about; null: none.
const Match* topic(std::span<const Link> links, const Match* shown) {
  const Match* last = nullptr;
  for (const Link& link : links) {
    if (link.kind != Link::Kind::match || !link.match) continue;
    if (shown != nullptr && same_deal(*link.match, *shown)) return &*link.match;
    if (last == nullptr || !link.fault) last = &*link.match;
  }
  return last;
}

}  // namespace

Chat chat_of(Link link) {
  Held held{*std::move(link.match), std::move(link.ahead)};
  return {.held = held, .links = {held}, .players = std::move(link.players), .series = std::move(link.series)};
}

std::optional<Chat> merge_chat(std::span<const Link> links, const Match* shown) {
  const Match* match = topic(links, shown);
  if (match == nullptr) return std::nullopt;
  Chat chat{.held = {Match(match->game(), *match->setup()), {}}};
  for (const Link& link : links) {
    if (link.kind != Link::Kind::match) continue;
    if (link.fault || link.answers_lost || link.series_lost) ++chat.damaged;
    if (!link.match) continue;
    if (!same_deal(*link.match, *match)) {
      ++chat.others;
      continue;
    }
    chat.links.push_back(held_of(link));
    if (!link.players.empty()) chat.players = link.players;
    if (link.change) chat.change = link.change;
    if (link.series) chat.series = link.series;
  }
  Merged merged = merge(std::move(chat.held), chat.links);
  chat.held = std::move(merged.held);
  chat.contradictions = std::move(merged.contradictions);
  return chat;
}

}  // namespace kairo::app
