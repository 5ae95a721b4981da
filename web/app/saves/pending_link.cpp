#include "web/app/saves/pending_link.h"

#include <algorithm>
#include <utility>

namespace kairo::app {

namespace {

/// The number of first moves that all of these share.
std::size_t shared_by(const Match& kept, std::span<const Link> sides) {
  std::size_t shared = kept.steps().size();
  for (const Link& side : sides) shared = std::min(shared, common_moves(kept, *side.match).value_or(0));
  return shared;
}

}  // namespace

void PendingLink::hold(Link link, std::string saved_id) {
  drop();
  links_.push_back(std::move(link));
  saved_id_ = std::move(saved_id);
}

void PendingLink::hold(Choice choice) {
  links_ = std::move(choice.sides);
  saved_id_ = std::move(choice.saved_id);
  kept_ = std::move(choice.kept);
  twice_ = choice.twice;
  remarks_ = std::move(choice.remarks);
  merged_with_ = {};
}

void PendingLink::drop() {
  links_.clear();
  kept_.reset();
}

std::optional<Link> PendingLink::release(std::size_t side) {
  std::optional<Link> chosen;
  if (side < links_.size()) chosen = std::move(links_[side]);
  drop();
  return chosen;
}

std::optional<Chat> PendingLink::release_kept() {
  for (Link& link : links_) refused_.push_back({*std::move(link.match), std::move(link.ahead)});
  std::optional<Chat> kept = std::exchange(kept_, std::nullopt);
  drop();
  return kept;
}

bool PendingLink::has_refused(const Held& side) const {
  return std::ranges::any_of(refused_, [&](const Held& refused) { return knows(refused, side); });
}

std::optional<LinkConflict> PendingLink::conflict(SaveStore& saves) {
  if (links_.empty() || !kept_) return std::nullopt;
  LinkConflict conflict{.is_saved = !saved_id_.empty(),
                        .saved_players = kept_->players,
                        .linked = links_,
                        .twice = twice_,
                        .remarks = remarks_};
  if (conflict.is_saved && !merge_with_saved(saves, conflict.saved_players)) return std::nullopt;
  conflict.saved = &kept_->held.match;
  conflict.in_common = shared_by(kept_->held.match, links_);
  return conflict;
}

bool PendingLink::merge_with_saved(SaveStore& saves, std::span<const Player>& players) {
  const SavedMatch* saved = saves.find(saved_id_);
  if (saved == nullptr) return false;
  if (merged_with_ != saved->record) {
    const auto held = saves.open(saved_id_);
    saved = saves.find(saved_id_);
    if (!held || saved == nullptr) return false;
    kept_->held = merge(*held, kept_->held).held;
    merged_with_ = saved->record;
  }
  players = saved->record.players;
  return true;
}

}  // namespace kairo::app
