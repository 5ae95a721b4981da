#include "tests/match/allocations.h"

#include <cstdlib>
#include <new>

namespace {

std::size_t asked = 0;

}  // namespace

std::size_t kairo::allocations() { return asked; }

// All plain allocations of the test program pass here. They stand in a file of their own, for where g++ sees both
// through to malloc and free it takes each pair for a mistake.
void* operator new(std::size_t size) {
  ++asked;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
