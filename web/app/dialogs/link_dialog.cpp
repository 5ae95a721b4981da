#include "web/app/dialogs/link_dialog.h"

#include <algorithm>
#include <string>
#include <vector>

#include "web/app/dialogs/dialog_frame.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/save_words.h"
#include "web/app/screens/widgets.h"
#include "web/text/sentence.h"

namespace kairo::app {

namespace {

constexpr float side_height = 26 + 3 * 20 + 10 + row_height + 24;

/// How the matches are related, and who has answered in two ways. What they answered stays secret.
std::string relation(const Ui& ui, const LinkConflict& conflict) {
  const std::string fork = conflict.in_common == 0
                               ? ui.say("app.link.fork.start")
                               : ui.say(Phrase{"app.link.fork", {number("n", static_cast<int>(conflict.in_common))}});
  if (conflict.twice == 0) return fork;
  // Another match may be on the screen, or none.
  const std::vector<std::string> names = shown_names(conflict.saved_players, ui.language());
  const Phrase twice{"app.link.twice", {list("names", seat_list(conflict.twice))}};
  return text::sentence(ui.language(), twice, names) + " " + fork;
}

/// How far a match has got.
std::string progress(const Ui& ui, const Match& match) {
  const Arg moves = number("n", static_cast<int>(match.steps().size()));
  if (match.over()) return ui.say(Phrase{"app.link.moves.over", {moves}});
  const Phrase round = match.now().round_phrase();
  if (round.empty()) return ui.say(Phrase{"app.link.moves", {moves}});
  return ui.say(Phrase{"app.link.moves.round", {moves, list("round", {round})}});
}

struct Side {
  std::string heading;
  const Match* match;
  std::span<const Player> players;
  std::string id;
  std::string_view words;
  Action action;
};

/// The saved match first, if there is one.
std::vector<Side> sides_of(const Ui& ui, const LinkConflict& conflict) {
  std::vector<Side> sides{{ui.say(conflict.is_saved ? "app.link.kept" : "app.link.linked"), conflict.saved,
                           conflict.saved_players, "link.kept", "app.link.open_kept", act::Plain::open_saved}};
  for (std::size_t i = 0; i < conflict.linked.size(); ++i) {
    const std::string id = i == 0 ? "link.linked" : "link.linked." + std::to_string(i);
    sides.push_back({ui.say("app.link.linked"), &*conflict.linked[i].match, conflict.linked[i].players, id,
                     "app.link.open_linked", act::OpenSide{i}});
  }
  return sides;
}

Action side(Ui& ui, Rect at, const Side& facts, WidgetState stance) {
  const std::string who = names_of(ui, facts.players);
  const std::string moves = progress(ui, *facts.match);
  ui.pen().AddRect({at.x, at.y}, {at.right(), at.bottom()}, ui.colour(Ink::panel_edge), 6);
  Rect inside = at.inset(10);
  const Rect button = inside.take_bottom(row_height, 8);
  ui.label(inside.take_top(24, 2), facts.heading, {.size = 16, .ink = Ink::gold, .middle = true});
  ui.label(inside.take_top(20), moves, {.size = 15, .middle = true});
  ui.clamped_text(inside, who, {.size = 14, .ink = Ink::text_soft});
  ui.mirror_group(facts.heading + ": " + moves + (who.empty() ? "" : ", " + who));
  return ui.button(button, facts.id, ui.say(facts.words), stance, 16) ? facts.action : Action{};
}

}  // namespace

Action link_conflict_dialog(Ui& ui, const LinkConflict& conflict) {
  constexpr float width = 560;
  const std::string game = game_text(ui, conflict.saved->game().info->id, "name");
  const std::string words = game + ui.say("app.kept.divider") + relation(ui, conflict) + conflict.remarks;
  const TextStyle style{.size = ui.compact() ? 15.0F : 16.0F};
  const float text_width = dialog_text_width(ui, width);
  const float text = ui.text_height(text_width, words, style);
  const std::vector<Side> sides = sides_of(ui, conflict);
  const int count = static_cast<int>(sides.size());
  const int columns = text_width >= 400 ? 2 : 1;
  const int rows = (count + columns - 1) / columns;
  const float height = static_cast<float>(rows) * (side_height + row_gap) - row_gap;
  Rect inside = begin_dialog(ui, width, text + 12 + height + 44 + 8 + 32);
  ui.mirror().screen = "link";
  ui.mirror().asked = words;
  Action action = title_row(ui, inside, 8, ui.say("app.link.fork.title"));

  Rect scrolled = ui.begin_scroll(inside, "link.scroll", text + 12 + height);
  ui.text(scrolled.take_top(text, 12), words, style);
  scrolled.h = height;
  for (int i = 0; i < count; ++i) {
    const Rect at = scrolled.row(i / columns, rows, row_gap).column(i % columns, columns, row_gap);
    const WidgetState stance = i == 0 ? WidgetState::primary : WidgetState::enabled;
    merge(action, side(ui, at, sides[static_cast<std::size_t>(i)], stance));
  }
  ui.end_scroll();
  ui.end_modal();
  return action;
}

}  // namespace kairo::app
