#pragma once

#include <span>
#include <string>

#include "web/app/saves/save_store.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The public words about a saved match or a quarantined record.
struct SaveWords {
  std::string title;  ///< its name, or that of its game
  std::string who;    ///< may be empty
  std::string state;
};
SaveWords words_of(const text::Writer& writer, const SavedMatch& saved);
SaveWords words_of(const text::Writer& writer, const Quarantined& quarantined);

/// The names of the players, in one line.
std::string names_of(const text::Writer& writer, std::span<const Player> players);

}  // namespace kairo::app
