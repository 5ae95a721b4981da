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

}  // namespace

float height_of_player(const draw::Ui& ui, float width, const View& view, Seat seat) {
  Rect words{0, 0, width, matrix_height};
  const float pictured = take_matrix(words, view).h;
  float written = 0;
  for (const Phrase& line : lines_on(view, seat))
    written += ui.text.height(words.w, ui.say(line), style) + between_lines;
  return words.w < width ? std::max(pictured, written) : pictured + draw::gap::near + written;
}

void draw_player_closely(draw::Ui& ui, Rect at, const View& view, Seat seat) {
  if (const Rect matrix = take_matrix(at, view); matrix.h > 0) draw_matrix(ui, matrix, won_by(view, seat, 0));
  for (const Phrase& line : lines_on(view, seat)) {
    const std::string words = ui.say(line);
    ui.text.draw(at.take_top(ui.text.height(at.w, words, style) + 1, between_lines - 1), words, style);
  }
}

}  // namespace kairo::haratama::table
