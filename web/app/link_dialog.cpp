#include "web/app/link_dialog.h"

#include <algorithm>
#include <string>

#include "web/app/dialog_frame.h"
#include "web/app/drawing.h"
#include "web/app/furniture.h"
#include "web/app/kept_words.h"
#include "web/text/sentence.h"

namespace kairo::app {

namespace {

constexpr float side_height = 26 + 3 * 20 + 10 + row_height + 24;

/// The kept one goes on from where the linked one ends.
bool is_older(const Rivals& rivals) { return rivals.in_common == rivals.linked->steps().size(); }

/// The sentence that tells how the two lie to each other.
std::string relation(const Ui& ui, const Rivals& rivals) {
  if (is_older(rivals)) return ui.say("app.link.older");
  if (rivals.in_common == 0) return ui.say("app.link.fork.start");
  return ui.say(Phrase{"app.link.fork", {number("n", static_cast<int>(rivals.in_common))}});
}

/// How far a match has come.
std::string progress(const Ui& ui, const Match& match) {
  const Arg moves = number("n", static_cast<int>(match.steps().size()));
  if (match.over()) return ui.say(Phrase{"app.link.moves.over", {moves}});
  const Phrase round = match.now().round();
  if (round.empty()) return ui.say(Phrase{"app.link.moves", {moves}});
  return ui.say(Phrase{"app.link.moves.round", {moves, list("round", {round})}});
}

struct Side {
  std::string heading;
  const Match* match;
  std::span<const Chair> chairs;
  const char* id;
  const char* words;
  act::Plain wish;
};

Action side(Ui& ui, Rect at, const Side& facts, Stance stance) {
  const std::string who = names_of(ui, facts.chairs);
  const std::string far = progress(ui, *facts.match);
  ui.pen().AddRect({at.x, at.y}, {at.right(), at.bottom()}, ui.colour(Ink::panel_edge), 6);
  Rect inside = at.inset(10);
  const Rect button = inside.take_bottom(row_height, 8);
  ui.label(inside.take_top(24, 2), facts.heading, {.size = 16, .ink = Ink::gold, .middle = true});
  ui.label(inside.take_top(20), far, {.size = 15, .middle = true});
  ui.excerpt(inside, who, {.size = 14, .ink = Ink::text_soft});
  ui.mirror_group(facts.heading + ": " + far + (who.empty() ? "" : ", " + who));
  return ui.button(button, facts.id, ui.say(facts.words), stance, 16) ? facts.wish : act::Plain::nothing;
}

}  // namespace

Action link_dialog(Ui& ui, const Rivals& rivals) {
  constexpr float width = 560;
  const std::string game = game_text(ui, rivals.linked->game().info->id, "name");
  const std::string words = game + ui.say("app.kept.divider") + relation(ui, rivals) + rivals.remarks;
  const TextStyle style{.size = ui.cramped() ? 15.0F : 16.0F};
  const float text_width = dialog_text_width(ui, width);
  const float text = ui.text_height(text_width, words, style);
  const bool beside = text_width >= 400;
  const float sides = beside ? side_height : 2 * side_height + row_gap;
  Rect inside = begin_dialog(ui, width, text + 12 + sides + 44 + 8 + 32);
  ui.mirror().screen = "link";
  ui.mirror().asked = words;
  Action action =
      title_row(ui, inside.take_top(44, 8), ui.say(is_older(rivals) ? "app.link.older.title" : "app.link.fork.title"));

  Rect rolled = ui.begin_scroll(inside, "link.scroll", text + 12 + sides);
  ui.text(rolled.take_top(text, 12), words, style);
  rolled.h = sides;
  const Rect first = beside ? rolled.column(0, 2, row_gap) : rolled.row(0, 2, row_gap);
  const Rect second = beside ? rolled.column(1, 2, row_gap) : rolled.row(1, 2, row_gap);
  const Side kept{ui.say("app.link.kept"), rivals.kept,          rivals.kept_chairs, "link.kept",
                  "app.link.open_kept",    act::Plain::open_kept};
  const Side linked{ui.say("app.link.linked"), rivals.linked,          rivals.linked_chairs, "link.linked",
                    "app.link.open_linked",    act::Plain::open_linked};
  take(action, side(ui, first, kept, Stance::primary));
  take(action, side(ui, second, linked, Stance::live));
  ui.end_scroll();
  ui.end_cover();
  return action;
}

}  // namespace kairo::app
