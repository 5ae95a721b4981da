#include "web/app/kept_dialogs.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "web/app/dialog_frame.h"
#include "web/app/furniture.h"
#include "web/app/kept_words.h"

namespace kairo::app {

using draw::Glyph;
using draw::Ink;
using draw::Rect;
using draw::Stance;
using draw::TextStyle;
using draw::Ui;

namespace {

constexpr float dialog_width = 460;

/// Of a dialog that is as wide as it may be.
float inner_width(const Ui& ui) { return std::min(dialog_width, ui.area().w - 24) - 32; }

Action rename_button(Ui& ui, Rect at, const Kept& kept) {
  if (!worded_button(ui, at, "kept.rename", ui.say("app.kept.rename"), Glyph::words)) return {};
  return act::Ask{"match " + kept.id, ui.say("app.kept.name"), kept.record.name};
}

}  // namespace

Action kept_dialog(Ui& ui, const Shelf& shelf, std::string_view what) {
  const Kept* kept = shelf.find(what);
  const Aside* aside = shelf.find_aside(what);
  if (kept == nullptr && aside == nullptr) return act::Plain::close_dialog;
  const KeptWords words = kept != nullptr ? words_of(ui, *kept) : words_of(ui, *aside);
  const TextStyle style{.size = 15, .ink = Ink::text_soft};
  std::vector<std::string> lines;
  if (!words.who.empty()) lines.push_back(words.who);
  lines.push_back(words.state);
  if (aside != nullptr) lines.push_back(ui.say("app.aside.stays"));
  float height = 0;
  for (const std::string& line : lines) height += ui.text_height(inner_width(ui), line, style);
  const int buttons = kept != nullptr ? 3 : 2;
  const float content = height + 12 + static_cast<float>(buttons) * (row_height + row_gap);

  Rect inside = begin_dialog(ui, dialog_width, content + 44 + 12 + 32);
  ui.mirror().screen = "kept";
  Action action = title_row(ui, inside.take_top(44, 12), words.title);
  Rect rolled = ui.begin_scroll(inside, "kept.scroll", content);
  for (const std::string& line : lines)
    ui.text(rolled.take_top(ui.text_height(inner_width(ui), line, style)), line, style);
  ui.mirror().parts.push_back({"", std::move(lines)});
  rolled.take_top(12);
  if (kept != nullptr)
    if (Action wish = rename_button(ui, rolled.take_top(row_height, row_gap), *kept); !is_nothing(wish)) action = wish;
  const std::string id(what);
  if (worded_button(ui, rolled.take_top(row_height, row_gap), "kept.file", ui.say("app.kept.file"), Glyph::file))
    action = act::KeepFile{id};
  if (worded_button(ui, rolled.take_top(row_height, row_gap), "kept.delete", ui.say("app.box.delete"), Glyph::close))
    action = act::Delete{id};
  ui.end_scroll();
  ui.end_cover();
  return action;
}

Action elsewhere_dialog(Ui& ui) {
  const std::string words = ui.say("app.elsewhere.words");
  const TextStyle style{.size = 17};
  const float height = ui.text_height(inner_width(ui), words, style);
  Rect inside = begin_dialog(ui, dialog_width, height + 32 + 20 + 2 * (row_height + row_gap));
  ui.mirror().screen = "elsewhere";
  ui.mirror().asked = words;
  ui.mirror_group("");
  Action action;
  const Rect box = inside.take_bottom(row_height, row_gap);
  if (ui.button(inside.take_bottom(row_height, row_gap), "elsewhere.here", ui.say("app.elsewhere.here"),
                Stance::primary))
    action = act::Plain::take_over;
  if (ui.button(box, "elsewhere.box", ui.say("app.end.box"))) action = act::Plain::show_box;
  ui.text(inside, words, style);
  ui.end_cover();
  return action;
}

}  // namespace kairo::app
