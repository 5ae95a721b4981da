#include "web/tables/wicked/pieces.h"

#include <algorithm>

#include "web/draw/shapes.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;

std::string soul_id(int rank, int colour) {
  return "soul." + std::string(rank_ids[rank]) + "." + std::string(colour_ids[colour]);
}

std::string option_id(Move step) {
  std::string id = "soul.option." + move_text(step);
  std::ranges::replace(id, ' ', '.');
  return id;
}

std::string oracle_id(bool small, int which) {
  return (small ? "oracle.small." : "oracle.great.") + std::to_string(which + 1);
}

art::Soul soul_of(Colour colour) {
  switch (colour) {
    case Colour::red: return art::Soul::red;
    case Colour::green: return art::Soul::green;
    case Colour::blue: return art::Soul::blue;
    case Colour::yellow: return art::Soul::yellow;
  }
  return art::Soul::white;
}

Ink ink_of(Colour colour) {
  switch (colour) {
    case Colour::red: return Ink::red;
    case Colour::green: return Ink::green;
    case Colour::blue: return Ink::blue;
    case Colour::yellow: return Ink::yellow;
  }
  return Ink::white;
}

ImU32 by_night(const draw::Ui& ui, draw::Ink ink, float alpha) {
  const draw::Rgba c = draw::value(draw::Theme::dark, ink, ui.contrast());
  return draw::with_alpha(IM_COL32(c.r, c.g, c.b, c.a), alpha);
}

void draw_half_picture(draw::Ui& ui, Point centre, float radius, Half half, float alpha) {
  switch (half) {
    case Half::white: return art::soul(ui, centre, radius, art::Soul::white, alpha);
    case Half::promotion: return art::promotion_spell(ui, centre, radius, alpha);
    case Half::colour_change: return art::change_spell(ui, centre, radius, alpha);
    case Half::red:
    case Half::green:
    case Half::blue:
    case Half::yellow: return art::soul(ui, centre, radius, soul_of(colour_of(half)), alpha);
  }
}

Ink tint_of(Half half) {
  if (is_coloured(half)) return ink_of(colour_of(half));
  return half == Half::white ? Ink::white : Ink::purple;
}

void draw_sign_picture(draw::Ui& ui, Point centre, float radius, Signs sign, float alpha) {
  if (sign == witch_sign)
    art::witch_sign(ui, centre, radius, alpha);
  else
    art::soul_sign(ui, centre, radius, alpha);
}

void draw_tick(draw::Ui& ui, Point centre, float radius) {
  ui.pen().AddCircleFilled(vec(centre), radius, ui.colour(Ink::ink));
  const ImVec2 mark[] = {vec(centre + Point{-radius * 0.5F, 0}), vec(centre + Point{-radius * 0.1F, radius * 0.42F}),
                         vec(centre + Point{radius * 0.52F, -radius * 0.42F})};
  ui.pen().AddPolyline(mark, 3, ui.colour(Ink::paper), ImDrawFlags_None, std::max(1.4F, radius * 0.34F));
}

}  // namespace kairo::wicked::table
