#include "web/app/dialogs/menu_dialog.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "web/app/dialogs/dialog_frame.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

namespace {

constexpr std::string_view column_id = "menu.scroll";
constexpr float column_gap = 24;
constexpr float room_for_columns = 520;
constexpr float least_entry = 216;
constexpr float room_for_name_beside = 420;  // a narrower setting has its name above its values
constexpr float widest = 980;
constexpr float name_height = 22;
constexpr float choice_height = 44;
constexpr std::array<std::string_view, volumes + 1> volume_keys{"app.menu.sound.off", "app.menu.sound.soft",
                                                                "app.menu.sound.medium", "app.menu.sound.full"};

/// A button of the menu.
struct Entry {
  std::string_view id;
  std::string_view words;
  Icon sign;
  Action action;
};

int count_settings(const MenuFacts& facts) { return 9 + (facts.vibrates ? 1 : 0) + (facts.asking ? 1 : 0); }

/// What can be done now.
std::vector<Entry> entries_for(const MenuFacts& facts) {
  std::vector<Entry> entries;
  const auto add = [&](bool wanted, std::string_view id, std::string_view words, Icon sign, const Action& action) {
    if (wanted) entries.push_back({id, words, sign, action});
  };
  using enum act::Plain;
  add(facts.playing, "menu.box", "app.menu.box", Icon::back, show_box);
  add(facts.book, "menu.help", "app.menu.help", Icon::help, act::OpenBook{});
  add(!facts.game.empty(), "menu.learn", "app.lesson.menu", Icon::branch, act::ShowLearn{std::string(facts.game)});
  add(facts.box, "menu.statistics", "app.statistics.title", Icon::scores, open_statistics);
  add(facts.box && facts.matches, "menu.news", "app.news", Icon::hint, open_news);
  add(facts.box && facts.matches, "menu.keep_all", "app.menu.keep_all", Icon::file, export_all);
  add(facts.box || facts.people, "menu.link", "app.box.link", Icon::pass_on, paste_link);
  // The bar of a narrow table may have no room for these.
  add(facts.again, "menu.again", "app.recap.again", Icon::again, show_again);
  add(facts.scores, "menu.scores", "app.scores.open", Icon::scores, open_scores);
  add(facts.log, "menu.log", "app.log.open", Icon::log, open_log);
  add(facts.people, "menu.afar", "app.afar.open", Icon::pass_on, open_afar);
  add(facts.playing, "menu.pass", "app.menu.pass", Icon::pass_on, share_match);
  add(facts.playing, "menu.share_deal", "app.menu.share_deal", Icon::pass_on, share_deal);
  add(facts.not_saved, "menu.keep_here", "app.menu.keep_here", Icon::file, keep_match);
  add(facts.playing, "menu.keep", "app.kept.file", Icon::file, export_match);
  return entries;
}

Action entry_rows(Ui& ui, Rect at, std::span<const Entry> entries) {
  Action action;
  for (const Entry& entry : entries)
    if (worded_button(ui, at.take_top(row_height, row_gap), entry.id, ui.say(entry.words), entry.sign))
      action = entry.action;
  return action;
}

/// A setting and what each of its values does. Its text key is `app.menu.<name>`, those of the values follow that.
struct Setting {
  std::string_view name;
  std::array<std::string_view, 4> values;  ///< unused ones are empty
  int chosen;
  Action (*choose)(int value);
  std::string_view key = {};  ///< if it is not the usual one
  bool offered = true;
};

auto settings_of(const Ui& ui, const MenuFacts& facts) {
  const Settings& now = *facts.settings;
  const auto index = [](auto value) { return static_cast<int>(value); };
  const int volume = facts.muted ? 0 : 1 + index(now.volume);
  return std::array{
      Setting{"language",
              {"en", "ja"},
              index(ui.language()),
              [](int to) -> Action { return act::SetLanguage{static_cast<text::Language>(to)}; }},
      Setting{"theme",
              {"dark", "light"},
              index(facts.theme),
              [](int to) -> Action { return act::SetTheme{static_cast<draw::Theme>(to)}; }},
      Setting{"contrast",
              {"normal", "high"},
              index(facts.contrast),
              [](int to) -> Action { return act::SetContrast{static_cast<draw::Contrast>(to)}; }},
      Setting{"text_size",
              {"normal", "large", "largest"},
              index(now.text_size),
              [](int to) -> Action { return act::SetTextSize{static_cast<TextSize>(to)}; }},
      Setting{"hand",
              {"right", "left"},
              index(now.hand),
              [](int to) -> Action { return act::SetHand{static_cast<draw::Hand>(to)}; }},
      Setting{"speed",
              {"calm", "brisk", "quick", "instant"},
              index(now.speed),
              [](int to) -> Action { return act::SetSpeed{static_cast<Speed>(to)}; }},
      Setting{"confirm",
              {"yes", "no"},
              now.confirms_moves ? 0 : 1,
              [](int to) -> Action { return act::SetConfirm{to == 0}; }},
      Setting{"asking",
              {"0", "1", "2"},
              facts.asking ? facts.asking->chosen : 0,
              [](int to) -> Action { return act::SetAsking{to}; },
              facts.asking ? facts.asking->key : "",
              facts.asking.has_value()},
      Setting{"words", {"no", "yes"}, now.words ? 1 : 0, [](int to) -> Action { return act::SetWords{to == 1}; }},
      Setting{"sound",
              {"off", "soft", "medium", "full"},
              volume,
              [](int to) -> Action {
                return act::SetVolume{to == 0 ? std::nullopt : std::optional(static_cast<Volume>(to - 1))};
              }},
      Setting{"vibration",
              {"no", "yes"},
              now.vibration ? 1 : 0,
              [](int to) -> Action { return act::SetVibration{to == 1}; },
              {},
              facts.vibrates},
  };
}

/// A row with the name of a setting and its values; does what the value that was tapped does.
Action setting_row(Ui& ui, Rect at, const Setting& setting) {
  const std::string id = "menu." + std::string(setting.name);
  const std::string key = setting.key.empty() ? "app." + id : std::string(setting.key);
  std::vector<std::string> labels;
  for (const std::string_view value : setting.values)
    if (!value.empty()) labels.push_back(ui.say(key + "." + std::string(value)));
  const std::string name = ui.say(key);
  ui.mirror_group(name);
  const TextStyle style{.size = 15, .ink = Ink::text_soft, .middle = true};
  if (at.w < room_for_name_beside)
    ui.label(at.take_top(20, 2), name, style);
  else
    ui.text(at.take_left(at.w * 0.3F, 8), name, style);
  const auto picked = choice(ui, at, id, labels, setting.chosen);
  return picked ? setting.choose(*picked) : Action{};
}

Action settings_rows(Ui& ui, const Rect& at, const MenuFacts& facts, float height) {
  Action action;
  Rect rest = at;
  for (const Setting& setting : settings_of(ui, facts))
    if (setting.offered) merge(action, setting_row(ui, rest.take_top(height - row_gap, row_gap), setting));
  return action;
}

/// Mutes, and makes louder step by step; in the title, since the bar of a narrow table has no room for it.
Action volume_sign(Ui& ui, const Rect& at, const MenuFacts& facts) {
  const int now = facts.muted ? 0 : 1 + static_cast<int>(facts.settings->volume);
  const int next = (now + 1) % (volumes + 1);
  const std::string label = ui.say("app.menu.sound") + ": " + ui.say(volume_keys[static_cast<std::size_t>(next)]);
  if (!sign_button(ui, at, "menu.volume", label, now == 0 ? Icon::muted : Icon::sound)) return {};
  return act::SetVolume{next == 0 ? std::nullopt : std::optional(static_cast<Volume>(next - 1))};
}

/// Leads to the settings, which a narrow screen has below the fold. It is left of the button that closes the menu.
bool settings_button(Ui& ui, Rect title) {
  const std::string words = ui.say("app.menu.settings");
  return ui.button(title.take_right(ui.text_width(words) + 28), "menu.settings", words);
}

}  // namespace

