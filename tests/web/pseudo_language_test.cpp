#include "tests/web/support/pseudo_language.h"

#include <gtest/gtest.h>

#include "web/text/sentence.h"

namespace kairo::testing {
namespace {

TEST(PseudoLanguage, IsTwoFifthsLongerAndMarkedAtBothEnds) {
  EXPECT_EQ(in_pseudo_language("What happened"), "[Wháàt háàppéènéd]");
  EXPECT_EQ(in_pseudo_language("{seat} draws {n|a card|{n} cards}."), "[{seat} dráàws {n|áà cáàrd|{n} cáàrds}.]");
  for (const char* same : {"a", ", ", "{seat}: {n}", "+"}) EXPECT_EQ(in_pseudo_language(same), same);
}

TEST(PseudoLanguage, IsSpokenAsLongAsItExists) {
  const std::string before = text::sentence(PseudoLanguage::language, "app.title");
  {
    const PseudoLanguage pseudo;
    EXPECT_EQ(text::sentence(PseudoLanguage::language, "app.title"), in_pseudo_language(before));
    EXPECT_TRUE(PseudoLanguage::is_from_elsewhere("Undo"));
    EXPECT_FALSE(PseudoLanguage::is_from_elsewhere(in_pseudo_language("Undo")));
  }
  EXPECT_EQ(text::sentence(PseudoLanguage::language, "app.title"), before);
  EXPECT_FALSE(PseudoLanguage::is_from_elsewhere("Undo"));
}

}  // namespace
}  // namespace kairo::testing
