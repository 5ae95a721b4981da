#include "web/tables/wicked/consequence_note.h"

#include <algorithm>
#include <string>
#include <vector>

#include "web/tables/wicked/explanations.h"
#include "web/text/sentence.h"

namespace kairo::wicked::table {

using draw::Rect;

namespace {

constexpr float margin = 8;  // at the sides
constexpr float above_and_below = 2;
constexpr draw::TextStyle large_note{.size = draw::type::body, .align = draw::Align::centre, .middle = true};
constexpr draw::TextStyle small_note{.size = draw::type::note, .align = draw::Align::centre, .middle = true};
constexpr draw::TextStyle least_note{.size = draw::type::small, .align = draw::Align::centre, .middle = true};

std::string joined(const draw::Ui& ui, std::span<const Phrase> phrases) {
  std::string words;
  for (const Phrase& phrase : phrases) text::add_sentence(words, ui.say(phrase));
  return words;
}

float height_of(const draw::Ui& ui, float width, const std::string& words, const draw::TextStyle& style) {
  return ui.text.height(width - 2 * margin, words, style) + 2 * above_and_below;
}

void draw_note(draw::Ui& ui, const Rect& at, const std::string& words, const draw::TextStyle& style) {
  ui.explain(at, "consequences", explanations::consequences());
  draw::panel(ui, at);
  ui.text.draw(at.inset(margin, above_and_below), words, style);
}

}  // namespace

void draw_consequences_over(draw::Ui& ui, const Rect& place, std::span<const Phrase> phrases) {
  std::vector<Phrase> said(phrases.begin(), phrases.end());
  std::string words = joined(ui, said);
  if (words.empty()) return;
  const auto fits = [&](const draw::TextStyle& style) { return height_of(ui, place.w, words, style) <= place.h; };
  // The names of the others, below it, must be seen. The first sentence matters most, then the last one.
  while (!fits(least_note) && said.size() > 1) {
    said.erase(said.size() > 2 ? said.end() - 2 : said.end() - 1);
    words = joined(ui, said);
  }
  const draw::TextStyle& style = fits(large_note) ? large_note : fits(small_note) ? small_note : least_note;
  // The text beneath it has more lines than it may have itself, and must not look out.
  draw_note(ui, {place.x, place.y, place.w, std::max(place.h, height_of(ui, place.w, words, style))}, words, style);
}

void draw_consequences(draw::Ui& ui, const Rect& about, std::span<const Phrase> phrases) {
  const std::string words = joined(ui, phrases);
  if (words.empty()) return;
  constexpr float widest = 420;
  const Rect& area = ui.area();
  constexpr float roomy = 900;  // wide
  const draw::TextStyle& style = area.w >= roomy ? large_note : small_note;
  const float width = std::min({ui.text.width(words, style) + 2 * margin + 2, widest, area.w - 2 * margin});
  const float height = height_of(ui, width, words, style);
  const float x = draw::begin_within(about.centre().x - width / 2, width, area.x + margin, area.right() - margin);
  draw_note(ui, {x, about.y - 3 - height, width, height}, words, style);
}

}  // namespace kairo::wicked::table
