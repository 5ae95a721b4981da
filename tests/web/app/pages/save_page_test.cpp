#include "web/app/pages/save_page.h"

#include <gtest/gtest.h>

#include "tests/web/app/toy.h"
#include "tests/web/support/documents.h"

namespace kairo::app {
namespace {

using kairo::testing::has_text;
using kairo::testing::offers;
using kairo::testing::writer_in;

TEST(SavePage, NamesSavesAndDeletesAMatch) {
  SaveStore saves;
  saves.put("a1", {testing::played(3), {}}, testing::players("hhh"));
  saves.rename("a1", "Sunday");
  for (const text::Language language : text::languages) {
    const auto page = save_page(writer_in(language), saves, "a1");
    ASSERT_TRUE(page);
    kairo::testing::expect_sound(*page);
    EXPECT_EQ(page->name, "kept");
    EXPECT_EQ(page->title, "Sunday");
    EXPECT_EQ(page->blocks.front().key, "dialog.close");
    for (const char* key : {"kept.rename", "kept.file", "kept.delete"}) EXPECT_TRUE(offers(*page, key)) << key;
    EXPECT_EQ(find_block(*page, "kept.rename")->what, "match a1");
    EXPECT_EQ(find_block(*page, "kept.rename")->value, "Sunday");
  }
}

TEST(SavePage, LeavesADamagedRecordItsName) {
  SaveStore saves;
  saves.receive("match.a1.a", "garbled");
  const auto page = save_page(writer_in(text::Language::en), saves, saves.quarantined().front().name);
  ASSERT_TRUE(page);
  kairo::testing::expect_sound(*page);
  EXPECT_TRUE(has_text(*page, writer_in(text::Language::en), "app.aside.stays"));
  EXPECT_FALSE(offers(*page, "kept.rename"));
  for (const char* key : {"kept.file", "kept.delete"}) EXPECT_TRUE(offers(*page, key)) << key;
}

TEST(SavePage, IsNoneWhenTheMatchIsGone) { EXPECT_FALSE(save_page(writer_in(text::Language::en), SaveStore(), "a1")); }

}  // namespace
}  // namespace kairo::app
