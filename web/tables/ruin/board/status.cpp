#include "web/tables/ruin/board/status.h"

#include <algorithm>
#include <string>

#include "engine/games/ruin/words.h"
#include "web/draw/shapes.h"
#include "web/tables/ruin/board/goal_card.h"
#include "web/tables/ruin/board/map_picture.h"
#include "web/tables/ruin/board/tally.h"
#include "web/tables/ruin/explanations.h"
#include "web/tables/ruin/pieces.h"
#include "web/text/number.h"

namespace kairo::ruin::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

constexpr float width_of_points = 42;
constexpr float room_for_words = 170;  // high; below it the status is a strip

/// An explorer that is still inside is told as that, since points are missing for it.
std::string key_of(const StatusPicture& picture, int source) {
  const bool inside = picture.view.half > 0 && picture.view.boards[picture.seat].left == 0;
  if (inside && static_cast<Source>(source) == Source::leaving) return "ruin.table.still_inside";
  return "ruin.table.line." + std::string(score_sources[static_cast<std::size_t>(source)]);
}

/// The line of the rectangle that counts next.
bool is_growing_rectangle(const View& view, int source) {
  return static_cast<Source>(source) == (view.half == 0 ? Source::first_rectangle : Source::second_rectangle);
}

GoalSet goals_of(const StatusPicture& picture) {
  const View& view = picture.view;
  if (view.phase == Phase::over) return view.holdings[picture.seat].hand;
  return picture.seat == view.me && picture.opened ? my_goals(view) : 0;
}

draw::Explanation explanation_of_status(Seat seat) { return {.term = {"ruin.what.status", {seat_name("seat", seat)}}}; }

/// The number of goal cards, visible or not.
int cards_of(const StatusPicture& picture) {
  const View& view = picture.view;
  return picture.seat == view.me && picture.opened ? size_of(my_goals(view)) : view.hand_size[picture.seat];
}

void draw_number(draw::Ui& ui, const Rect& at, int value, Ink ink = Ink::text) {
  ui.text.number(at, value, {.size = std::clamp(at.h * 0.64F, 15.0F, 24.0F), .ink = ink, .middle = true});
}

/// Gems, rectangle, and penalties if there are any.
void draw_counts(draw::Ui& ui, Rect at, const StatusPicture& picture) {
  const Board& board = picture.view.boards[picture.seat];
  const int parts = board.penalties > 0 ? 3 : 2;
  const auto part = [&](int i) { return at.column(i, parts, draw::gap::tight); };
  const float radius = std::min({at.h * 0.34F, part(0).w * 0.17F, 12.0F});
  const int rectangle = largest_rectangle(map_picture(picture.view, picture.seat, picture.opened).map.filled()).area();
  ui.explain(part(0), "status.gems",
             {.term = {"ruin.what.gems", {number("n", board.gems), number("points", board.gems * gem_points)}}});
  ui.explain(part(1), "status.rectangle", {.term = {"ruin.what.rectangle", {number("n", rectangle)}}});
  Rect gems = part(0);
  draw_gem(ui, gems.take_left(2.2F * radius, 2).centre(), radius);
  draw_number(ui, gems, board.gems);
  Rect area = part(1);
  draw_rectangle_sign(ui, area.take_left(2.4F * radius, 2).centre(), radius);
  draw_number(ui, area, rectangle);
  if (parts < 3) return;
  const int lost = board.penalties * single_penalty;
  ui.explain(part(2), "status.penalties",
             {.term = {"ruin.what.penalties", {number("n", board.penalties), number("points", lost)}}});
  ui.text.label(part(2), text::number_words(-lost),
                {.size = draw::type::body, .ink = Ink::warn, .face = draw::Face::display, .middle = true});
}

/// A goal card that tells about itself when tapped.
void draw_chip(draw::Ui& ui, const Rect& at, const StatusPicture& picture, Goal goal, LookedAt& looked_at) {
  const Map map = map_for_me(picture.view, picture.seat);
  const draw::Explanation explanation = explanation_of_goal_card(map, goal, picture.view.phase == Phase::over);
  if (ui.hit_target(at, "status.goal." + goal_id(goal), explanation).tapped) {
    looked_at.goal = looked_at.goal == goal ? Goal{goal_cards} : goal;
    if (looked_at.goal == goal) ui.message.show(at, explanation.term, Ink::text);
  }
  draw_goal_card(ui, at, goal, map);
  if (looked_at.goal == goal) draw::mark(ui, at, draw::WidgetState::primary, 5);
}

