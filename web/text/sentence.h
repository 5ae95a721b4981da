#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/phrase.h"
#include "web/text/language.h"

namespace kairo::text {

/// The sentence that a phrase says in a language. `{name}` takes the argument of that name; `{n|one|other}` the first
/// form when the number n is 1, else the second. Lists are joined by `list.join`, and by `list.none` when empty.
/// A sentence that begins with a term begins with a capital; names stay as they were given. A key that the catalogue
/// lacks is shown as itself in ⟦ ⟧: a test holds that it never happens.
std::string sentence(Language language, const Phrase& phrase, std::span<const std::string> names);

/// For phrases without seats.
std::string sentence(Language language, const Phrase& phrase);
inline std::string sentence(Language language, std::string_view key) { return sentence(language, Phrase{key, {}}); }

}  // namespace kairo::text
