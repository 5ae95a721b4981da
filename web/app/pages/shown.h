#pragma once

#include <string>
#include <vector>

#include "web/app/pages/document.h"
#include "web/draw/mirror.h"

namespace kairo::app {

/// Everything that the page shows, for one message to it (`page` in shell/canvas_messages.json).
struct Shown {
  std::string screen;              ///< the name of the dialog, else of the document, else of what is on the canvas
  std::vector<std::string> trail;  ///< the places from the box to here (trail.h)
  const Document* page;            ///< null: only the canvas is shown
  const Document* dialog;          ///< over everything else; null: none
  const Document* words;           ///< beside the canvas; null: the document says it all
  bool stage;                      ///< the canvas shows something
  const draw::Mirror* mirror;      ///< for the events that are announced
};

/// Equal ones give equal texts.
std::string to_json(const Shown& shown);

}  // namespace kairo::app
