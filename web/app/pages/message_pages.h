#pragma once

#include <string>

#include "engine/core/seat.h"
#include "web/app/pages/document.h"
#include "web/text/writer.h"

/// Documents that only say something, or ask one thing.
namespace kairo::app {

/// A message that the player must read, and perhaps an action that it offers.
struct Notice {
  std::string words;
  act::Plain offer = act::Plain::nothing;
  std::string offer_words;
};
Document notice_page(const text::Writer& writer, const Notice& notice);

/// The match on the screen is being played in another tab: take it over, or leave it. `has_box`: there is a box to go
/// to.
Document elsewhere_page(const text::Writer& writer, bool has_box);

/// A place for links, or for saved matches as text or as a file.
Document paste_page(const text::Writer& writer);

/// The choice of the viewpoint of a replay: a seat, or no_seat for what everybody sees.
Document viewpoint_page(const text::Writer& writer, Seat viewpoint, int seats);

/// The news (web/app/news.h), the newest first.
Document news_page(const text::Writer& writer);

}  // namespace kairo::app
