#pragma once

#include <span>
#include <string>
#include <string_view>

#include "web/app/action.h"
#include "web/draw/ui.h"

/// What all dialogs share.
namespace kairo::app {

/// Covers the screen and draws a panel of this size over it, or smaller if that does not fit; returns its inside.
draw::Rect begin_dialog(draw::Ui& ui, float width, float height);
/// The width that text has in a dialog of this width.
float dialog_text_width(const draw::Ui& ui, float width);
/// The title of a dialog and its close button, at the top of its room and so far above the rest. A tap beside the
/// dialog closes it, too.
Action title_row(draw::Ui& ui, draw::Rect& inside, float gap, std::string_view words);

/// One of the buttons of a message.
struct Answer {
  std::string_view id;
  std::string words;
  act::Plain action;
};
/// A dialog with one message; the first answer is the most usual one.
Action message_dialog(draw::Ui& ui, std::string_view screen, std::string_view words, std::span<const Answer> answers);

}  // namespace kairo::app
