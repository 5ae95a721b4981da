#include <utility>

#include "engine/core/fields.h"
#include "engine/games/haratama/text/vocabulary.h"
#include "engine/games/haratama/words.h"

namespace kairo::haratama {

std::string move_text(Move move) {
  std::string text(word(vocabulary::move, move.kind));
  text += ' ' + vocabulary::card(move.a);
  if (move.kind == Move::Kind::pass) text += ' ' + vocabulary::card(move.b);
  return text;
}

bool parse_move(std::string_view text, Move& move) {
  for (const Move::Kind kind : {Move::Kind::pass, Move::Kind::play}) {
    FieldReader in(text);
    in.line(word(vocabulary::move, kind));
    Move read{kind, vocabulary::parse_card(in.word()), 0};
    if (kind == Move::Kind::pass) {
      read.b = vocabulary::parse_card(in.word());
      if (read.b < read.a) std::swap(read.a, read.b);
    }
    in.end_line();
    in.end();
    if (!in.ok() || read.a == no_card || read.b == no_card) continue;
    move = read;
    return true;
  }
  return false;
}

}  // namespace kairo::haratama
