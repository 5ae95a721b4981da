#include "web/app/box_screen.h"

#include <algorithm>

#include "engine/match/registry.h"
#include "web/app/drawing.h"
#include "web/app/furniture.h"
#include "web/app/kept_words.h"

namespace kairo::app {

namespace {

constexpr float kept_lines = 72;    // game, players, how it stands
constexpr float narrow_card = 260;  // below it a game's picture leaves more room for its name
constexpr float narrow = 420;       // below it a kept match has its buttons under its words

float kept_height(float width) { return kept_lines + 16 + (width < narrow ? row_height + 6 : 0); }

Action game_card(Ui& ui, Rect at, const GameInfo& game) {
  const std::string id(game.id);
  ui.paper(at);
  Rect inside = at.inset(ui.cramped() ? 10 : 14);
  // A tall card has its picture on top, a wide one at its left.
  const bool tall = inside.h > inside.w * 0.72F;
  const Rect picture =
      tall ? inside.take_top(inside.h * 0.56F, 12)
           : inside.take_left(std::min(inside.w * (inside.w < narrow_card ? 0.24F : 0.4F), inside.h * 0.9F), 14);
  draw::cover(ui, picture, game.id);

  const Rect play = inside.take_bottom(std::min(row_height, inside.h / 3), 8);
  const float title = ui.cramped() ? 20 : 26;
  const std::string name_key = id + ".name";
  const std::string name = ui.say(name_key);
  ui.label(inside.take_top(title * 1.4F, 2), name, {title, Ink::ink, Face::display});
  const std::string facts = game_text(ui, id, "facts");
  const float facts_height = std::min(44.0F, ui.text_height(inside.w, facts, {.size = 14}));
  ui.excerpt(inside.take_top(facts_height, 4), facts, {.size = 14, .ink = Ink::ink_soft});
  const std::string line = game_text(ui, id, "tagline");
  if (ui.text_height(inside.w, line, {.size = 15}) <= inside.h) ui.text(inside, line, {.size = 15, .ink = Ink::ink});

  ui.mirror().parts.push_back({name, {facts, line}});
  const std::string label = ui.say(Phrase{"app.box.play_game", {term("game", name_key)}});
  const bool played = ui.plate(play, "box.play." + id, label, Stance::primary);
  ui.label(play.inset(8, 0), ui.say("app.box.play"),
           {.ink = Ui::plate_ink(Stance::primary), .align = Align::centre, .middle = true});
  return played ? Action{act::ShowSetup{id}} : Action{};
}

/// A match on the shelf or a record that was put aside: words, the button that goes on from it if one can, and more.
Action shelf_row(Ui& ui, Rect at, const std::string& what, const KeptWords& words, std::string_view go_on) {
  ui.panel(at);
  Rect inside = at.inset(10, 8);
  Rect buttons = at.w < narrow ? inside.take_bottom(row_height, 6) : inside.take_right(180, 10);
  buttons = buttons.inset(0, (buttons.h - row_height) / 2);
  const Rect more = buttons.take_right(row_height, 8);
  ui.label(inside.row(0, 3, 0), words.title, {.size = 16, .ink = Ink::gold, .middle = true});
  ui.excerpt(inside.row(1, 3, 0), words.who, {.size = 14, .middle = true});
  ui.excerpt(inside.row(2, 3, 0), words.state, {.size = 14, .ink = Ink::text_soft, .middle = true});

  ui.mirror_group(words.title + (words.who.empty() ? "" : ", " + words.who) + ": " + words.state);
  Action action;
  if (!go_on.empty() && ui.button(buttons, "box.go_on." + what, ui.say(go_on), Stance::live, 16))
    action = act::GoOn{what};
  if (sign_button(ui, more, "box.more." + what, ui.say("app.box.more"), Glyph::more)) action = act::More{what};
  return action;
}

bool has_running(const Shelf& shelf) { return !shelf.kept().empty() || shelf.can_restore() || !shelf.aside().empty(); }

float running_height(const Shelf& shelf, float width) {
  const std::size_t rows = shelf.kept().size() + shelf.aside().size();
  const float headings = (shelf.kept().empty() ? 0.0F : 36.0F) + (shelf.aside().empty() ? 0.0F : 36.0F);
  return headings + static_cast<float>(rows) * (kept_height(width) + row_gap) +
         (shelf.can_restore() ? row_height + row_gap : 0);
}

Action running(Ui& ui, Rect at, const Shelf& shelf) {
  Action action;
  const draw::TextStyle heading{18, Ink::gold, Face::display};
  if (!shelf.kept().empty()) ui.label(at.take_top(32, 4), ui.say("app.box.running"), heading);
  for (const Kept& kept : shelf.kept())
    take(action, shelf_row(ui, at.take_top(kept_height(at.w), row_gap), kept.id, words_of(ui, kept), "app.box.go_on"));
  ui.mirror_group("");
  if (shelf.can_restore() &&
      worded_button(ui, at.take_top(row_height, row_gap), "box.restore", ui.say("app.box.restore"), Glyph::undo))
    action = act::Plain::restore;
  if (!shelf.aside().empty()) ui.label(at.take_top(32, 4), ui.say("app.box.aside"), heading);
  for (const Aside& aside : shelf.aside())
    take(action, shelf_row(ui, at.take_top(kept_height(at.w), row_gap), aside.name, words_of(ui, aside),
                           aside.salvage.match ? "app.link.open_beginning" : ""));
  return action;
}

Action link_button(Ui& ui, const Rect& at) {
  ui.mirror_group("");
  const Rect button = at.inset(std::max(0.0F, (at.w - 340) / 2), 0);
  return worded_button(ui, button, "box.link", ui.say("app.box.link"), Glyph::pass_on) ? act::Plain::paste_link
                                                                                       : act::Plain::nothing;
}

/// The games as cards in a grid.
struct Cards {
  int columns;
  int rows;
  float height;  ///< of one card

