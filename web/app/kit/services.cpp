#include "web/app/kit/services.h"

#include <charconv>

namespace kairo::app {

namespace {

constexpr std::string_view of_lesson = "lesson-";

}  // namespace

std::string new_match_id(const Services& services) {
  char digits[16];
  const auto [end, error] = std::to_chars(digits, digits + sizeof digits, services.random_seed(), 16);
  return {digits, error == std::errc{} ? end : digits};
}

std::string new_lesson_match_id(const Services& services) { return std::string(of_lesson) + new_match_id(services); }

bool is_of_lesson(std::string_view id) { return id.starts_with(of_lesson); }

}  // namespace kairo::app
