#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/seat.h"

namespace kairo {

struct Phrase;

/// A placeholder for the name of the player at a seat, filled in when the sentence is worded.
struct SeatName {
  Seat seat = no_seat;
  friend bool operator==(const SeatName&, const SeatName&) = default;
};

/// A named argument of a sentence. A list is joined the way the language joins lists.
struct Arg {
  std::string_view name;
  std::variant<int, SeatName, std::vector<Phrase>> value;
};

/// A sentence in no particular language: a key of the text catalogue (`assets/text`) and its arguments. The engine
/// decides what is said, the catalogue how. Keys and names point to static storage.
struct Phrase {
  std::string_view key;
  std::vector<Arg> args{};

  [[nodiscard]] bool empty() const { return key.empty(); }
};

/// They say the same.
inline bool operator==(const Arg& one, const Arg& other);
inline bool operator==(const Phrase& one, const Phrase& other) {
  return one.key == other.key && one.args == other.args;
}
inline bool operator==(const Arg& one, const Arg& other) { return one.name == other.name && one.value == other.value; }

/// A part of a description of the table: a heading, its lines, and a map that can be walked through, row by row.
struct Section {
  Phrase heading;
  std::vector<Phrase> lines;
  std::vector<std::vector<Phrase>> map{};
};

inline Arg number(std::string_view name, int value) { return {name, value}; }
inline Arg seat_name(std::string_view name, Seat seat) { return {name, SeatName{seat}}; }
inline Arg term(std::string_view name, std::string_view key) { return {name, std::vector<Phrase>{{key, {}}}}; }
inline Arg list(std::string_view name, std::vector<Phrase> items) { return {name, std::move(items)}; }

}  // namespace kairo
