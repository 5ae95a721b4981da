#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "engine/core/seat.h"
#include "web/app/pages/message_pages.h"

namespace kairo::app {

enum class Dialog : std::uint8_t {
  none,
  menu,
  log,
  scores,
  notice,
  link_conflict,
  viewpoint,
  save,
  elsewhere,
  remote,
  statistics,
  news,
  keys,
  paste
};

/// The dialog over the screen, with what only that dialog needs.
struct OpenDialog {
  Dialog kind = Dialog::none;
  Notice notice;
  Seat seat = no_seat;  ///< of a notice about another player's hand: who is to have the device
  std::string save;     ///< of `save`: the id of a saved match, or the name of a quarantined record

  [[nodiscard]] bool is_open() const { return kind != Dialog::none; }
  void show(Notice what) {
    notice = std::move(what);
    kind = Dialog::notice;
  }
  void show_save(std::string what) {
    save = std::move(what);
    kind = Dialog::save;
  }
};

}  // namespace kairo::app
