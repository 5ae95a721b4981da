#include "web/tables/haratama/board/preview.h"

#include <algorithm>

#include "web/draw/shapes.h"
#include "web/draw/ui.h"
#include "web/text/sentence.h"

namespace kairo::haratama::table {

using draw::Ink;
using draw::Rect;

namespace {

constexpr float margin = 8;

/// The first `n` phrases after `lead`; empty while the texts are not here.
std::string joined(const draw::Ui& ui, std::string_view lead, const std::vector<Phrase>& phrases, std::size_t n) {
  std::string line = ui.say(lead);
  for (std::size_t i = 0; i < n; ++i) {
    const std::string words = draw::words_of(ui, {.term = phrases[i]});
    if (words.empty()) return "";
    text::add_sentence(line, words);
  }
  return line;
}

/// The same place, made as high as these words need in the smallest size.
Rect grown(const draw::Ui& ui, const Rect& at, const std::string& words) {
  const Rect inside = at.inset(margin, 2);
  const float needed = ui.text.height(inside.w, words, {.size = draw::min_text_size, .middle = true});
  return {at.x, at.y, at.w, std::max(at.h, needed + at.h - inside.h)};
}

/// False if there are no words or they do not fit there.
bool draw_note(draw::Ui& ui, const Rect& at, const std::string& words) {
  if (words.empty()) return false;
  const Rect inside = at.inset(margin, 2);
  draw::TextStyle style{.size = draw::type::strong, .middle = true};
  while (style.size > draw::min_text_size && ui.text.height(inside.w, words, style) > inside.h) --style.size;
  if (ui.text.height(inside.w, words, style) > inside.h) return false;
  draw::panel(ui, at);
  draw::stroke(ui.pen(), draw::round_outline(at, 8), ui.colour(Ink::live), 2);
  ui.explain(at, "preview", {.term = {"haratama.what.preview"}});
  ui.text.draw(inside, words, style);
  return true;
}

}  // namespace

void draw_preview(draw::Ui& ui, const Layout& layout, Seat focus, Move move, const std::vector<Phrase>& phrases) {
  const std::string_view lead = move.kind == Move::Kind::pass ? "haratama.table.if_passed" : "haratama.table.if_played";
  const Rect above = layout.question.inset(-2);
  for (const Rect& at : {above, layout.seats[focus].all})
    for (std::size_t n = phrases.size(); n > 0; --n)
      if (draw_note(ui, at, joined(ui, lead, phrases, n))) return;
  const std::string first = joined(ui, lead, phrases, 1);
  draw_note(ui, grown(ui, above, first), first);
}

}  // namespace kairo::haratama::table
