#include "engine/core/numbers.h"

#include <gtest/gtest.h>

namespace kairo {
namespace {

TEST(Numbers, ReadsWhatFitsOfEveryKind) {
  EXPECT_EQ(read_number<int>("0"), 0);
  EXPECT_EQ(read_number<int>("-12"), -12);
  EXPECT_EQ(read_number<std::int8_t>("-128"), -128);
  EXPECT_EQ(read_number<std::int8_t>("127"), 127);
  EXPECT_EQ(read_number<std::uint8_t>("255"), 255);
  EXPECT_EQ(read_number<long long>("-9223372036854775808"), std::numeric_limits<long long>::min());
  EXPECT_EQ(read_number<std::uint64_t>("18446744073709551615"), std::numeric_limits<std::uint64_t>::max());
}

TEST(Numbers, RefusesWhatIsNoNumberOrDoesNotFit) {
  for (const char* text : {"", "-", "+1", " 1", "1 ", "--1", "-+1", "0x1", "1.0", "18446744073709551616"})
    EXPECT_FALSE(read_number<long long>(text)) << text;
  EXPECT_FALSE(read_number<std::int8_t>("128"));
  EXPECT_FALSE(read_number<std::int8_t>("-129"));
  EXPECT_FALSE(read_number<std::uint8_t>("256"));
  EXPECT_FALSE(read_number<std::uint8_t>("-0"));
  EXPECT_FALSE(read_number<long long>("9223372036854775808"));
}

}  // namespace
}  // namespace kairo
