#pragma once

#include <functional>
#include <ostream>
#include <string>

namespace kairo::testing {

/// Everything that was drawn in a frame, as bytes to compare. Printed as a size and a hash: the bytes would fill pages.
struct DrawnFrame {
  std::string bytes;
  friend bool operator==(const DrawnFrame&, const DrawnFrame&) = default;
};

inline void PrintTo(const DrawnFrame& frame, std::ostream* out) {
  *out << frame.bytes.size() << " bytes, hash " << std::hash<std::string>{}(frame.bytes);
}

}  // namespace kairo::testing
