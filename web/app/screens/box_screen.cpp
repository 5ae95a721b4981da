#include "web/app/screens/box_screen.h"

#include <algorithm>

#include "engine/match/registry.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"
#include "web/tables/tables.h"

namespace kairo::app {

namespace {

constexpr float narrow_card = 260;  // on narrower cards the picture leaves more room for the name
constexpr float picture_gap = 14;
constexpr float play_height = 46;
constexpr draw::TextStyle facts_style{.size = 14, .ink = Ink::ink_soft};
constexpr draw::TextStyle tagline_style{.size = 15, .ink = Ink::ink};

/// The texts on a game's card, measured before they are drawn.
struct CardWords {
  std::string name;
  std::string facts;
  std::string tagline;
  draw::TextStyle title;

  CardWords(const Ui& ui, const GameInfo& game)
      : name(ui.say(std::string(game.id) + ".name")),
        facts(game_text(ui, game.id, "facts")),
        tagline(game_text(ui, game.id, "tagline")),
        title{ui.compact() ? 20.0F : 26.0F, Ink::ink, Face::display} {}

  /// A long name is set in two lines, a little smaller.
  void fit_title(const Ui& ui, float width) {
    if (ui.text_width(name, title) > width) title.size = std::min(title.size, 21.0F);
  }
  /// Of all texts and the button below them.
  [[nodiscard]] float height(const Ui& ui, float width) const {
    return ui.text_height(width, name, title) + 2 + ui.text_height(width, facts, facts_style) + 4 +
           ui.text_height(width, tagline, tagline_style) + 8 + play_height;
  }
};

float card_inset(const Ui& ui) { return ui.compact() ? 10 : 14; }

/// The width of the picture at the left of a wide card.
float picture_width(float inside) { return inside * (inside < narrow_card ? 0.24F : 0.36F); }

float least_card_height(const Ui& ui, float card, const GameInfo& game) {
  const float inside = card - 2 * card_inset(ui);
  const float width = inside - picture_width(inside) - picture_gap;
  CardWords words(ui, game);
  words.fit_title(ui, width);
  return words.height(ui, width) + 2 * card_inset(ui);
}

/// Where the pictures of all cards are, and how high or wide: on top of tall cards, at the left of wide ones.
struct PictureLayout {
  bool on_top;
  float size;

  PictureLayout(const Ui& ui, const Rect& card) {
    const Rect inside = card.inset(card_inset(ui));
    float below = 0;  // the longest words decide for all
    for (const Game& game : games()) below = std::max(below, CardWords(ui, *game.info).height(ui, inside.w));
    const float room = inside.h - below - picture_gap;
    on_top = inside.h > inside.w * 0.72F && room > inside.h * 0.3F;
    size = on_top ? std::min(inside.h * 0.56F, room) : std::min(picture_width(inside.w), inside.h * 0.9F);
  }
};

Action game_card(Ui& ui, Rect at, const GameInfo& game, const PictureLayout& pictures) {
  const std::string id(game.id);
  CardWords words(ui, game);
  ui.paper(at);
  Rect inside = at.inset(card_inset(ui));
  const Rect cover =
      pictures.on_top ? inside.take_top(pictures.size, picture_gap) : inside.take_left(pictures.size, picture_gap);
  tables::draw_cover(ui, cover, game.id);
  // The picture does what its button does, so the keyboard and the mirror need it no second time.
  const bool opened = ui.cover(cover, "box.cover." + id);

  words.fit_title(ui, inside.w);
  Rect play = inside.take_bottom(play_height, 8);
  ui.text(inside.take_top(ui.text_height(inside.w, words.name, words.title), 2), words.name, words.title);
  ui.text(inside.take_top(ui.text_height(inside.w, words.facts, facts_style), 4), words.facts, facts_style);
  ui.text(inside, words.tagline, tagline_style);

  ui.mirror().parts.push_back({words.name, {words.facts, words.tagline}});
  Action action;
  const std::string learn = ui.say("app.lesson.learn");
  const std::string learn_label = ui.say(Phrase{"app.lesson.title", {term("game", id + ".name")}});
  const Rect learn_at = play.take_right(std::min(play.w / 2, ui.text_width(learn) + 28), 8);
  const std::string label = ui.say(Phrase{"app.box.play_game", {term("game", id + ".name")}});
  const bool played = ui.icon_button(play, "box.play." + id, label, WidgetState::primary);
  ui.label(play.inset(8, 0), ui.say("app.box.play"),
           {.ink = Ui::button_ink(WidgetState::primary), .align = Align::centre, .middle = true});
  if (ui.icon_button(learn_at, "box.learn." + id, learn_label)) action = act::ShowLearn{id};
  ui.label(learn_at.inset(6, 0), learn,
           {.ink = Ui::button_ink(WidgetState::enabled), .align = Align::centre, .middle = true});
  return played || opened ? Action{act::ShowSetup{id}} : action;
}

Action link_button(Ui& ui, const Rect& at) {
  ui.mirror_group("");
  const Rect button = at.inset(std::max(0.0F, (at.w - 340) / 2), 0);
  return worded_button(ui, button, "box.link", ui.say("app.box.link"), Icon::pass_on) ? act::Plain::paste_link
                                                                                      : act::Plain::nothing;
}

constexpr float four_columns = 1100;

int columns_in(float width) {
  const int most = width >= four_columns ? 4 : width >= 640 ? 2 : 1;
  return std::min(most, static_cast<int>(games().size()));
}

bool news_button(Ui& ui, const Rect& at) {
  const Rect button = at.inset(std::max(0.0F, (at.w - 240) / 2), 0);
  return worded_button(ui, button, "box.news", ui.say("app.news"), Icon::hint);
}

/// The games as cards in a grid.
struct Cards {
  int columns;
  int rows;
  float height;  ///< of one card

