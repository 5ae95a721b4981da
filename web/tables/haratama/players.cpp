#include "web/tables/haratama/players.h"

#include <algorithm>

#include "engine/games/haratama/pieces/losses.h"
#include "web/draw/narrow.h"
#include "web/draw/shapes.h"
#include "web/tables/haratama/explanations.h"
#include "web/tables/haratama/treasures.h"
#include "web/text/number.h"

namespace kairo::haratama::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

constexpr int glow_from = 3;  ///< the panel begins to glow when this many treasures are missing for haratama

/// The values that the parts of a panel show.
class PanelExplanations {
 public:
  PanelExplanations(draw::Ui& ui, const SeatLayout& layout, const PlayerPicture& picture)
      : ui_(ui), layout_(layout), view_(picture.view), seat_(picture.seat) {}

  /// A tap on somebody else's panel looks at it closely; so much of one's own is seen anyway.
  [[nodiscard]] bool panel() const {
    if (seat_ == view_.me) return explain(layout_.all, "", "haratama.what.player"), false;
    const draw::Explanation rival = about_seat("haratama.what.rival", seat_);
    return ui_.hit_target(layout_.all, id(""), draw::name_of(ui_, rival), draw::WidgetState::enabled, rival).tapped;
  }

  void parts(int treasures) const {
    const Arg n = number("n", treasures);
    const bool all = layout_.treasures.w > 0;
    draw::Explanation won =
        about_seat(view_.sight == Sight::voids && all && view_.phase != Phase::over ? "haratama.what.voids"
                                                                                    : "haratama.what.treasures",
                   seat_, {n});
    if (all && view_.descents != 0) {
      won.picture = [won = won_by(view_, seat_, 0)](draw::Ui& ui, const Rect& at) { draw_matrix(ui, at, won); };
      won.picture_aspect = 1.6F;
    }
    const draw::Explanation meter =
        about_seat("haratama.what.meter", seat_, {n, number("wanted", haratama_from(view_.players))});
    const Rect& shown = all ? layout_.treasures : layout_.won;
    if (!all && shown.w > 0) ui_.explain(shown, id(".meter"), meter);  // their number alone tells it
    if (shown.w > 0) ui_.explain(shown, id(".treasures"), won);
    if (layout_.meter.w > 0) explain_by_tap(ui_, layout_.meter, id(".meter"), meter);
    losses();
    if (view_.phase != Phase::over && seat_ != view_.me)
      explain(layout_.cards, ".cards", "haratama.what.hand_size", {number("n", view_.hand_sizes[seat_])});
    if (contains(view_.foxes, seat_))
      explain(layout_.fox, ".fox", "haratama.what.fox", {number("rank", highest_fox_rank)});
  }

  /// A treasure in its place.
  void treasure(const Rect& at, Card card) const {
    ui_.explain(
        at, id("." + card_id(card)),
        about_card(card, true, "haratama.what.won_treasure", "haratama.what.won_treasure", {seat_name("seat", seat_)}));
  }

 private:
  [[nodiscard]] std::string id(std::string_view part) const {
    return "player." + std::to_string(seat_) + std::string(part);
  }
  void explain(const Rect& at, std::string_view part, std::string_view term, std::vector<Arg> more = {}) const {
    if (at.w > 0) ui_.explain(at, id(part), about_seat(term, seat_, std::move(more)));
  }
  void losses() const {
    const Arg total = number("total", -view_.losses[seat_].total());
    const int running = running_losses(view_, seat_);
    if (running == 0) return explain(layout_.losses, ".losses", "haratama.what.losses", {total});
    explain(layout_.losses, ".losses", "haratama.what.losses_running", {total, number("running", -running)});
  }

  draw::Ui& ui_;
  const SeatLayout& layout_;
  const View& view_;
  Seat seat_;
};

/// A bar with a part for each treasure that haratama takes, if there is no room for beads.
void draw_bar(draw::Ui& ui, const Rect& at, int count, int wanted, ImU32 full, ImU32 empty) {
  const Rect bar{at.x + 1, at.centre().y - 4, at.w - 2, 8};
  const float part = bar.w / px(wanted);
  if (count > 0)
    ui.pen().AddRectFilled({bar.x, bar.y}, {bar.x + part * px(std::min(count, wanted)), bar.bottom()}, full, 2);
  for (int i = 1; i < wanted; ++i) {
    const float x = bar.x + part * px(i);
    ui.pen().AddLine({x, bar.y + 1}, {x, bar.bottom() - 1}, i < count ? ui.colour(Ink::ground, 0.7F) : empty, 1);
  }
  ui.pen().AddRect({bar.x, bar.y}, {bar.right(), bar.bottom()}, empty, 2, 0, 1);
}

