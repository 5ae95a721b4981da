#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tests/fuzz/live_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  kairo::fuzz::try_live({reinterpret_cast<const char*>(data), size});
  return 0;
}
