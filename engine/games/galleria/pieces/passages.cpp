#include "engine/games/galleria/pieces/passages.h"

namespace kairo::galleria {

CellSet reached(CellSet from, const CellsBySide& exits, const CellsBySide& entries) {
  CellSet found = from;
  for (CellSet before = 0; before != found;) {
    before = found;
    for_each_side([&]<int Side> { found |= beyond_all<Side>(found & exits[Side]) & entries[opposite_index(Side)]; });
  }
  return found;
}

RoomSet joined_rooms(const Passages& passages, CellSet joined_cells) {
  RoomSet set = 0;
  for (int room = 0; room < rooms; ++room) {
    const RoomPlace& place = room_places[room];
    const CellSet leading = joined_cells & passages.through[std::countr_zero(place.side)];
    set |= static_cast<RoomSet>((leading >> place.cell & 1U) << room);
  }
  return set;
}

namespace {

/// The cells at the border on this side.
constexpr CellsBySide border = [] {
  CellsBySide all{};
  for_each_side([&]<int Side> { all[Side] = whole_grid & ~beyond_all<opposite_index(Side)>(whole_grid); });
  return all;
}();

CellsBySide cells_with_room(RoomSet full) {
  CellsBySide all{};
  for (int room = 0; room < rooms; ++room)
    all[std::countr_zero(room_places[room].side)] |= CellSet{has_room(full, room)} << room_places[room].cell;
  return all;
}

}  // namespace

Fits::Fits(const Passages& passages, CellSet joined_cells, RoomSet full) : free_(whole_grid & ~passages.cards) {
  const CellsBySide rooms_at = cells_with_room(full);
  for_each_side([&]<int Side> {
    constexpr int facing = opposite_index(Side);
    must_open_[Side] = beyond_all<facing>(passages.open[facing]);
    must_close_[Side] = beyond_all<facing>(passages.cards & ~passages.open[facing]) | (border[Side] & ~rooms_at[Side]);
    joins_[Side] = beyond_all<facing>(passages.through[facing] & joined_cells);
  });
}

CellSet Fits::cells_for(const Face& face) const {
  CellSet fitting = free_;
  CellSet joining = 0;
  for (int side = 0; side < side_count; ++side) {
    const bool is_open = (face.open() & side_at(side)) != 0;
    fitting &= ~(is_open ? must_close_[side] : must_open_[side]);
    if (is_open) joining |= joins_[side];
  }
  return fitting & joining;
}

}  // namespace kairo::galleria
