#pragma once

#include <string>
#include <string_view>

namespace kairo::text {

/// Adds a JSON string, with its quotes.
void add_json_text(std::string& out, std::string_view text);
/// Adds the name of an object's member, after a comma unless it is the first. `name` must need no escapes.
void add_json_name(std::string& out, std::string_view name);
/// Adds a member that is a string.
void add_json_member(std::string& out, std::string_view name, std::string_view value);

}  // namespace kairo::text
