#pragma once

#include <sys/types.h>

#include <chrono>
#include <expected>
#include <string>
#include <string_view>

namespace kairo::arena {

/// A process with which lines are exchanged. The process, and all that it has started, ends with this object.
class Child {
 public:
  /// Runs `command` by the shell.
  explicit Child(const std::string& command);
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  using Deadline = std::chrono::steady_clock::time_point;
  /// Both return a sentence if the process does not listen or answer until then.
  std::expected<void, std::string> write(std::string_view text, Deadline deadline);
  std::expected<std::string, std::string> read_line(Deadline deadline);

 private:
  pid_t process_ = -1;
  int socket_ = -1;      ///< both ways
  std::string arrived_;  ///< read, but not yet asked for
};

}  // namespace kairo::arena
