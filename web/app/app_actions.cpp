#include <algorithm>
#include <utility>

#include "web/app/app.h"
#include "web/app/links/link_words.h"
#include "web/app/links/share.h"
#include "web/app/news.h"
#include "web/app/screens/result_picture.h"
#include "web/text/help.h"

namespace kairo::app {

namespace {

template <class... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};

/// Those who played `before` on devices of their own go on so.
void stay_apart(Session& session, const Session& before) {
  if (before.own_seat() != no_seat)
    session.take_seat_again(before.own_seat());
  else if (before.is_by_link())
    session.arrive();
}

/// It makes a move, or gives the device to somebody else.
bool is_done_once(const Action& action) {
  using enum act::Plain;
  if (const auto* plain = std::get_if<act::Plain>(&action))
    return *plain == take_device || *plain == hand_over || *plain == decline;
  return std::holds_alternative<act::Play>(action) || std::holds_alternative<act::StepIn>(action);
}

}  // namespace

// --- actions -------------------------------------------------------------------------------------------------------

void App::perform(const Action& action) {
  if (is_done_once(action)) ui_.spend_tap();
  std::visit(Overloaded{
                 [&](act::Plain plain) { perform_plain(plain); },
                 [&](act::StepIn step) {
                   screens_.match->session().decline_before(step.seat);
                   screens_.match->session().hand_over();
                   save_for_player();
                 },
                 [&](act::TakeSeat seat) { take_seat(seat.seat); },
                 [&](act::OpenSide side) { open_linked(side.side); },
                 [&](const act::ShowSetup& show) {
                   if (const Game* game = find_game(show.game)) show_setup(*game, std::nullopt);
                 },
                 [&](const act::ShowLearn& show) { show_learn(show.game); },
                 [&](const act::TakeLesson& lesson) { take_lesson(lesson); },
                 [&](const act::Resume& save) { resume(save.what); },
                 [&](const act::ShowSave& save) { dialog_.show_save(save.what); },
                 [&](const act::ExportSave& save) {
                   if (screens_.match && screens_.match->session().id() == save.what && writer_.is_provisional())
                     save_for_player();
                   writer_.export_save(save.what);
                 },
                 [&](const act::DeleteSave& save) {
                   writer_.remove(save.what);
                   dialog_.kind = Dialog::none;
                   write_rest();
                 },
                 [&](const act::ChangeSetup& choice) { screens_.setup->change(choice); },
                 [&](act::TurnPage list) { screens_.box_page = list.page; },
                 [&](act::PointOut cell) {
                   if (screens_.lesson) return screens_.lesson->point_out(cell);
                   screens_.match->point_out(cell);
                 },
                 [&](act::ReviewSeat of) { screens_.review->choose(screens_.match->session(), of.seat); },
                 [&](act::Play made) { play(made.move); },
                 [&](const act::OpenBook& book) {
                   dialog_.kind = Dialog::none;
                   open_book(book.section);
                 },
                 [&](act::ShowMoment moment) { show_moment(moment.moves); },
                 [&](act::ShowJudged judged) { show_judged(judged.move); },
                 [&](act::SeeAs view) {
                   screens_.replay.replay().see_as(view.seat);
                   dialog_.kind = Dialog::none;
                 },
                 [&](act::Set chosen) { set(chosen); },
             },
             action);
}

