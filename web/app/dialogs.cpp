#include "web/app/dialogs.h"

#include <algorithm>
#include <array>

#include "web/app/furniture.h"
#include "web/app/lines.h"

namespace kairo::app {

using draw::Align;
using draw::Face;
using draw::Glyph;
using draw::Ink;
using draw::Rect;
using draw::Stance;
using draw::Ui;

namespace {

/// Covers the screen and lays a panel of this size, or as large as fits, over it; returns its inside.
Rect begin_dialog(Ui& ui, float width, float height) {
  ui.begin_cover();
  const Rect& all = ui.area();
  const float edge = ui.cramped() ? 6 : 12;
  const float w = std::min(width, all.w - 2 * edge);
  const float h = std::min(height, all.h - 2 * edge);
  const Rect panel{all.x + (all.w - w) / 2, all.y + (all.h - h) / 2, w, h};
  ui.panel(panel);
  return panel.inset(ui.cramped() ? 10 : 16);
}

/// The title of a dialog and its way out.
Action title_row(Ui& ui, Rect at, std::string_view words) {
  ui.mirror().title = words;
  ui.mirror_group("");
  const bool closed = sign_button(ui, at.take_right(44, 8).fit(1), "dialog.close", ui.say("app.close"), Glyph::close);
  ui.label(at, words, {24, Ink::gold, Face::display, Align::left, true});
  return closed ? act::Plain::close_dialog : act::Plain::nothing;
}

/// A setting: its name, and its values side by side.
std::optional<int> setting(Ui& ui, Rect at, std::string_view id, std::string_view name,
                           std::span<const std::string> values, int chosen) {
  ui.mirror_group(name);
  const bool narrow = at.w < 420;
  ui.label(narrow ? at.take_top(20, 2) : at.take_left(at.w * 0.3F, 8), name,
           {.size = 15, .ink = Ink::text_soft, .middle = true});
  return choice(ui, at, id, values, chosen);
}

}  // namespace

Action menu_dialog(Ui& ui, const MenuFacts& facts) {
  const Settings& settings = *facts.settings;
  const bool narrow = ui.area().w < 480;
  const float setting_height = narrow ? 22.0F + 44 : 44.0F;
  constexpr int all_settings = 4;
  const draw::TextStyle small{.size = 14, .ink = Ink::text_soft};
  const std::string keys = ui.say("app.menu.keys");
  const float wide = std::min(560.0F, ui.area().w - (ui.cramped() ? 12 : 24)) - 32;
  const int buttons = (facts.playing ? 2 : 0) + (facts.help ? 1 : 0);
  const float content = all_settings * (setting_height + 10) + static_cast<float>(buttons) * (row_height + 10) +
                        ui.text_height(wide, keys, small);
  Rect inside = begin_dialog(ui, 560, content + 44 + 12 + 36);
  ui.mirror().screen = "menu";
  Action action = title_row(ui, inside.take_top(44, 12), ui.say("app.menu.title"));

  Rect rolled = ui.begin_scroll(inside, "menu.scroll", content);
  const std::string languages[] = {ui.say("app.menu.language.en"), ui.say("app.menu.language.ja")};
  if (const auto picked = setting(ui, rolled.take_top(setting_height, 10), "menu.language", ui.say("app.menu.language"),
                                  languages, static_cast<int>(ui.language())))
    action = act::SetLanguage{static_cast<text::Language>(*picked)};
  const std::string themes[] = {ui.say("app.menu.theme.dark"), ui.say("app.menu.theme.light")};
  if (const auto picked = setting(ui, rolled.take_top(setting_height, 10), "menu.theme", ui.say("app.menu.theme"),
                                  themes, static_cast<int>(facts.theme)))
    action = act::SetTheme{static_cast<draw::Theme>(*picked)};
  const std::string paces[] = {ui.say("app.menu.speed.calm"), ui.say("app.menu.speed.brisk"),
                               ui.say("app.menu.speed.instant")};
  if (const auto picked = setting(ui, rolled.take_top(setting_height, 10), "menu.speed", ui.say("app.menu.speed"),
                                  paces, static_cast<int>(settings.speed)))
    action = act::SetSpeed{static_cast<Speed>(*picked)};
  const std::string no_yes[] = {ui.say("app.menu.words.no"), ui.say("app.menu.words.yes")};
  if (const auto picked = setting(ui, rolled.take_top(setting_height, 10), "menu.words", ui.say("app.menu.words"),
                                  no_yes, settings.words ? 1 : 0))
    action = act::SetWords{*picked == 1};

  ui.mirror_group("");
  if (facts.help &&
      worded_button(ui, rolled.take_top(row_height, 10), "menu.help", ui.say("app.menu.help"), Glyph::help))
    action = act::Plain::open_help;
  if (facts.playing) {
    if (worded_button(ui, rolled.take_top(row_height, 10), "menu.share_deal", ui.say("app.menu.share_deal"),
                      Glyph::pass_on))
      action = act::Plain::share_deal;
    if (worded_button(ui, rolled.take_top(row_height, 10), "menu.box", ui.say("app.menu.box"), Glyph::back))
      action = act::Plain::show_box;
  }
  ui.text(rolled, keys, small);
  ui.end_scroll();
  ui.end_cover();
  return action;
}

Action help_dialog(Ui& ui, std::string_view game) {
  const std::string words = game_text(ui, game, "short");
  const draw::TextStyle style{.size = 16};
  Rect inside = begin_dialog(ui, 640, 900);
  ui.mirror().screen = "help";
  Action action = title_row(ui, inside.take_top(44, 10), ui.say("app.menu.help"));

  // One line of the text is a paragraph; the mirror has each as a line of its own.
  const float width = inside.w - 10;
  draw::Mirror::Part part;
  float height = 0;
  for (std::string_view rest = words; !rest.empty();) {
    part.lines.emplace_back(take_line(rest));
    height += ui.text_height(width, part.lines.back(), style) + 8;
  }
  Rect rolled = ui.begin_scroll(inside, "help.scroll", height);
  for (const std::string& line : part.lines) {
    const float used = ui.text_height(width, line, style);
    ui.text({rolled.x, rolled.y, width, used}, line, style);
    rolled.take_top(used, 8);
  }
  ui.end_scroll();
  ui.mirror().parts.push_back(std::move(part));
  ui.end_cover();
  return action;
}

Action log_dialog(Ui& ui, const Story& story, Seat viewer) {
  Rect inside = begin_dialog(ui, 640, 900);
  ui.mirror().screen = "log";
  Action action = title_row(ui, inside.take_top(44, 10), ui.say("app.log.title"));
  const draw::TextStyle style{.size = 15};
  const float width = inside.w - 8;
  const bool divided = viewer != no_seat && story.news() > 0 && story.news() < story.lines().size();
  float height = divided ? 40 : 0;
  for (const std::string& line : story.lines()) height += ui.text_height(width, line, style) + 4;

  // The newest stands on top: that is what somebody who opens the log wants to know.
  Rect rolled = ui.begin_scroll(inside, "log.scroll", height);
  for (std::size_t i = story.lines().size(); i-- > 0;) {
    const std::string& line = story.lines()[i];
    draw::TextStyle worded = style;
    worded.ink = i >= story.news() ? Ink::text : Ink::text_soft;
    ui.text(rolled.take_top(ui.text_height(width, line, style), 4), line, worded);
    if (divided && i == story.news()) {
      const Rect divider = rolled.take_top(32, 8);
      ui.pen().AddLine({divider.x, divider.y + 3}, {divider.right(), divider.y + 3}, ui.colour(Ink::gold, 0.6F));
      ui.label(divider.inset(0, 4), ui.say(Phrase{"app.log.since", {seat_name("seat", viewer)}}),
               {.size = 14, .ink = Ink::gold, .middle = true});
    }
  }
  ui.end_scroll();
  ui.end_cover();
  return action;
}

Action notice_dialog(Ui& ui, const Notice& notice) {
  const bool offers = notice.offer != act::Plain::nothing;
  const draw::TextStyle style{.size = 17};
  const float width = std::min(460.0F, ui.area().w - 24);
  const float words = ui.text_height(width - 32, notice.words, style);
  Rect inside = begin_dialog(ui, 460, words + 32 + 20 + row_height + (offers ? row_height + 10 : 0));
  ui.mirror().screen = "notice";
  ui.mirror().asked = notice.words;
  ui.mirror_group("");
  Action action;
  const Rect close = inside.take_bottom(row_height, 10);
  if (offers && ui.button(inside.take_bottom(row_height, 10), "notice.offer", notice.offer_words, Stance::primary))
    action = notice.offer;
  if (ui.button(close, "dialog.close", ui.say("app.close"), offers ? Stance::live : Stance::primary))
    action = act::Plain::close_dialog;
  ui.text(inside, notice.words, style);
  ui.end_cover();
  return action;
}

}  // namespace kairo::app
