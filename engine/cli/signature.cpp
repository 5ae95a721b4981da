#include "engine/cli/golden.h"

#include <array>
#include <charconv>
#include <string_view>

#include "engine/cli/plain.h"
#include "engine/match/random_play.h"

namespace kairo {

namespace {

constexpr std::uint64_t matches_per_table_size = 40;
/// States are much longer than moves; one in this many moves is enough to find where two engines differ.
constexpr std::size_t moves_between_states = 8;

/// FNV-1a, 64 bits.
class Hash {
 public:
  void add(std::string_view text) {
    for (const char c : text) add_byte(static_cast<unsigned char>(c));
    add_byte(0);
  }
  void add(std::uint64_t number) {
    for (int shift = 0; shift < 64; shift += 8) add_byte(static_cast<unsigned char>(number >> shift));
  }
  [[nodiscard]] std::uint64_t value() const { return value_; }

 private:
  void add_byte(unsigned char byte) { value_ = (value_ ^ byte) * 0x100000001b3U; }
  std::uint64_t value_ = 0xcbf29ce484222325U;
};

std::string hexadecimal(std::uint64_t number) {
  constexpr int base = 16;
  std::array<char, 16> digits;
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), number, base);
  return {digits.data(), end};
}

void add_match(Hash& hash, const Match& match) {
  for (std::size_t i = 0; i < match.steps().size(); ++i) {
    hash.add(match.steps()[i].choices);
    hash.add(match.after(i).move_text(match.steps()[i].move));
    if (i % moves_between_states == 0) hash.add(match.after(i).state_text());
  }
  hash.add(match.now().state_text());
  hash.add(score_lines(match.now()));
}

}  // namespace

std::uint64_t signature(const Game& game) {
  Hash hash;
  for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats)
    for (std::uint64_t seed = 0; seed < matches_per_table_size; ++seed)
      add_match(hash, random_match(game, random_setup(*game.info, seats, seed)));
  return hash.value();
}

std::string signature_line(const Game& game) {
  return std::string(game.info->id) + ' ' + hexadecimal(signature(game)) + '\n';
}

std::string hash_of(std::string_view text) {
  Hash hash;
  hash.add(text);
  return hexadecimal(hash.value());
}

}  // namespace kairo
