#include "web/app/record.h"

#include <charconv>

#include "web/app/lines.h"

namespace kairo::app {

namespace {

constexpr std::string_view heading = "kairo match 1";

/// The rest of the next line, which must begin with `name` and a blank.
std::optional<std::string_view> take_field(std::string_view& text, std::string_view name) {
  std::string_view line = take_line(text);
  if (!line.starts_with(name) || line.size() < name.size() + 2 || line[name.size()] != ' ') return std::nullopt;
  return line.substr(name.size() + 1);
}

}  // namespace

std::string record_text(const Record& record) {
  return std::string(heading) + "\nplayed " + std::to_string(record.played) + "\ncode " + record.code + "\n" +
         chairs_text(record.chairs);
}

std::optional<Record> parse_record(std::string_view id, std::string_view text) {
  if (take_line(text) != heading) return std::nullopt;
  Record record{.id = std::string(id)};
  const auto played = take_field(text, "played");
  if (!played) return std::nullopt;
  const auto [end, error] = std::from_chars(played->data(), played->data() + played->size(), record.played);
  if (error != std::errc{} || end != played->data() + played->size()) return std::nullopt;
  const auto code = take_field(text, "code");
  if (!code) return std::nullopt;
  record.code = *code;
  auto chairs = parse_chairs(text);
  if (!chairs) return std::nullopt;
  record.chairs = *std::move(chairs);
  return record;
}

}  // namespace kairo::app
