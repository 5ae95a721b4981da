#include <algorithm>
#include <utility>

#include "web/app/app.h"
#include "web/app/news.h"
#include "web/app/pages/afar_page.h"
#include "web/app/pages/box_page.h"
#include "web/app/pages/elsewhere_page.h"
#include "web/app/pages/learn_page.h"
#include "web/app/pages/link_page.h"
#include "web/app/pages/log_page.h"
#include "web/app/pages/news_page.h"
#include "web/app/pages/paste_page.h"
#include "web/app/pages/review_page.h"
#include "web/app/pages/save_page.h"
#include "web/app/pages/scores_page.h"
#include "web/app/pages/setup_page.h"
#include "web/app/pages/shortcuts_page.h"
#include "web/app/pages/shown.h"
#include "web/app/pages/statistics_page.h"
#include "web/app/pages/viewpoint_page.h"
#include "web/app/pages/words_page.h"
#include "web/app/trail.h"
#include "web/text/help.h"

/// The screens and dialogs that are documents: what they are built from, and what their blocks do.
namespace kairo::app {

std::optional<Document> App::screen_page() {
  const text::Writer writer = this->writer();
  switch (screens_.shown()) {
    case Screen::box:
      return box_page(writer, {.saves = saves_,
                               .storage = writer_.storage(),
                               .news = has_news(),
                               .statistics = !statistics_.empty(),
                               .page = screens_.box_page});
    case Screen::setup:
      return setup_page(writer, *screens_.setup,
                        {.has_way_back = has_way_back(),
                         .is_first = !preferences_->learned[std::string(screens_.game()->id)].offered,
                         .names = preferences_->names});
    case Screen::match: return screens_.match->page(writer, statistics_.best(screens_.match->session()));
    case Screen::learn:
      return learn_page(writer, *screens_.learn, preferences_->learned[std::string(screens_.game()->id)]);
    case Screen::review: return review_page(writer, screens_.match->session(), *screens_.review);
    case Screen::lesson: return screens_.lesson->page(writer);
    case Screen::replay: break;
  }
  return std::nullopt;
}

std::optional<Document> App::dialog_page() {
  const text::Writer writer = this->writer();
  switch (dialog_.kind) {
    case Dialog::none: break;
    case Dialog::menu: return menu_page(writer, menu_facts());
    case Dialog::keys: return shortcuts_page(writer);
    case Dialog::log:
      return screens_.shows(Screen::replay)
                 ? log_page(writer, screens_.replay.replay().session(), screens_.replay.log(), no_seat)
                 : log_page(writer, screens_.match->session(), screens_.match->log(),
                            screens_.match->session().viewer());
    case Dialog::notice: return notice_page(writer, dialog_.notice);
    case Dialog::link_conflict:
      if (const auto conflict = pending_link_.conflict(saves_)) return link_page(writer, *conflict);
      break;
    case Dialog::scores:
      if (const Session& session = screens_.match->session();
          const auto score = session.now().score_so_far(session.viewer()))
        return scores_page(writer, session, *score);
      break;
    case Dialog::viewpoint:
      return viewpoint_page(writer, screens_.replay.replay().viewpoint(), screens_.replay.replay().shown().seats());
    case Dialog::save: return save_page(writer, saves_, dialog_.save);
    case Dialog::afar: return afar_page(writer, screens_.match->session());
    case Dialog::statistics:
      return statistics_page(writer, statistics_, saves_.matches().size() + saves_.quarantined().size() > 1);
    case Dialog::news: return news_page(writer);
    case Dialog::paste: return paste_page(writer);
    case Dialog::elsewhere: return elsewhere_page(writer, !scope_.framed);
  }
  return std::nullopt;
}

Action App::pressed_in_pages() const {
  const std::optional<Document>& pressed = dialog_page_ ? dialog_page_ : screen_page_;
  const Block* block = pressed ? find_block(*pressed, presses_.current()) : nullptr;
  return block != nullptr && block->enabled ? block->action : Action{};
}

bool App::has_news() const {
  return preferences_->known_news < newest_news && !preferences_.is_framed() &&
         !text::help(language(), "app.news.1").empty();
}

MenuFacts App::menu_facts() const {
  const bool is_narrow = ui_.compact() || ui_.area().w < 700;
  const bool at_table = screens_.shows(Screen::match) && !screens_.match->handing_over() && !screens_.match->at_end() &&
                        !screens_.match->recap().is_open();
  const BarOffers offers = at_table ? screens_.match->offers() : BarOffers{};
  return {.settings = &preferences_.settings(),
          .theme = preferences_.theme(),
          .contrast = preferences_.contrast(),
          .playing = screens_.shows(Screen::match),
          .people = screens_.shows(Screen::match) && count_humans(screens_.match->session().players()) > 1 &&
                    !screens_.match->match().over(),
          .log = screens_.shows(Screen::match) && !screens_.match->handing_over(),
          .again = is_narrow && offers.again,
          .scores = is_narrow && offers.scores,
          .book = screens_.game() != nullptr,
          .game = screens_.shows(Screen::learn) || screens_.shows(Screen::lesson) || screens_.game() == nullptr
                      ? ""
                      : screens_.game()->id,
          .box = screens_.shows(Screen::box),
          .matches = !saves_.matches().empty() || !statistics_.empty(),
          .asking = screens_.shows(Screen::match) ? screens_.match->seat_setting() : std::nullopt,
          .muted = preferences_.is_muted(),
          .vibrates = preferences_.can_vibrate(),
          .not_saved = screens_.shows(Screen::match) && writer_.is_provisional()};
}

void App::report_screen() {
  screen_page_ = screen_page();
  dialog_page_ = dialog_page();
  // What it was about may be gone.
  if (dialog_.is_open() && !dialog_page_) dialog_.kind = Dialog::none;
  draw::Mirror& mirror = ui_.mirror();
  if (draws() && writer_.storage() != Storage::works)
    mirror.parts.push_back({"", {say({words_key(writer_.storage())})}});
  const Session* session = screens_.match ? &screens_.match->session() : nullptr;
  const bool has_turn = screens_.shows(Screen::match) && !screens_.match->match().over();
  const auto titled = [&](std::string title) {
    return has_turn ? say(Phrase{"app.title.turn", {seat_name("seat", session->now().to_move())}}) : std::move(title);
  };
  // While something moves on the canvas, its words mostly stay as they are.
  if (!screen_page_ && !dialog_page_ && report_.is_told(mirror))
    return report_.update(titled(mirror.title), session, language(), services_);
  const std::optional<Document> words = screen_page_ ? std::nullopt : std::optional(words_page(writer(), mirror));
  const Document& shown = screen_page_ ? *screen_page_ : *words;
  report_.update({.screen = dialog_page_ ? dialog_page_->name : shown.name,
                  .trail = trail_of(screens_, dialog_page_ ? dialog_page_->name : ""),
                  .page = screen_page_ ? &*screen_page_ : nullptr,
                  .dialog = dialog_page_ ? &*dialog_page_ : nullptr,
                  .words = words ? &*words : nullptr,
                  .stage = draws(),
                  .mirror = &mirror},
                 titled(shown.title), session, language(), services_);
}

bool App::draws() const {
  const Screen shown = screens_.shown();
  return shown == Screen::match || shown == Screen::lesson || shown == Screen::replay;
}

// --- back and forth ------------------------------------------------------------------------------------------------

Action App::way_back() const {
  if (dialog_.kind == Dialog::elsewhere) return act::Plain::show_box;
  if (dialog_.is_open()) return act::Plain::close_dialog;
  switch (screens_.shown()) {
    case Screen::box: return {};
    case Screen::setup: return act::Plain::go_back;
    case Screen::match: return act::Plain::show_box;
    case Screen::review: return act::Plain::leave_review;
    case Screen::learn: return act::Plain::leave_learn;
    case Screen::lesson: return act::Plain::leave_lesson;
    case Screen::replay: break;
  }
  return act::Plain::leave_replay;
}

Action App::handle_escape() {
  if (ui_.close_explanation()) return act::Plain::redraw;
  if (!dialog_.is_open()) {
    const bool at_table = screens_.shows(Screen::match);
    if (at_table && (screens_.match->handing_over() || !screens_.match->cancel())) return {};
    if (at_table) return act::Plain::redraw;
    if (screens_.shows(Screen::lesson) && screens_.lesson->cancel()) return act::Plain::redraw;
    if (screens_.shows(Screen::replay) && screens_.replay.cancel()) return act::Plain::redraw;
  }
  return way_back();
}

void App::go_to(std::string_view place) {
  const auto trail = [&] { return trail_of(screens_, dialog_page_ ? dialog_page_->name : ""); };
  const std::vector<std::string> from = trail();
  const auto step = std::ranges::find(from, place);
  back_to_log_ = false;  // the log is a place of its own
  // Each step leaves the innermost place; a step that is refused ends it.
  for (auto left = from.end() - step - 1; step != from.end() && left > 0; --left) {
    perform(way_back());
    dialog_page_ = dialog_page();
  }
  if (step == from.end()) go_on_to(place);
}

void App::go_on_to(std::string_view place) {
  const std::size_t end = place.rfind('/');
  const std::string_view last = end == std::string_view::npos ? place : place.substr(end + 1);
  if (const Dialog dialog = dialog_named(last); dialog != Dialog::none) {
    if (trail_of(screens_, "").back() == place.substr(0, end)) open_dialog_again(dialog);
    return;
  }
  const Game* game = find_game(place.substr(0, place.find('/')));
  if (game == nullptr) return;
  const bool is_here = screens_.match && &screens_.match->match().game() == game;
  if (end == std::string_view::npos) return show_setup(*game, std::nullopt);
  // Where a lesson was left, its page tells.
  if (last == "learn" || last == "lesson") return show_learn(game->info->id);
  if (last == "table" && !is_here) return resume_latest(*game);
  const bool is_review = last == "review" && is_here && screens_.match->at_end();
  if (!is_review && !(last == "replay" && is_here)) return;
  go_to(std::string(game->info->id) + "/table");  // what lies over the match is left
  if (screens_.shows(Screen::match)) perform(is_review ? act::Plain::open_review : act::Plain::open_replay);
}

void App::open_dialog_again(Dialog dialog) {
  const bool needs_match = dialog == Dialog::log || dialog == Dialog::scores || dialog == Dialog::afar;
  const bool readable = screens_.shows(Screen::match) && !screens_.match->handing_over();
  if (!needs_match || readable || (dialog == Dialog::log && screens_.shows(Screen::replay))) dialog_.kind = dialog;
}

void App::resume_latest(const Game& game) {
  for (const SavedMatch* saved : saves_.matches())
    if (saved->record.game == game.info->id) return resume(std::string(saved->id));
}

}  // namespace kairo::app
