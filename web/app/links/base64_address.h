#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "web/app/links/unwrap.h"

namespace kairo::app {

/// Restores the addresses in base64, which some mail filters and search engines put into a parameter of their own
/// address; whether there were any. Debris may stand between any two characters.
bool restore_base64_addresses(Letters& text);

/// The place of a letter in either alphabet of base64.
std::optional<unsigned> base64_digit(char c);
/// The bytes of the base64 from `at` on; moves `at` behind it.
std::string take_base64(const Letters& text, std::size_t& at);

std::size_t skip_debris(const Letters& text, std::size_t at);
/// The place where the text goes on behind this word, if it has it here.
std::optional<std::size_t> after_word(const Letters& text, std::size_t at, std::string_view word);

}  // namespace kairo::app
