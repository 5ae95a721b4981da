#include "web/tables/haratama/board/overlays.h"

#include <algorithm>
#include <utility>

#include "engine/games/haratama/pieces/tricks.h"
#include "web/draw/mirrored_section.h"
#include "web/draw/shapes.h"
#include "web/tables/haratama/board/close_look.h"
#include "web/tables/haratama/board/results.h"
#include "web/tables/haratama/board/trick.h"
#include "web/tables/haratama/explanations.h"

namespace kairo::haratama::table {

using draw::Align;
using draw::Ink;
using draw::Rect;

namespace {

constexpr float past_height = 52;
constexpr float widest_badged = 66;  // in a wider cell the player's sign goes beside the card, not on it

/// A past trick in a row: its number, then the cards in order of play with their players.
void draw_past(draw::Ui& ui, Rect row, const View& view, const Trick& trick, int number) {
  const std::string id = "past." + std::to_string(number);
  ui.explain(row, id, about_seat("haratama.what.past_trick", trick.winner, {kairo::number("n", number)}));
  ui.text.number(row.take_left(26, draw::gap::tight), number,
                 {.size = draw::type::body, .ink = Ink::text_soft, .align = Align::centre, .middle = true});
  for (int i = 0; i < trick.size; ++i) {
    Rect cell = row.column(i, view.players, 6);
    const Seat seat = player_of(trick, i, view.players);
    const bool beside = cell.w >= widest_badged;
    if (beside) draw::animal(ui, cell.take_left(24, 3).centre(), 11, animal_of(seat));
    const Rect face{cell.x, cell.y + 3, std::min(cell.w, (cell.h - 6) * 0.9F), cell.h - 6};
    const bool treasure = has(treasures_of(view), trick.cards[i]);
    ui.explain(face, id + "." + card_id(trick.cards[i]), about_played_card(trick, i, view.players, treasure));
    draw_card(ui, face, trick.cards[i], treasure);
    if (!beside) draw_badge(ui, face, seat);
    if (trick.winner == seat)
      draw::stroke(ui.pen(), draw::round_outline(face.inset(-1), 5), ui.colour(Ink::live), 2.5F);
  }
}

/// The two cards of a pass with a caption; `term` tells of each what happened to it.
void draw_pair(draw::Ui& ui, Rect at, const View& view, Pair pair, const Phrase& words, std::string_view term) {
  const float high = at.h - 4;
  for (const Card card : {pair.high, pair.low}) {
    const Rect face = at.take_right(high * 0.9F, draw::gap::tight);
    const bool treasure = has(treasures_of(view), card);
    ui.explain(face, "passed." + card_id(card), about_card(card, treasure, term, term, words.args));
    draw_card(ui, {face.x, face.y + 2, face.w, high}, card, treasure);
  }
  ui.text.draw(at, ui.say(words), {.size = draw::type::small, .ink = Ink::text_soft, .middle = true});
}

/// Says which round is played, and when the game ends.
draw::Explanation about_round(const View& view) {
  const Arg round = number("n", shown_round(view));
  if (is_extra_round(view)) return {.term = {"haratama.what.round_extra", {round}}};
  if (view.limit == 0) return {.term = {"haratama.what.round", {round, number("of", rounds)}}};
  return {.term = {"haratama.what.round_limit", {round, number("limit", view.limit)}}};
}

}  // namespace

void Overlays::draw_buttons(draw::Ui& ui, const Layout& layout, const View& view) {
  ui.mirror.begin_group(ui.say("haratama.table.look_up"));
  const bool any = view.last.size > 0;
  ui.explain(layout.tricks, "tricks.open", {.term = {"haratama.what.tricks"}});
  if (ui.icon_button(layout.tricks, "tricks.open", ui.say("haratama.table.show_tricks"),
                     any ? draw::WidgetState::enabled : draw::WidgetState::disabled) &&
      any)
    open_ = Open::tricks;
  Rect picture = layout.tricks;
  constexpr float roomy = 80;  // wide and high; else the cards need all of it
  if (std::min(picture.w, picture.h) >= roomy)
    ui.text.label(picture.take_bottom(24), ui.say("haratama.table.tricks"),
                  {.size = draw::type::note, .ink = Ink::text_soft, .align = Align::centre, .middle = true});
  const Rect face = picture.inset(picture.w * 0.2F, picture.h * 0.1F).fit(card_aspect);
  for (const float turn : {-14.0F, 4.0F}) {
    const draw::DrawRange drawn(ui.pen());
    Rect card{face.x + turn * 0.3F, face.y, face.w, face.h};
    if (any)
      draw_card(ui, card, view.last.cards[turn < 0 ? 0 : 1], false);
    else
      draw_empty_slot(ui, card);
    drawn.rotate(face.centre(), turn);
  }
  ui.explain(layout.scores, "scores.open", about_round(view));
  if (ui.icon_button(layout.scores, "scores.open", ui.say("app.scores.open"))) open_ = Open::scores;
  Rect words = layout.scores.inset(5, 3);
  const Rect above = words.take_top(words.h * 0.5F);
  ui.text.label(above, ui.say({"haratama.table.round_short", {number("n", shown_round(view))}}),
                {.size = std::clamp(layout.scores.h * 0.34F, 17.0F, 26.0F),
                 .ink = is_extra_round(view) ? Ink::gold : Ink::text,
                 .face = draw::Face::display,
                 .align = Align::centre,
                 .middle = true});
  const Phrase end = is_extra_round(view) ? Phrase{"haratama.table.extra"}
                     : view.limit == 0    ? Phrase{"haratama.table.of_rounds", {number("n", rounds)}}
                                          : Phrase{"haratama.table.to_limit", {number("n", -view.limit)}};
  constexpr float wide = 90;
  const draw::TextStyle style{.size = words.w >= wide ? draw::type::strong : draw::type::small,
                              .ink = Ink::text_soft,
                              .align = Align::centre,
                              .middle = true};
  if (end.key == "haratama.table.to_limit" && ui.text.width(ui.say(end), style) > words.w)
    ui.text.number(words, -view.limit, style);
  else
    ui.text.label(words, ui.say(end), style);
}

bool Overlays::close() { return std::exchange(open_, Open::none) != Open::none; }

float Overlays::height_of(const draw::Ui& ui, const Rect& room, const View& view) const {
  switch (open_) {
    case Open::scores: return height_of_results(view, room.h);
    case Open::player: return height_of_player(ui, room.w, view, seat_);
    case Open::none:
    case Open::tricks: break;
  }
  return room.h;
}

void Overlays::mirror(draw::Ui& ui, const View& view) const {
  const std::vector<Section> words = in_words(view);
  if (open_ == Open::player) return draw::mirror_overlay(ui, words, "haratama.words.player", seat_);
  if (open_ == Open::tricks) draw::mirror_overlay(ui, words, "haratama.words.last");
  draw::mirror_overlay(ui, words, open_ == Open::tricks ? "haratama.words.past" : "haratama.words.results");
}

void Overlays::draw(draw::Ui& ui, const Rect& at, const View& view, Seat focus, bool opened) {
  if (open_ == Open::none) return;
  ui.begin_modal();
  mirror(ui, view);
  const bool cramped = at.h < 420;
  const float foot_height = cramped ? 40 : 48;
  const float width = std::min(at.w - 12, open_ == Open::player && !cramped ? 400.0F : 560.0F);
  const Rect room{0, 0, width - 24, std::min(640.0F, at.h - 12) - foot_height - 22};
  constexpr float name_height = 26;
  const float head = open_ == Open::player ? name_height + draw::gap::tight : 0;
  const float height = std::min(room.h, height_of(ui, room, view) + head) + foot_height + 22;
  const Rect sheet{at.centre().x - width / 2, at.centre().y - height / 2, width, height};
  const bool left = ui.targets.cover(at, "sheet.outside");
  ui.targets.cover(sheet, "sheet");
  draw::panel(ui, sheet);
  Rect inside = sheet.inset(12, 8);
  Rect foot = inside.take_bottom(foot_height, 6);
  const Rect button = foot.take_near(ui.hand(), std::min(160.0F, foot.w * 0.45F), 10);
  if (open_ == Open::player)
    draw_name(ui, inside.take_top(name_height, draw::gap::tight), seat_, false);
  else
    ui.text.label(foot, ui.say(open_ == Open::tricks ? "haratama.table.tricks" : "haratama.table.points"),
                  {.size = draw::type::heading, .face = draw::Face::display, .middle = true});
  if (ui.button(button, "sheet.close", ui.say("haratama.table.close"))) open_ = Open::none;
  if (open_ == Open::tricks) {
    draw_tricks(ui, inside, view, focus, opened);
  } else if (open_ != Open::none) {
    const Rect column = ui.columns.begin(inside, "sheet.column", height_of(ui, inside, view));
    if (open_ == Open::scores)
      draw_all_results(ui, column, view, {});
    else
      draw_player_closely(ui, column, view, seat_);
    ui.columns.end();
  }
  ui.end_modal();
  if (left) open_ = Open::none;
}

/// The last trick large, below it the other tricks and passes that may be looked at.
void Overlays::draw_tricks(draw::Ui& ui, Rect at, const View& view, Seat focus, bool opened) const {
  const auto past = tricks_in_sight(view);
  const bool beside = at.h < 300;
  const Rect large =
      beside ? at.take_left(at.w * 0.45F, 10) : at.take_top(std::min(at.h * 0.46F, 300.0F), draw::gap::near);
  PerSeat<Rect> slots{};
  Rect led{};
  lay_trick(large, view.players, focus, slots, led);
  const Cards marked =
      view.tricks_done > 0 ? treasures_of(view) : 0;  // otherwise it belongs to a round with other treasures
  draw_trick(ui, slots, led, {view.last, view.players, marked});
  const bool knows_passes = view.took.known() && opened;
  const float passes = knows_passes ? 2 * past_height + 6 : 0;
  const Rect column = ui.columns.begin(at, "tricks.column", passes + past_height * px(static_cast<int>(past.size())));
  Rect rest = column;
  for (int i = static_cast<int>(past.size()) - 1; i >= 0; --i)
    draw_past(ui, rest.take_top(past_height), view, past[static_cast<std::size_t>(i)], i + 1);
  if (knows_passes) {
    draw_pair(ui, rest.take_top(past_height), view, view.took,
              {"haratama.table.passed_by", {seat_name("from", right_of(view.me, view.players))}}, "haratama.what.took");
    draw_pair(ui, rest.take_top(past_height), view, view.gave,
              {"haratama.table.passed_to", {seat_name("to", left_of(view.me, view.players))}}, "haratama.what.gave");
  }
  ui.columns.end();
}

}  // namespace kairo::haratama::table
