#pragma once

#include <string>

#include "web/app/session/session.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The content of the picture of a finished match's result: the text of the message `result`
/// (shell/canvas_messages.json).
std::string result_picture_text(const text::Writer& writer, const Session& session);

}  // namespace kairo::app
