#include <algorithm>
#include <utility>

#include "engine/games/haratama/vocabulary.h"
#include "engine/games/haratama/words.h"

namespace kairo::haratama {

namespace {

/// Cuts the first word off `text`.
std::string_view take_word(std::string_view& text) {
  constexpr std::string_view blanks = " \t\r\n";
  text.remove_prefix(std::min(text.size(), text.find_first_not_of(blanks)));
  const std::string_view word = text.substr(0, text.find_first_of(blanks));
  text.remove_prefix(word.size());
  return word;
}

}  // namespace

std::string move_text(Move move) {
  std::string text(word(vocabulary::move, move.kind));
  text += ' ' + vocabulary::card(move.a);
  if (move.kind == Move::Kind::pass) text += ' ' + vocabulary::card(move.b);
  return text;
}

bool parse_move(std::string_view text, Move& move) {
  const int kind = value(vocabulary::move, take_word(text));
  if (kind < 0) return false;
  Move read{static_cast<Move::Kind>(kind), vocabulary::parse_card(take_word(text)), 0};
  if (read.kind == Move::Kind::pass) {
    read.b = vocabulary::parse_card(take_word(text));
    if (read.b < read.a) std::swap(read.a, read.b);
  }
  if (read.a == no_card || read.b == no_card || !take_word(text).empty()) return false;
  move = read;
  return true;
}

}  // namespace kairo::haratama