void App::perform_plain(act::Plain action) {
  using enum act::Plain;
  switch (action) {
    case nothing:
    case redraw: break;
    case show_box: this->show_box(); break;
    case go_back: this->go_back(); break;
    case start:
      start_match(screens_.setup->game(), screens_.setup->setup(services_.random_seed()), screens_.setup->players(),
                  screens_.setup->series());
      break;
    case new_seed: screens_.setup->leave_deal_to_chance(); break;
    case hand_over:
      if (screens_.match->session().own_seat() != no_seat)
        take_seat(no_seat);
      else
        screens_.match->hand_over();
      break;
    case take_device: screens_.match->take_device(); break;
    case decline:
      screens_.match->session().decline_before(no_seat);
      save_for_player();
      break;
    case undo:
      if (screens_.match->undo()) save_for_player();
      break;
    case share_match: send_match(); break;
    case send_on:
      if (const Seat holder = screens_.match->session().holder(); holder != no_seat) this->change_seat(holder);
      send_match();
      break;
    case share_deal: send_link(share_deal_text(screens_.match->session(), language())); break;
    case open_afar: dialog_.kind = Dialog::afar; break;
    case change_seat: this->change_seat(dialog_.seat); break;
    case open_menu: dialog_.kind = Dialog::menu; break;
    case hint: screens_.match->ask_hint(thinking_); break;
    case ask_what: ui_.set_asking(!ui_.asking()); break;
    case open_keys: dialog_.kind = Dialog::keys; break;
    case open_log: dialog_.kind = Dialog::log; break;
    case open_scores: dialog_.kind = Dialog::scores; break;
    case show_again:
      dialog_.kind = Dialog::none;
      screens_.match->show_again(preferences_->speed);
      break;
    case close_dialog: this->close_dialog(); break;
    case ask_to_delete_all: this->ask_to_delete_all(); break;
    case delete_all:
      writer_.remove_all();
      dialog_.kind = Dialog::none;
      write_rest();
      break;
    case restore: writer_.restore(); break;
    case keep_match:
      if (writer_.is_provisional()) save_for_player();
      break;
    case export_match: perform(act::ExportSave{screens_.match->session().id()}); break;
    case export_all: writer_.export_all(statistics_.text()); break;
    case open_news:
      dialog_.kind = Dialog::news;
      preferences_->known_news = newest_news;
      preferences_.store();
      break;
    case open_statistics: dialog_.kind = Dialog::statistics; break;
    case ask_to_wipe_statistics: this->ask_to_wipe_statistics(); break;
    case wipe_statistics:
      statistics_.wipe();
      dialog_.kind = Dialog::statistics;
      break;
    case seize_match: writer_.seize_lock(screens_.match->session().id()); break;
    case paste_link: dialog_.kind = Dialog::paste; break;
    case forget_names:
      preferences_->names.clear();
      preferences_.store();
      break;
    case skip:
      if (screens_.shows(Screen::lesson))
        screens_.lesson->skip();
      else
        screens_.match->skip();
      break;
    case rematch: this->rematch(false); break;
    case same_deal: this->rematch(true); break;
    case play_again: this->play_again(); break;
    case next_game: play_next_game(); break;
    case open_linked: this->open_linked(0); break;
    case open_saved: this->open_saved(); break;
    case open_replay: show_moment(0); break;
    case leave_replay: this->leave_replay(); break;
    case open_review: screens_.review.emplace(screens_.match->session()); break;
    case leave_review: screens_.review.reset(); break;
    case stop_review: screens_.review->stop(); break;
    case go_on_review: screens_.review->go_on(); break;
    case share_replay: send_link(share_replay_text(*screens_.session(), language())); break;
    case picture_result:
      services_.send(ToPage::result, result_picture_text(writer(), screens_.match->session()));
      break;
    case choose_viewpoint: dialog_.kind = Dialog::viewpoint; break;
    case play_on: this->play_on(); break;
    case load_lessons: this->load_lessons(); break;
    case leave_learn: screens_.learn.reset(); break;
    case leave_lesson: screens_.lesson.reset(); break;
    case toggle_sound: preferences_.set(Setting::muted, preferences_.is_muted() ? 0 : 1); break;
  }
}

void App::open_book(std::string_view section) {
  const Session* session = screens_.session();
  if (section.empty() && session != nullptr) {
    section = text::section_of(session->match().now().question(no_seat).key);
    section.remove_prefix(section.find('#') + 1);  // what stands before it is the game
  }
  services_.send(ToPage::book, std::string(screens_.game()->id) + "#" + std::string(section));
}

// --- screens -------------------------------------------------------------------------------------------------------

