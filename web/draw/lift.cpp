#include "web/draw/lift.h"

#include <algorithm>

#include "web/draw/ui.h"

namespace kairo::draw {
namespace {

constexpr double rise_time = 0.12;          // seconds from the table to the finger
constexpr double longest_frame = 1.0 / 30;  // after a rest the piece still rises, instead of jumping
constexpr float under_pointer = 0.6F;       // of the whole way, which a press takes
constexpr float most_pixels = 4;
constexpr float most_growth = 0.05F;
constexpr float most_light = 0.14F;  // without motion

float toward(float from, float to, float step) {
  return from < to ? std::min(to, from + step) : std::max(to, from - step);
}

}  // namespace

float Lifts::wanted_height(std::string_view id) const {
  return gesture_.held(id) ? 1 : gesture_.hovered(id) ? under_pointer : 0;
}

void Lifts::begin_frame(double past) {
  std::erase_if(lifts_, [](const Lift& lift) { return !lift.drawn; });
  const double step = frame_.reduced_motion() ? 1 : std::clamp(past, 0.0, longest_frame) / rise_time;
  for (Lift& lift : lifts_) {
    lift.height = toward(lift.height, wanted_height(lift.id), static_cast<float>(step));
    lift.drawn = false;
  }
}

bool Lifts::moving() const {
  return std::ranges::any_of(lifts_,
                             [&](const Lift& lift) { return lift.drawn && lift.height != wanted_height(lift.id); });
}

float Lifts::height_of(std::string_view id, WidgetState state) {
  const bool can_be_tapped = state != WidgetState::disabled && state != WidgetState::refused;
  if (!can_be_tapped || !layers_.uncovered() || explainer_.asking()) return 0;
  const float wanted = wanted_height(id);
  auto lift = std::ranges::find(lifts_, id, &Lift::id);
  if (lift == lifts_.end()) {
    if (wanted == 0) return 0;
    lift = lifts_.insert(lift, {std::string(id), frame_.reduced_motion() ? wanted : 0});
  }
  lift->drawn = true;
  return lift->height;
}

Lifted::Lifted(Ui& ui, std::string_view id, const Rect& at, WidgetState state, float radius)
    : frame_(ui), centre_(at.centre()), height_(ui.lifts.height_of(id, state)) {
  if (height_ > 0 && !frame_.reduced_motion())
    soft_rect(frame_.pen(), {at.x, at.y + 2, at.w, at.h}, radius, 8, frame_.shadow(0.5F * height_));
  drawn_.emplace(frame_.pen());
}

Lifted::~Lifted() {
  if (height_ <= 0) return;
  if (frame_.reduced_motion())
    drawn_->lighten(most_light * height_);
  else
    drawn_->lift(centre_, most_pixels * height_, 1 + most_growth * height_);
}

}  // namespace kairo::draw
