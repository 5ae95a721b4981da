#include <functional>

#include "tests/web/gallery/sheets.h"
#include "web/draw/art.h"
#include "web/tables/wicked/art/art.h"

namespace kairo::draw::gallery {
namespace {

using Piece = std::function<void(Ui&, Point, float)>;

/// One picture at several sizes, on the ground, on a panel and on paper.
void show(Ui& ui, Rect row, const Piece& piece) {
  for (const float radius : {34.0F, 20.0F, 12.0F}) {
    Rect cell = row.take_left(radius * 2 + 6);
    piece(ui, cell.centre(), radius);
  }
}

}  // namespace

void draw_pieces(Ui& ui) {
  Rect page = ui.area().inset(12);
  const Rect paper = {page.x + page.w / 2 + 150, page.y, page.w / 2 - 150, page.h};
  draw::paper(ui, paper);
  std::vector<Piece> pieces;
  for (int i = 0; i < 5; ++i) {
    for (int rank = 0; rank < 3; ++rank)
      pieces.push_back(
          [=](Ui& u, Point c, float r) { wicked::art::ranked_soul(u, c, r, static_cast<wicked::art::Soul>(i), rank); });
  }
  for (int i = 0; i < 5; ++i) {
    pieces.push_back([=](Ui& u, Point c, float r) { animal(u, c, r, static_cast<Animal>(i)); });
    pieces.push_back([=](Ui& u, Point c, float r) { wicked::art::search_piece(u, c, r, static_cast<Animal>(i)); });
  }
  pieces.push_back([](Ui& u, Point c, float r) { wicked::art::witch_sign(u, c, r); });
  pieces.push_back([](Ui& u, Point c, float r) { wicked::art::soul_sign(u, c, r); });
  pieces.push_back([](Ui& u, Point c, float r) { wicked::art::impurity(u, c, r); });
  pieces.push_back([](Ui& u, Point c, float r) { wicked::art::promotion_spell(u, c, r); });
  pieces.push_back([](Ui& u, Point c, float r) { wicked::art::change_spell(u, c, r); });
  constexpr int columns = 5;
  constexpr int rows = 6;
  for (int i = 0; i < static_cast<int>(pieces.size()); ++i) {
    const Rect cell = page.row(i / columns, rows + 3, 2).column(i % columns, columns, 4);
    show(ui, cell, pieces[static_cast<std::size_t>(i)]);
  }
  for (int i = 0; i < 5; ++i)
    wicked::art::hand(ui, page.row(6, rows + 3, 2).column(i, 10, 4), static_cast<float>(i) / 4,
                      static_cast<Ink>(static_cast<int>(Ink::seat_1) + i));
  wicked::art::witch(ui, page.row(6, rows + 3, 2).column(6, 10, 4));
  Rect line = page.row(7, rows + 3, 2);
  for (int i = 0; i < icons; ++i) icon(ui, line.take_left(40, 10).fit(1).inset(8), static_cast<Icon>(i));
  for (int i = 0; i < icons; ++i) icon(ui, line.take_left(26, 0).fit(1).inset(4), static_cast<Icon>(i), Ink::gold);
  wicked::art::witch(ui, page.row(8, rows + 3, 2).column(0, 6, 0));
  draw::card_back(ui, page.row(8, rows + 3, 2).column(2, 16, 0));
}

}  // namespace kairo::draw::gallery
