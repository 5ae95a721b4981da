#pragma once

#include <string>
#include <string_view>

#include "tests/fuzz/require.h"
#include "web/app/saves/bundle.h"
#include "web/app/saves/save_store.h"
#include "web/app/saves/statistics.h"
#include "web/app/settings.h"

namespace kairo::fuzz {

inline void require_whole(const app::Record& record) {
  const auto again = app::parse_record(record_text(record));
  require(again.has_value() && *again == record, "a record round-trips");
}

inline void check_save_store(std::string_view text) {
  app::SaveStore saves;
  saves.receive("match.some.a", text);
  if (const app::SavedMatch* saved = saves.find("some")) {
    require_whole(saved->record);
    if (const auto held = saves.open("some")) {
      const auto seats = static_cast<std::size_t>(held->match.now().seats());
      require(saved->record.players.size() == seats, "there is one player per seat");
      require(saved->record.turn == held->match.to_move(), "the seat to move is known once the match was opened");
    }
  }
  const std::vector<app::Quarantined> all = saves.quarantined();
  for (const app::Quarantined& one : all) saves.examine(one.name);
  for (const app::Quarantined& quarantined : saves.quarantined())
    require(quarantined.text == text, "a quarantined text stays unchanged");
}

inline void check_bundle(std::string_view text) {
  app::Bundle bundle(text);
  while (const auto bundled = bundle.pop_last()) {
    const bool has_match =
        bundled->state == app::BundledMatch::State::whole || bundled->state == app::BundledMatch::State::damaged;
    if (!has_match) continue;
    require(bundled->record.players.size() == static_cast<std::size_t>(bundled->deal.seats),
            "an imported match has one player per seat");
    require_whole(bundled->record);
  }
}

inline void check_settings(std::string_view text) {
  const app::Settings settings = app::parse_settings(text);
  require(app::parse_settings(settings_text(settings)) == settings, "settings round-trip");
}

inline void check_statistics(std::string_view text) {
  const app::ReadStatistics read = app::read_statistics(text);
  require(!(read.damaged || read.later) || read.statistics.matches.empty(), "nothing is taken from damaged statistics");
  const app::ReadStatistics again = app::read_statistics(app::statistics_text(read.statistics));
  require(!again.damaged && again.statistics == read.statistics, "statistics round-trip");
  const std::string within = app::statistics_within(text);
  require(within.empty() || app::statistics_within(within) == within, "statistics are found in their own text");
}

/// Any text is parsed or refused as a stored record, as a bundle, as settings, and as statistics.
inline void try_saves(std::string_view text) {
  check_save_store(text);
  check_bundle(text);
  check_settings(text);
  check_statistics(text);
}

}  // namespace kairo::fuzz
