#include "web/tables/wicked/input/token_input.h"

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/wicked/words.h"
#include "web/draw/shapes.h"
#include "web/tables/wicked/consequence_note.h"
#include "web/tables/wicked/explanations.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;
using draw::WidgetState;
using Kind = Move::Kind;

namespace {

Move of_colour(Kind kind, int colour) { return {.kind = kind, .a = static_cast<std::uint8_t>(colour)}; }

/// The place of the picture and the word of a choice between colours. Each colour keeps its place, whatever the others
/// have, so that a second tap hits what it was meant for.
struct ColourCell {
  Rect picture;
  Rect word;
};

ColourCell lay_cell(const Rect& cell) {
  constexpr float least_for_both = 84;
  const bool low = cell.h < 60;
  Rect picture = cell.inset(2, low ? 2 : 6);
  const bool beside = low && cell.w >= least_for_both;
  const Rect word = beside ? picture.take_right(picture.w * 0.58F) : picture.take_bottom(low ? 17 : 20);
  return {picture, word};
}

void draw_word(draw::Ui& ui, const Rect& at, int colour) {
  ui.text.label(at, ui.say(colour_key(static_cast<Colour>(colour))),
                {.size = draw::type::note, .ink = Ink::text, .align = draw::Align::centre, .middle = true});
}

}  // namespace

bool TokenInput::cancel() {
  const bool any = chosen_.has_value();
  reset();
  return any;
}

WidgetState TokenInput::state_of(Move move) const {
  return chosen_ == move ? WidgetState::selected : WidgetState::enabled;
}

void TokenInput::tap(draw::Ui& ui, const Rect& about, Move move, Choices& choices) {
  if (chosen_ == move || !ui.confirms_moves() || !choices.allows(move)) return choices.attempt(ui, about, move);
  chosen_ = move;
}

void TokenInput::tell(draw::Ui& ui, const Rect& about, const draw::Touch& touch, const View& view, Move move) const {
  if (!chosen_) return preview(ui, about, touch, view, move);
  if (chosen_ != move) return;
  std::vector<Phrase> phrases = consequences(view, move);
  phrases.push_back({"wicked.then.again"});
  draw_consequences(ui, about, phrases);
}

/// The tokens of one colour in the row of an overfull rank; tapping them returns one.
void TokenInput::draw_group(draw::Ui& ui, const Rect& at, int colour, const View& view, Choices& choices) {
  const Rank rank = view.full;
  const int count = view.boards[view.me].tokens[index(rank)][colour];
  const Move move = of_colour(Kind::give_back, colour);
  const bool live = choices.allows(move);
  const std::string id = "return." + std::string(colour_ids[colour]);
  const WidgetState state = live ? state_of(move) : WidgetState::refused;
  const draw::Touch touch = ui.hit_target(at, id, explanations::return_choice(view, colour), state);
  if (live) tell(ui, at, touch, view, move);
  if (touch.tapped) tap(ui, at, move, choices);
  const Rect plate = at.inset(3, 2);
  const draw::Lifted lifted(ui, id, plate, state, 10);
  const Ink ink = ink_of(static_cast<Colour>(colour));
  draw::fill(ui.pen(), draw::round_outline(plate, 10), ui.colour(ink, 0.16F));
  if (live) draw::mark(ui, plate, state, 10);
  constexpr float overlap = 0.7F;  // least distance between two tokens of a colour, in radii
  const auto [pile, word] = lay_cell(at);
  const float wide = pile.w - 8;
  const float radius = std::min({pile.h * 0.44F, wide / (2 + overlap * px(count - 1)), 28.0F});
  const float step = count > 1 ? std::min(2 * radius, (wide - 2 * radius) / px(count - 1)) : 0;
  const float first = pile.centre().x - step * px(count - 1) / 2;
  for (int i = 0; i < count; ++i) {
    // The last token of the colour is the one that would be returned, so it leans out of the row.
    const float lift = live && i + 1 == count ? pile.h * 0.06F : 0;
    const Point centre{first + step * px(i), pile.centre().y + lift};
    art::ranked_soul(ui, centre, radius, soul_of(static_cast<Colour>(colour)), index(rank));
  }
  draw_word(ui, word, colour);
}

