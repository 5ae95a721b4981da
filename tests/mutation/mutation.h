#pragma once

#include <algorithm>
#include <concepts>
#include <cstdlib>
#include <optional>

#pragma clang diagnostic ignored "-Weverything"
#pragma clang diagnostic ignored "-Wc++11-narrowing"

/// The functions that the mutated sources call (mutate.mjs): all mutants are compiled at once, and one of them is
/// chosen as the program starts, by its number in KAIRO_MUTANT. Values that the compiler computes are never mutated.
namespace kairo::mutation {

inline const int chosen = std::getenv("KAIRO_MUTANT") == nullptr ? 0 : std::atoi(std::getenv("KAIRO_MUTANT"));

constexpr bool is(int mutant) {
  if
    consteval { return false; }
  else {
    return mutant == chosen;
  }
}

/// `a < either<7> < b` is `a < b`, or `a <= b` in mutant 7: it stands between the operands, so that nothing needs to
/// know where they begin and end.
template <int mutant>
struct Either {};
template <int mutant>
inline constexpr Either<mutant> either{};

template <class Left, int mutant>
struct Half {
  const Left& left;
};

/// For std::optional as well, which has operators for operands of any type.
#define KAIRO_MUTATED(op, other)                                                           \
  template <class Left, int mutant>                                                        \
  constexpr Half<Left, mutant> operator op(const Left& left, Either<mutant>) {             \
    return {left};                                                                         \
  }                                                                                        \
  template <class Left, int mutant, class Right>                                           \
  constexpr auto operator op(Half<Left, mutant> half, const Right& right) {                \
    using Result = decltype(half.left op right);                                           \
    if constexpr (requires {                                                               \
                    { half.left other right } -> std::same_as<Result>;                     \
                  })                                                                       \
      if (is(mutant)) return half.left other right;                                        \
    return half.left op right;                                                             \
  }                                                                                        \
  template <class Left, int mutant, class Right>                                           \
  requires requires(const Left& l, const std::optional<Right>& r) { l op r; }              \
  constexpr auto operator op(Half<Left, mutant> half, const std::optional<Right>& right) { \
    return is(mutant) ? half.left other right : half.left op right;                        \
  }
KAIRO_MUTATED(<, <=)
KAIRO_MUTATED(<=, <)
KAIRO_MUTATED(>, >=)
KAIRO_MUTATED(>=, >)
KAIRO_MUTATED(==, !=)
KAIRO_MUTATED(!=, ==)
KAIRO_MUTATED(+, -)
KAIRO_MUTATED(-, +)
#undef KAIRO_MUTATED

template <int mutant>
constexpr auto min(const auto& a, const auto& b) {
  return is(mutant) ? std::max(a, b) : std::min(a, b);
}
template <int mutant>
constexpr auto max(const auto& a, const auto& b) {
  return is(mutant) ? std::min(a, b) : std::max(a, b);
}

}  // namespace kairo::mutation
