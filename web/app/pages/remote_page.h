#pragma once

#include "web/app/pages/document.h"
#include "web/app/session/session.h"
#include "web/text/writer.h"

namespace kairo::app {

/// A match whose people are in different places: who has answered and who is missing, whose device this is, and the
/// link to send.
Document remote_page(const text::Writer& writer, const Session& session);

}  // namespace kairo::app