void TokenInput::pick_colour(draw::Ui& ui, const Rect& at, const View& view, Choices& choices) {
  Rect rest = at;
  Rect source = rest.take_left(std::min({at.w * 0.18F, at.h * 0.8F, 80.0F}), draw::gap::near);
  const int whites = view.whites[view.me];
  const float radius = std::min(source.w, source.h / px(whites)) * 0.4F;
  ui.explain(source, "whites", explanations::white_souls(whites));
  for (int i = 0; i < whites; ++i) art::soul(ui, source.row(i, whites, 0).centre(), radius, art::Soul::white);
  for (int colour = 0; colour < colours; ++colour) {
    const Rect cell = rest.column(colour, colours, draw::gap::near);
    const std::string id = "colour." + std::string(colour_ids[colour]);
    const Move move = of_colour(Kind::colour, colour);
    const WidgetState state = state_of(move);
    const draw::Touch touch = ui.hit_target(cell, id, explanations::colour_choice(colour), state);
    tell(ui, cell, touch, view, move);
    if (touch.tapped) tap(ui, cell, move, choices);
    draw::panel(ui, cell);
    draw::mark(ui, cell.inset(2), state);
    const auto [picture, word] = lay_cell(cell);
    const float size = std::min(picture.w, picture.h) * 0.42F;
    {
      const draw::Lifted lifted(ui, id, draw::square_around(picture.centre(), size), state, size);
      art::soul(ui, picture.centre(), size, soul_of(static_cast<Colour>(colour)));
    }
    draw_word(ui, word, colour);
  }
}

void TokenInput::return_tokens(draw::Ui& ui, const Rect& at, const View& view, Choices& choices) {
  const auto& tokens = view.boards[view.me].tokens[index(view.full)];
  const Rect row = at.inset(0, std::max(0.0F, (at.h - 110) / 2));
  for (int colour = 0; colour < colours; ++colour)
    if (tokens[colour] > 0) draw_group(ui, row.column(colour, colours, 6), colour, view, choices);
}

void TokenInput::mark_returns(Marks& marks, const View& view, const Choices& choices) const {
  for (int colour = 0; colour < colours; ++colour)
    if (const Move move = of_colour(Kind::give_back, colour); choices.allows(move))
      marks[index(view.full)][colour] = chosen_ == move ? Mark::chosen : Mark::live;
}

void TokenInput::tap_board(draw::Ui& ui, const BoardLayout& layout, const View& view, Choices& choices) {
  const Shelves shelves(layout.shelves, view.boards[view.me]);
  const bool returning = view.phase == Phase::return_token || view.phase == Phase::make_room;
  for (int rank = 0; rank < ranks; ++rank) {
    for (int colour = 0; colour < colours; ++colour) {
      const Rect group = shelves.group(static_cast<Rank>(rank), static_cast<Colour>(colour));
      if (group.w <= 0) continue;
      const Move promotion{Kind::promote, static_cast<std::uint8_t>(rank), static_cast<std::uint8_t>(colour)};
      const Move give_back = of_colour(Kind::give_back, colour);
      const bool goes = returning && index(view.full) == rank;
      const bool live = goes && choices.allows(give_back);
      const std::string id =
          live ? soul_id(rank, colour) : "shelf." + std::string(rank_ids[rank]) + "." + std::string(colour_ids[colour]);
      const draw::Explanation explanation =
          explanations::souls(view.boards[view.me], static_cast<Rank>(rank), static_cast<Colour>(colour));
      if (ui.hit_target(group, id, explanation, live ? state_of(give_back) : WidgetState::refused).tapped)
        tap(ui, group, goes ? give_back : promotion, choices);
    }
  }
  const auto spell = [&](const Rect& at, std::string_view id, Kind kind, const draw::Explanation& explanation) {
    if (at.w > 0 && ui.hit_target(at, id, explanation, WidgetState::refused).tapped)
      choices.attempt(ui, at, {.kind = kind});
  };
  const Board& board = view.boards[view.me];
  spell(layout.goods[0], "shelf.promotion", Kind::spell, explanations::promotion_spells(board.promotions));
  spell(layout.goods[1], "shelf.change", Kind::change, explanations::colour_change_spells(board.colour_changes));
}

}  // namespace kairo::wicked::table
