#include "web/app/replay_screen.h"

#include <algorithm>
#include <array>
#include <utility>

#include "web/app/drawing.h"
#include "web/app/furniture.h"

namespace kairo::app {

namespace {

constexpr float caption_height = 40;  // two lines
constexpr float least_slider = 100;   // a shorter one cannot be dragged to where it is wanted: the place is a number
constexpr float control_height = 44;
/// From this width on all that leafs stands in one row.
constexpr float one_row = 620;

constexpr std::array<std::string_view, leaps> leap_ids{"move", "turn", "round"};

std::string leap_key(const Replay& replay, Leap leap) {
  if (leap == Leap::turn) return std::string(replay.match().game().info->id) + ".turn";
  return leap == Leap::move ? "app.replay.move" : "app.replay.round";
}

int leaps_of(const Replay& replay) { return replay.has_rounds() ? leaps : leaps - 1; }

std::string place(const Ui& ui, const Replay& replay) {
  const int at = static_cast<int>(replay.at());
  const Arg all = number("all", static_cast<int>(replay.moves()));
  if (at == 0) return ui.say(Phrase{"app.replay.start", {all}});
  const Phrase round = replay.shown().round();
  if (round.empty()) return ui.say(Phrase{"app.replay.at", {number("n", at), all}});
  return ui.say(Phrase{"app.replay.at.round", {number("n", at), all, list("round", {round})}});
}

/// What the last move has done, in the words of the log.
std::string told(const Replay& replay, const Story& story) {
  std::string words;
  if (replay.at() > 0)
    for (const std::string& line : story.lines_of(replay.at() - 1)) words += (words.empty() ? "" : " ") + line;
  return words;
}

std::string caption(const Ui& ui, const Replay& replay, const Story& story) {
  const std::string words = told(replay, story);
  return place(ui, replay) + (words.empty() ? "" : ui.say("app.replay.joint") + words);
}

std::string eyes_label(const Ui& ui, const Replay& replay) {
  if (replay.eyes() == no_seat) return ui.say("app.replay.eyes.all");
  return ui.say(Phrase{"app.replay.eyes", {seat_name("seat", replay.eyes())}});
}

Action moment(std::optional<std::size_t> at) { return at ? Action{act::ShowMoment{*at}} : Action{}; }

void mirror_words(Ui& ui, const Replay& replay, const Story& story) {
  draw::Mirror& mirror = ui.mirror();
  mirror.screen = "replay";
  mirror.title = game_text(ui, replay.match().game().info->id, "name");
  mirror.asked = caption(ui, replay, story);
  mirror_log(ui, story, story.lines_up_to(replay.at()).size());
  mirror_table_words(ui, replay.shown(), replay.eyes());
}

/// In the mirror each leap has buttons of its own.
void mirror_leaps(Ui& ui, const Replay& replay) {
  ui.mirror_group(ui.say("app.replay.leaf"));
  auto& buttons = ui.mirror().groups.back().buttons;
  const auto both_ways = [&](Leap leap) {
    const std::string id(leap_ids[static_cast<std::size_t>(leap)]);
    const std::string key = leap_key(replay, leap);
    buttons.push_back(
        {"replay.back." + id, ui.say(Phrase{"app.replay.back", {term("leap", key)}}), replay.before(leap).has_value()});
    buttons.push_back(
        {"replay.on." + id, ui.say(Phrase{"app.replay.on", {term("leap", key)}}), replay.after(leap).has_value()});
  };
  for (int leap = 0; leap < leaps_of(replay); ++leap) both_ways(static_cast<Leap>(leap));
  buttons.push_back({"replay.first", ui.say("app.replay.first"), replay.at() > 0});
  buttons.push_back({"replay.last", ui.say("app.replay.last"), replay.at() < replay.moves()});
}

}  // namespace

void ReplayScreen::open(const Replay& replay) {
  table_ = tables::make_table(replay.match().game().info->id);
  told_ = false;
  if (static_cast<int>(leap_) >= leaps_of(replay)) leap_ = Leap::move;
}

void ReplayScreen::show(const Replay& replay, bool animated) {
  if (told_ && replay.at() == at_ && replay.eyes() == eyes_) return;
  const bool goes_on = told_ && animated && replay.at() == at_ + 1 && replay.eyes() == eyes_;
  table_->show(replay.shown(), replay.eyes(), false,
               goes_on ? replay.match().steps()[at_].events : std::vector<Event>{}, true);
  told_ = true;
  at_ = replay.at();
  eyes_ = replay.eyes();
}

Action ReplayScreen::step_button(Ui& ui, const Rect& at, const Replay& replay, bool on) const {
  const auto to = on ? replay.after(leap_) : replay.before(leap_);
  const Stance stance = to ? Stance::live : Stance::quiet;
  const bool tapped =
      sign_button(ui, at, on ? "replay.step.on" : "replay.step.back", "", on ? Glyph::next : Glyph::back, stance);
  return tapped ? moment(to) : Action{};
}

void ReplayScreen::leap_choice(Ui& ui, const Rect& at, const Replay& replay) {
  const int count = leaps_of(replay);
  for (int i = 0; i < count; ++i) {
    const auto leap = static_cast<Leap>(i);
    const std::string id = "replay.leap." + std::string(leap_ids[static_cast<std::size_t>(i)]);
    const Stance stance = leap == leap_ ? Stance::chosen : Stance::live;
    if (ui.button(at.column(i, count, 4), id, ui.say(leap_key(replay, leap)), stance, 15, false)) leap_ = leap;
  }
}

Action ReplayScreen::controls(Ui& ui, Rect at, const Replay& replay) {
  Action action;
  Rect row = at.take_bottom(control_height);
  if (at.h >= control_height) {
    leap_choice(ui, row, replay);
    at.take_bottom(6);
    row = at.take_bottom(control_height);
  } else if (row.w >= 400) {
    leap_choice(ui, row.take_left(std::clamp(row.w * 0.32F, 246.0F, 330.0F), 10), replay);
  }
  take(action, step_button(ui, row.take_left(control_height, 8), replay, false));
  take(action, step_button(ui, row.take_right(control_height, 8), replay, true));
  if (row.w < least_slider) {
    const std::string place = std::to_string(replay.at()) + "/" + std::to_string(replay.moves());
    ui.label(row, place, {.size = 14, .align = draw::Align::centre, .middle = true});
    return action;
  }
  if (const auto wished =
          ui.slider(row, "replay.step.slider", static_cast<int>(replay.at()), static_cast<int>(replay.moves())))
    take(action, act::ShowMoment{static_cast<std::size_t>(*wished)});
  return action;
}

Action ReplayScreen::strip(Ui& ui, Rect at, const Replay& replay) {
  ui.mirror_group(ui.say("app.replay.open"));
  Action action;
  const bool upright = at.h > at.w;
  const bool worded = at.w >= one_row;
  const auto next = [&] { return upright ? at.take_top(control_height, 6) : at.take_left(row_height, 6); };
  if (sign_button(ui, next(), "replay.leave", ui.say("app.replay.leave"), Glyph::back))
    action = act::Plain::leave_replay;
  if (sign_button(ui, next(), "menu.open", ui.say("app.menu.open"), Glyph::menu)) action = act::Plain::open_menu;
  if (sign_button(ui, next(), "table.log", ui.say("app.log.open"), Glyph::log)) action = act::Plain::open_log;
  if (sign_button(ui, next(), "replay.share", ui.say("app.replay.share"), Glyph::pass_on))
    action = act::Plain::share_replay;

  const auto button = [&](float width, std::string_view id, const std::string& label, Glyph sign, Stance stance) {
    return worded ? worded_button(ui, at.take_right(width, 8), id, label, sign, stance)
                  : sign_button(ui, next(), id, label, sign, stance);
  };
  const bool over = replay.shown().turn() == no_seat;
  if (button(220, "replay.play_on", ui.say("app.replay.play_on"), Glyph::branch, over ? Stance::quiet : Stance::live) &&
      !over)
    action = act::Plain::play_on;
  if (replay.may_choose_eyes() &&
      button(std::min(260.0F, at.w), "replay.eyes", eyes_label(ui, replay), Glyph::eye, Stance::live))
    action = act::Plain::choose_eyes;
  return action;
}

Action ReplayScreen::frame(Ui& ui, const Replay& replay, const Story& story, bool animated) {
  show(replay, animated);
  mirror_words(ui, replay, story);
  Rect at = ui.area();
  const bool low = ui.cramped();
  const float side = at.w < 700 || low ? 6 : 14;
  Rect top = low ? at.take_left(row_height + 6) : at.take_top(row_height + 6);
  top = low ? top.inset(3, 6) : top.inset(side, 3);
  const bool two_rows = !low && at.w < one_row;
  const float height =
      (low ? 0 : caption_height) + control_height * (two_rows ? 2 : 1) + (two_rows ? 6 : 0) + (low ? 8 : 12);
  Rect bottom = at.take_bottom(height).inset(side, 4);

  const bool was_busy = table_->busy();
  mirror_leaps(ui, replay);
  if (!low)
    ui.excerpt(bottom.take_top(caption_height, 4), caption(ui, replay, story),
               {.size = two_rows ? 14.0F : 16.0F, .ink = Ink::text_soft, .middle = true});
  Action action = controls(ui, bottom, replay);
  take(action, strip(ui, top, replay));
  // The table may lay something over everything; so it is drawn last. It is looked at, never played on.
  table_->frame(ui, at);
  if (was_busy && !table_->busy()) ui.animate();
  return action;
}

void ReplayScreen::take_arrows(Ui& ui) {
  const std::string_view focused = ui.focused();
  sideways_ = focused.empty() || focused.starts_with("replay.step.");
  if (sideways_) ui.claim_sideways();
}

Action ReplayScreen::keys(const Replay& replay) const {
  if (sideways_ && ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) return moment(replay.before(leap_));
  if (sideways_ && ImGui::IsKeyPressed(ImGuiKey_RightArrow)) return moment(replay.after(leap_));
  if (ImGui::IsKeyPressed(ImGuiKey_Home)) return act::ShowMoment{0};
  if (ImGui::IsKeyPressed(ImGuiKey_End)) return act::ShowMoment{replay.moves()};
  return {};
}

Action ReplayScreen::mirrored(std::string_view pressed, const Replay& replay) {
  if (pressed == "replay.first") return act::ShowMoment{0};
  if (pressed == "replay.last") return act::ShowMoment{replay.moves()};
  for (int i = 0; i < leaps_of(replay); ++i) {
    const std::string_view leap = leap_ids[static_cast<std::size_t>(i)];
    if (pressed == "replay.back." + std::string(leap)) return moment(replay.before(static_cast<Leap>(i)));
    if (pressed == "replay.on." + std::string(leap)) return moment(replay.after(static_cast<Leap>(i)));
  }
  return {};
}

}  // namespace kairo::app
