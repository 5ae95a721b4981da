#include "web/draw/frame.h"

#include "web/draw/shapes.h"
#include "web/draw/tints.h"

namespace kairo::draw {

void Frame::open(const FrameInput& input) {
  input_ = input;
  headline_ = {};
  asked_ = Asked::now;
}

ImU32 Frame::colour(Ink ink, float alpha) const {
  const Rgba c = rgba(ink);
  return with_alpha(IM_COL32(c.r, c.g, c.b, c.a), alpha);
}

ImU32 Frame::lamplight(float strength) const { return with_alpha(tint::lamp, strength); }

ImU32 Frame::shadow(float strength) const {
  // On a light table a black shadow looks like dirt.
  return input_.theme == Theme::dark ? with_alpha(tint::night_shadow, strength)
                                     : with_alpha(tint::day_shadow, strength * 0.55F);
}

ImU32 Frame::veil() const {
  constexpr float strength = 0.28F;
  // On a light table the ground differs too little from paper.
  return input_.theme == Theme::dark ? colour(Ink::ground, strength) : with_alpha(tint::day_shadow, strength);
}

}  // namespace kairo::draw
