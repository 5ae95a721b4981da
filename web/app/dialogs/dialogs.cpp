#include "web/app/dialogs/dialogs.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "web/app/dialogs/dialog_frame.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/outcome.h"
#include "web/app/screens/score_sheet.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

namespace {

/// A row with the name of a setting and its values; returns the value that was tapped.
std::optional<int> setting(Ui& ui, Rect at, std::string_view id, std::string_view name,
                           std::span<const std::string> values, int chosen) {
  ui.mirror_group(name);
  const bool narrow = at.w < 420;
  ui.label(narrow ? at.take_top(20, 2) : at.take_left(at.w * 0.3F, 8), name,
           {.size = 15, .ink = Ink::text_soft, .middle = true});
  return choice(ui, at, id, values, chosen);
}

int count_settings(const MenuFacts& facts) { return facts.vibrates ? 9 : 8; }

Action settings_rows(Ui& ui, const Rect& at, const MenuFacts& facts) {
  Action action;
  int row = 0;
  const auto picked = [&](std::string_view id, std::string_view key, std::span<const std::string> values, int chosen) {
    const Rect line = at.row(row++, count_settings(facts), 0);
    return setting(ui, {line.x, line.y, line.w, line.h - 10}, id, ui.say(key), values, chosen);
  };
  const std::string languages[] = {ui.say("app.menu.language.en"), ui.say("app.menu.language.ja")};
  if (const auto to = picked("menu.language", "app.menu.language", languages, static_cast<int>(ui.language())))
    action = act::SetLanguage{static_cast<text::Language>(*to)};
  const std::string themes[] = {ui.say("app.menu.theme.dark"), ui.say("app.menu.theme.light")};
  if (const auto to = picked("menu.theme", "app.menu.theme", themes, static_cast<int>(facts.theme)))
    action = act::SetTheme{static_cast<draw::Theme>(*to)};
  const std::string contrasts[] = {ui.say("app.menu.contrast.normal"), ui.say("app.menu.contrast.high")};
  if (const auto to = picked("menu.contrast", "app.menu.contrast", contrasts, static_cast<int>(facts.contrast)))
    action = act::SetContrast{static_cast<draw::Contrast>(*to)};
  const std::string sizes[] = {ui.say("app.menu.text_size.normal"), ui.say("app.menu.text_size.large"),
                               ui.say("app.menu.text_size.largest")};
  if (const auto to =
          picked("menu.text_size", "app.menu.text_size", sizes, static_cast<int>(facts.settings->text_size)))
    action = act::SetTextSize{static_cast<TextSize>(*to)};
  const std::string hands[] = {ui.say("app.menu.hand.right"), ui.say("app.menu.hand.left")};
  if (const auto to = picked("menu.hand", "app.menu.hand", hands, static_cast<int>(facts.settings->hand)))
    action = act::SetHand{static_cast<draw::Hand>(*to)};
  const std::string paces[] = {ui.say("app.menu.speed.calm"), ui.say("app.menu.speed.brisk"),
                               ui.say("app.menu.speed.instant")};
  if (const auto to = picked("menu.speed", "app.menu.speed", paces, static_cast<int>(facts.settings->speed)))
    action = act::SetSpeed{static_cast<Speed>(*to)};
  const std::string no_yes[] = {ui.say("app.menu.words.no"), ui.say("app.menu.words.yes")};
  if (const auto to = picked("menu.words", "app.menu.words", no_yes, facts.settings->words ? 1 : 0))
    action = act::SetWords{*to == 1};
  const std::string loud[] = {ui.say("app.menu.sound.off"), ui.say("app.menu.sound.soft"),
                              ui.say("app.menu.sound.medium"), ui.say("app.menu.sound.full")};
  const int volume = facts.muted ? 0 : 1 + static_cast<int>(facts.settings->volume);
  if (const auto to = picked("menu.sound", "app.menu.sound", loud, volume))
    action = act::SetVolume{*to == 0 ? std::nullopt : std::optional(static_cast<Volume>(*to - 1))};
  if (!facts.vibrates) return action;
  const std::string no_touch[] = {ui.say("app.menu.vibration.no"), ui.say("app.menu.vibration.yes")};
  if (const auto to = picked("menu.vibration", "app.menu.vibration", no_touch, facts.settings->vibration ? 1 : 0))
    action = act::SetVibration{*to == 1};
  return action;
}

}  // namespace

