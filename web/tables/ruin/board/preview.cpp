#include "web/tables/ruin/board/preview.h"

#include <string>

#include "web/draw/shapes.h"
#include "web/text/sentence.h"

namespace kairo::ruin::table {

bool draw_preview(draw::Ui& ui, const draw::Rect& at, const std::vector<Phrase>& phrases) {
  const draw::Rect inside = at.inset(8, 0);
  draw::TextStyle style{.size = draw::min_text_size, .ink = draw::Ink::live, .middle = true};
  std::string words;
  for (const Phrase& phrase : phrases) {
    std::string more = words;
    text::add_sentence(more, ui.words_of({.term = phrase}));
    if (ui.text_height(inside.w, more, style) > inside.h) break;
    words = more;
  }
  if (words.empty()) return false;
  ui.explain(at, "preview", {.term = {"ruin.what.preview"}});
  draw::stroke(ui.pen(), draw::round_outline(at.inset(1), 6), ui.colour(draw::Ink::live, 0.6F), 1.5F);
  for (const float larger : {15.0F, 16.0F, 18.0F}) {
    draw::TextStyle tried = style;
    tried.size = larger;
    if (ui.text_height(inside.w, words, tried) <= inside.h - 6) style = tried;
  }
  ui.text(inside, words, style);
  return true;
}

}  // namespace kairo::ruin::table
