#include "web/app/screens/save_words.h"

#include "engine/match/registry.h"
#include "web/app/saves/checked_text.h"
#include "web/app/saves/records.h"
#include "web/app/saves/statistics.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"
#include "web/text/sentence.h"

namespace kairo::app {

namespace {

/// The title is the match's name, or else the name of its game. A match's name moves the game's to the line of players.
SaveWords words_for(const Ui& ui, std::string_view game, const std::string& name, std::span<const Player> players) {
  const std::string called = find_game(game) != nullptr ? game_text(ui, game, "name") : ui.say("app.aside.title");
  const std::string who = names_of(ui, players);
  if (name.empty()) return {called, who, ""};
  return {name, who.empty() ? called : called + ui.say("app.kept.divider") + who, ""};
}

/// Which match of a series it is; empty if it is one by itself.
std::string place_in_series(const Ui& ui, const std::optional<Series>& series) {
  if (!series) return {};
  return ui.say(Phrase{"app.series.game", {number("n", series->played + 1), number("games", series->games)}}) +
         ui.say("app.series.divider");
}

/// The state of a saved match; empty as long as it is not examined.
std::string state_of(const Ui& ui, const SavedMatch& saved) {
  if (!saved.record.turn) return {};
  if (saved.record.turn == no_seat) return ui.say("app.box.over");
  const auto names = shown_names(saved.record.players, ui.language());
  const Arg seat = seat_name("seat", *saved.record.turn);
  const Arg moves = number("n", static_cast<int>(saved.record.moves));
  const Phrase state =
      saved.record.moves == 0 ? Phrase{"app.title.turn", {seat}} : Phrase{"app.kept.turn", {seat, moves}};
  return text::sentence(ui.language(), state, names);
}

/// Why a record cannot be continued.
std::string fault_of(const Ui& ui, const Quarantined& quarantined) {
  switch (quarantined.fault) {
    case RecordFault::later_version: return ui.say("app.aside.later_version");
    case RecordFault::other_rules:
      return ui.say(Phrase{"app.aside.other_rules", {number("version", quarantined.record.rules)}});
    case RecordFault::other_game: return ui.say("app.aside.other_game");
    case RecordFault::damaged: break;
  }
  if (!quarantined.remains) return {};
  if (quarantined.remains->game.empty()) return ui.say("app.aside.damaged");
  const int moves = static_cast<int>(quarantined.remains->moves);
  return ui.say(Phrase{"app.aside.beginning", {number("n", moves)}});
}

}  // namespace

std::string names_of(const Ui& ui, std::span<const Player> players) {
  std::string all;
  for (const std::string& name : shown_names(players, ui.language()))
    all += (all.empty() ? "" : ui.say("list.join")) + name;
  return all;
}

SaveWords words_of(const Ui& ui, const SavedMatch& saved) {
  SaveWords words = words_for(ui, saved.record.game, saved.record.name, saved.record.players);
  if (const std::string state = state_of(ui, saved); !state.empty())
    words.state = place_in_series(ui, saved.record.series) + state;
  if (saved.record.turn && *saved.record.turn != no_seat)
    words.brief = text::sentence(ui.language(), {"app.title.turn", {seat_name("seat", *saved.record.turn)}},
                                 shown_names(saved.record.players, ui.language()));
  return words;
}

SaveWords words_of(const Ui& ui, const Quarantined& quarantined) {
  if (is_aside_of(records_kind, quarantined.name))
    return {ui.say("app.aside.records"), "", ui.say("app.aside.damaged")};
  if (is_aside_of(statistics_kind, quarantined.name))
    return {ui.say("app.statistics.title"), "", ui.say("app.aside.damaged")};
  const bool beginning = quarantined.remains && !quarantined.remains->game.empty();
  SaveWords words =
      beginning ? words_for(ui, quarantined.remains->game, quarantined.remains->name, quarantined.remains->players)
                : words_for(ui, quarantined.record.game, quarantined.record.name, quarantined.record.players);
  words.state = fault_of(ui, quarantined);
  return words;
}

}  // namespace kairo::app
