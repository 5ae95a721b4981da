#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/phrase.h"
#include "web/text/language.h"

namespace kairo::text {

/// The text of a phrase in a language. `{name}` is replaced by the argument of that name, `{n|one|other}` by the form
/// that the number n has in that language. Lists are joined by `list.join`; an empty one is `list.none`.
/// A sentence that begins with a term is capitalised; one that begins with a person's name is not. An unknown key is
/// shown in ⟦ ⟧: tests check that none is. Before the help texts of the language are there, those that explain are
/// empty.
std::string sentence(Language language, const Phrase& phrase, std::span<const std::string> names);

/// Writes a phrase without seats.
std::string sentence(Language language, const Phrase& phrase);
inline std::string sentence(Language language, std::string_view key) { return sentence(language, Phrase{key, {}}); }

/// Adds a sentence to a paragraph. Between sentences there is a blank, but not after a Japanese full stop.
void add_sentence(std::string& paragraph, std::string_view sentence);

}  // namespace kairo::text
