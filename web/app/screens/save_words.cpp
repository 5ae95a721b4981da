#include "web/app/screens/save_words.h"

#include "engine/match/registry.h"
#include "web/app/saves/checked_text.h"
#include "web/app/saves/statistics.h"

namespace kairo::app {

namespace {

/// The title is the match's name, or else the name of its game. A match's name moves the game's to the line of players.
SaveWords words_for(const text::Writer& writer, std::string_view game, const std::string& name,
                    std::span<const Player> players) {
  const std::string called = find_game(game) != nullptr ? writer.say_of(game, "name") : writer.say("app.aside.title");
  const std::string who = names_of(writer, players);
  if (name.empty()) return {called, who, {}};
  return {name, who.empty() ? called : called + writer.say("app.kept.divider") + who, {}};
}

/// Says which match of a series it is; empty if it is one by itself.
std::string place_in_series(const text::Writer& writer, const std::optional<Series>& series) {
  if (!series) return {};
  return writer.say(Phrase{"app.series.game", {number("n", series->played + 1), number("games", series->games)}}) +
         writer.say("app.series.divider");
}

/// The state of a saved match; empty as long as it is not examined.
std::string state_of(const text::Writer& writer, const SavedMatch& saved) {
  if (!saved.record.turn) return {};
  if (saved.record.turn == no_seat) return writer.say("app.box.over");
  const auto names = shown_names(saved.record.players, writer.language());
  const Phrase state{"app.title.turn", {seat_name("seat", *saved.record.turn)}};
  return text::Writer(writer.language(), names).say(state);
}

/// Why a record cannot be continued.
std::string fault_of(const text::Writer& writer, const Quarantined& quarantined) {
  switch (quarantined.fault) {
    case RecordFault::later_version: return writer.say("app.aside.later_version");
    case RecordFault::other_rules:
      return writer.say(Phrase{"app.aside.other_rules", {number("version", quarantined.record.rules)}});
    case RecordFault::other_game: return writer.say("app.aside.other_game");
    case RecordFault::too_long: return writer.say("app.aside.too_long");
    case RecordFault::damaged: break;
  }
  if (!quarantined.remains) return {};
  if (quarantined.remains->game.empty()) return writer.say("app.aside.damaged");
  const int moves = static_cast<int>(quarantined.remains->moves);
  return writer.say(Phrase{"app.aside.beginning", {number("n", moves)}});
}

}  // namespace

std::string names_of(const text::Writer& writer, std::span<const Player> players) {
  std::string all;
  for (const std::string& name : shown_names(players, writer.language()))
    all += (all.empty() ? "" : writer.say("list.join")) + name;
  return all;
}

SaveWords words_of(const text::Writer& writer, const SavedMatch& saved) {
  SaveWords words = words_for(writer, saved.record.game, saved.record.name, saved.record.players);
  if (const std::string state = state_of(writer, saved); !state.empty())
    words.state = place_in_series(writer, saved.record.series) + state;
  return words;
}

SaveWords words_of(const text::Writer& writer, const Quarantined& quarantined) {
  if (is_quarantined(statistics_kind, quarantined.name))
    return {writer.say("app.statistics.title"), "", writer.say("app.aside.damaged")};
  const bool beginning = quarantined.remains && !quarantined.remains->game.empty();
  SaveWords words =
      beginning ? words_for(writer, quarantined.remains->game, quarantined.remains->name, quarantined.remains->players)
                : words_for(writer, quarantined.record.game, quarantined.record.name, quarantined.record.players);
  words.state = fault_of(writer, quarantined);
  return words;
}

}  // namespace kairo::app
