#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "web/app/pages/document.h"
#include "web/draw/mirror.h"
#include "web/text/writer.h"

namespace kairo::app {

/// A map that is walked through place by place, and what can be done at the chosen one: so nobody has to pass a long
/// list to find it. Empty if there is no map.
std::vector<Block> words_map(const text::Writer& writer, const draw::Mirror& mirror);

/// Whether any of the buttons can be found on a map.
bool have_places(const std::vector<draw::Mirror::Button>& buttons);
/// The place whose key this is; none: it is no place's.
std::optional<int> place_of(std::string_view key);

}  // namespace kairo::app