void App::show_box() {
  // Otherwise the address would bring the match again, and the page would ignore the same link from elsewhere.
  if (screens_.match && writer_.is_provisional()) services_.send(ToPage::settled, "");
  dialog_.kind = Dialog::none;
  screens_.show_box();
  writer_.close();
  if (!writer_.is_elsewhere()) preferences_->open_match.clear();
  preferences_.store();
  if (const Game* only = find_game(scope_.game); scope_.framed && only != nullptr) show_setup(*only, std::nullopt);
}

void App::show_setup(const Game& game, std::optional<Setup> deal) {
  writer_.close();
  const SavedMatch* left = scope_.framed ? match_to_begin_with() : nullptr;
  scope_.left_match = left != nullptr ? left->id : "";
  MatchSetup setup(game, preferences_->players.empty() ? first_players() : preferences_->players, deal);
  const auto chosen = preferences_->options.find(game.info->id);
  if (!deal && chosen != preferences_->options.end()) setup.set_options(chosen->second);
  screens_.show_setup(std::move(setup));
  dialog_.kind = Dialog::none;
}

bool App::has_way_back() const {
  return !scope_.framed || screens_.setup->game().info->id != scope_.game || !scope_.left_match.empty();
}

void App::go_back() {
  if (!has_way_back()) return;
  if (!scope_.framed || screens_.setup->game().info->id != scope_.game) return show_box();
  resume(std::string(scope_.left_match));
}

void App::close_dialog() {
  // A link that was refused, or could not be opened, need not stay in the address.
  const bool of_link =
      dialog_.kind == Dialog::link_conflict ||
      (dialog_.kind == Dialog::notice && (!pending_link_.links().empty() || screens_.shows(Screen::box)));
  if (of_link) services_.send(ToPage::settled, "");
  pending_link_.drop();
  dialog_.kind = screens_.shows(Screen::match) && writer_.is_elsewhere() ? Dialog::elsewhere : Dialog::none;
}

// --- the match -----------------------------------------------------------------------------------------------------

void App::start_match(const Game& game, const Setup& setup, std::vector<Player> players, std::optional<Series> series,
                      const Session* before) {
  note_start(preferences_.settings(), *game.info, setup, players);
  preferences_->learned[std::string(game.info->id)].offered = true;
  Session session(new_match_id(services_), Match(game, setup), std::move(players));
  session.set_series(std::move(series));
  if (before != nullptr) stay_apart(session, *before);
  begin_match(std::move(session));
}

void App::rematch(bool same_deal) {
  const Match& match = screens_.match->match();
  Setup setup = *match.setup();
  if (!same_deal) setup.seed = services_.random_seed();
  const Session& session = screens_.match->session();
  start_match(match.game(), setup, session.players(), same_deal ? std::nullopt : begun_again(session.series()),
              &session);
}

void App::play_again() {
  if (saves_.matches().empty()) return;
  const SavedMatch* saved = saves_.matches().front();
  Setup setup = saved->deal;
  setup.seed = services_.random_seed();
  start_match(*find_game(saved->record.game), setup, saved->record.players, begun_again(saved->record.series));
}

void App::play_next_game() {
  const Session& before = screens_.match->session();
  const Match& match = before.match();
  const Series series = after_game(*before.series(), match.now().score());
  Setup setup = *match.setup();
  setup.seed = next_seed(setup.seed);
  for (const std::string& id : saves_.with_deal(match.game().info->id, setup))
    if (saves_.find(id)->record.series == series) return resume(id);
  Session session(new_match_id(services_), Match(match.game(), setup), before.players());
  session.set_series(series);
  stay_apart(session, before);
  begin_match(std::move(session));
}

void App::begin_match(Session session) {
  open_match(std::move(session));
  if (!preferences_->asking) return;
  screens_.match->wish_for_people_here(*preferences_->asking);
  save();
}

void App::open_match(Session session, MatchWriter::Origin origin) {
  if (const SavedMatch* saved = saves_.find(session.id())) {
    session.set_notes(saved->record.notes);
    if (!session.series()) session.set_series(saved->record.series);
  }
  screens_.show_match(std::move(session), !scope_.framed);
  const std::string_view game = screens_.game()->id;
  if (!preferences_->learned[std::string(game)].finished && !statistics_.has_game(game))
    screens_.match->explain_offers();
  dialog_.kind = Dialog::none;
  preferences_->open_match = screens_.match->session().id();
  preferences_.store();
  check_names();
  tell_storage(writer_.open(screens_.match->session(), origin));
}

