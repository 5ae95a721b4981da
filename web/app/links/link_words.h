#pragma once

#include <string>

#include "web/app/links/link.h"
#include "web/text/language.h"

namespace kairo::app {

/// Why a link's code could not be read.
std::string why_unread(const CodeError& error, text::Language language);
/// What must be said of a link besides, each after a line break; empty: nothing.
std::string link_remarks(const Link& link, text::Language language);

}  // namespace kairo::app
