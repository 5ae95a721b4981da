#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kairo::app {

/// Bytes as letters, digits, `-` and `_` (RFC 4648, section 5, without padding).
std::string to_base64(std::string_view bytes);
/// None for other letters, or when unused bits of the last letter are not zero: bytes have one spelling only.
std::optional<std::string> from_base64(std::string_view letters);

}  // namespace kairo::app
