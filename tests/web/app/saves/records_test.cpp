#include "web/app/saves/records.h"

#include <gtest/gtest.h>

#include <string>

namespace kairo::app {
namespace {

TEST(BestTotalsText, AreReadBackAsWritten) {
  for (const BestTotals& best : {BestTotals{}, BestTotals{{"ruin 1", 241}, {"wicked 3 end=2", -7}}}) {
    const ReadRecords read = read_records(records_text(best));
    EXPECT_EQ(read.best, best);
    EXPECT_FALSE(read.damaged || read.later);
  }
}

TEST(BestTotalsText, AreEmptyAtFirst) {
  const ReadRecords read = read_records("");
  EXPECT_TRUE(read.best.empty());
  EXPECT_FALSE(read.damaged || read.later);
}

TEST(BestTotalsText, GiveNothingWhereverTheyAreDamaged) {
  const std::string text = records_text({{"ruin 1", 241}, {"wicked 3", 88}});
  for (std::size_t length = 1; length + 1 < text.size(); ++length) {
    const ReadRecords read = read_records(std::string_view(text).substr(0, length));
    EXPECT_TRUE(read.damaged && read.best.empty()) << length;
  }
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    std::string changed = text;
    changed[at] ^= 1;
    const ReadRecords read = read_records(changed);
    EXPECT_TRUE(read.damaged || read.later) << at;
    EXPECT_TRUE(read.best.empty()) << at;
  }
  EXPECT_TRUE(read_records(text + "more").damaged);
}

TEST(BestTotalsText, OfALaterKairoAreRecognised) {
  EXPECT_TRUE(read_records("kairo records 12\nbetter\n").later);
  EXPECT_TRUE(read_records("kairo records x\n").damaged);
}

}  // namespace
}  // namespace kairo::app
