#include "engine/games/galleria/pieces/enraged_monsters.h"

#include <algorithm>

namespace kairo::galleria {

namespace {

bool is_in_hand(const EnragedMonster& enraged, int card) { return enraged.cell == no_cell && enraged.card == card; }

int count_in_hand(const EnragedMonsters& all, int card) {
  return static_cast<int>(
      std::count_if(all.begin(), all.end(), [&](EnragedMonster enraged) { return is_in_hand(enraged, card); }));
}

}  // namespace

EnragedMonsters enraged_when_declared(const Table& table, Placement placement, int held) {
  EnragedMonsters all = table.enraged_monsters;
  EnragedMonster* least = nullptr;
  for (EnragedMonster& enraged : all)
    if (is_in_hand(enraged, placement.card) && (least == nullptr || enraged.extra < least->extra)) least = &enraged;
  const bool has_calm_one = table.rules >= one_card_enraged && held > count_in_hand(all, placement.card);
  if (least != nullptr && !has_calm_one) *least = {placement.cell, no_card, least->extra};
  return all;
}

void return_enraged_to_hand(Table& table) {
  for (EnragedMonster& enraged : table.enraged_monsters)
    if (enraged.cell == table.pending.cell) enraged = {no_cell, table.pending.card, enraged.extra};
}

void forget_enraged_in_hand(Table& table, Card card) {
  if (table.rules < one_card_enraged) return;
  EnragedMonsters& all = table.enraged_monsters;
  EnragedMonster* most = nullptr;
  for (EnragedMonster& enraged : all)
    if (is_in_hand(enraged, card) && (most == nullptr || enraged.extra > most->extra)) most = &enraged;
  if (most == nullptr) return;
  std::copy(most + 1, all.end(), most);
  all.resize_down(all.size() - 1);
}

void enrage_cell(EnragedMonsters& all, Cell cell, std::uint8_t extra) {
  for (EnragedMonster& enraged : all)
    if (enraged.cell == cell) {
      enraged.extra = static_cast<std::uint8_t>(enraged.extra + extra);
      return;
    }
  all.push_back({cell, no_card, extra});
}

void forget_enraged_cell(EnragedMonsters& all, Cell cell) {
  EnragedMonsters others;
  for (const EnragedMonster& enraged : all)
    if (enraged.cell != cell) others.push_back(enraged);
  all = others;
}

}  // namespace kairo::galleria
