#include "web/app/shown_pages.h"

#include <utility>

#include "web/app/news.h"
#include "web/app/pages/box_page.h"
#include "web/app/pages/end_page.h"
#include "web/app/pages/learn_page.h"
#include "web/app/pages/link_page.h"
#include "web/app/pages/lobby_page.h"
#include "web/app/pages/log_page.h"
#include "web/app/pages/message_pages.h"
#include "web/app/pages/remote_page.h"
#include "web/app/pages/review_page.h"
#include "web/app/pages/save_page.h"
#include "web/app/pages/scores_page.h"
#include "web/app/pages/setup_page.h"
#include "web/app/pages/shortcuts_page.h"
#include "web/app/pages/shown.h"
#include "web/app/pages/statistics_page.h"
#include "web/app/pages/words_map.h"
#include "web/app/pages/words_page.h"
#include "web/app/trail.h"
#include "web/text/help.h"

namespace kairo::app {

void ShownPages::renew() {
  screen_page_ = screen_page();
  dialog_page_ = dialog_page();
}

std::optional<Document> ShownPages::screen_page() {
  const text::Writer writer = wording_.writer();
  switch (screens_.shown()) {
    case Screen::box:
      return box_page(writer, {.saves = matches_.saves(),
                               .learned = preferences_->learned,
                               .storage = matches_.writer().storage(),
                               .news = has_news(),
                               .statistics = !matches_.statistics().empty(),
                               .page = screens_.box_page});
    case Screen::setup:
      return setup_page(writer, *screens_.setup,
                        {.has_way_back = screen_desk_.has_way_back(),
                         .is_first = !preferences_->learned[std::string(screens_.game()->id)].offered,
                         .is_under_way = is_under_way(preferences_->learned, screens_.game()->id),
                         .names = preferences_->names,
                         .has_live = scope_.live});
    case Screen::lobby: return lobby_page(writer, live_desk_.facts());
    case Screen::match:
      if (const auto result = screens_.match->result(matches_.statistics().best(screens_.match->session())))
        return end_page(writer, *result);
      break;
    case Screen::learn:
      return learn_page(writer, *screens_.learn, preferences_->learned[std::string(screens_.game()->id)]);
    case Screen::review: return review_page(writer, screens_.match->session(), *screens_.review);
    case Screen::lesson:
    case Screen::replay: break;
  }
  return std::nullopt;
}

std::optional<Document> ShownPages::dialog_page() {
  const text::Writer writer = wording_.writer();
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
      if (const auto conflict = links_.pending().conflict(matches_.saves())) return link_page(writer, *conflict);
      break;
    case Dialog::scores:
      if (const Session& session = screens_.match->session();
          const auto score = session.now().score_so_far(session.viewer()))
        return scores_page(writer, session, *score);
      break;
    case Dialog::viewpoint:
      return viewpoint_page(writer, screens_.replay.replay().viewpoint(), screens_.replay.replay().shown().seats());
    case Dialog::save: return save_page(writer, matches_.saves(), dialog_.save);
    case Dialog::remote:
      return live_desk_.is_on_table() ? lobby_dialog(writer, live_desk_.facts())
                                      : remote_page(writer, screens_.match->session());
    case Dialog::statistics:
      return statistics_page(writer, matches_.statistics(),
                             matches_.saves().matches().size() + matches_.saves().quarantined().size() > 1);
    case Dialog::news: return news_page(writer);
    case Dialog::paste: return paste_page(writer);
    case Dialog::elsewhere: return elsewhere_page(writer, !scope_.framed);
  }
  return std::nullopt;
}

Action ShownPages::pressed() const {
  const std::optional<Document>& pressed = dialog_page_ ? dialog_page_ : screen_page_;
  const Block* block = pressed ? find_block(*pressed, presses_.current()) : nullptr;
  return block != nullptr && block->enabled ? block->action : Action{};
}

bool ShownPages::has_news() const {
  return preferences_->known_news < newest_news && !preferences_.is_framed() &&
         !text::help(language(), "app.news.1").empty();
}

MenuFacts ShownPages::menu_facts() {
  const bool is_narrow = ui_.compact() || ui_.area().w < 700;
  const bool at_table = screens_.shows(Screen::match) && !screens_.match->handing_over() && !screens_.match->at_end() &&
                        !screens_.match->recap().is_open();
  const BarOffers offers = at_table ? screens_.match->offers() : BarOffers{};
  return {.settings = &preferences_.settings(),
          .theme = preferences_.theme(),
          .contrast = preferences_.contrast(),
          .playing = screens_.shows(Screen::match),
          .over = screens_.shows(Screen::match) && screens_.match->match().over(),
          .people = screens_.shows(Screen::match) && !screens_.match->match().over() &&
                    (live_desk_.is_on_table() || count_humans(screens_.match->session().players()) > 1),
          .goes_live = live_desk_.may_go_live(),
          .log = screens_.shows(Screen::match) && !screens_.match->handing_over(),
          .again = is_narrow && offers.again,
          .scores = is_narrow && offers.scores,
          .book = screens_.game() != nullptr,
          .game = screens_.shows(Screen::learn) || screens_.shows(Screen::lesson) || screens_.game() == nullptr
                      ? ""
                      : screens_.game()->id,
          .box = screens_.shows(Screen::box),
          .matches = !matches_.saves().matches().empty() || !matches_.statistics().empty(),
          .asking = screens_.shows(Screen::match) ? screens_.match->seat_setting() : std::nullopt,
          .muted = preferences_.is_muted(),
          .vibrates = preferences_.can_vibrate(),
          .not_saved = screens_.shows(Screen::match) && matches_.writer().is_provisional() &&
                       !screens_.match->session().custody().is_watching()};
}

void ShownPages::report() {
  renew();
  // Its subject may be gone.
  if (dialog_.is_open() && !dialog_page_) dialog_.kind = Dialog::none;
  draw::Mirror& mirror = ui_.mirror;
  if (!presses_.current().empty()) place_ = place_of(presses_.current());
  mirror.place = place_;
  if (screens_.draws() && matches_.writer().storage() != Storage::works)
    mirror.parts.push_back({"", {say({words_key(matches_.writer().storage())})}});
  const Session* session = screens_.match ? &screens_.match->session() : nullptr;
  const bool has_turn = screens_.shows(Screen::match) && !screens_.match->match().over();
  const auto titled = [&](std::string title) {
    if (has_turn && session->live() && session->viewer_may_act()) return say({"app.live.your_turn"});
    return has_turn ? say(Phrase{"app.title.turn", {seat_name("seat", session->now().to_move())}}) : std::move(title);
  };
  // While something moves on the canvas, its words mostly stay as they are.
  if (!screen_page_ && !dialog_page_ && report_.is_reported(mirror))
    return report_.update(titled(mirror.title), session, language(), services_);
  const std::optional<Document> words =
      screen_page_ ? std::nullopt : std::optional(words_page(wording_.writer(), mirror));
  const Document& shown = screen_page_ ? *screen_page_ : *words;
  report_.update({.screen = dialog_page_ ? dialog_page_->name : shown.name,
                  .trail = trail_of(screens_, dialog_page_ ? dialog_page_->name : "", ui_.explainer.asking()),
                  .page = screen_page_ ? &*screen_page_ : nullptr,
                  .dialog = dialog_page_ ? &*dialog_page_ : nullptr,
                  .words = words ? &*words : nullptr,
                  .stage = screens_.draws(),
                  .mirror = &mirror},
                 titled(shown.title), session, language(), services_);
}

}  // namespace kairo::app
