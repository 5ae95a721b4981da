#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kairo::app {

/// Bytes as letters, digits, `-` and `_` (RFC 4648, section 5, without padding).
std::string to_base64(std::string_view bytes);
/// None for other letters, or when the last letter says more than the bytes hold.
std::optional<std::string> from_base64(std::string_view letters);

}  // namespace kairo::app
