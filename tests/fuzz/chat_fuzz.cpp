#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tests/fuzz/chat_target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  kairo::fuzz::try_chat({reinterpret_cast<const char*>(data), size});
  return 0;
}
