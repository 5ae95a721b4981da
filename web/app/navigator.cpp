#include "web/app/navigator.h"

#include <algorithm>
#include <string>
#include <vector>

#include "web/app/trail.h"

namespace kairo::app {

void Navigator::close_dialog() {
  // A link that was refused, or could not be opened, need not stay in the address.
  const bool of_link =
      dialog_.kind == Dialog::link_conflict ||
      (dialog_.kind == Dialog::notice && (!links_.pending().links().empty() || screens_.shows(Screen::box)));
  if (of_link) services_.send(ToPage::settled, "");
  links_.pending().drop();
  dialog_.kind = screens_.shows(Screen::match) && matches_.writer().is_elsewhere() ? Dialog::elsewhere : Dialog::none;
}

Action Navigator::way_back() const {
  if (dialog_.kind == Dialog::elsewhere) return act::Plain::show_box;
  if (dialog_.is_open()) return act::Plain::close_dialog;
  switch (screens_.shown()) {
    case Screen::box: return {};
    case Screen::setup: return act::Plain::go_back;
    case Screen::lobby:
    case Screen::match: return act::Plain::show_box;
    case Screen::review: return act::Plain::leave_review;
    case Screen::learn: return act::Plain::leave_learn;
    case Screen::lesson: return act::Plain::leave_lesson;
    case Screen::replay: break;
  }
  return act::Plain::leave_replay;
}

Action Navigator::handle_escape() {
  if (ui_.explainer.close()) return act::Plain::redraw;
  if (!dialog_.is_open()) {
    if (screens_.cancel()) return act::Plain::redraw;
    if (screens_.shows(Screen::match)) return {};
  }
  return way_back();
}

void Navigator::leave_innermost() {
  if (dialog_.is_open() || !screens_.is_covered() || !screens_.cancel()) perform_(way_back());
}

void Navigator::go_to(std::string_view place) {
  if (trail_of(screens_, pages_.dialog_name(), ui_.explainer.asking()).back() == place) return;
  ui_.explainer.set_asking(false);  // this is the innermost place
  const std::vector<std::string> from = trail_of(screens_, pages_.dialog_name(), false);
  const auto step = std::ranges::find(from, place);
  screen_desk_.forget_log();  // it is a place of its own
  // Each step leaves the innermost place; a step that is refused ends it.
  for (auto left = from.end() - step - 1; step != from.end() && left > 0; --left) {
    leave_innermost();
    pages_.renew();
  }
  if (step == from.end()) go_on_to(place);
}

void Navigator::go_on_to(std::string_view place) {
  const std::size_t end = place.rfind('/');
  const std::string_view last = end == std::string_view::npos ? place : place.substr(end + 1);
  if (is_passing(last)) return go_to(place.substr(0, end));
  if (const Dialog dialog = dialog_named(last); dialog != Dialog::none) {
    if (trail_of(screens_, "", false).back() == place.substr(0, end)) open_dialog_again(dialog);
    return;
  }
  const Game* game = find_game(place.substr(0, place.find('/')));
  if (game == nullptr) return;
  const bool is_here = screens_.match && &screens_.match->match().game() == game;
  if (end == std::string_view::npos) return screen_desk_.show_setup(*game, std::nullopt);
  // The page of a lesson tells where it was left.
  if (last == "learn" || last == "lesson") return lessons_.show(game->info->id);
  if (last == "table" && !is_here) return matches_.resume_latest(*game);
  const bool is_review = last == "review" && is_here && screens_.match->at_end();
  if (!is_review && !(last == "replay" && is_here)) return;
  go_to(std::string(game->info->id) + "/table");  // what lies over the match is left
  if (screens_.shows(Screen::match)) perform_(is_review ? act::Plain::open_review : act::Plain::open_replay);
}

void Navigator::open_dialog_again(Dialog dialog) {
  const bool needs_match = dialog == Dialog::log || dialog == Dialog::scores || dialog == Dialog::remote;
  const bool readable = screens_.shows(Screen::match) && !screens_.match->handing_over();
  if (!needs_match || readable || (dialog == Dialog::log && screens_.shows(Screen::replay))) dialog_.kind = dialog;
}

}  // namespace kairo::app
