#pragma once

#include <cstdint>

#include "web/draw/painter.h"
#include "web/draw/ui.h"

/// The pictures of Haratama, in the kit's line weight; recognisable at 24 px and in grey.
namespace kairo::haratama::art {

/// The suits: red torii, blue sun, purple wisp, green talisman.
enum class Suit : std::uint8_t { torii, sun, wisp, talisman };
void suit(draw::Ui& ui, draw::Point centre, float radius, Suit kind, float alpha = 1);
[[nodiscard]] draw::Ink suit_ink(Suit kind);

/// A hand that makes the fox: two fingers are its ears.
void fox_hand(draw::Ui& ui, draw::Point centre, float radius, draw::Ink ink, float alpha = 1);
/// A curved jewel: this card is a treasure.
void jewel(draw::Ui& ui, draw::Point centre, float radius, float alpha = 1);
/// The place of one that is missing.
void missing_jewel(draw::Ui& ui, draw::Point centre, float radius);
/// The white mask of a fox.
void mask(const draw::Painter& painter);
/// A torii as a silhouette.
void gate(const draw::Painter& painter, ImU32 colour);
/// The sky over the table: night (0) to day (1).
void sky_sign(draw::Ui& ui, draw::Point centre, float radius, float day);

}  // namespace kairo::haratama::art
