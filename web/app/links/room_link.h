#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "web/app/kit/services.h"

namespace kairo::app {

/// The key of a room for a live table: 128 random bits as 22 letters. It lets its holder in (shell/live/seal.mjs).
std::string new_room_key(const Services& services);

/// The fragment of a link that invites into the room, without `#`.
std::string room_fragment(std::string_view key);
/// The key in a fragment, or in the first link of a text that has one; none: there is none.
std::optional<std::string> room_key_in(std::string_view text);
/// The text has a part for a room, whose key may be damaged and its letter a capital.
bool names_room(std::string_view text);

}  // namespace kairo::app
