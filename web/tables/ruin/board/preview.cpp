#include "web/tables/ruin/board/preview.h"

#include <string>

#include "web/text/sentence.h"

namespace kairo::ruin::table {

namespace {

/// Something that can't be had any more after the move.
bool is_lost(const Phrase& phrase) {
  return phrase.key == "ruin.then.goals_lost" || phrase.key == "ruin.then.gems_lost" ||
         phrase.key == "ruin.then.gems_cut_off" || phrase.key == "ruin.then.exit_cut_off";
}

}  // namespace

bool draw_preview(draw::Ui& ui, const draw::Rect& at, const std::vector<Phrase>& phrases) {
  const bool warns = !phrases.empty() && is_lost(phrases.front());
  draw::TextStyle style{.size = draw::min_text_size, .ink = warns ? draw::Ink::warn : draw::Ink::live, .middle = true};
  std::string words;
  for (const Phrase& phrase : phrases) {
    std::string more = words;
    text::add_sentence(more, draw::words_of(ui, {.term = phrase}));
    if (ui.text.height(at.w, more, style) > at.h) break;
    words = more;
  }
  if (words.empty()) return false;
  ui.explain(at, "preview", {.term = {"ruin.what.preview"}});
  for (const float larger : {15.0F, 16.0F, 18.0F}) {
    draw::TextStyle tried = style;
    tried.size = larger;
    if (ui.text.height(at.w, words, tried) <= at.h) style = tried;
  }
  ui.text.draw(at, words, style);
  return true;
}

}  // namespace kairo::ruin::table