/// Goal cards side by side; without room for all, a page of them and a button to the next page.
void draw_chips(draw::Ui& ui, const Rect& at, const StatusPicture& picture, LookedAt& looked_at) {
  const GoalSet goals = goals_of(picture);
  const int n = size_of(goals);
  if (n == 0) {
    const int cards = cards_of(picture);
    ui.explain(at, "status.goals",
               {.term = {"ruin.what.goal_cards", {seat_name("seat", picture.seat), number("n", cards)}}});
    Rect rest = at;
    constexpr draw::TextStyle style{.size = draw::type::small, .ink = Ink::text_soft, .middle = true};
    if (const std::string none = ui.say("ruin.table.no_goals"); cards == 0 && ui.text.fits(at, none, style)) {
      ui.text.draw(at, none, style);
      return;
    }
    if (cards > 0) draw::card_back(ui, rest.take_left(std::min(at.h * 0.8F, 26.0F), 6).inset(0, 1));
    return ui.text.number(rest, cards, {.size = draw::type::body, .ink = Ink::text_soft, .middle = true});
  }
  constexpr float two_rows = 78;
  if (at.h >= two_rows) {  // a grid holds all of them
    int i = 0;
    return for_each_in(goals, [&](Goal goal) {
      Rect chip = place_among(at, i++, n, 6, 92);
      chip.h = std::min(chip.h, 64.0F);
      draw_chip(ui, chip, picture, goal, looked_at);
    });
  }
  const float narrowest = at.h < 32 ? 36 : 30;  // a taller card has its letters one above the other
  const int room = std::max(2, static_cast<int>((at.w + 4) / (narrowest + 4)));
  const int places = std::min(n, room);
  const int each = n <= room ? n : room - 1;
  const int first = looked_at.page % ((n + each - 1) / each) * each;
  const auto place = [&](int i) {
    Rect chip = at.column(i, places, draw::gap::tight);
    chip.w = std::min(chip.w, std::max(64.0F, at.h * 1.5F));
    chip.x = at.x + px(i) * (chip.w + 4);
    return chip;
  };
  int i = 0;
  for_each_in(goals, [&](Goal goal) {
    const int here = i++ - first;
    if (here >= 0 && here < each) draw_chip(ui, place(here), picture, goal, looked_at);
  });
  if (n <= each) return;
  const Rect next = place(each);
  if (ui.icon_button(next, "status.goals.more", "")) ++looked_at.page;
  ui.explain(next, "status.goals.more", {.term = {"ruin.what.more_goals"}});
  ui.text.label(next, "+" + std::to_string(n - std::min(each, n - first)),
                {.size = draw::type::note, .align = Align::centre, .middle = true});
}

void draw_strip(draw::Ui& ui, Rect at, const StatusPicture& picture, LookedAt& looked_at) {
  const bool stacked = at.w < 260;
  // Narrow counts leave the room to the goal cards, so that fewer of them wait on a further page.
  constexpr float narrow = 400;
  const float share = at.w >= narrow ? 0.42F : picture.view.boards[picture.seat].penalties > 0 ? 0.38F : 0.29F;
  const Rect counts = stacked ? at.take_top(std::min(at.h * 0.42F, 28.0F), 2)
                              : at.take_left(std::min(at.w * share, 190.0F), draw::gap::near);
  if (ui.hit_target(counts, "status", explanation_of_status(picture.seat)).tapped) {
    const Tally tally = tally_of(picture.view, picture.seat, picture.opened);
    std::string words;
    for (int source = 0; source < static_cast<int>(tally.size()); ++source)
      if (tally[static_cast<std::size_t>(source)] != 0)
        words +=
            ui.say(key_of(picture, source)) + " " + text::number_words(tally[static_cast<std::size_t>(source)]) + "\n";
    words += ui.say({"ruin.table.total", {number("n", total_of(tally))}});
    looked_at.rectangle = !looked_at.rectangle;
    if (looked_at.rectangle) ui.message.show(counts, words, Ink::text);
  }
  draw_counts(ui, counts, picture);
  if (!picture.picks) draw_chips(ui, at, picture, looked_at);
}

/// The gems that were brought out, side by side.
void draw_treasure(draw::Ui& ui, const Rect& at, const StatusPicture& picture) {
  const int gems = picture.view.boards[picture.seat].gems;
  if (gems == 0 || at.h < kairo::tables::touch) return;
  ui.explain(at, "status.gems", {.term = {"ruin.what.gems", {number("n", gems), number("points", gems * gem_points)}}});
  constexpr float widest = 46;
  for (int i = 0; i < gems; ++i) {
    const Rect place = place_among(at, i, gems, 4, at.w);
    draw_gem(ui, place.centre(), std::min({place.w, place.h, widest}) * 0.46F);
  }
}

void draw_line(draw::Ui& ui, Rect row, const std::string& words, int points, bool pointed, bool total) {
  if (pointed) draw::mark(ui, row.inset(1, 1), draw::WidgetState::primary, 5);
  row = row.inset(4, 0);
  const draw::TextStyle style{.size = std::clamp(row.h * 0.68F, 14.0F, 18.0F),
                              .ink = total         ? Ink::gold
                                     : points == 0 ? Ink::text_soft
                                                   : Ink::text,
                              .middle = true};
  draw::TextStyle right = style;
  right.align = Align::right;
  right.face = draw::Face::display;
  if (total) right.size = std::clamp(row.h * 0.85F, 14.0F, 24.0F);
  const Rect number = row.take_right(width_of_points, 2);
  if (total || points != 0)
    ui.text.label(number, text::number_words(points), right);  // a column of noughts says nothing
  ui.text.label(row, words, style);
}

}  // namespace

