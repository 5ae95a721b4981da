#pragma once

#include <string>

#include "engine/core/phrase.h"

namespace kairo::wicked::test {

/// A phrase as one line, without the catalogue: `key(name=value …)`, lists in brackets.
inline std::string spell_out(const Phrase& phrase) {
  std::string text(phrase.key);
  if (phrase.args.empty()) return text;
  char separator = '(';
  for (const Arg& arg : phrase.args) {
    text += separator + std::string(arg.name) + '=';
    separator = ' ';
    if (const auto* number = std::get_if<int>(&arg.value)) {
      text += std::to_string(*number);
    } else if (const auto* seat = std::get_if<SeatName>(&arg.value)) {
      text += "seat " + std::to_string(seat->seat);
    } else {
      text += '[';
      for (const Phrase& item : std::get<std::vector<Phrase>>(arg.value))
        text += (text.back() == '[' ? "" : ", ") + spell_out(item);
      text += ']';
    }
  }
  return text + ')';
}

}  // namespace kairo::wicked::test
