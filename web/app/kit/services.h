#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "web/host/host.h"

namespace kairo::app {

using host::ToCanvas;
using host::ToPage;

/// The services that the app needs from the page it runs in (web/host/host.h).
struct Services {
  std::function<void(ToPage message, std::string_view text)> send;
  std::function<host::WriteResult(std::string_view name, std::string_view text)> write;
  std::function<std::uint64_t()> random_seed;
};

/// The id of a match that is saved for the first time.
std::string new_match_id(const Services& services);
/// The same for one that began as a lesson, and whether an id is of such a match.
std::string new_lesson_match_id(const Services& services);
bool is_of_lesson(std::string_view id);

}  // namespace kairo::app
