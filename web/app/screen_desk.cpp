#include "web/app/screen_desk.h"

#include <utility>

#include "engine/match/answers_code.h"
#include "web/app/links/link.h"
#include "web/text/help.h"

namespace kairo::app {

void ScreenDesk::open_book(std::string_view section) {
  const Session* session = screens_.session();
  if (section.empty() && session != nullptr) {
    section = text::section_of(session->match().now().question(no_seat).key);
    section.remove_prefix(section.find('#') + 1);  // what stands before it is the game
  }
  services_.send(ToPage::book, std::string(screens_.game()->id) + "#" + std::string(section));
}

void ScreenDesk::show_box() {
  // Otherwise the address would bring the match again, and the page would ignore the same link from elsewhere.
  if (screens_.match && matches_.writer().is_provisional()) services_.send(ToPage::settled, "");
  dialog_.kind = Dialog::none;
  screens_.show_box();
  matches_.writer().close();
  if (!matches_.writer().is_elsewhere()) preferences_->open_match.clear();
  preferences_.store();
  if (const Game* only = find_game(scope_.game); scope_.framed && only != nullptr) show_setup(*only, std::nullopt);
}

void ScreenDesk::show_setup(const Game& game, std::optional<Setup> deal) {
  matches_.writer().close();
  const SavedMatch* left = scope_.framed ? matches_.match_to_begin_with() : nullptr;
  scope_.left_match = left != nullptr ? left->id : "";
  MatchSetup setup(game, preferences_->players.empty() ? first_players() : preferences_->players, deal);
  const auto chosen = preferences_->options.find(game.info->id);
  if (!deal && chosen != preferences_->options.end()) setup.set_options(chosen->second);
  screens_.show_setup(std::move(setup));
  dialog_.kind = Dialog::none;
}

bool ScreenDesk::has_way_back() const {
  return !scope_.framed || screens_.setup->game().info->id != scope_.game || !scope_.left_match.empty();
}

void ScreenDesk::go_back() {
  if (!has_way_back()) return;
  if (!scope_.framed || screens_.setup->game().info->id != scope_.game) return show_box();
  matches_.resume(std::string(scope_.left_match));
}

void ScreenDesk::open_replay(Session match, Seat viewpoint, std::size_t at) {
  back_to_log_ = false;
  screens_.replay.open(std::move(match), viewpoint, at);
  dialog_.kind = Dialog::none;
  wording_.announce_names();
}

void ScreenDesk::show_moment(std::size_t moves) {
  const bool from_log = dialog_.kind == Dialog::log;
  dialog_.kind = Dialog::none;
  if (screens_.shows(Screen::replay)) return screens_.replay.go_to(moves);
  // A person alone with bots may see again what they saw. With several people, anybody may be looking at the screen: so
  // only what everybody saw is shown.
  const Session& session = screens_.match->session();
  const bool alone = count_humans(session.players()) == 1 || session.own_seat() != no_seat;
  open_replay(Session(new_match_id(services_), session.match(), session.players()), alone ? session.viewer() : no_seat,
              moves);
  back_to_log_ = from_log;
}

void ScreenDesk::show_judged(std::size_t move) {
  const Session& session = screens_.match->session();
  const Review& review = *screens_.review->review();
  open_replay(Session(new_match_id(services_), session.match(), session.players()), review.seat,
              review.moves[move].step);
  screens_.replay.tell(review);
}

void ScreenDesk::leave_replay() {
  services_.send(ToPage::settled, "");
  if (!screens_.match) return show_box();
  screens_.replay.close();
  dialog_.kind = back_to_log_ ? Dialog::log : Dialog::none;
  matches_.writer().request_lock(screens_.match->session().id());
}

std::string ScreenDesk::link() const {
  if (screens_.shows(Screen::setup)) return "g=" + std::string(screens_.setup->game().info->id);
  if (screens_.learn) return "g=" + std::string(screens_.game()->id);
  const Session* session = screens_.session();
  const auto code = session != nullptr ? write_code(session->match()) : std::nullopt;
  if (!code) return {};
  if (screens_.shows(Screen::replay)) return replay_fragment(*code, session->players());
  return match_fragment(*code, session->players(),
                        write_answers(session->match(), session->played().ahead()).value_or(""), std::nullopt,
                        session->series());
}

}  // namespace kairo::app
