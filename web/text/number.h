#pragma once

#include <string>

namespace kairo::text {

/// A number as players read it: its sign is a minus, not a hyphen.
std::string number_words(int number);

/// The same of a gain or loss: a gain has a sign, too.
std::string gain_words(int points);

}  // namespace kairo::text
