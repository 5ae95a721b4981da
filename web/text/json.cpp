#include "web/text/json.h"

namespace kairo::text {

void add_json_text(std::string& out, std::string_view text) {
  static constexpr char digits[] = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < 0x20) {
      out += "\\u00";
      out += digits[byte >> 4];
      out += digits[byte & 0xf];
    } else {
      out += c;
    }
  }
  out += '"';
}

void add_json_name(std::string& out, std::string_view name) {
  if (out.back() != '{') out += ',';
  out += '"';
  out += name;
  out += "\":";
}

void add_json_member(std::string& out, std::string_view name, std::string_view value) {
  add_json_name(out, name);
  add_json_text(out, value);
}

}  // namespace kairo::text
