#pragma once

#include <string_view>
#include <vector>

#include "web/app/pages/document.h"
#include "web/draw/mirror.h"

namespace kairo::app {

/// The buttons as blocks. Those that have something in common are folded into one, which stands where the first of
/// them would; `prefix` keeps its key apart from those of other lists.
std::vector<Block> words_buttons(const std::vector<draw::Mirror::Button>& listed, std::string_view prefix = {});

/// The key of a button that is listed once more elsewhere, which must be unique in the document, too.
std::string key_of_copy(std::string_view key);
/// The key of the button itself.
std::string_view without_copy_marks(std::string_view key);

}  // namespace kairo::app
