#pragma once

#include <string>

#include "web/posters/studio.h"

namespace kairo::posters {

/// Writes what each page of the site shows first, for somebody who comes for the first time, as
/// `<name>-<language>.json` (web/app/pages/document.h): the box, and each game's set-up. False if a file cannot be
/// written.
bool write_first_pages(const std::string& folder, const Studio& studio);

}  // namespace kairo::posters
