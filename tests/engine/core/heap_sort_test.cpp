#include "engine/core/heap_sort.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/rng.h"

namespace kairo {
namespace {

TEST(HeapSort, OrdersAsTheStandardSortDoes) {
  Rng rng(1);
  for (std::uint32_t size = 0; size < 40; ++size) {
    std::vector<std::uint32_t> numbers(size);
    for (std::uint32_t& number : numbers) number = rng.below(20);
    std::vector<std::uint32_t> wanted = numbers;
    std::ranges::sort(wanted, std::greater{});
    heap_sort(numbers, std::greater{});
    EXPECT_EQ(numbers, wanted) << size;
  }
}

TEST(HeapSort, OrdersByAKeyAndOnlyWhatItIsGiven) {
  std::vector<std::string> words{"longest", "long", "a", "longer", "an"};
  heap_sort(std::ranges::subrange(words.begin(), words.end() - 1), {}, &std::string::size);
  EXPECT_EQ(words, (std::vector<std::string>{"a", "long", "longer", "longest", "an"}));
}

}  // namespace
}  // namespace kairo
