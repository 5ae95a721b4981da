#include "web/tables/galleria/unfolding.h"

#include <algorithm>
#include <string>

#include "engine/games/galleria/words.h"
#include "web/draw/light.h"
#include "web/tables/galleria/floor.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

// Seconds.
constexpr double passing_by = 0.16;
constexpr double flying = 0.3;
constexpr double telling = 1.1;
constexpr double great_event = 1.6;

/// How long an event is shown; 0: it is not.
double length_of(const Event& event) {
  switch (kind_of(event)) {
    case Happened::drew:
    case Happened::discarded:
    case Happened::discarded_to_pay:
    case Happened::laid:
    case Happened::lifted:
    case Happened::declared: return flying;
    case Happened::turn_began:
    case Happened::passed_left: return passing_by;
    case Happened::stepped_back:
    case Happened::stolen:
    case Happened::removed:
    case Happened::caved_in:
    case Happened::enraged:
    case Happened::used_skill:
    case Happened::used_facet:
    case Happened::used_curio:
    case Happened::answered:
    case Happened::nullified:
    case Happened::kept_skill:
    case Happened::nothing_to_do:
    case Happened::streak_discarded:
    case Happened::streak_returned:
    case Happened::curio_swapped:
    case Happened::phantom_laid: return telling;
    case Happened::curio_taken:
    case Happened::event_drawn:
    case Happened::phantom_took:
    case Happened::went_out:
    case Happened::saw_curio:
    case Happened::ended: return great_event;
    default: return 0;
  }
}

bool is_told(const Event& event) { return length_of(event) >= telling; }

/// The cell that an event tells of, if any.
Cell cell_of(const Event& event) {
  switch (kind_of(event)) {
    case Happened::removed:
    case Happened::caved_in:
    case Happened::lifted:
    case Happened::laid:
    case Happened::declared: return static_cast<Cell>(event.data[1]);
    case Happened::enraged: return static_cast<Cell>(event.data[0]);
    case Happened::answered: return event.data[2] >= 0 ? static_cast<Cell>(event.data[2]) : no_cell;
    case Happened::event_drawn: return event.data[1] >= 0 ? static_cast<Cell>(event.data[1]) : no_cell;
    default: return no_cell;
  }
}

}  // namespace

void Unfolding::jump(const View& view) {
  timeline_.clear();
  view_ = after_ = view;
  told_ = false;
  event_ = {};
  progress_ = 0;
}

void Unfolding::begin(const View& after, std::span<const Event> events) {
  skip();
  if (events.empty() || view_.table.players != after.table.players) return jump(after);
  view_ = start_of(view_, after);
  after_ = after;
  for (const Event& event : events) script(event);
  timeline_.then([this] { jump(View(after_)); });
}

/// What takes something away is done after it was shown, what brings something before.
void Unfolding::script(const Event& event) {
  const double seconds = length_of(event);
  const bool lies = kind_of(event) == Happened::laid || kind_of(event) == Happened::turn_began ||
                    kind_of(event) == Happened::answered || kind_of(event) == Happened::used_skill;
  const auto apply = [this, event] { unfold(view_, event); };
  if (lies || seconds == 0) timeline_.then(apply);
  if (seconds > 0) {
    timeline_.then([this, event] {
      event_ = event;
      told_ = is_told(event);
      progress_ = 0;
    });
    timeline_.add(seconds, [this](float progress) { progress_ = progress; });
    timeline_.then([this] { told_ = false; });
  }
  if (!lies && seconds > 0) timeline_.then(apply);
}

void Unfolding::skip() {
  if (running()) jump(View(after_));
}

void Unfolding::advance(double now) { timeline_.play(now); }

CellSet Unfolding::pointed() const {
  if (!running()) return 0;
  const Cell cell = cell_of(event_);
  if (cell < galleria::cells) return only_cell(cell);
  const Happened what = kind_of(event_);
  return what == Happened::streak_discarded || what == Happened::streak_returned ? view_.table.streak : 0;
}

void Unfolding::draw(draw::Ui& ui, const Layout& layout, Seat focus) const {
  if (!running()) return;
  fly(ui, layout, focus);
  if (told_) tell(ui, layout);
}

