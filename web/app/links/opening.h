#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "web/app/links/chat.h"
#include "web/text/language.h"

namespace kairo::app {

/// The result of a text of any number of links.
struct Opening {
  enum class Kind : std::uint8_t {
    refuse,   ///< nothing in it can be opened; `words` say why
    ask,      ///< only the beginning of `link` could be read; `words` ask whether to open it
    set_up,   ///< the set-up of `game`, with `deal` if there is one
    take_in,  ///< the match of `chat`
    replay,   ///< of `link`
  };
  Kind kind;
  std::string words;  ///< else what must be said besides; perhaps empty, perhaps after a line break
  std::optional<Chat> chat{};
  std::optional<Link> link{};
  const Game* game = nullptr;
  std::optional<Setup> deal{};
};

/// `shown`: the match on the table, which a chat may be about; null: none.
Opening opening_of(std::string_view text, const Match* shown, text::Language language);

}  // namespace kairo::app
