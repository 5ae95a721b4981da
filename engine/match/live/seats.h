#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "engine/core/seat.h"

namespace kairo::live {

/// A device by its random number; 0: none.
using Device = std::uint64_t;

/// The holder of a seat. Each change raises `turn`, so the last one that anybody made counts; of two that were made at
/// the same time all devices agree on the later in the order. Declared in that order.
struct Claim {
  enum class By : std::uint8_t { nobody, bot, person };
  std::uint32_t turn = 0;
  By by = By::nobody;
  Device device = 0;       ///< of the person; with a bot, of the one to whom the seat is given back
  std::uint8_t level = 0;  ///< of the bot (engine/bots/level.h)
  std::string name{};      ///< of the person, as UTF-8; of the one who is away if a bot plays
  friend auto operator<=>(const Claim&, const Claim&) = default;
};

using Claims = BySeat<Claim>;

inline constexpr std::uint32_t most_turns = 0xffff;
inline constexpr std::uint8_t most_levels = 16;
inline constexpr std::size_t longest_name = 64;  ///< bytes

/// Takes what is later in the order; returns whether anything was.
bool join(Claims& claims, const Claims& others);

/// The seat that this device holds; no_seat: none. Of several, which only a race between its own windows can bring, the
/// first.
Seat seat_of(const Claims& claims, Device device);
[[nodiscard]] inline bool holds(const Claims& claims, Seat seat, Device device) {
  return seat < max_seats && claims[seat].by == Claim::By::person && claims[seat].device == device;
}
/// The seat that a bot holds for this device; no_seat: none.
Seat seat_kept_for(const Claims& claims, Device device);

/// Takes a seat that is free or a bot's, or is this device's already, perhaps under another name, and leaves the one
/// that it had. False, and nothing has changed, if somebody else holds it.
bool claim(Claims& claims, Seat seat, Device device, std::string_view name);
/// Lets a bot play for a seat, whoever holds it. A person gets it back by `claim`.
bool give_to_bot(Claims& claims, Seat seat, std::uint8_t level);
/// Leaves the seat to nobody.
bool leave(Claims& claims, Seat seat);

}  // namespace kairo::live
