#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "tests/fuzz/mutate.h"
#include "tests/match/test_files.h"

namespace kairo::fuzz {

/// The texts that a fuzzer starts from, in the same order on all systems.
inline std::vector<std::string> corpus(const std::string& name) {
  std::vector<std::string> texts;
  for (const auto& file : std::filesystem::directory_iterator(test_path("fuzz/corpus/" + name)))
    texts.push_back(read_test_file("fuzz/corpus/" + name + '/' + file.path().filename().string()).value_or(""));
  std::sort(texts.begin(), texts.end());
  return texts;
}

/// Runs a fuzz target for a moment instead of hours, with the same texts each time.
inline void run_shortly(const std::string& name, void (*target)(std::string_view), int tries) {
  const std::vector<std::string> texts = corpus(name);
  ASSERT_GT(texts.size(), 3U) << name;
  for (const std::string& text : texts) target(text);
  Rng rng(1);
  for (int i = 0; i < tries; ++i) target(mutated(texts, rng));
}

}  // namespace kairo::fuzz
