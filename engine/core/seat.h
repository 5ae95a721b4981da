#pragma once

#include <array>
#include <cstdint>

namespace kairo {

/// A place at the table, 0 … seats − 1, clockwise. Seats never move during a match.
using Seat = std::uint8_t;

/// "Nobody": no seat is to move (the game is over), or the onlooker who sees only what is public.
inline constexpr Seat no_seat = 0xff;

/// The largest table of any game in the box; arrays by seat have this length.
inline constexpr int max_seats = 5;

template <class T>
using BySeat = std::array<T, max_seats>;

/// A set of seats, bit `1 << seat`.
using SeatSet = std::uint8_t;

constexpr SeatSet only(Seat seat) { return static_cast<SeatSet>(1U << seat); }
constexpr SeatSet everybody(int seats) { return static_cast<SeatSet>((1U << seats) - 1); }
constexpr bool holds(SeatSet set, Seat seat) { return seat < max_seats && ((set >> seat) & 1U) != 0; }

}  // namespace kairo
