#pragma once

#include <span>
#include <string>

#include "web/app/shelf.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// What is said of something on the shelf, without secrets.
struct KeptWords {
  std::string title;  ///< its name, or that of its game
  std::string who;    ///< may be empty
  std::string state;
};
KeptWords words_of(const draw::Ui& ui, const Kept& kept);
KeptWords words_of(const draw::Ui& ui, const Aside& aside);

/// Who plays, in one line.
std::string names_of(const draw::Ui& ui, std::span<const Chair> chairs);

}  // namespace kairo::app