void App::take_seat(Seat seat) {
  const Session& session = screens_.match->session();
  if (seat == session.own_seat()) return;
  if (session.own_seat() == no_seat) return change_seat(seat);
  dialog_.seat = seat;
  const Phrase words =
      seat == no_seat ? Phrase{"app.afar.around.words"} : Phrase{"app.afar.another.words", {seat_name("seat", seat)}};
  const Phrase yes =
      seat == no_seat ? Phrase{"app.afar.around.yes"} : Phrase{"app.afar.another.yes", {seat_name("seat", seat)}};
  notify({.words = say(words), .offer = act::Plain::change_seat, .offer_words = say(yes)});
}

void App::change_seat(Seat seat) {
  dialog_.kind = Dialog::none;
  if (seat == no_seat) {
    screens_.match->pass_around();
    return save();
  }
  screens_.match->take_seat(seat);
  // Somebody who says who they are takes part: this browser must know them when the next link comes.
  save_for_player();
}

void App::play(AnyMove move) {
  if (screens_.shows(Screen::lesson)) return play_in_lesson(move);
  const auto setting = screens_.match->seat_setting();
  if (const Played played = screens_.match->session().play(move); !played.made())
    return ui_.toast(ui_.area(), say(played.refused));
  if (setting) note_asking(*setting, move);
  // What is answered ahead changes nothing on the table.
  const Session& session = screens_.match->session();
  if (!session.answered_ahead().empty() && !session.viewer_may_act())
    ui_.toast(ui_.area(), words_of_waiting(session, language()), draw::Ink::gold);
  note_end();
  save_for_player();
}

void App::note_asking(const tables::SeatSetting& setting, AnyMove move) {
  const auto value = std::ranges::find(setting.values, move);
  if (value == setting.values.end()) return;
  preferences_.set(Setting::asking, static_cast<int>(value - setting.values.begin()));
}

void App::set(act::Set chosen) {
  if (chosen.setting == Setting::asking) {
    Session& session = screens_.match->session();
    session.wish({session.viewer(), static_cast<std::size_t>(chosen.value)});
    save();
  }
  preferences_.set(chosen.setting, chosen.value);
}

// --- the replay ----------------------------------------------------------------------------------------------------

void App::open_replay(Session match, Seat viewpoint, std::size_t at) {
  back_to_log_ = false;
  screens_.replay.open(std::move(match), viewpoint, at);
  dialog_.kind = Dialog::none;
  check_names();
}

void App::show_moment(std::size_t moves) {
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

void App::show_judged(std::size_t move) {
  const Session& session = screens_.match->session();
  const Review& review = *screens_.review->review();
  open_replay(Session(new_match_id(services_), session.match(), session.players()), review.seat,
              review.moves[move].step);
  screens_.replay.tell(review);
}

void App::leave_replay() {
  services_.send(ToPage::settled, "");
  if (!screens_.match) return show_box();
  screens_.replay.close();
  dialog_.kind = back_to_log_ ? Dialog::log : Dialog::none;
  writer_.request_lock(screens_.match->session().id());
}

Seat App::own_seat_in_deal(const Match& match) const {
  if (!match.setup()) return no_seat;
  for (const std::string& id : saves_.with_deal(match.game().info->id, *match.setup())) {
    const Record& record = saves_.find(id)->record;
    if (record.turn != no_seat && record.notes.own_seat != no_seat) return record.notes.own_seat;
  }
  return no_seat;
}

void App::play_on() {
  const Replay& replay = screens_.replay.replay();
  Session session(new_match_id(services_), replay.beginning(), replay.session().players());
  if (count_humans(session.players()) > 1 || replay.viewpoint() == no_seat) session.cover();
  session.take_seat_again(own_seat_in_deal(replay.match()));
  open_match(std::move(session));
}

}  // namespace kairo::app
