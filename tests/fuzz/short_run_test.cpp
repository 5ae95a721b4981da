#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "tests/fuzz/code_target.h"
#include "tests/fuzz/mutate.h"
#include "tests/fuzz/protocol_target.h"
#include "tests/fuzz/state_target.h"
#include "tests/match/test_files.h"

/// What the fuzzers try for hours is tried here for a moment, the same each time.
namespace kairo::fuzz {
namespace {

std::vector<std::string> corpus(const std::string& name) {
  std::vector<std::string> texts;
  for (const auto& file : std::filesystem::directory_iterator(test_path("fuzz/corpus/" + name)))
    texts.push_back(read_test_file("fuzz/corpus/" + name + '/' + file.path().filename().string()).value_or(""));
  std::sort(texts.begin(), texts.end());
  return texts;
}

void run(const std::string& name, void (*target)(std::string_view), int tries) {
  const std::vector<std::string> texts = corpus(name);
  ASSERT_GT(texts.size(), 3U) << name;
  for (const std::string& text : texts) target(text);
  Rng rng(1);
  for (int i = 0; i < tries; ++i) target(mutated(texts, rng));
}

TEST(ShortFuzz, Code) { run("code", try_code, 3000); }

TEST(ShortFuzz, Protocol) { run("protocol", try_protocol, 500); }

TEST(ShortFuzz, State) { run("state", try_state, 6000); }

}  // namespace
}  // namespace kairo::fuzz
