#include "web/tables/haratama/board/close_look.h"

#include <algorithm>

#include "engine/games/haratama/words.h"
#include "web/draw/shapes.h"
#include "web/tables/haratama/treasures.h"

namespace kairo::haratama::table {

using draw::Rect;

namespace {

constexpr float matrix_height = 150;
constexpr float between_lines = 6;
constexpr draw::TextStyle style{.size = draw::type::strong};

std::vector<Phrase> lines_on(const View& view, Seat seat) {
  for (Section& section : in_words(view))
    if (section.heading == Phrase{"haratama.words.player", {seat_name("seat", seat)}}) return std::move(section.lines);
  return {};
}

/// The place of the treasures, left of the words where these have room, or above them. Nothing is a treasure before the
/// first deal.
Rect take_matrix(Rect& at, const View& view) {
  constexpr float least_beside = 380;
  if (view.descents == 0) return {};
  if (at.w < least_beside) return at.take_top(matrix_height, draw::gap::near);
  Rect left = at.take_left(at.w / 2, draw::gap::apart);
  return left.take_top(matrix_height);
}

/// Stands above the treasures, whose caption it is.
bool is_caption(const Phrase& line) { return line.key == "haratama.words.won"; }

}  // namespace

float height_of_player(const draw::Ui& ui, float width, const View& view, Seat seat) {
  Rect words{0, 0, width, matrix_height};
  const float pictured = take_matrix(words, view).h;
  float caption = 0;
  float written = 0;
  for (const Phrase& line : lines_on(view, seat)) {
    const bool above = is_caption(line);
    (above ? caption : written) += ui.text.height(above ? width : words.w, ui.say(line), style) + between_lines;
  }
  return caption + (words.w < width ? std::max(pictured, written) : pictured + draw::gap::near + written);
}

void draw_player_closely(draw::Ui& ui, Rect at, const View& view, Seat seat) {
  const std::vector<Phrase> lines = lines_on(view, seat);
  const auto write = [&](bool captions) {
    for (const Phrase& line : lines) {
      if (is_caption(line) != captions) continue;
      const std::string words = ui.say(line);
      ui.text.draw(at.take_top(ui.text.height(at.w, words, style) + 1, between_lines - 1), words, style);
    }
  };
  write(true);
  if (const Rect matrix = take_matrix(at, view); matrix.h > 0) draw_matrix(ui, matrix, won_by(view, seat, 0));
  write(false);
}

}  // namespace kairo::haratama::table
