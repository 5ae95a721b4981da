#pragma once

#include "web/draw/art.h"
#include "web/draw/ui.h"

/// The drawing kit's names, for the sources of screens and dialogs. Headers name them in full.
namespace kairo::app {

using draw::Align;
using draw::Face;
using draw::Icon;
using draw::Ink;
using draw::Rect;
using draw::TextStyle;
using draw::Ui;
using draw::WidgetState;

}  // namespace kairo::app
