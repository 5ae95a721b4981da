#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

namespace kairo {

/// The path of a file that tests compare with, under tests/. A build that runs elsewhere is told where by the
/// environment.
inline std::string test_path(const std::string& name) {
  const char* elsewhere = std::getenv("KAIRO_TEST_DATA");
  return std::string(elsewhere != nullptr ? elsewhere : KAIRO_TESTS_DIR) + '/' + name;
}

/// None when there is no such file.
inline std::optional<std::string> read_test_file(const std::string& name) {
  std::ifstream in(test_path(name), std::ios::binary);
  if (!in) return std::nullopt;
  return std::string(std::istreambuf_iterator<char>(in), {});
}

}  // namespace kairo
