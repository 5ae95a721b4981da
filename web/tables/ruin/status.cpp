#include "web/tables/ruin/status.h"

#include <algorithm>
#include <string>

#include "engine/games/ruin/words.h"
#include "web/draw/light.h"
#include "web/tables/ruin/map_picture.h"
#include "web/tables/ruin/pieces.h"
#include "web/tables/ruin/purse.h"
#include "web/tables/ruin/tally.h"

namespace kairo::ruin::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

constexpr float room_for_words = 170;  // high; below it the status is a strip

std::string key_of(int source) {
  return "ruin.table.line." + std::string(score_sources[static_cast<std::size_t>(source)]);
}

GoalSet goals_of(const StatusPicture& picture) {
  const View& view = picture.view;
  if (view.phase == Phase::over) return view.holdings[picture.seat].hand;
  return picture.seat == view.me && picture.opened ? my_goals(view) : 0;
}

/// How many goal cards there are, whoever may see them.
int cards_of(const StatusPicture& picture) {
  const View& view = picture.view;
  return picture.seat == view.me && picture.opened ? size_of(my_goals(view)) : view.hand_size[picture.seat];
}

void draw_rectangle_sign(draw::Ui& ui, Point centre, float radius) {
  const Rect at{centre.x - radius, centre.y - radius * 0.7F, 2 * radius, 1.4F * radius};
  ui.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, ui.colour(Ink::gold, 0.25F), 2);
  ui.pen().AddRect({at.x, at.y}, {at.right(), at.bottom()}, ui.colour(Ink::gold), 2, 0, 1.8F);
}

void draw_number(draw::Ui& ui, const Rect& at, int value, Ink ink = Ink::text) {
  ui.number(at, value, {.size = std::clamp(at.h * 0.64F, 15.0F, 24.0F), .ink = ink, .middle = true});
}

/// Gems and rectangle; penalties when there are any.
void draw_counts(draw::Ui& ui, Rect at, const StatusPicture& picture) {
  const Board& board = picture.view.boards[picture.seat];
  const int parts = board.penalties > 0 ? 3 : 2;
  const auto part = [&](int i) { return at.column(i, parts, 4); };
  const float radius = std::min({at.h * 0.34F, part(0).w * 0.17F, 12.0F});
  Rect gems = part(0);
  draw_gem(ui, gems.take_left(2.2F * radius, 2).centre(), radius);
  draw_number(ui, gems, board.gems);
  Rect area = part(1);
  draw_rectangle_sign(ui, area.take_left(2.4F * radius, 2).centre(), radius);
  draw_number(ui, area, largest_rectangle(map_picture(picture.view, picture.seat, picture.opened).map.filled()).area());
  if (parts == 3)
    ui.label(part(2), "−" + std::to_string(board.penalties * single_penalty),
             {.size = 16, .ink = Ink::warn, .face = draw::Face::display, .middle = true});
}

/// Goal cards side by side; those that have no room are counted.
void draw_chips(draw::Ui& ui, const Rect& at, const StatusPicture& picture, Goal& shown) {
  const GoalSet goals = goals_of(picture);
  const Map map = map_for_me(picture.view, picture.seat);
  const int n = size_of(goals);
  if (n == 0) {
    const int cards = cards_of(picture);
    Rect rest = at;
    const Rect back = rest.take_left(std::min(at.h * 0.8F, 26.0F), 6);
    if (cards > 0) ui.card_back(back.inset(0, 1));
    return ui.number(rest, cards, {.size = 16, .ink = Ink::text_soft, .middle = true});
  }
  const float narrowest = at.h < 32 ? 36 : 30;  // a taller one has its letters above one another
  const int room = std::max(1, static_cast<int>((at.w + 4) / (narrowest + 4)));
  const int places = std::min(n, room);
  int i = 0;
  for_each_in(goals, [&](Goal goal) {
    const int place = i++;
    if (place >= places) return;
    Rect chip = at.column(place, places, 4);
    chip.w = std::min(chip.w, std::max(64.0F, at.h * 1.5F));
    chip.x = at.x + px(place) * (chip.w + 4);
    if (n > places && place + 1 == places)
      return ui.label(chip, "+" + std::to_string(n - place), {.size = 15, .align = Align::centre, .middle = true});
    if (ui.spot(chip, "status.goal." + id_of_goal(goal), "").tapped) {
      shown = shown == goal ? Goal{goal_cards} : goal;
      const Phrase words{meets(map, goal) ? "ruin.table.goal_met" : "ruin.table.goal",
                         {list("goal", {goal_phrase(goal)}), number("n", goal_points)}};
      if (shown == goal) ui.tell(chip, ui.say(words), Ink::text);
    }
    draw_goal_card(ui, chip, goal, meets(map, goal));
    if (shown == goal) ui.mark(chip, draw::Stance::primary, 5);
  });
}

