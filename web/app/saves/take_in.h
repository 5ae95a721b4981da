#pragma once

#include <cstdint>
#include <string>

#include "web/app/kit/services.h"
#include "web/app/saves/save_store.h"

namespace kairo::app {

/// The fate of a record that came from elsewhere: out of a file, or from another moment of this page.
struct TakenIn {
  enum class How : std::uint8_t {
    known,       ///< saved already, as far as it goes
    merged,      ///< it continues a saved match, which is newer now
    added,       ///< as a match of its own: of a deal that is not saved, or it contradicts all that is saved of it
    unreadable,  ///< its moves are none
  };
  How how;
  std::string id{};  ///< of the match in the store that must be written; empty: none
};

/// Takes a record into the store. Nothing that is saved is ever replaced by what knows less.
TakenIn take_in(SaveStore& store, Record record, const Setup& deal, const Services& services);

}  // namespace kairo::app
