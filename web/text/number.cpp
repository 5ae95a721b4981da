#include "web/text/number.h"

namespace kairo::text {

std::string number_words(int number) { return number < 0 ? "−" + std::to_string(-number) : std::to_string(number); }

std::string gain_words(int points) { return points > 0 ? "+" + std::to_string(points) : number_words(points); }

}  // namespace kairo::text
