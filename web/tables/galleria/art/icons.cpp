#include "web/tables/galleria/table.h"

#include <array>
#include <utility>

#include "web/draw/painter.h"
#include "web/tables/galleria/board/counters.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/curios.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

namespace {

using draw::NamedIcon;
using draw::Rect;
using draw::Ui;

constexpr std::string_view game = "galleria.";

constexpr std::string_view key_of(int card) {
  if (is_skill(card)) return skill_of(card).key;
  return is_trap(card) ? trap_of(card).key : special_cards[static_cast<std::size_t>(card - first_special)];
}

template <Card card>
void draw_card_sign(Ui& ui, const Rect& at) {
  draw_sign(ui, at.centre(), std::min(at.w, at.h) * 0.5F, card);
}

template <std::size_t... number>
constexpr auto card_icons(std::index_sequence<number...>) {
  return std::array{NamedIcon{key_of(first_skill + static_cast<int>(number)).substr(game.size()),
                              draw_card_sign<static_cast<Card>(first_skill + number)>}...};
}
constexpr auto signs = card_icons(std::make_index_sequence<card_kinds - first_skill>());

void draw_mark(Ui& ui, const Rect& at, bool live) {
  draw_event_mark(ui, at.centre(), std::min(at.w, at.h) * 0.5F, live);
}

/// Three lamps, two of them lit.
void draw_lamps(Ui& ui, const Rect& at) {
  for (int i = 0; i < streak_length; ++i) {
    const Rect lamp = at.column(i, streak_length, 1);
    draw_lamp(ui, lamp.centre(), lamp.w * 0.42F, i + 1 < streak_length, false);
  }
}

constexpr std::array others{
    NamedIcon{"start", [](Ui& ui, const Rect& at) { draw_start(ui, at); }},
    NamedIcon{"monster",
              [](Ui& ui, const Rect& at) { draw_monster(ui, at.centre(), std::min(at.w, at.h) * 0.36F, 2, false); }},
    NamedIcon{"event", [](Ui& ui, const Rect& at) { draw_mark(ui, at, true); }},
    NamedIcon{"event.used", [](Ui& ui, const Rect& at) { draw_mark(ui, at, false); }},
    NamedIcon{"curio", [](Ui& ui, const Rect& at) { draw_frame(ui, at.fit(0.8F)); }},
    NamedIcon{"power", [](Ui& ui, const Rect& at) { draw_blade(ui, at); }},
    NamedIcon{"card", [](Ui& ui, const Rect& at) { ui.card_back(at.fit(0.72F)); }},
    NamedIcon{"discard", [](Ui& ui, const Rect& at) { ui.paper(at.fit(0.72F)); }},
    NamedIcon{"streak", draw_lamps},
};

constexpr auto all_icons = [] {
  std::array<NamedIcon, signs.size() + others.size()> all{};
  std::size_t i = 0;
  for (const NamedIcon& icon : signs) all[i++] = icon;
  for (const NamedIcon& icon : others) all[i++] = icon;
  return all;
}();

}  // namespace

std::span<const NamedIcon> icons() { return all_icons; }

}  // namespace kairo::galleria::table
