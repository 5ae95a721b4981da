#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <optional>
#include <string>

namespace kairo {

/// The path of a file under tests/ that a test compares with. If the tests run on another machine than they were built
/// on, an environment variable says where the files are.
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
