#pragma once

#include <algorithm>

#include "engine/games/galleria/text/vocabulary.h"

/// Internal to the game: readers for the kinds of lines that a state's text has.
namespace kairo::galleria {

/// The value of a word that names nothing.
inline constexpr std::uint8_t unknown = 0xff;

/// Calls `visit(word)` for each word of the line, and not at all if the line is `-`.
template <class Visit>
void for_each_word(FieldReader& in, std::string_view name, Visit visit) {
  in.line(name);
  std::string_view word = in.word();
  while (in.ok() && word != vocabulary::nothing) {
    visit(word);
    word = in.more() ? in.word() : vocabulary::nothing;
  }
  in.end_line();
}

inline Card read_card(FieldReader& in, std::string_view word) {
  const Card card = vocabulary::card_of(word);
  if (card >= card_kinds) in.fail("cards of the deck, or -, are expected here");
  return card;
}

inline void read_cards(FieldReader& in, std::string_view name, Cards& cards) {
  for_each_word(in, name, [&](std::string_view word) {
    const Card card = read_card(in, word);
    if (!in.ok()) return;
    if (cards.of[card] == deck_size) return in.fail("there are too many cards");
    cards.add(card);
  });
}

template <std::size_t Capacity, class Parse>
void read_deck(FieldReader& in, std::string_view name, FixedVector<std::uint8_t, Capacity>& deck, Parse parse) {
  for_each_word(in, name, [&](std::string_view word) {
    const auto card = static_cast<std::uint8_t>(parse(word));
    if (card == unknown) return in.fail("nothing in this deck has this name");
    if (deck.size() == Capacity) return in.fail("there are too many cards");
    deck.push_back(card);
  });
  std::reverse(deck.begin(), deck.end());
}

/// Reads names into a set of bits.
template <class Set, class Parse>
void read_set(FieldReader& in, std::string_view name, Set& set, Parse parse) {
  for_each_word(in, name, [&](std::string_view word) {
    const auto member = static_cast<std::uint8_t>(parse(word));
    if (member == unknown) return in.fail("nothing that can be here has this name");
    if (((set >> member) & 1U) != 0) return in.fail("something is here twice");
    set = static_cast<Set>(set | Set{1} << member);
  });
}

/// The seat that a word names, or `unknown`.
inline int seat_of(std::string_view word) {
  const bool is_seat = word.size() == 1 && word[0] >= '0' && word[0] < '0' + max_players;
  return is_seat ? word[0] - '0' : unknown;
}

template <class Number>
void read_number(FieldReader& in, std::string_view name, Number& target, int highest) {
  in.line(name);
  in.number_into(target, 0, highest);
  in.end_line();
}

inline void read_flag(FieldReader& in, std::string_view name, bool& target) {
  in.line(name);
  target = in.number(0, 1) != 0;
  in.end_line();
}

template <class Value, std::size_t N>
void read_word(FieldReader& in, std::string_view name, Value& target, const Words<N>& words) {
  in.line(name);
  in.word_into(target, words);
  in.end_line();
}

/// Reads a word that names something, or `-` for nothing.
template <class Parse>
std::uint8_t read_name(FieldReader& in, Parse parse) {
  const std::string_view word = in.word();
  const auto found = static_cast<std::uint8_t>(parse(word));
  if (found == unknown && word != vocabulary::nothing) in.fail("nothing that can be here has this name");
  return found;
}

template <class Parse>
void read_name(FieldReader& in, std::string_view name, std::uint8_t& target, Parse parse) {
  in.line(name);
  target = read_name(in, parse);
  in.end_line();
}

}  // namespace kairo::galleria