Action menu_dialog(Ui& ui, const MenuFacts& facts) {
  constexpr float width = 560;
  const float setting_height = ui.area().w < 480 ? 22.0F + 44 : 44.0F;
  const TextStyle small{.size = 14, .ink = Ink::text_soft};
  const std::string keys = ui.say("app.menu.keys");
  const int buttons = (facts.playing ? 4 : 0) + (facts.people ? 2 : 0) + (facts.log ? 1 : 0) +
                      (facts.not_saved ? 1 : 0) + (facts.book ? 1 : 0) + (facts.game.empty() ? 0 : 1) +
                      (facts.box ? 2 : 0) + (facts.matches && facts.box ? 1 : 0);
  const float settings = static_cast<float>(count_settings(facts)) * (setting_height + 10);
  const float content = settings + static_cast<float>(buttons) * (row_height + 10) +
                        ui.text_height(dialog_text_width(ui, width), keys, small);
  Rect inside = begin_dialog(ui, width, content + 44 + 12 + 36);
  ui.mirror().screen = "menu";
  Action action = title_row(ui, inside.take_top(44, 12), ui.say("app.menu.title"));

  Rect scrolled = ui.begin_scroll(inside, "menu.scroll", content);
  merge(action, settings_rows(ui, scrolled.take_top(settings), facts));
  ui.mirror_group("");
  const auto button = [&](bool wanted, std::string_view id, std::string_view words, Icon sign, const Action& on_tap) {
    if (wanted && worded_button(ui, scrolled.take_top(row_height, 10), id, ui.say(words), sign)) action = on_tap;
  };
  using enum act::Plain;
  button(facts.book, "menu.help", "app.menu.help", Icon::help, act::OpenBook{});
  button(!facts.game.empty(), "menu.learn", "app.lesson.menu", Icon::branch, act::ShowLearn{std::string(facts.game)});
  button(facts.box, "menu.statistics", "app.statistics.title", Icon::scores, open_statistics);
  button(facts.box && facts.matches, "menu.keep_all", "app.menu.keep_all", Icon::file, export_all);
  button(facts.box || facts.people, "menu.link", "app.box.link", Icon::pass_on, paste_link);
  // The bar of a narrow table has no room for these two.
  button(facts.log, "menu.log", "app.log.open", Icon::log, open_log);
  button(facts.people, "menu.afar", "app.afar.open", Icon::pass_on, open_afar);
  button(facts.playing, "menu.pass", "app.menu.pass", Icon::pass_on, share_match);
  button(facts.playing, "menu.share_deal", "app.menu.share_deal", Icon::pass_on, share_deal);
  button(facts.not_saved, "menu.keep_here", "app.menu.keep_here", Icon::file, keep_match);
  button(facts.playing, "menu.keep", "app.kept.file", Icon::file, export_match);
  button(facts.playing, "menu.box", "app.menu.box", Icon::back, show_box);
  ui.text(scrolled, keys, small);
  ui.end_scroll();
  ui.end_modal();
  return action;
}

Action scores_dialog(Ui& ui, const Session& session) {
  const GameInfo& game = *session.match().game().info;
  const auto score = session.now().score_so_far(session.viewer());
  if (!score) return act::Plain::close_dialog;
  constexpr float most = 560;
  const float width = dialog_text_width(ui, most);
  ScoreSheet sheet(ui, game, *score, width);
  if (session.series()) sheet.add_series(session.series()->points);
  const std::string why = ui.say("app.scores.now");
  const TextStyle small{.size = 14, .ink = Ink::text_soft};
  const float words = ui.text_height(width, why, small) + 6;
  Rect inside = begin_dialog(ui, most, 44 + 4 + words + sheet.height() + 32);
  ui.mirror().screen = "scores";
  const Action action = title_row(ui, inside.take_top(44, 4), ui.say("app.scores.title"));
  ui.mirror().asked = why;
  mirror_scores(ui, game, *score);
  if (session.series()) mirror_standings(ui, *session.series(), *score);

  // Faces and totals stay in sight if the rest scrolls.
  if (!ui.compact()) ui.text(inside.take_top(words), why, small);
  sheet.draw_heads(ui, inside);
  const Rect totals = inside.take_bottom(sheet.total_height());
  Rect scrolled = ui.begin_scroll(inside, "scores.scroll", sheet.rows_height());
  sheet.draw_rows(ui, scrolled);
  ui.end_scroll();
  sheet.draw_totals(ui, totals);
  ui.end_modal();
  return action;
}

Action viewpoint_dialog(Ui& ui, Seat viewpoint, int seats) {
  const float height = static_cast<float>(seats + 1) * (row_height + row_gap);
  Rect inside = begin_dialog(ui, 420, height + 44 + 10 + 36);
  ui.mirror().screen = "eyes";
  Action action = title_row(ui, inside.take_top(44, 10), ui.say("app.replay.eyes.title"));
  Rect scrolled = ui.begin_scroll(inside, "eyes.scroll", height);
  const auto stance = [&](Seat seat) { return seat == viewpoint ? WidgetState::selected : WidgetState::enabled; };
  if (ui.button(scrolled.take_top(row_height, row_gap), "eyes.all", ui.say("app.replay.eyes.all"), stance(no_seat)))
    action = act::SeeAs{no_seat};
  for (Seat seat = 0; seat < seats; ++seat)
    if (ui.button(scrolled.take_top(row_height, row_gap), "eyes." + std::to_string(seat),
                  ui.say(Phrase{"app.replay.eyes", {seat_name("seat", seat)}}), stance(seat)))
      action = act::SeeAs{seat};
  ui.end_scroll();
  ui.end_modal();
  return action;
}

Action notice_dialog(Ui& ui, const Notice& notice) {
  std::vector<Answer> answers;
  if (notice.offer != act::Plain::nothing) answers.push_back({"notice.offer", notice.offer_words, notice.offer});
  answers.push_back({"dialog.close", ui.say("app.close"), act::Plain::close_dialog});
  return message_dialog(ui, "notice", notice.words, answers);
}

}  // namespace kairo::app
