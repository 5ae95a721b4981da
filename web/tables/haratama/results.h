#pragma once

#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

/// What stands out in the table of all rounds: what a line of a seat's score is made of.
struct PointedOut {
  Seat seat = no_seat;
  int source = 0;
};

/// The round that ended last, player by player; `booked`: whose losses are told already.
void draw_round_result(draw::Ui& ui, const draw::Rect& at, const View& view, SeatSet booked);
/// All rounds, with totals.
void draw_all_results(draw::Ui& ui, const draw::Rect& at, const View& view, PointedOut pointed);
/// How tall the table of all rounds wants to be.
float height_of_results(const View& view);

/// The agreed end is reached and somebody shares the smallest total: the round that runs is an extra one.
bool is_extra_round(const View& view);

}  // namespace kairo::haratama::table