  Cards(float width, float room) : columns(games().size() > 1 && width >= 640 ? 2 : 1) {
    rows = (static_cast<int>(games().size()) + columns - 1) / columns;
    const float each = (width - row_gap) / static_cast<float>(columns);
    const float spare = room / static_cast<float>(rows) - row_gap;
    height = std::clamp(spare, std::min(190.0F, each * 0.62F), std::min(580.0F, each * 1.15F));
  }
  [[nodiscard]] float total() const { return static_cast<float>(rows) * (height + row_gap) - row_gap; }

  Action draw(Ui& ui, Rect at) const {
    Action action;
    Rect row;
    for (int i = 0; i < static_cast<int>(games().size()); ++i) {
      if (i % columns == 0) row = at.take_top(height, row_gap);
      const Rect card = row.column(i % columns, columns, row_gap);
      take(action, game_card(ui, card, *games()[static_cast<std::size_t>(i)].info));
    }
    return action;
  }
};

/// One column: what is running, the games, the field for a link.
Action upright(Ui& ui, Rect screen, const Shelf& shelf) {
  Action action;
  screen = screen.inset(std::max(0.0F, (screen.w - 720) / 2), 0);
  const float above = has_running(shelf) ? running_height(shelf, screen.w) + row_gap : 0;
  const Cards cards(screen.w, screen.h - above - row_height - 2 * row_gap);
  const float height = above + cards.total() + 2 * row_gap + row_height;
  Rect rolled = ui.begin_scroll(screen, "box.scroll", height);
  if (above > 0) take(action, running(ui, rolled.take_top(above), shelf));
  take(action, cards.draw(ui, rolled.take_top(cards.total(), 2 * row_gap)));
  take(action, link_button(ui, rolled.take_top(row_height)));
  ui.end_scroll();
  return action;
}

/// The games at the left; what is running, if anything is, at the right; else the field for a link below.
Action lying(Ui& ui, Rect screen, const Shelf& shelf) {
  Action action;
  const bool two = has_running(shelf);
  screen = screen.inset(std::max(0.0F, (screen.w - (two ? 1160 : 760)) / 2), 0);
  screen = screen.inset(0, std::max(0.0F, (screen.h - 660) / 2));
  Rect side = two ? screen.take_right(screen.w * 0.46F, 24) : screen.take_bottom(row_height, 16);
  const Cards cards(screen.w, screen.h);
  take(action, cards.draw(ui, ui.begin_scroll(screen, "box.games", cards.total())));
  ui.end_scroll();
  if (two) {
    const Rect link = side.take_bottom(row_height, row_gap);
    take(action, running(ui, ui.begin_scroll(side, "box.scroll", running_height(shelf, side.w)), shelf));
    ui.end_scroll();
    side = link;
  }
  take(action, link_button(ui, side));
  return action;
}

}  // namespace

Action BoxScreen::frame(Ui& ui, const Shelf& shelf, Storage storage) {
  ui.mirror().screen = "box";
  ui.mirror().title = ui.say("app.title");
  ui.mirror_group("");

  Rect screen = ui.area().inset(margin(ui));
  Rect top = screen.take_top(ui.cramped() ? 44 : 56, ui.cramped() ? 8 : 16);
  const bool menu =
      sign_button(ui, top.take_right(row_height).fit(1), "menu.open", ui.say("app.menu.open"), Glyph::menu);
  top.take_left(row_height);
  heading(ui, top, ui.say("app.title"), ui.cramped() ? 24 : 32);
  if (storage != Storage::kept) {
    const std::string words = ui.say(words_key(storage));
    const draw::TextStyle style{.size = 14, .ink = Ink::warn, .align = Align::centre, .middle = true};
    ui.text(screen.take_bottom(ui.text_height(screen.w, words, style), 8), words, style);
  }
  Action action = ui.portrait() ? upright(ui, screen, shelf) : lying(ui, screen, shelf);
  return menu ? act::Plain::open_menu : action;
}

}  // namespace kairo::app
