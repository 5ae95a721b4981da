#include "web/app/kept_dialogs.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "web/app/dialog_frame.h"
#include "web/app/drawing.h"
#include "web/app/furniture.h"
#include "web/app/kept_words.h"

namespace kairo::app {

namespace {

constexpr float dialog_width = 460;

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
  const float text_width = dialog_text_width(ui, dialog_width);
  float height = 0;
  for (const std::string& line : lines) height += ui.text_height(text_width, line, style);
  const int buttons = kept != nullptr ? 3 : 2;
  const float content = height + 12 + static_cast<float>(buttons) * (row_height + row_gap);

  Rect inside = begin_dialog(ui, dialog_width, content + 44 + 12 + 32);
  ui.mirror().screen = "kept";
  Action action = title_row(ui, inside.take_top(44, 12), words.title);
  Rect rolled = ui.begin_scroll(inside, "kept.scroll", content);
  for (const std::string& line : lines) ui.text(rolled.take_top(ui.text_height(text_width, line, style)), line, style);
  ui.mirror().parts.push_back({"", std::move(lines)});
  rolled.take_top(12);
  if (kept != nullptr) take(action, rename_button(ui, rolled.take_top(row_height, row_gap), *kept));
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
  const Answer answers[] = {{"elsewhere.here", ui.say("app.elsewhere.here"), act::Plain::take_over},
                            {"elsewhere.box", ui.say("app.end.box"), act::Plain::show_box}};
  return saying_dialog(ui, "elsewhere", ui.say("app.elsewhere.words"), answers);
}

}  // namespace kairo::app
