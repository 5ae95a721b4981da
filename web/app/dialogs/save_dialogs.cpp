#include "web/app/dialogs/save_dialogs.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "web/app/dialogs/dialog_frame.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/save_words.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

namespace {

constexpr float dialog_width = 460;

Action rename_button(Ui& ui, Rect at, const SavedMatch& saved) {
  if (!worded_button(ui, at, "kept.rename", ui.say("app.kept.rename"), Icon::words)) return {};
  return act::Ask{"match " + saved.id, ui.say("app.kept.name"), saved.record.name};
}

}  // namespace

Action save_dialog(Ui& ui, const SaveStore& saves, std::string_view what) {
  const SavedMatch* saved = saves.find(what);
  const Quarantined* quarantined = saves.find_quarantined(what);
  if (saved == nullptr && quarantined == nullptr) return act::Plain::close_dialog;
  const SaveWords words = saved != nullptr ? words_of(ui, *saved) : words_of(ui, *quarantined);
  const TextStyle style{.size = 15, .ink = Ink::text_soft};
  std::vector<std::string> lines;
  if (!words.who.empty()) lines.push_back(words.who);
  lines.push_back(words.state);
  if (quarantined != nullptr) lines.push_back(ui.say("app.aside.stays"));
  const float text_width = dialog_text_width(ui, dialog_width);
  float height = 0;
  for (const std::string& line : lines) height += ui.text_height(text_width, line, style);
  const int buttons = saved != nullptr ? 3 : 2;
  const float content = height + 12 + static_cast<float>(buttons) * (row_height + row_gap);

  Rect inside = begin_dialog(ui, dialog_width, content + 44 + 12 + 32);
  ui.mirror().screen = "kept";
  Action action = title_row(ui, inside, 12, words.title);
  Rect scrolled = ui.begin_scroll(inside, "kept.scroll", content);
  for (const std::string& line : lines)
    ui.text(scrolled.take_top(ui.text_height(text_width, line, style)), line, style);
  ui.mirror().parts.push_back({"", std::move(lines)});
  scrolled.take_top(12);
  if (saved != nullptr) merge(action, rename_button(ui, scrolled.take_top(row_height, row_gap), *saved));
  const std::string id(what);
  if (worded_button(ui, scrolled.take_top(row_height, row_gap), "kept.file", ui.say("app.kept.file"), Icon::file))
    action = act::ExportSave{id};
  if (worded_button(ui, scrolled.take_top(row_height, row_gap), "kept.delete", ui.say("app.box.delete"), Icon::close))
    action = act::DeleteSave{id};
  ui.end_scroll();
  ui.end_modal();
  return action;
}

Action elsewhere_dialog(Ui& ui, bool has_box) {
  const Answer answers[] = {{"elsewhere.here", ui.say("app.elsewhere.here"), act::Plain::seize_match},
                            {"elsewhere.box", ui.say(has_box ? "app.end.box" : "app.end.setup"), act::Plain::show_box}};
  return message_dialog(ui, "elsewhere", ui.say("app.elsewhere.words"), answers);
}

}  // namespace kairo::app
