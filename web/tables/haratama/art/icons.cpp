#include "web/tables/haratama/table.h"

#include <algorithm>
#include <array>

#include "web/tables/haratama/art/art.h"

namespace kairo::haratama::art {

using draw::Rect;
using draw::Ui;

namespace {

float radius_in(const Rect& at) { return std::min(at.w, at.h) / 2; }

template <Suit kind>
void suit_icon(Ui& ui, const Rect& at) {
  suit(ui, at.centre(), radius_in(at), kind);
}

constexpr std::array<draw::NamedIcon, 8> all{{
    {"suit.red", suit_icon<Suit::torii>},
    {"suit.blue", suit_icon<Suit::sun>},
    {"suit.purple", suit_icon<Suit::wisp>},
    {"suit.green", suit_icon<Suit::talisman>},
    {"treasure", [](Ui& ui, const Rect& at) { jewel(ui, at.centre(), radius_in(at)); }},
    {"fox", [](Ui& ui, const Rect& at) { fox_hand(ui, at.centre(), radius_in(at), draw::Ink::gold); }},
    {"night", [](Ui& ui, const Rect& at) { sky_sign(ui, at.centre(), radius_in(at), 0); }},
    {"day", [](Ui& ui, const Rect& at) { sky_sign(ui, at.centre(), radius_in(at), 1); }},
}};

}  // namespace

}  // namespace kairo::haratama::art

std::span<const kairo::draw::NamedIcon> kairo::haratama::table::icons() { return art::all; }