void draw_strip(draw::Ui& ui, Rect at, const StatusPicture& picture, Goal& shown) {
  const bool stacked = at.w < 260;
  const Rect counts =
      stacked ? at.take_top(std::min(at.h * 0.42F, 28.0F), 2) : at.take_left(std::min(at.w * 0.42F, 190.0F), 8);
  draw_counts(ui, counts, picture);
  if (ui.spot(counts, "status", "").tapped) {
    const Tally tally = tally_of(picture.view, picture.seat, picture.opened);
    std::string words;
    for (int source = 0; source < static_cast<int>(tally.size()); ++source)
      if (tally[static_cast<std::size_t>(source)] != 0)
        words += ui.say(key_of(source)) + " " + std::to_string(tally[static_cast<std::size_t>(source)]) + "\n";
    words += ui.say({"ruin.table.total", {number("n", total_of(tally))}});
    ui.tell(counts, words, Ink::text);
  }
  draw_chips(ui, at, picture, shown);
}

void draw_line(draw::Ui& ui, Rect row, const std::string& words, int points, bool pointed, bool total) {
  if (pointed) ui.mark(row.inset(1, 1), draw::Stance::primary, 5);
  row = row.inset(4, 0);
  const draw::TextStyle style{.size = std::clamp(row.h * 0.68F, 14.0F, 18.0F),
                              .ink = total         ? Ink::gold
                                     : points == 0 ? Ink::text_soft
                                                   : Ink::text,
                              .middle = true};
  draw::TextStyle right = style;
  right.align = Align::right;
  right.face = draw::Face::display;
  ui.label(row.take_right(34, 2), std::to_string(points), right);
  ui.label(row, words, style);
}

}  // namespace

void draw_tally(draw::Ui& ui, const Rect& at, const StatusPicture& picture) {
  const Tally tally = tally_of(picture.view, picture.seat, picture.opened);
  const int total = total_of(tally);
  const int lines = static_cast<int>(tally.size()) + 1;
  const float lowest_line = at.w < 200 ? 17 : 20;
  const int most_rows = std::clamp(static_cast<int>(at.h / lowest_line), 1, lines);
  const int columns = (lines + most_rows - 1) / most_rows;
  const int rows = (lines + columns - 1) / columns;
  for (int line = 0; line < lines; ++line) {
    const Rect row = at.column(line / rows, columns, 16).row(line % rows, rows, 0);
    const bool last = line + 1 == lines;
    const std::string words = ui.say(last ? "ruin.table.sum" : key_of(line));
    draw_line(ui, {row.x, row.y, row.w, std::min(row.h, 28.0F)}, words,
              last ? total : tally[static_cast<std::size_t>(line)], picture.pointed == line, last);
  }
}

void draw_status(draw::Ui& ui, const Layout& layout, const StatusPicture& picture, Goal& shown) {
  const Rect& at = layout.status;
  if (at.h < room_for_words) return draw_strip(ui, at, picture, shown);
  ui.panel(at);
  Rect rest = at.inset(10, 8);
  draw_name(ui, rest.take_top(28, 4), picture.seat, picture.view.asked == picture.seat);
  const Rect cards = rest.take_bottom(std::min(54.0F, rest.h * 0.24F), 6);
  draw_tally(ui, {rest.x, rest.y, rest.w, std::min(rest.h, 190.0F)}, picture);
  draw_chips(ui, cards, picture, shown);
}

}  // namespace kairo::ruin::table
