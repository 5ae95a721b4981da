#include "web/app/box_screen.h"

#include <algorithm>

#include "engine/match/registry.h"
#include "web/app/furniture.h"
#include "web/text/sentence.h"

namespace kairo::app {

using draw::Align;
using draw::Face;
using draw::Glyph;
using draw::Ink;
using draw::Rect;
using draw::Stance;
using draw::Ui;

namespace {

constexpr float kept_height = 68;

Action game_card(Ui& ui, Rect at, const GameInfo& game) {
  const std::string id(game.id);
  ui.paper(at);
  Rect inside = at.inset(ui.cramped() ? 10 : 14);
  // A tall card has its picture on top, a wide one at its left.
  const bool tall = inside.h > inside.w * 0.72F;
  const Rect picture =
      tall ? inside.take_top(inside.h * 0.56F, 12) : inside.take_left(std::min(inside.w * 0.4F, inside.h * 0.9F), 14);
  draw::cover(ui, picture, game.id);

  const Rect play = inside.take_bottom(std::min(row_height, inside.h / 3), 8);
  const float title = ui.cramped() ? 20 : 26;
  ui.label(inside.take_top(title * 1.4F, 2), game_text(ui, id, "name"), {title, Ink::ink, Face::display});
  ui.label(inside.take_top(22, 4), game_text(ui, id, "facts"), {.size = 14, .ink = Ink::ink_soft});
  const std::string line = game_text(ui, id, "tagline");
  if (ui.text_height(inside.w, line, {.size = 15}) <= inside.h) ui.text(inside, line, {.size = 15, .ink = Ink::ink});

  if (ui.button(play, "box.play." + id, ui.say("app.box.play"), Stance::primary)) return act::ShowSetup{id};
  return {};
}

/// How a kept match stands, in one line without secrets.
std::string state_of(const Ui& ui, const Kept& kept, std::span<const std::string> names) {
  if (!kept.whole) return ui.say("app.box.damaged");
  const Position& now = kept.match->now();
  if (now.turn() == no_seat) return ui.say("app.box.over");
  return text::sentence(ui.language(), now.question(no_seat), names);
}

std::string joined(const Ui& ui, std::span<const std::string> names) {
  std::string all;
  for (const std::string& name : names) all += (all.empty() ? "" : ui.say("list.join")) + name;
  return all;
}

Action kept_row(Ui& ui, Rect at, const Kept& kept) {
  const std::string& id = kept.record.id;
  const auto names = shown_names(kept.record.chairs, ui.language());
  const std::string who = joined(ui, names);
  const std::string state = state_of(ui, kept, names);
  ui.panel(at);
  Rect inside = at.inset(10, 10);
  const Rect remove = inside.take_right(row_height, 8);
  const Rect go_on = inside.take_right(std::min(112.0F, inside.w * 0.36F), 10);
  ui.label(inside.row(0, 2, 0), who, {.size = 16, .middle = true});
  ui.label(inside.row(1, 2, 0), state, {.size = 14, .ink = Ink::text_soft, .middle = true});

  ui.mirror_group(who + ": " + state);
  Action action;
  if (ui.button(go_on, "box.go_on." + id, ui.say("app.box.go_on"), Stance::live, 16)) action = act::GoOn{id};
  if (sign_button(ui, remove, "box.delete." + id, ui.say("app.box.delete"), Glyph::close)) action = act::Delete{id};
  return action;
}

float kept_column_height(const Shelf& shelf) {
  const float notes = (shelf.removed() ? row_height + row_gap : 0) + (shelf.unreadable() > 0 ? 48 : 0);
  const float rows = shelf.kept().empty() ? 0 : 36 + static_cast<float>(shelf.kept().size()) * (kept_height + row_gap);
  return rows + notes + row_height;
}

/// What is running, and the field for a link.
Action kept_column(Ui& ui, Rect at, const Shelf& shelf) {
  Action action;
  if (!shelf.kept().empty()) {
    ui.label(at.take_top(32, 4), ui.say("app.box.running"), {18, Ink::gold, Face::display});
    for (const Kept& kept : shelf.kept())
      if (Action wish = kept_row(ui, at.take_top(kept_height, row_gap), kept); !is_nothing(wish)) action = wish;
  }
  ui.mirror_group("");
  if (shelf.removed() &&
      worded_button(ui, at.take_top(row_height, row_gap), "box.restore", ui.say("app.box.restore"), Glyph::undo))
    action = act::Plain::restore;
  if (shelf.unreadable() > 0)
    ui.text(at.take_top(48), ui.say(Phrase{"app.box.unreadable", {number("n", shelf.unreadable())}}),
            {.size = 14, .ink = Ink::warn});
  const Rect paste = at.take_top(row_height);
  if (worded_button(ui, paste.inset(std::max(0.0F, (paste.w - 320) / 2), 0), "box.link", ui.say("app.box.link"),
                    Glyph::pass_on))
    action = act::Plain::paste_link;
  return action;
}

Action games_column(Ui& ui, Rect at, float card_height) {
  Action action;
  for (const Game& game : games())
    if (Action wish = game_card(ui, at.take_top(card_height, row_gap), *game.info); !is_nothing(wish)) action = wish;
  return action;
}

}  // namespace

Action BoxScreen::frame(Ui& ui, const Shelf& shelf, bool storage_lost) {
  ui.mirror().screen = "box";
  ui.mirror().title = ui.say("app.title");
  ui.mirror_group("");

  Action action;
  const auto take = [&](Action wish) {
    if (!is_nothing(wish)) action = std::move(wish);
  };
  Rect screen = ui.area().inset(margin(ui));
  Rect top = screen.take_top(ui.cramped() ? 44 : 56, ui.cramped() ? 8 : 16);
  if (sign_button(ui, top.take_right(row_height).fit(1), "menu.open", ui.say("app.menu.open"), Glyph::menu))
    take(act::Plain::open_menu);
  top.take_left(row_height);
  heading(ui, top, ui.say("app.title"), ui.cramped() ? 24 : 32);
  if (storage_lost)
    ui.label(screen.take_bottom(22, 6), ui.say("app.box.not_saved"),
             {.size = 14, .ink = Ink::warn, .align = Align::centre});

  const auto count = static_cast<float>(games().size());
  if (ui.portrait()) {
    Rect column = screen.inset(std::max(0.0F, (screen.w - 560) / 2), 0);
    const float spare = (column.h - kept_column_height(shelf) - row_gap) / count - row_gap;
    const float card = std::clamp(spare, std::min(190.0F, column.w * 0.62F), column.w * 1.15F);
    const float height = count * (card + row_gap) + row_gap + kept_column_height(shelf);
    Rect rolled = ui.begin_scroll(column, "box.scroll", height);
    take(games_column(ui, rolled.take_top(count * (card + row_gap), row_gap), card));
    take(kept_column(ui, rolled, shelf));
    ui.end_scroll();
    return action;
  }
  const bool running = !shelf.kept().empty() || shelf.removed() || shelf.unreadable() > 0;
  screen = screen.inset(std::max(0.0F, (screen.w - (running ? 1080 : 720)) / 2), 0);
  screen = screen.inset(0, std::max(0.0F, (screen.h - 580) / 2));
  Rect games_at = running ? screen.take_left(screen.w * 0.52F, 20) : screen.take_top(screen.h - row_height - 14, 14);
  const float card = std::min(games_at.h, 580.0F);
  Rect rolled = ui.begin_scroll(games_at, "box.games", count * (card + row_gap) - row_gap);
  take(games_column(ui, rolled, card));
  ui.end_scroll();
  rolled = ui.begin_scroll(screen, "box.scroll", kept_column_height(shelf));
  take(kept_column(ui, rolled, shelf));
  ui.end_scroll();
  return action;
}

}  // namespace kairo::app
