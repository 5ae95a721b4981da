#pragma once

#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"
#include "web/tables/table.h"

namespace kairo::haratama::table {

/// How far the losses of a round have been told.
struct LossesShown {
  SeatSet shown = 0xff;     ///< seats whose losses are there
  Seat counting = no_seat;  ///< the seat whose losses are being counted up
  float share = 0;          ///< 0 … 1: how far
};

/// The result of the last round by player, on a sheet in the middle of `at`; returns the sheet.
draw::Rect draw_round_result(draw::Ui& ui, const draw::Rect& at, const View& view, const LossesShown& losses);
/// A player's losses of the last round, flying from that result to the player's panel.
void draw_loss_on_its_way(draw::Ui& ui, const Layout& layout, const View& view, Seat seat, float progress);
/// The results of all rounds with totals, filling the rectangle; those that the highlighted lines come from are marked.
void draw_all_results(draw::Ui& ui, const draw::Rect& at, const View& view, const kairo::tables::PointedOut& pointed);
/// The height of the table of all rounds if there is `room`; more than that if its rows would be too low otherwise.
float height_of_results(const View& view, float room);

/// The number of the round that is played, from 1; of the last one while its losses are counted, and at the end.
int shown_round(const View& view);
/// True while a tie for the smallest total at the agreed end is played off in an extra round, and after three rounds
/// and the extra ones that followed. (Whether a match up to a limit had extra rounds is not remembered.)
bool is_extra_round(const View& view);

}  // namespace kairo::haratama::table