Action menu_dialog(Ui& ui, const MenuFacts& facts) {
  const bool beside = dialog_text_width(ui, widest) >= room_for_columns;  // entries and settings in a column each
  const float width = beside ? widest : 560;
  const TextStyle small{.size = 14, .ink = Ink::text_soft};
  const std::string keys = ui.say("app.menu.keys");
  const std::vector<Entry> entries = entries_for(facts);
  const float text_width = dialog_text_width(ui, width);
  const float columns = text_width - column_gap;
  const float column =
      !beside ? text_width : std::max(columns / 2, std::min(room_for_name_beside, columns - least_entry));
  const float entries_height = static_cast<float>(entries.size()) * (row_height + row_gap);
  const float setting_height = choice_height + row_gap + (column < room_for_name_beside ? name_height : 0);
  const float settings_height = static_cast<float>(count_settings(facts)) * setting_height;
  const float rows = beside ? std::max(entries_height, settings_height) : entries_height + settings_height;
  const float content = rows + ui.text_height(text_width, keys, small);
  Rect inside = begin_dialog(ui, width, content + 44 + 12 + 36);
  ui.mirror().screen = "menu";
  const Rect title{inside.x, inside.y, inside.w, 44};
  Action action = title_row(ui, inside, 12, ui.say("app.menu.title"));
  Rect beside_close = title;
  beside_close.take_right(title.h, 8);
  merge(action, volume_sign(ui, beside_close.take_right(title.h, 8), facts));

  Rect scrolled = ui.begin_scroll(inside, column_id, content);
  Rect head = scrolled.take_top(rows);
  merge(action,
        entry_rows(ui, beside ? head.take_left(columns - column, column_gap) : head.take_top(entries_height), entries));
  merge(action, settings_rows(ui, head.take_top(settings_height), facts, setting_height));
  ui.mirror_group("");
  ui.text(scrolled, keys, small);
  ui.end_scroll();
  if (!beside && settings_button(ui, beside_close)) ui.scroll_by(column_id, entries_height);
  ui.end_modal();
  return action;
}

}  // namespace kairo::app
