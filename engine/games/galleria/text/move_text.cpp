#include "engine/games/galleria/text/vocabulary.h"
#include "engine/games/galleria/words.h"

namespace kairo::galleria {

namespace {

using Kind = Move::Kind;

Target target_of_card(int card) { return is_skill(card) || is_trap(card) ? effect_of(card).target : Target::none; }
Target target_of_facet(int facet) { return facet < facets ? facet_cards[facet].effect.target : Target::none; }
Target target_of_curio(int curio) { return curio < curios ? curio_cards[curio].effect.target : Target::none; }

// These report errors by the reader's `fail`. Nobody reads the messages: parse_move only says whether it succeeded.

void accept_number(FieldReader& in, std::uint8_t& number, std::uint8_t found) {
  if (found == 0xff) in.fail("nothing has this name");
  number = found;
}

void read_card(FieldReader& in, std::uint8_t& number) {
  const Card card = vocabulary::card_of(in.word());
  accept_number(in, number, card == start_card ? no_card : card);
}

void read_target(FieldReader& in, Target kind, std::uint8_t& target) {
  if (names_something(kind) && !vocabulary::parse_target(kind, in.word(), target)) in.fail("no target");
}

void read_operands(FieldReader& in, Move& move) {
  switch (move.kind) {
    case Kind::place:
      read_card(in, move.a);
      accept_number(in, move.b, vocabulary::cell_of(in.word()));
      if (!in.more()) return;
      move.c = 1;
      if (in.word() != vocabulary::turned) in.fail("only `turned` can follow");
      return;
    case Kind::skill:
    case Kind::trap:
      read_card(in, move.a);
      if (!(move.kind == Kind::skill ? is_skill(move.a) : is_trap(move.a)))
        return in.fail("this is another kind of card");
      return read_target(in, target_of_card(move.a), move.b);
    case Kind::facet:
      accept_number(in, move.a, vocabulary::facet_of(in.word()));
      return read_target(in, target_of_facet(move.a), move.b);
    case Kind::curio:
      accept_number(in, move.a, vocabulary::curio_of(in.word()));
      return read_target(in, target_of_curio(move.a), move.b);
    case Kind::discard:
    case Kind::pass_on:
    case Kind::take: return read_card(in, move.a);
    case Kind::remove: return accept_number(in, move.a, vocabulary::cell_of(in.word()));
    case Kind::choose: return accept_number(in, move.a, vocabulary::facet_of(in.word()));
    case Kind::peek: return accept_number(in, move.a, vocabulary::room_of(in.word()));
    case Kind::ask: return in.word_into(move.a, vocabulary::ask_setting);
    case Kind::pass:
    case Kind::go_on:
    case Kind::step_back:
    case Kind::end: return;
  }
}

}  // namespace

std::string move_text(Move move) {
  std::string text(vocabulary::word(vocabulary::move, move.kind));
  const auto add = [&text](std::string_view word) {
    if (!word.empty()) (text += ' ') += word;
  };
  switch (move.kind) {
    case Kind::place:
      add(vocabulary::card(move.a));
      add(vocabulary::cell(move.b));
      if (move.c != 0) add(vocabulary::turned);
      break;
    case Kind::skill:
    case Kind::trap:
      add(vocabulary::card(move.a));
      add(vocabulary::target(target_of_card(move.a), move.b));
      break;
    case Kind::facet:
      add(vocabulary::facet(move.a));
      add(vocabulary::target(target_of_facet(move.a), move.b));
      break;
    case Kind::curio:
      add(vocabulary::curio(move.a));
      add(vocabulary::target(target_of_curio(move.a), move.b));
      break;
    case Kind::discard:
    case Kind::pass_on:
    case Kind::take: add(vocabulary::card(move.a)); break;
    case Kind::remove: add(vocabulary::cell(move.a)); break;
    case Kind::choose: add(vocabulary::facet(move.a)); break;
    case Kind::peek: add(vocabulary::room(move.a)); break;
    case Kind::ask: add(vocabulary::word(vocabulary::ask_setting, move.a)); break;
    case Kind::pass:
    case Kind::go_on:
    case Kind::step_back:
    case Kind::end: break;
  }
  return text;
}

bool parse_move(std::string_view text, Move& move) { return read_move(text, vocabulary::move, read_operands, move); }

}  // namespace kairo::galleria
