#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "web/app/links/link.h"
#include "web/app/saves/save_store.h"

namespace kairo::app {

/// The match of a link, and a saved match of the same deal. Neither continues the other in a way that lets it take the
/// other's place.
struct LinkConflict {
  const Match* saved = nullptr;
  std::span<const Player> saved_players;
  const Match* linked = nullptr;
  std::span<const Player> linked_players;
  std::size_t in_common = 0;  ///< number of first moves that both share
  std::string remarks;        ///< what else must be said of the link, each after a line break
};

/// A link that waits for the player's decision: to open what could be read of it, or to choose between its match and a
/// saved one.
class PendingLink {
 public:
  void hold(Link link) { link_ = std::move(link); }
  void hold(Link link, std::string saved_id);
  void drop() { link_.reset(); }
  [[nodiscard]] std::optional<Link> release() { return std::exchange(link_, std::nullopt); }

  /// Null: none.
  [[nodiscard]] const Link* link() const { return link_ ? &*link_ : nullptr; }
  /// The saved match that was in conflict with the last such link.
  [[nodiscard]] const std::string& saved_id() const { return saved_id_; }
  /// The two to choose from, without remarks; none when either is gone. Valid until the next call.
  [[nodiscard]] std::optional<LinkConflict> conflict(SaveStore& saves);

 private:
  std::optional<Link> link_;
  std::string saved_id_;
  std::optional<Match> saved_match_;
  std::string saved_code_;  ///< the code that `saved_match_` was replayed from
};

}  // namespace kairo::app
