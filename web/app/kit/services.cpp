#include "web/app/kit/services.h"

#include <charconv>

namespace kairo::app {

std::string new_match_id(const Services& services) {
  char digits[16];
  const auto [end, error] = std::to_chars(digits, digits + sizeof digits, services.random_seed(), 16);
  return {digits, error == std::errc{} ? end : digits};
}

}  // namespace kairo::app
