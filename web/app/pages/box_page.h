#pragma once

#include <cstddef>
#include <string>

#include "web/app/pages/document.h"
#include "web/app/saves/save_store.h"
#include "web/app/saves/storage.h"
#include "web/app/settings.h"
#include "web/text/writer.h"

namespace kairo::app {

struct BoxFacts {
  const SaveStore& saves;
  const LessonsProgress& learned;
  Storage storage = Storage::works;
  bool news = false;        ///< something new can be read
  bool statistics = false;  ///< a match is counted in the statistics
  std::size_t page = 0;     ///< of the list of saved matches; a later one than there is stands for the last one
};

/// The start page: the matches to go on with, the games, and everything else that is saved, a page at a time, since
/// there may be thousands.
Document box_page(const text::Writer& writer, const BoxFacts& facts);

/// The number of saved matches and quarantined records on one page.
inline constexpr std::size_t rows_a_page = 20;

/// A record on this page that must be examined (`SaveStore::examine`) to show its state; empty: none.
std::string first_unexamined(const SaveStore& saves, std::size_t page);

}  // namespace kairo::app
