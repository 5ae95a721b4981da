#include <cstdio>
#include <fstream>
#include <iterator>

#include "web/app/settings.h"
#include "web/posters/book.h"
#include "web/posters/pages.h"
#include "web/posters/poster.h"
#include "web/posters/shared_look.h"
#include "web/tables/tables.h"
#include "web/text/catalogue.h"
#include "web/text/help.h"

using namespace kairo;
using namespace kairo::posters;

namespace {

std::string read(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool write(const std::string& file, const std::string& content) {
  if (std::ofstream(file, std::ios::binary) << content) return true;
  std::fprintf(stderr, "cannot write %s\n", file.c_str());
  return false;
}

bool write_posters(const std::string& folder, Studio& studio) {
  for (const Game& game : games()) {
    const std::string name = std::string(game.info->id) + "-" + std::string(text::code_of(studio.language())) + ".svg";
    if (!write(folder + "/" + name, poster(example_match(game), studio))) return false;
  }
  return true;
}

/// Writes every picture as SVG and what it shows in words as JSON (draw/mirror.h).
bool write_positions(const std::string& folder, std::span<const BookPosition> positions, Studio& studio) {
  bool all = true;
  for (const BookPosition& position : positions) {
    const auto picture = book_picture(position, studio);
    if (!picture)
      std::fprintf(stderr, "assets/book/%s/positions.json: %s: %s\n", position.game.c_str(), position.name.c_str(),
                   picture.error().c_str());
    const std::string file =
        folder + "/" + position.game + "." + position.name + "." + std::string(text::code_of(studio.language()));
    all = picture && write(file + ".svg", picture->svg) && write(file + ".json", words_json(picture->words)) && all;
  }
  return all;
}

bool write_page(const std::string& folder, Studio& studio) {
  bool all = write(folder + "/colours.css", colours_css()) && write(folder + "/colours.json", colours_json()) &&
             write(folder + "/signs.json", signs_json());
  for (const Game& game : games())
    for (const CoverShape& shape : cover_shapes) {
      const std::string name = "cover-" + std::string(game.info->id) + "-" + std::string(shape.name) + ".svg";
      all = all && write(folder + "/" + name, cover(game.info->id, shape, studio));
    }
  return all;
}

bool write_icons(const std::string& folder, Studio& studio) {
  for (const Game& game : games())
    for (const draw::NamedIcon& icon : tables::icons_of(game.info->id))
      if (!write(folder + "/" + std::string(game.info->id) + "." + std::string(icon.name) + ".icon.svg",
                 book_icon(icon, studio)))
        return false;
  return true;
}

}  // namespace

// Writes a real position of every game as a picture for publishers' pages, the pictures of the rule books, each in
// every language, and what all pages share with the canvas.
//   posters POSTERS_FOLDER BOOK_FOLDER PAGES_FOLDER GENERATED
// GENERATED is the folder of what the build has made of assets/: fonts, texts, and the list of positions.
int main(int argc, char** argv) {
  if (argc != 5) {
    std::fprintf(stderr, "usage: posters POSTERS_FOLDER BOOK_FOLDER PAGES_FOLDER GENERATED\n");
    return 2;
  }
  const std::string generated = argv[4];
  const auto positions = read_positions(read(generated + "/positions.txt"));
  bool all = true;
  for (const auto language : text::languages) {
    const std::string lines = std::string(text::code_of(language)) + ".txt";
    text::set_catalogue(language, read(generated + "/texts-" + lines));
    text::set_help(language, read(generated + "/help-" + lines));
    Studio studio(language, generated + "/fonts");
    all = write_posters(argv[1], studio) && write_positions(argv[2], positions, studio) &&
          write_first_pages(argv[3], studio) && all;
    if (language == text::languages.front()) all = write_icons(argv[2], studio) && write_page(argv[3], studio) && all;
    for (const unsigned code : studio.lacking()) std::fprintf(stderr, "no font has U+%04X\n", code);
    all = studio.lacking().empty() && all;
  }
  return all ? 0 : 1;
}