/// A jewel for each treasure that haratama takes, drawn in outline while it is missing.
void draw_meter(draw::Ui& ui, const Rect& at, int count, int wanted) {
  constexpr float least_bar = 16;  // pixels wide
  constexpr float least_jewel = 9;
  if (at.w < least_bar) return;
  const float step = std::min(at.w / px(wanted), at.h * 1.1F);
  const bool near = count + glow_from >= wanted;
  if (step < least_jewel)
    return draw_bar(ui, at, count, wanted, ui.colour(near ? Ink::purple : Ink::gold), ui.colour(Ink::text_soft, 0.5F));
  const float radius = std::min({step * 0.46F, at.h * 0.46F, 11.0F});
  for (int i = 0; i < wanted; ++i) {
    const Point centre{at.x + step * (px(i) + 0.5F), at.centre().y};
    if (i < count && near) draw::glow(ui.pen(), centre, radius * 2.2F, radius * 2.2F, ui.colour(Ink::purple, 0.55F));
    if (i < count)
      art::jewel(ui, centre, radius);
    else
      art::missing_jewel(ui, centre, radius);
  }
}

/// The points so far, never above 0, and what the round would cost if it ended now: as large as the room allows.
void draw_losses(draw::Ui& ui, const SeatLayout& layout, const PlayerPicture& picture) {
  const Rect& at = layout.losses;
  const View& view = picture.view;
  const int running = running_losses(view, picture.seat);
  const std::string total = text::number_words(-view.losses[picture.seat].total());
  const std::string more = running > 0 ? text::number_words(-running) : "";
  draw::TextStyle style{
      .size = std::clamp(at.h * 0.72F, draw::min_text_size, 30.0F), .face = draw::Face::display, .middle = true};
  draw::TextStyle soft = style;
  soft.ink = Ink::warn;
  constexpr float gap = 6;  // keeps the two numbers apart
  float width = 0;
  float beside = 0;
  for (;; --style.size) {
    soft.size = std::max(draw::min_text_size, style.size * 0.72F);
    width = ui.text.width(total, style);
    beside = more.empty() ? 0 : ui.text.width(more, soft) + gap;
    if (width + beside <= at.w || style.size <= draw::min_text_size) break;
  }
  const float scale = std::min(1.0F, at.w / (width + beside));
  const bool both = !more.empty() && scale >= draw::narrowest;
  Rect rest = at;
  if (layout.panel.number.w > 0)
    rest.take_left(std::max(0.0F, at.w - width - (both ? beside : 0)));  // flush right in the line of the name
  ui.text.label(rest.take_left(both ? width * scale + 1 : width + 1, gap * scale - 1), total, style);
  if (both) ui.text.label({rest.x, rest.y, beside * scale + 1, rest.h}, more, soft);
}

/// The wash of a panel, stronger the closer its player comes to haratama.
ImU32 nearness(const draw::Ui& ui, int count, int wanted) {
  const int short_of = wanted - count;
  if (short_of > glow_from) return 0;
  return ui.colour(Ink::purple, short_of <= 0 ? 0.36F : 0.1F + 0.08F * px(glow_from - short_of));
}

/// The number of treasures, beside a jewel.
void draw_won(draw::Ui& ui, Rect at, int count) {
  if (at.w <= 0) return;
  const float bead = at.w < 36 ? 5.0F : 7.0F;
  art::jewel(ui, at.take_left(2.4F * bead, 1).centre(), bead);
  ui.text.number(at, count, {.size = std::clamp(at.h * 0.7F, 14.0F, 18.0F), .middle = true});
}

void draw_fox_hand(draw::Ui& ui, const Rect& at, const PlayerPicture& picture) {
  if (!contains(picture.view.foxes, picture.seat)) return;
  const float radius = std::min({at.w, at.h, 34.0F}) * 0.5F;
  const float scale = 1 + 0.8F * picture.fox_pop;
  if (picture.fox_pop > 0)
    draw::glow(ui.pen(), at.centre(), radius * 3, radius * 3, ui.colour(Ink::live, 0.6F * picture.fox_pop));
  art::fox_hand(ui, at.centre(), radius * scale, ink_of(picture.seat));
}

}  // namespace

int running_losses(const View& view, Seat seat) {
  if (view.phase != Phase::play || view.to_win == 0) return 0;
  return losses_in(treasures_won(view.won), seat, view.players).total();
}

bool draw_player(draw::Ui& ui, const SeatLayout& layout, const PlayerPicture& picture) {
  const View& view = picture.view;
  const Seat seat = picture.seat;
  const int treasures = count(view.won[seat] & ~picture.in_flight);
  const int wanted = haratama_from(view.players);
  const PanelExplanations explanations(ui, layout, picture);
  const bool tapped = explanations.panel();
  draw_seat_panel(ui, layout.panel,
                  {.seat = seat, .asked = view.asked == seat, .wash = nearness(ui, treasures, wanted)});
  if (picture.pointed) draw::mark(ui, layout.all, draw::WidgetState::primary);
  explanations.parts(treasures);
  draw_treasures(ui, layout.treasures, won_by(view, seat, picture.in_flight),
                 [&](const Rect& at, Card card) { explanations.treasure(at, card); });
  draw_won(ui, layout.won, treasures);
  draw_losses(ui, layout, picture);
  draw_meter(ui, layout.meter, treasures, wanted);
  if (view.phase != Phase::over && seat != view.me) draw_count(ui, layout.cards, view.hand_sizes[seat]);
  draw_fox_hand(ui, layout.fox, picture);
  return tapped;
}

}  // namespace kairo::haratama::table
