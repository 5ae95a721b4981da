#pragma once

#include <cstdint>

#include "web/draw/ui.h"

/// The little pictures of Haratama, in the kit's line weight; recognisable at 24 px and in grey.
namespace kairo::draw {

/// The suits: red torii, blue sun, purple wisp, green talisman.
enum class Suit : std::uint8_t { torii, sun, wisp, talisman };
void suit(Ui& ui, Point centre, float radius, Suit kind, float alpha = 1);
[[nodiscard]] Ink suit_ink(Suit kind);

/// A hand that makes the fox: two fingers are its ears.
void fox_hand(Ui& ui, Point centre, float radius, Ink ink, float alpha = 1);
/// A curved jewel: this card is a treasure.
void jewel(Ui& ui, Point centre, float radius, float alpha = 1);
/// The sky over the table: night (0) to day (1).
void sky_sign(Ui& ui, Point centre, float radius, float day);

}  // namespace kairo::draw
