#include "tests/web/gallery/sheets.h"
#include "web/draw/art.h"

namespace kairo::draw::gallery {
namespace {

constexpr std::string_view english =
    "The corridor gives its upper half to the first and its lower half to whoever comes second.";
constexpr std::string_view japanese =
    "「回廊」の上の段は一位だけが、下の段は二位も受け取ります。低位の棚に置けるのは6個まで、あふれたら選んで戻しましょ"
    "う。";

void draw_buttons(Ui& ui, Rect at) {
  constexpr std::string_view words[] = {"Bid 3 pieces", "Done", "Undo", "Wolf", "Not enough room"};
  constexpr std::string_view japanese_words[] = {"3個を握る", "おわり", "もどす", "狼", "もう置けません"};
  constexpr WidgetState stances[] = {WidgetState::enabled, WidgetState::primary, WidgetState::disabled,
                                     WidgetState::selected, WidgetState::refused};
  for (int i = 0; i < 5; ++i) {
    const auto n = static_cast<std::size_t>(i);
    ui.button(at.row(i, 6, 12).column(0, 2, 14), words[n], words[n], stances[n]);
    ui.button(at.row(i, 6, 12).column(1, 2, 14), japanese_words[n], japanese_words[n], stances[n]);
  }
  ui.button(at.row(5, 6, 12).column(0, 2, 14), "long", "A long label that goes on two lines", WidgetState::enabled, 16);
}

}  // namespace

void draw_kit(Ui& ui) {
  Rect page = ui.area().inset(16);
  draw::ribbon(ui, page.take_top(44, 14).fit(9), "The Wicked Labyrinth  悪い魔女の迷宮", Ink::gold);
  Rect left = page.take_left(380, 20);
  draw_buttons(ui, left.take_top(350, 14));
  Rect told = left.take_top(30);
  ui.message.show({told.x + 60, told.bottom() + 40, 80, 20},
                  "Seven search pieces are left: three of them cannot be bid here.");
  const Rect panel = page.take_top(210, 14);
  draw::panel(ui, panel);
  Rect words = panel.inset(16);
  words.y += ui.text.draw(words, "What is asked", {20, Ink::gold, Face::display});
  words.y += ui.text.draw(words, english);
  words.y += ui.text.draw(words, japanese, {16, Ink::text_soft});
  ui.text.label({words.x, words.y, 180, 22}, "One line that is far too long for its place", {16, Ink::live});
  Rect cards = page.take_top(200, 14);
  const Rect card = cards.take_left(140, 20);
  draw::paper(ui, card, -4);
  ui.text.draw(card.inset(14), japanese, {14, Ink::ink});
  const Rect other = cards.take_left(140, 20);
  draw::paper(ui, other);
  ui.text.number({other.x, other.y + 10, other.w, 60}, 12, {44, Ink::ink, Face::display, Align::centre});
  ui.text.draw({other.x + 14, other.y + 84, other.w - 28, 100}, "Points for each oracle",
               {15, Ink::ink_soft, Face::reading, Align::centre});
  draw::card_back(ui, cards.take_left(140, 0));
  Rect marks = page.take_top(70);
  for (int i = 0; i < 5; ++i) {
    const Rect mark = marks.take_left(56, 24).fit(1);
    animal(ui, mark.centre(), 24, static_cast<Animal>(i));
    draw::mark(ui, mark, static_cast<WidgetState>(i), i % 2 == 0 ? 99.0F : 8.0F);
  }
}

}  // namespace kairo::draw::gallery
