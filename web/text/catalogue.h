#pragma once

#include <string>
#include <string_view>

#include "web/text/language.h"

/// The texts of `assets/text/*.json`, but for those of the page. The page brings them, one language at a time, that of
/// the reader before the first frame. Outside the page they are built in.
namespace kairo::text {

/// `lines`: each a key, a tab and a text, sorted, as `cmake/catalogue.mjs` writes them. Replaces what this language
/// had.
void set_catalogue(Language language, std::string lines);

/// Whether the texts of this language are here.
bool has_catalogue(Language language);

/// The text of a key with its placeholders, also of one of help.h; empty if there is no such key.
std::string_view raw(Language language, std::string_view key);

/// The built-in texts, as lines; empty in the page.
std::string_view built_in_catalogue(Language language);

}  // namespace kairo::text
