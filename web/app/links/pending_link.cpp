#include "web/app/links/pending_link.h"

#include <utility>

namespace kairo::app {

namespace {

std::vector<Seat> answered_twice(const Held& one, const Held& other) {
  std::vector<Seat> seats;
  for (const Contradiction& contradiction : merge(one, other).contradictions)
    if (contradiction.seat != no_seat) seats.push_back(contradiction.seat);
  return seats;
}

}  // namespace

void PendingLink::hold(Link link, std::string saved_id, std::optional<Held> kept, std::string remarks) {
  link_ = std::move(link);
  saved_id_ = std::move(saved_id);
  kept_ = std::move(kept);
  remarks_ = std::move(remarks);
  saved_.reset();
}

std::optional<LinkConflict> PendingLink::conflict(SaveStore& saves) {
  const SavedMatch* saved = saves.find(saved_id_);
  if (!link_ || !link_->match || saved == nullptr) return std::nullopt;
  if (!saved_ || replayed_ != saved->record) {
    saved_ = saves.open(saved_id_);
    saved = saves.find(saved_id_);
    if (saved == nullptr) return std::nullopt;
    replayed_ = saved->record;
    twice_ = answered_twice(*saved_, {*link_->match, link_->ahead});
  }
  return LinkConflict{.saved = &saved_->match,
                      .saved_players = saved->record.players,
                      .linked = &*link_->match,
                      .linked_players = link_->players,
                      .in_common = common_moves(saved_->match, *link_->match).value_or(0),
                      .twice = twice_,
                      .remarks = remarks_};
}

}  // namespace kairo::app
