#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "web/app/links/link.h"
#include "web/app/saves/save_store.h"

namespace kairo::app {

/// The match of a link, and a saved match of the same deal, which cannot both be true.
struct LinkConflict {
  const Match* saved = nullptr;
  std::span<const Player> saved_players;
  const Match* linked = nullptr;
  std::span<const Player> linked_players;
  std::size_t in_common = 0;  ///< number of first moves that both share
  std::vector<Seat> twice;    ///< who answered in two ways
  std::string remarks;        ///< what else must be said of the link, each after a line break
};

/// A link that waits for the player's decision: to open what could be read of it, or to choose between its match and a
/// saved one.
class PendingLink {
 public:
  /// `saved_id`: the saved match of the same deal that it was compared with; empty: none. If `link` contradicts that,
  /// `kept` is all that does not, from the same text; `remarks` is what else must be said of that text.
  void hold(Link link, std::string saved_id = {}, std::optional<Held> kept = {}, std::string remarks = {});
  void drop() { link_.reset(); }
  [[nodiscard]] std::optional<Link> release() { return std::exchange(link_, std::nullopt); }

  /// Null: none.
  [[nodiscard]] const Link* link() const { return link_ ? &*link_ : nullptr; }
  /// The saved match that the last link was compared with; empty: none.
  [[nodiscard]] const std::string& saved_id() const { return saved_id_; }
  /// What belongs to that match; none once it was taken.
  [[nodiscard]] std::optional<Held> release_kept() { return std::exchange(kept_, std::nullopt); }
  /// The two to choose from; none when either is gone. Valid until the next call.
  [[nodiscard]] std::optional<LinkConflict> conflict(SaveStore& saves);

 private:
  std::optional<Link> link_;
  std::string saved_id_;
  std::optional<Held> kept_;
  std::optional<Held> saved_;
  std::vector<Seat> twice_;
  std::string remarks_;
  Record replayed_;  ///< the record that `saved_` was replayed from
};

}  // namespace kairo::app