  Cards(const Ui& ui, float width, float room) : columns(columns_in(width)) {
    rows = (static_cast<int>(games().size()) + columns - 1) / columns;
    const float each = (width - row_gap) / static_cast<float>(columns);
    const float spare = room / static_cast<float>(rows) - row_gap;
    height = std::min({spare, 580.0F, each * (columns > 2 ? 1.7F : 1.15F)});
    for (const Game& game : games()) height = std::max(height, least_card_height(ui, each, *game.info));
  }
  [[nodiscard]] float total() const { return static_cast<float>(rows) * (height + row_gap) - row_gap; }

  Action draw(Ui& ui, Rect at) const {
    Action action;
    Rect row;
    const PictureLayout pictures(ui, Rect{at.x, at.y, at.w, height}.column(0, columns, row_gap));
    for (int i = 0; i < static_cast<int>(games().size()); ++i) {
      if (i % columns == 0) row = at.take_top(height, row_gap);
      const Rect card = row.column(i % columns, columns, row_gap);
      merge(action, game_card(ui, card, *games()[static_cast<std::size_t>(i)].info, pictures));
    }
    return action;
  }
};

/// One column: the saves, the games, the button for links.
Action draw_portrait(Ui& ui, Rect screen, const SaveStore& saves, SaveList& list) {
  Action action;
  screen = screen.inset(std::max(0.0F, (screen.w - 720) / 2), 0);
  const float above = SaveList::is_empty(saves) ? 0 : list.height(saves, screen.w) + row_gap;
  const Cards cards(ui, screen.w, screen.h - above - row_height - 2 * row_gap);
  const float height = above + cards.total() + 2 * row_gap + row_height;
  Rect scrolled = ui.begin_scroll(screen, list.scroll_id(), height);
  if (above > 0) merge(action, list.draw(ui, scrolled.take_top(above), saves));
  merge(action, cards.draw(ui, scrolled.take_top(cards.total(), 2 * row_gap)));
  merge(action, link_button(ui, scrolled.take_top(row_height)));
  ui.end_scroll();
  return action;
}

/// The games at the left, the saves and the button for links at the right; without saves the button is below.
Action draw_landscape(Ui& ui, Rect screen, const SaveStore& saves, SaveList& list) {
  Action action;
  const bool two = !SaveList::is_empty(saves);
  const float widest = two || screen.w >= four_columns ? 1280 : 760;
  screen = screen.inset(std::max(0.0F, (screen.w - widest) / 2), 0);
  const float foot = two ? 0 : row_height + 16;
  const float high = two ? 660 : Cards(ui, screen.w, screen.h - foot).total() + foot;
  screen = screen.inset(0, std::max(0.0F, (screen.h - high) / 2));
  Rect side = two ? screen.take_right(screen.w * 0.46F, 24) : screen.take_bottom(row_height, 16);
  const Cards cards(ui, screen.w, screen.h);
  merge(action, cards.draw(ui, ui.begin_scroll(screen, "box.games", cards.total())));
  ui.end_scroll();
  if (two) {
    const Rect link = side.take_bottom(row_height, row_gap);
    const float height = list.height(saves, side.w);
    merge(action, list.draw(ui, ui.begin_scroll(side, list.scroll_id(), height), saves));
    ui.end_scroll();
    side = link;
  }
  merge(action, link_button(ui, side));
  return action;
}

}  // namespace

Action BoxScreen::frame(Ui& ui, const SaveStore& saves, Storage storage, bool news) {
  ui.mirror().screen = "box";
  ui.mirror().title = ui.say("app.title");
  ui.mirror_group("");

  Rect screen = ui.area().inset(margin(ui));
  Rect top = screen.take_top(ui.compact() ? 44 : 56, ui.compact() ? 8 : 16);
  const bool menu =
      sign_button(ui, top.take_right(row_height).fit(1), "menu.open", ui.say("app.menu.open"), Icon::menu);
  top.take_left(row_height);
  heading(ui, top, ui.say("app.title"), ui.compact() ? 24 : 32);
  if (news && news_button(ui, screen.take_top(44, ui.compact() ? 8 : 12))) return act::Plain::open_news;
  if (storage != Storage::works) {
    const std::string words = ui.say(words_key(storage));
    const draw::TextStyle style{.size = 14, .ink = Ink::warn, .align = Align::centre, .middle = true};
    ui.text(screen.take_bottom(ui.text_height(screen.w, words, style), 8), words, style);
  }
  // On a low canvas a whole card fits only if the button for links scrolls with the cards.
  const bool one_column = ui.portrait() || (ui.compact() && SaveList::is_empty(saves));
  const auto draw = one_column ? draw_portrait : draw_landscape;
  const Action action = draw(ui, screen, saves, list_);
  return menu ? act::Plain::open_menu : action;
}

}  // namespace kairo::app
