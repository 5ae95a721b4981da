#include "engine/match/live/seats.h"

#include <algorithm>
#include <utility>

namespace kairo::live {

namespace {

using By = Claim::By;

/// False once a seat has changed hands more often than can be written.
bool change(Claim& claim, Claim next) {
  if (claim.turn == most_turns) return false;
  next.turn = claim.turn + 1;
  claim = std::move(next);
  return true;
}

Seat find(const Claims& claims, By by, Device device) {
  const auto found =
      std::ranges::find_if(claims, [&](const Claim& one) { return one.by == by && one.device == device; });
  return device == 0 || found == claims.end() ? no_seat : static_cast<Seat>(found - claims.begin());
}

}  // namespace

bool join(Claims& claims, const Claims& others) {
  bool news = false;
  for (Seat seat = 0; seat < max_seats; ++seat) {
    if (others[seat] <= claims[seat]) continue;
    claims[seat] = others[seat];
    news = true;
  }
  return news;
}

Seat seat_of(const Claims& claims, Device device) { return find(claims, By::person, device); }
Seat seat_kept_for(const Claims& claims, Device device) { return find(claims, By::bot, device); }

bool claim(Claims& claims, Seat seat, Device device, std::string_view name) {
  if (seat >= max_seats || device == 0 || name.size() > longest_name) return false;
  Claim& wanted = claims[seat];
  if (wanted.by == By::person && wanted.device != device) return false;
  if (wanted.by == By::person && wanted.name == name) return true;
  const Seat had = seat_of(claims, device);
  if (!change(wanted, {.by = By::person, .device = device, .name = std::string(name)})) return false;
  if (had != no_seat && had != seat) leave(claims, had);
  return true;
}

bool give_to_bot(Claims& claims, Seat seat, std::uint8_t level) {
  if (seat >= max_seats || level >= most_levels) return false;
  const Claim& before = claims[seat];
  return change(claims[seat], {.by = By::bot, .device = before.device, .level = level, .name = before.name});
}

bool leave(Claims& claims, Seat seat) { return seat < max_seats && change(claims[seat], {}); }

}  // namespace kairo::live
