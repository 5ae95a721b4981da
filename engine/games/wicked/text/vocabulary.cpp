#include "engine/games/wicked/text/vocabulary.h"

namespace kairo::wicked::vocabulary {

std::string corridor(int card) {
  const Corridor& face = corridors[card];
  return std::to_string(card) + ':' + std::string(word(half, face.upper)) + '/' + std::string(word(half, face.lower));
}

std::string great(int card) {
  const GreatOracle& face = great_oracles[card];
  return std::to_string(card) + ':' + std::string(word(colour, face.first)) + '+' +
         std::string(word(colour, face.second));
}

std::string small(int card) {
  std::string text = std::to_string(card);
  char separator = ':';
  for (int r = ranks - 1; r >= 0; --r) {
    for (int c = 0; c < colours; ++c) {
      const int count = small_oracles[card].demands[r][c];
      if (count == 0) continue;
      text += separator;
      if (count > 1) text += std::to_string(count) + '-';
      text += std::string(rank[r]) + '-' + std::string(colour[c]);
      separator = '+';
    }
  }
  return text;
}

}  // namespace kairo::wicked::vocabulary
