#include "web/app/kept_words.h"

#include "engine/match/registry.h"
#include "web/app/drawing.h"
#include "web/app/furniture.h"
#include "web/text/sentence.h"

namespace kairo::app {

namespace {

/// The game stands in the title, or before the players where the title is a name of its own.
KeptWords words_for(const Ui& ui, std::string_view game, const std::string& name, std::span<const Chair> chairs) {
  const std::string called = find_game(game) != nullptr ? game_text(ui, game, "name") : ui.say("app.aside.title");
  const std::string who = names_of(ui, chairs);
  if (name.empty()) return {called, who, ""};
  return {name, who.empty() ? called : called + ui.say("app.kept.divider") + who, ""};
}

/// How the match of a record that is whole stands.
std::string state_of(const Ui& ui, const Kept& kept) {
  const Position& now = kept.match.now();
  if (now.turn() == no_seat) return ui.say("app.box.over");
  const auto names = shown_names(kept.record.chairs, ui.language());
  return text::sentence(ui.language(), now.question(no_seat), names);
}

/// Why a record is not played on from.
std::string fault_of(const Ui& ui, const Aside& aside) {
  switch (aside.fault) {
    case RecordFault::later_version: return ui.say("app.aside.later_version");
    case RecordFault::other_rules:
      return ui.say(Phrase{"app.aside.other_rules", {number("version", aside.record.rules)}});
    case RecordFault::other_game: return ui.say("app.aside.other_game");
    case RecordFault::damaged: break;
  }
  if (!aside.salvage.match) return ui.say("app.aside.damaged");
  const int moves = static_cast<int>(aside.salvage.match->steps().size());
  return ui.say(Phrase{"app.aside.beginning", {number("n", moves)}});
}

}  // namespace

std::string names_of(const Ui& ui, std::span<const Chair> chairs) {
  std::string all;
  for (const std::string& name : shown_names(chairs, ui.language()))
    all += (all.empty() ? "" : ui.say("list.join")) + name;
  return all;
}

KeptWords words_of(const Ui& ui, const Kept& kept) {
  KeptWords words = words_for(ui, kept.record.game, kept.record.name, kept.record.chairs);
  words.state = state_of(ui, kept);
  return words;
}

KeptWords words_of(const Ui& ui, const Aside& aside) {
  const Salvage& found = aside.salvage;
  KeptWords words = found.match ? words_for(ui, found.match->game().info->id, found.name, found.chairs)
                                : words_for(ui, aside.record.game, aside.record.name, aside.record.chairs);
  words.state = fault_of(ui, aside);
  return words;
}

}  // namespace kairo::app
