#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/fixed_vector.h"
#include "engine/match/registry.h"
#include "web/app/links/unwrap.h"

namespace kairo::app {

/// `key=value`, a part of a link.
struct Part {
  char key = '\0';
  bool doubtful = false;    ///< it may belong to an address around the link
  std::uint32_t value = 0;  ///< where it begins
};

/// A possible link.
struct FoundLink {
  FixedVector<Part, 8> parts;  ///< the first is of a kind of link
  bool marked = false;         ///< it stands behind a `#`, or is all that there is
  bool is_certain = true;      ///< its check letters agree
  std::uint32_t address = 0;   ///< a number for what it is the fragment of; 0: it stands alone
};

/// The links of a text, in order. Other people's addresses have fragments like ours: one whose check letters do not
/// agree, so that it may be damaged, counts if it stands alone, or is of the same address as one that is whole; if
/// there is no other link, the first one. If there are more than `most_links`, the last ones.
///
///     link      = ["#" / "?" / "&" / ";" / other] key "=" value *(["&" / ";"] key "=" value)
///
/// Debris may stand between any two characters. A link without a key, that is, a bare code, can only begin the text.
struct FoundLinks {
  std::vector<FoundLink> links;
  std::size_t left_out = 0;  ///< links before these
};
FoundLinks find_links(const Letters& text);

inline constexpr std::size_t most_links = 4000;

/// The game that is named here; null: none.
const Game* game_at(const Letters& text, std::size_t at);

/// Enough of a code to read its header.
inline constexpr std::size_t letters_of_header = 48;
/// The letters of a code from here on, without debris, and what else follows until something that no code has.
std::string gather(const Letters& text, std::size_t at, std::size_t most);

/// The most likely form of gathered letters before a program made dashes of hyphens.
std::string spelled(std::string gathered);

}  // namespace kairo::app
