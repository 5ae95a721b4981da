#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

#include "tests/match/test_files.h"
#include "tests/web/pictures/comparison.h"
#include "tests/web/pictures/scenes.h"

/// Every screen looks as it does in its stored pictures. `make screens` stores those anew that are no longer the same,
/// and deletes those of scenes that are no more: look at what has changed before you commit it.
namespace kairo::testing {
namespace {

namespace fs = std::filesystem;
using draw::testing::Picture;

const std::string cure = "If it shall look like this, run `make screens`.";

fs::path stored_folder() { return test_path("web/pictures/stored"); }
fs::path file_of(const Shot& shot) { return stored_folder() / (shot.name() + ".png"); }
bool storing() { return std::getenv("KAIRO_STORE_PICTURES") != nullptr; }

void store(const Shot& shot, const Picture& drawn) {
  ASSERT_TRUE(drawn.write_small_png(file_of(shot))) << file_of(shot);
  std::cout << "stored " << file_of(shot) << '\n';
}

/// Writes both pictures into the build folder, and a third one that marks where they differ.
std::string show(const Shot& shot, const Picture& stored, const Picture& drawn, const Comparison& compared) {
  const fs::path folder = KAIRO_PICTURES_DIR;
  fs::create_directories(folder);
  const std::string start = folder / shot.name();
  const bool written = stored.write_png(start + "-stored.png") && drawn.write_png(start + "-drawn.png") &&
                       compared.marked(stored).write_png(start + "-marked.png");
  return written ? "See " + start + "-drawn.png, -stored.png and -marked.png." : "Nothing can be written to " + start;
}

class StoredPictures : public ::testing::TestWithParam<Shot> {};
INSTANTIATE_TEST_SUITE_P(, StoredPictures, ::testing::ValuesIn(shots()), [](const auto& shot) {
  std::string name = shot.param.name();
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST_P(StoredPictures, AreStillDrawn) {
  const Shot& shot = GetParam();
  const Picture drawn = take(shot);
  if (HasFatalFailure()) return;
  const auto stored = Picture::read_png(file_of(shot));
  if (!stored) {
    if (storing()) return store(shot, drawn);
    FAIL() << "There is no picture " << file_of(shot) << ". `make screens` stores it.";
  }
  const Comparison compared(*stored, drawn);
  if (compared.same()) return;
  if (storing()) return store(shot, drawn);
  FAIL() << shot.name() << " looks different, most of all around x " << compared.place().x << ", y "
         << compared.place().y << ". " << show(shot, *stored, drawn, compared) << ' ' << cure;
}

TEST(StoredPictureFiles, BelongToAScene) {
  const auto all = shots();
  fs::create_directories(stored_folder());
  std::vector<fs::path> orphans;
  for (const auto& entry : fs::directory_iterator(stored_folder()))
    if (std::ranges::find(all, entry.path(), file_of) == all.end()) orphans.push_back(entry.path());
  for (const fs::path& orphan : orphans) {
    if (storing()) {
      fs::remove(orphan);
      std::cout << "deleted " << orphan << '\n';
      continue;
    }
    ADD_FAILURE() << "No scene has the picture " << orphan << " any more. `make screens` deletes it.";
  }
}

}  // namespace
}  // namespace kairo::testing