/// A card or a curio on its way.
void Unfolding::fly(draw::Ui& ui, const Layout& layout, Seat focus) const {
  const Floor floor(layout.maze);
  const auto place_of_seat = [&](int seat) {
    return seat == focus || seat >= max_players ? layout.hand : layout.others[static_cast<std::size_t>(seat)];
  };
  const Happened what = kind_of(event_);
  Rect from = place_of_seat(event_.seat);
  Rect to = layout.stock;
  int face = -1;
  switch (what) {
    case Happened::drew: std::swap(from, to); break;
    case Happened::discarded:
    case Happened::discarded_to_pay: face = event_.data[0]; break;
    case Happened::declared:
      face = event_.data[0];
      to = floor.cell(event_.data[1]);
      break;
    case Happened::caved_in:
      face = event_.data[0];
      to = from;
      from = floor.cell(event_.data[1]);
      break;
    case Happened::removed:
    case Happened::lifted:
      face = event_.data[0];
      from = floor.cell(event_.data[1]);
      break;
    case Happened::stolen:
      to = from;
      from = place_of_seat(event_.data[0]);
      break;
    case Happened::passed_left: to = place_of_seat(event_.data[0]); break;
    case Happened::curio_taken:
      to = event_.seat == focus ? layout.mine : from;
      from = floor.room(event_.data[1]);
      break;
    case Happened::phantom_took:
      from = layout.stock;
      to = layout.others[phantom];
      break;
    default: return;
  }
  const float t = draw::ease(std::min(1.0F, progress_ * (is_told(event_) ? 2.2F : 1.0F)));
  const float size = std::clamp(floor.unit() * 0.9F, 40.0F, 72.0F);
  const Point start = from.centre();
  const Point at = start + (to.centre() - start) * t - Point{0, 90 * t * (1 - t)};
  const Rect card{at.x - size * 0.43F, at.y - size / 2, size * 0.86F, size};
  draw::soft_rect(ui.pen(), {card.x, card.y + 4, card.w, card.h}, 6, 8, ui.shadow(0.5F));
  if (what == Happened::curio_taken || what == Happened::phantom_took)
    draw_curio(ui, card, static_cast<Curio>(event_.data[0]), false);
  else if (face >= 0)
    draw_card(ui, card, static_cast<Card>(face), what == Happened::declared ? event_.data[2] : 0);
  else
    ui.card_back(card);
}

/// What has happened, in words across the maze; with the card that did it.
void Unfolding::tell(draw::Ui& ui, const Layout& layout) const {
  const float strength = std::clamp(std::min(progress_ * 8, (1 - progress_) * 6), 0.0F, 1.0F);
  if (strength < 0.3F) return;
  const Floor floor(layout.maze);
  const std::string words = ui.say(event_phrase(view_, event_));
  const float wide = std::min(floor.whole().w * 0.94F, 520.0F);
  const bool played = kind_of(event_) == Happened::answered || kind_of(event_) == Happened::used_skill;
  const float sign = played ? 56 : 0;
  const draw::TextStyle style{
      .size = floor.unit() > 60 ? 19.0F : 16.0F, .ink = Ink::gold, .align = Align::centre, .middle = true};
  const float high = std::min(floor.whole().h * 0.6F, ui.text_height(wide - 24 - sign, words, style) + 22);
  const Cell cell = cell_of(event_);
  const bool above = cell < galleria::cells && row_of(cell) >= width / 2;  // what it tells of stays in sight
  const float centre = floor.squares().y + floor.squares().h * (above ? 0.24F : 0.72F);
  const float height = std::max(high, played ? 74.0F : 0.0F);
  const Rect band{floor.whole().centre().x - wide / 2, centre - height / 2, wide, height};
  draw::soft_rect(ui.pen(), band, 10, 16, ui.shadow(0.7F));
  ui.panel(band);
  draw::stroke(ui.pen(), draw::round_outline(band, 8), ui.colour(Ink::gold, strength), 2);
  Rect inside = band.inset(12, 8);
  if (played) {
    const Rect card = inside.take_left(sign - 8, 8).fit(0.82F);
    draw_card(ui, card, static_cast<Card>(event_.data[0]));
  }
  ui.excerpt(inside, words, style);
}

}  // namespace kairo::galleria::table
