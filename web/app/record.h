#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/chair.h"

namespace kairo::app {

/// A match as it is kept: one record of lines.
struct Record {
  std::string id;            ///< letters and digits; the key under which the page keeps it
  std::uint64_t played = 0;  ///< grows with every save of any match: the highest was played last
  std::string code;          ///< engine/match/code.h
  std::vector<Chair> chairs;
  friend bool operator==(const Record&, const Record&) = default;
};

std::string record_text(const Record& record);
/// Strict: none unless `record_text` could have written it. The code is not looked into.
std::optional<Record> parse_record(std::string_view id, std::string_view text);

}  // namespace kairo::app
