#pragma once

#include <span>
#include <string>
#include <string_view>

#include "web/app/action.h"
#include "web/draw/ui.h"

/// What every dialog is made of.
namespace kairo::app {

/// Covers the screen and lays a panel of this size, or as large as fits, over it; returns its inside.
draw::Rect begin_dialog(draw::Ui& ui, float width, float height);
/// The width that text has in a dialog of this width.
float dialog_text_width(const draw::Ui& ui, float width);
/// The title of a dialog and its way out.
Action title_row(draw::Ui& ui, draw::Rect at, std::string_view words);

/// One of the buttons under what a dialog says.
struct Answer {
  std::string_view id;
  std::string words;
  act::Plain wish;
};
/// A dialog that says one thing; the first answer is the one that most people give.
Action saying_dialog(draw::Ui& ui, std::string_view screen, std::string_view words, std::span<const Answer> answers);

}  // namespace kairo::app