void draw_tally(draw::Ui& ui, const Rect& at, const StatusPicture& picture, LookedAt& looked_at,
                const std::string& prefix) {
  const Tally tally = tally_of(picture.view, picture.seat, picture.opened);
  const int total = total_of(tally);
  const int lines = static_cast<int>(tally.size()) + 1;
  const float lowest_line = at.w < 200 ? 17 : 20;
  const int most_rows = std::clamp(static_cast<int>(at.h / lowest_line), 1, lines);
  const int columns = (lines + most_rows - 1) / most_rows;
  const int rows = (lines + columns - 1) / columns;
  const float room = at.column(0, columns, draw::gap::far).w - width_of_points - 10;
  bool whole = true;
  for (int line = 0; line + 1 < lines; ++line)
    whole = whole && ui.text.width(ui.say(key_of(picture, line)), {.size = draw::type::small}) <= room;
  const draw::Explanation explanation_of_total{.term = {"ruin.what.score_total", {number("n", total)}}};
  if (!whole) {  // tapping the counts tells the rest
    const Rect row{at.x, at.y, at.w, std::min(at.h, 28.0F)};
    ui.explain(row, prefix + "total", explanation_of_total);
    return draw_line(ui, row, ui.say("ruin.table.sum"), total, false, true);
  }
  for (int line = 0; line < lines; ++line) {
    const Rect row = at.column(line / rows, columns, draw::gap::far).row(line % rows, rows, 0);
    const bool last = line + 1 == lines;
    const int points = last ? total : tally[static_cast<std::size_t>(line)];
    const std::string words = ui.say(last ? "ruin.table.sum" : key_of(picture, line));
    const draw::Explanation explanation =
        last ? explanation_of_total : explanation_of_line(static_cast<Source>(line), points);
    if (explain_on_tap(ui, row, prefix + std::to_string(line), explanation) && is_growing_rectangle(picture.view, line))
      looked_at.rectangle = !looked_at.rectangle;
    draw_line(ui, {row.x, row.y, row.w, std::min(row.h, 28.0F)}, words, points, picture.pointed == line, last);
  }
}

void draw_end_stage(draw::Ui& ui, Rect at, const StatusPicture& picture) {
  const int total = total_of(tally_of(picture.view, picture.seat, picture.opened));
  const bool beside = at.w > 3.4F * at.h;
  const float high = beside ? std::min(at.h * 0.7F, 44.0F) : std::clamp(at.h * 0.26F, 26.0F, 42.0F);
  Rect ribbon = beside ? at.take_right(std::min(at.w * 0.42F, high * 3.6F), draw::gap::near)
                       : at.take_bottom(high, draw::gap::tight);
  const float wide = std::min(ribbon.w, high * 4);
  ribbon = {ribbon.centre().x - wide / 2, ribbon.centre().y - high / 2, wide, high};
  kairo::tables::draw_hero(ui, at, picture.seat);
  ui.explain(ribbon, "stage.total", {.term = {"ruin.what.score_total", {number("n", total)}}});
  draw::ribbon(ui, ribbon, text::number_words(total), Ink::gold);
}

void draw_status(draw::Ui& ui, const Layout& layout, const StatusPicture& picture, LookedAt& looked_at) {
  const Rect& at = layout.status;
  if (at.w <= 0 || (picture.picks && layout.screen == Screen::phone)) return;
  if (at.h < room_for_words) return draw_strip(ui, at, picture, looked_at);
  draw::panel(ui, at);
  ui.explain(at, "status.panel", explanation_of_status(picture.seat));
  Rect rest = at.inset(10, 8);
  const bool over = picture.view.phase == Phase::over;
  if (over)
    draw_end_stage(ui, rest.take_top(std::clamp(rest.h * 0.26F, 96.0F, 200.0F), draw::gap::near), picture);
  else
    draw_name(ui, rest.take_top(28, draw::gap::tight), picture.seat, picture.view.asked == picture.seat);
  const float tally = over ? std::clamp(rest.h * 0.4F, 150.0F, 210.0F)
                           : std::clamp(rest.h * 0.66F, std::min(rest.h * 0.76F, 170.0F), 190.0F);
  draw_tally(ui, rest.take_top(tally, 6), picture, looked_at);
  const Rect cards = rest.take_bottom(over ? rest.h * 0.5F : 118.0F, 6);
  if (over) draw_treasure(ui, rest, picture);
  if (!picture.picks) draw_chips(ui, cards, picture, looked_at);
}

}  // namespace kairo::ruin::table
