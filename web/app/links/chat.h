#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/match/merge.h"
#include "web/app/links/link.h"

namespace kairo::app {

/// What the links of one text, a whole chat perhaps, know of one match.
struct Chat {
  Held held;                                    ///< all of it; where links contradict each other, the first is right
  std::vector<Held> links{};                    ///< what each link knows, in order
  std::vector<Player> players{};                ///< as named last; empty: by no link
  std::vector<Contradiction> contradictions{};  ///< between the links
  std::optional<SeatChange> change{};           ///< told last
  std::optional<Series> series{};               ///< the games before the match in a row, if any link tells
  int damaged = 0;                              ///< links that could be read in part or not at all
  int others = 0;                               ///< links to other matches
};

/// A link that has a match.
Chat chat_of(Link link);

/// Puts together what belongs to the match on the screen, if any link does, else to the match of the last whole link.
/// None if no link has a match. `shown` may be null.
std::optional<Chat> merge_chat(std::span<const Link> links, const Match* shown);

}  // namespace kairo::app
