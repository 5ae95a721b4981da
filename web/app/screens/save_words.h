#pragma once

#include <span>
#include <string>

#include "web/app/saves/save_store.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The public words about a saved match or a quarantined record.
struct SaveWords {
  std::string title;  ///< its name, or that of its game
  std::string who;    ///< may be empty
  std::string state;
  std::string brief{};  ///< as much of the state as has room in a narrow row; may be empty
};
SaveWords words_of(const draw::Ui& ui, const SavedMatch& saved);
SaveWords words_of(const draw::Ui& ui, const Quarantined& quarantined);

/// The names of the players, in one line.
std::string names_of(const draw::Ui& ui, std::span<const Player> players);

}  // namespace kairo::app
