#include <algorithm>
#include <charconv>
#include <initializer_list>

#include "engine/games/wicked/text/vocabulary.h"
#include "engine/games/wicked/words.h"

namespace kairo::wicked {

namespace {

using Kind = Move::Kind;

/// Reads the words of a move one by one. After one invalid word the whole move is invalid.
class MoveReader {
 public:
  explicit MoveReader(std::string_view text) : rest_(text) {}

  std::string_view word() {
    constexpr std::string_view blanks = " \t\r\n";
    rest_.remove_prefix(std::min(rest_.size(), rest_.find_first_not_of(blanks)));
    const std::string_view word = rest_.substr(0, rest_.find_first_of(blanks));
    rest_.remove_prefix(word.size());
    return word;
  }

  template <std::size_t N>
  std::uint8_t value(const vocabulary::Words<N>& words) {
    return checked(vocabulary::value(words, word()));
  }

  /// A number that counts from `lowest`, returned as an offset from it.
  std::uint8_t number(int lowest) {
    const std::string_view digits = word();
    std::uint8_t number = 0;
    const auto [stop, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    const bool whole = error == std::errc{} && stop == digits.data() + digits.size();
    return checked(whole ? number - lowest : -1);
  }

  /// All words were valid, and none is left.
  bool complete() { return ok_ && word().empty(); }

 private:
  std::uint8_t checked(int value) {
    if (value < 0) ok_ = false;
    return static_cast<std::uint8_t>(value < 0 ? 0 : value);
  }

  std::string_view rest_;
  bool ok_ = true;
};

std::string joined(std::initializer_list<std::string_view> words) {
  std::string text;
  for (const std::string_view word : words) {
    if (!text.empty()) text += ' ';
    text += word;
  }
  return text;
}

}  // namespace

std::string move_text(Move move) {
  using vocabulary::word;
  const std::string_view kind = word(vocabulary::move, move.kind);
  switch (move.kind) {
    case Kind::bid: return joined({kind, std::to_string(move.a), word(vocabulary::signs, move.b)});
    case Kind::colour:
    case Kind::give_back: return joined({kind, word(vocabulary::colour, move.a)});
    case Kind::promote:
    case Kind::spell:
    case Kind::reward: return joined({kind, word(vocabulary::rank, move.a), word(vocabulary::colour, move.b)});
    case Kind::change:
      return joined(
          {kind, word(vocabulary::rank, move.a), word(vocabulary::colour, move.b), word(vocabulary::colour, move.c)});
    case Kind::small:
    case Kind::great: return joined({kind, std::to_string(move.a + 1)});
    case Kind::decline:
    case Kind::done: break;
  }
  return std::string(kind);
}

bool parse_move(std::string_view text, Move& move) {
  MoveReader in(text);
  Move read;
  read.kind = static_cast<Kind>(in.value(vocabulary::move));
  switch (read.kind) {
    case Kind::bid:
      read.a = in.number(0);
      read.b = in.value(vocabulary::signs);
      break;
    case Kind::colour:
    case Kind::give_back: read.a = in.value(vocabulary::colour); break;
    case Kind::promote:
    case Kind::spell:
    case Kind::reward:
    case Kind::change:
      read.a = in.value(vocabulary::rank);
      read.b = in.value(vocabulary::colour);
      if (read.kind == Kind::change) read.c = in.value(vocabulary::colour);
      break;
    case Kind::small:
    case Kind::great: read.a = in.number(1); break;
    case Kind::decline:
    case Kind::done: break;
  }
  if (!in.complete()) return false;
  move = read;
  return true;
}

}  // namespace kairo::wicked
