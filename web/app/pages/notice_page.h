#pragma once

#include <string>

#include "web/app/pages/document.h"
#include "web/text/writer.h"

namespace kairo::app {

/// A message that the player must read, and perhaps an action that it offers.
struct Notice {
  std::string words;
  act::Plain offer = act::Plain::nothing;
  std::string offer_words;
};
Document notice_page(const text::Writer& writer, const Notice& notice);

}  // namespace kairo::app
