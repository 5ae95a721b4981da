#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/match/merge.h"
#include "web/app/links/link_reader.h"

namespace kairo::app {

/// All that the links of one text, a whole chat perhaps, know of one match.
struct Chat {
  Held held;                                    ///< all of it; where links contradict each other, the first is right
  std::vector<Held> links{};                    ///< what each link knows, in order
  std::vector<Player> players{};                ///< as named last; empty: by no link
  std::vector<Contradiction> contradictions{};  ///< between the links
  std::optional<SeatChange> change{};           ///< told last
  std::optional<Series> series{};               ///< the games before the match in a row, if any link tells
  int damaged = 0;                              ///< links that could be read in part or not at all
  int others = 0;                               ///< links to other matches
  int unread = 0;                               ///< links that were too many or too long
  bool names_lost = false;                      ///< links name players, but none of them could be read
  bool unknown_part = false;                    ///< a link has a part that this version of Kairo does not know
};

/// A link that has a match.
Chat chat_of(Link link);

/// Puts together what belongs to the match on the screen, if any link does, else to the match of the last whole link.
/// None if no link has a match. `shown` may be null.
std::optional<Chat> merge_chat(std::span<const Link> links, const Match* shown);

/// The same of a text's links. Those to other matches are not replayed; of too many, the last ones are read.
std::optional<Chat> read_chat(LinkReader& reader, const Match* shown);

}  // namespace kairo::app
