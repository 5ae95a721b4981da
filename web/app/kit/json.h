#pragma once

#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>

namespace kairo::app {

/// Writes a flat JSON object, field by field.
class JsonObject {
 public:
  /// `value` must need no escapes.
  JsonObject& text(std::string_view name, std::string_view value) {
    return json(name, "\"" + std::string(value) + "\"");
  }
  JsonObject& number(std::string_view name, std::size_t value) { return json(name, std::to_string(value)); }
  /// Writes a number with one decimal.
  JsonObject& number(std::string_view name, double value) {
    const long tenths = std::lround(value * 10);
    const long size = std::labs(tenths);
    return json(name, (tenths < 0 ? "-" : "") + std::to_string(size / 10) + "." + std::to_string(size % 10));
  }
  /// `value` is JSON.
  JsonObject& json(std::string_view name, std::string_view value) {
    (fields_ += fields_.empty() ? "\"" : ",\"").append(name).append("\":").append(value);
    return *this;
  }
  [[nodiscard]] std::string str() const { return "{" + fields_ + "}"; }

 private:
  std::string fields_;
};

}  // namespace kairo::app
