#include "web/app/links/pending_link.h"

#include <utility>

namespace kairo::app {

void PendingLink::hold(Link link, std::string saved_id) {
  link_ = std::move(link);
  saved_id_ = std::move(saved_id);
}

std::optional<LinkConflict> PendingLink::conflict(SaveStore& saves) {
  const SavedMatch* saved = saves.find(saved_id_);
  if (!link_ || !link_->match || saved == nullptr) return std::nullopt;
  if (!saved_match_ || saved_code_ != saved->record.code) {
    saved_match_ = saves.open(saved_id_);
    saved = saves.find(saved_id_);
    if (saved == nullptr) return std::nullopt;
    saved_code_ = saved->record.code;
  }
  return LinkConflict{.saved = &*saved_match_,
                      .saved_players = saved->record.players,
                      .linked = &*link_->match,
                      .linked_players = link_->players,
                      .in_common = common_moves(*saved_match_, *link_->match).value_or(0),
                      .remarks = {}};
}

}  // namespace kairo::app
