#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "web/app/links/find.h"
#include "web/app/links/link.h"

namespace kairo::app {

/// The page must answer within two seconds, which is enough to play so many moves of any game.
inline constexpr std::size_t most_played = 20'000;

/// Reads the links of a text, which may be anything of up to a few million letters: a fragment, an address, a bare
/// code, a message, a whole chat, whatever programs have made of it (unwrap.h). The cost of all links together is
/// bounded, and links that go on with the same match cost little.
class LinkReader {
 public:
  explicit LinkReader(std::string_view text);

  /// The number of links; not those that `left_out` counts.
  [[nodiscard]] std::size_t size() const { return found_.links.size(); }
  [[nodiscard]] std::size_t left_out() const { return found_.left_out; }
  [[nodiscard]] Link::Kind kind(std::size_t link) const;
  /// The deal of the link's match, without reading that; none if it cannot be read.
  [[nodiscard]] std::optional<CodeHeader> header(std::size_t link) const;
  /// Once no more may be read, links with a match have the fault `too_long`.
  Link read(std::size_t link);
  /// The number of moves that may still be played.
  [[nodiscard]] std::size_t moves_left() const { return most_played_; }

 private:
  void read_match(Link& link, std::size_t at);
  void read_rest(Link& link, const FoundLink& found) const;
  [[nodiscard]] std::string letters_at(std::size_t at, std::size_t most) const;

  Letters text_;
  FoundLinks found_;
  std::optional<Match> known_;  ///< the longest of those read last
  std::size_t most_played_;     ///< moves that may still be played,
  std::size_t most_held_;       ///< and moves that the matches read may still have
};

/// The first link; of a text without any, one of no kind.
Link read_link(std::string_view text);
/// All links in order; of a text without any, one of no kind.
std::vector<Link> read_links(std::string_view text);

}  // namespace kairo::app
