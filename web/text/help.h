#pragma once

#include <string>
#include <string_view>

#include "web/text/language.h"

/// The texts that explain: what things are, what moves bring, lessons, what is new. The page brings them after the
/// first frame, one language at a time; until then they are empty. Outside the page they are built in.
namespace kairo::text {

/// `lines`: each a key, a tab and a text, sorted, as `cmake/help.mjs` writes them. Replaces what this language had.
void set_help(Language language, std::string lines);

bool has_help(Language language);

/// The text of a key, with its placeholders; empty if there is none or it is not here yet.
std::string_view help(Language language, std::string_view key);

/// The paragraph of a rule book about what a key stands for, as `<game>#<section>`; empty if there is none or it is not
/// here yet.
std::string_view section_of(std::string_view key);

/// The built-in texts, as lines; empty in the page.
std::string_view built_in_help(Language language);

}  // namespace kairo::text
