#include "web/tables/wicked/table.h"

#include <algorithm>
#include <array>

#include "web/tables/wicked/art/art.h"

namespace kairo::wicked::table {

using draw::NamedIcon;
using draw::Rect;
using draw::Ui;

namespace {

float radius_in(const Rect& at) { return std::min(at.w, at.h) * 0.46F; }

template <art::Soul kind>
void soul(Ui& ui, const Rect& at) {
  art::soul(ui, at.centre(), radius_in(at), kind);
}

template <int rank>
void ranked(Ui& ui, const Rect& at) {
  art::ranked_soul(ui, at.centre(), radius_in(at), art::Soul::white, rank);
}

template <void (*picture)(Ui&, draw::Point, float, float)>
void sign(Ui& ui, const Rect& at) {
  picture(ui, at.centre(), radius_in(at), 1);
}

void piece(Ui& ui, const Rect& at) { art::search_piece(ui, at.centre(), radius_in(at), draw::Animal::wolf); }
void witch(Ui& ui, const Rect& at) { art::witch(ui, at); }

constexpr std::array all{
    NamedIcon{"soul.red", soul<art::Soul::red>},
    NamedIcon{"soul.green", soul<art::Soul::green>},
    NamedIcon{"soul.blue", soul<art::Soul::blue>},
    NamedIcon{"soul.yellow", soul<art::Soul::yellow>},
    NamedIcon{"soul.white", soul<art::Soul::white>},
    NamedIcon{"rank.low", ranked<0>},
    NamedIcon{"rank.middle", ranked<1>},
    NamedIcon{"rank.high", ranked<2>},
    NamedIcon{"spell.promotion", sign<art::promotion_spell>},
    NamedIcon{"spell.change", sign<art::change_spell>},
    NamedIcon{"sign.witch", sign<art::witch_sign>},
    NamedIcon{"sign.soul", sign<art::soul_sign>},
    NamedIcon{"impurity", sign<art::impurity>},
    NamedIcon{"piece", piece},
    NamedIcon{"witch", witch},
};

}  // namespace

std::span<const NamedIcon> icons() { return all; }

}  // namespace kairo::wicked::table
