#pragma once

#include <array>
#include <cstdint>

namespace kairo {

/// A place at the table, 0 … seats − 1, clockwise. Players keep their seats for the whole match.
using Seat = std::uint8_t;

/// No seat. As the seat to move: the game is over. As a viewer: an onlooker, who sees only what is public.
inline constexpr Seat no_seat = 0xff;

/// The size of the largest table of any game, and of arrays that are indexed by seat.
inline constexpr int max_seats = 5;

template <class T>
using BySeat = std::array<T, max_seats>;

/// A set of seats, bit `1 << seat`.
using SeatSet = std::uint8_t;

/// The set of this seat alone.
constexpr SeatSet only(Seat seat) { return static_cast<SeatSet>(1U << seat); }
constexpr SeatSet all_seats(int seats) { return static_cast<SeatSet>((1U << seats) - 1); }
constexpr bool contains(SeatSet set, Seat seat) { return seat < max_seats && ((set >> seat) & 1U) != 0; }

}  // namespace kairo
