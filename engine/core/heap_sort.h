#pragma once

#include <algorithm>
#include <functional>
#include <ranges>
#include <utility>

namespace kairo {

/// Sorts as std::ranges::sort does; equal elements may end in another order. Heaps take a quarter of the code, which
/// every visitor loads for each kind of element, and nothing here sorts so much that it would be felt.
template <std::ranges::random_access_range Range, class Less = std::ranges::less, class Key = std::identity>
constexpr void heap_sort(Range&& range, Less less = {}, Key key = {}) {
  std::ranges::make_heap(range, less, key);
  std::ranges::sort_heap(range, less, key);
}

}  // namespace kairo
