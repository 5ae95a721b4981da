#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace kairo {

/// A vector that stores up to `Capacity` elements inside itself: no allocation, and trivially copyable if T is.
/// Pushing onto a full vector is a programming error (asserted), so capacities come from the game's tables.
template <class T, std::size_t Capacity>
class FixedVector {
 public:
  using value_type = T;

  constexpr void push_back(const T& value) {
    assert(size_ < Capacity);
    items_[size_++] = value;
  }
  /// Sets the end after speed-critical code has written elements directly from begin() on.
  constexpr void end_at(const T* end) {
    assert(end >= begin() && end <= begin() + Capacity);
    size_ = static_cast<std::uint32_t>(end - begin());
  }
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
  }
  constexpr void clear() { size_ = 0; }
  constexpr void resize_down(std::size_t size) {
    assert(size <= size_);
    size_ = static_cast<std::uint32_t>(size);
  }

  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] static constexpr std::size_t capacity() { return Capacity; }

  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T& back() { return (*this)[size_ - 1]; }
  constexpr const T& back() const { return (*this)[size_ - 1]; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (!(a.items_[i] == b.items_[i])) return false;
    return true;
  }

 private:
  std::array<T, Capacity> items_{};
  std::uint32_t size_ = 0;
};

}  // namespace kairo
