#include <cstdio>
#include <fstream>

#include "web/app/settings.h"
#include "web/posters/poster.h"

// Writes a real position of every game as a picture for publishers' pages, in each language.
//   posters FOLDER FONTS
int main(int argc, char** argv) {
  using namespace kairo;
  if (argc != 3) {
    std::fprintf(stderr, "usage: posters FOLDER FONTS\n");
    return 2;
  }
  for (const Game& game : games()) {
    const Match match = posters::example_match(game);
    for (const auto language : {text::Language::en, text::Language::ja}) {
      const std::string file = std::string(argv[1]) + "/" + std::string(game.info->id) + "-" +
                               std::string(app::language_code(language)) + ".svg";
      if (std::ofstream(file, std::ios::binary) << posters::poster(match, language, argv[2])) continue;
      std::fprintf(stderr, "cannot write %s\n", file.c_str());
      return 1;
    }
  }
  return 0;
}
