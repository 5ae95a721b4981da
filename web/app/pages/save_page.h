#pragma once

#include <optional>
#include <string_view>

#include "web/app/pages/document.h"
#include "web/app/saves/save_store.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The actions for a saved match or a quarantined record, given by its id or its name. None when it is no longer there.
std::optional<Document> save_page(const text::Writer& writer, const SaveStore& saves, std::string_view what);

}  // namespace kairo::app
