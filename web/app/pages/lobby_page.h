#pragma once

#include <string>

#include "web/app/pages/document.h"
#include "web/app/session/live_table.h"
#include "web/text/writer.h"

namespace kairo::app {

struct LobbyFacts {
  const LiveTable& live;
  Seat own = no_seat;      ///< of the person of this device
  std::string name;        ///< of the person of this device; empty: none was typed
  std::string fault;       ///< what must be said, in words; empty: nothing
  bool may_renew = false;  ///< loading the page anew may help against the fault
  bool may_call = false;   ///< a notification could tell whose turn it is, if its permission is asked for
};

/// Every seat is a person's or a bot's.
bool can_begin(const live::Table& table);

/// Where the people of a live table meet before its match begins: the invitation, and who sits where.
Document lobby_page(const text::Writer& writer, const LobbyFacts& facts);
/// The same over the match that has begun.
Document lobby_dialog(const text::Writer& writer, const LobbyFacts& facts);

}  // namespace kairo::app
