#include "web/app/match_desk.h"

#include <algorithm>
#include <utility>

#include "web/app/links/link_words.h"
#include "web/app/links/share.h"
#include "web/app/match_setup.h"

namespace kairo::app {

namespace {

/// People who played `before` on devices of their own go on so.
void stay_apart(Session& session, const Session& before) {
  if (before.own_seat() != no_seat)
    session.restore_seat(before.own_seat());
  else if (before.custody().is_by_link())
    session.open_link();
}

}  // namespace

void MatchDesk::begin_match(Session session) {
  open_match(std::move(session));
  if (!preferences_->asking) return;
  wish_for_people_here(screens_.match->session(), *preferences_->asking);
  save();
}

void MatchDesk::open_match(Session session, MatchWriter::Origin origin) {
  if (const SavedMatch* saved = saves_.find(session.id())) {
    session.set_notes(saved->record.notes);
    if (!session.series()) session.set_series(saved->record.series);
  }
  screens_.show_match(std::move(session), !scope_.framed);
  const std::string_view game = screens_.game()->id;
  if (!preferences_->learned[std::string(game)].finished && !statistics_.has_game(game))
    screens_.match->explain_questions();
  if (!statistics_.has_seats(game, screens_.match->session().now().seats())) screens_.match->explain_seats();
  dialog_.kind = Dialog::none;
  preferences_->open_match = screens_.match->session().id();
  preferences_.store();
  wording_.announce_names();
  tell_storage(writer_.open(screens_.match->session(), origin));
}

void MatchDesk::start_match(const Game& game, const Setup& setup, std::vector<Player> players,
                            std::optional<Series> series, const Session* before) {
  remember_start(preferences_.settings(), *game.info, setup, players);
  preferences_->learned[std::string(game.info->id)].offered = true;
  Session session(new_match_id(services_), Match(game, setup), std::move(players));
  session.set_series(std::move(series));
  if (before != nullptr) stay_apart(session, *before);
  begin_match(std::move(session));
}

void MatchDesk::rematch(bool same_deal) {
  const Match& match = screens_.match->match();
  Setup setup = *match.setup();
  if (!same_deal) setup.seed = services_.random_seed();
  const Session& session = screens_.match->session();
  start_match(match.game(), setup, session.players(), same_deal ? std::nullopt : begun_again(session.series()),
              &session);
}

void MatchDesk::play_again() {
  if (saves_.matches().empty()) return;
  const SavedMatch* saved = saves_.matches().front();
  Setup setup = saved->deal;
  setup.seed = services_.random_seed();
  start_match(*find_game(saved->record.game), setup, saved->record.players, begun_again(saved->record.series));
}

void MatchDesk::play_next_game() {
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

void MatchDesk::resume(std::string_view what) {
  dialog_.kind = Dialog::none;
  const std::string id(what);
  if (auto held = saves_.open(id)) {
    open_match(Session(id, *std::move(held), saves_.find(id)->record.players));
  } else if (const Quarantined* quarantined = saves_.find_quarantined(id)) {
    // The damaged record stays as it is; its good beginning becomes a match of its own.
    Salvage found = salvage(quarantined->text);
    if (found.match) {
      Session session(new_match_id(services_), *std::move(found.match), std::move(found.players));
      session.set_series(std::move(found.series));
      open_match(std::move(session));
    }
  }
  move_damaged();
}

void MatchDesk::resume_latest(const Game& game) {
  for (const SavedMatch* saved : saves_.matches())
    if (saved->record.game == game.info->id) return resume(std::string(saved->id));
}

const SavedMatch* MatchDesk::match_to_begin_with() {
  const SavedMatch* open = saves_.find(preferences_->open_match);
  if (open != nullptr && (scope_.game.empty() || open->record.game == scope_.game)) return open;
  if (scope_.game.empty()) return nullptr;
  // Pages of one game each share `open_match`, so it may name a match of another game.
  std::vector<std::string> of_game;
  for (const SavedMatch* saved : saves_.matches())
    if (saved->record.game == scope_.game) of_game.push_back(saved->id);
  for (const std::string& id : of_game) {
    saves_.examine(id);
    if (const SavedMatch* saved = saves_.find(id); saved != nullptr && saved->record.turn != no_seat) return saved;
  }
  return nullptr;
}

void MatchDesk::take_seat(Seat seat) {
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

void MatchDesk::change_seat(Seat seat) {
  dialog_.kind = Dialog::none;
  if (seat == no_seat) {
    screens_.match->pass_around();
    return save();
  }
  screens_.match->take_seat(seat);
  // Somebody who says who they are takes part: this browser must know them when the next link comes.
  save_for_player();
}

void MatchDesk::play(AnyMove move) {
  const auto setting = screens_.match->seat_setting();
  if (const Played played = screens_.match->session().play(move); !played.made())
    return ui_.message.show(ui_.area(), say(played.refused));
  if (setting) remember_asking(*setting, move);
  // Answers ahead change nothing on the table.
  const Session& session = screens_.match->session();
  if (!session.played().ahead().by(session.own_seat()).empty() && !session.viewer_may_act())
    ui_.message.show(ui_.area(), words_of_waiting(session, language()), draw::Ink::text);
  record_end();
  save_for_player();
}

void MatchDesk::remember_asking(const tables::SeatSetting& setting, AnyMove move) {
  const auto value = std::ranges::find(setting.values, move);
  if (value == setting.values.end()) return;
  preferences_.set(Setting::asking, static_cast<int>(value - setting.values.begin()));
}

void MatchDesk::play_on() {
  const Replay& replay = screens_.replay.replay();
  Session session(new_match_id(services_), replay.beginning(), replay.session().players());
  if (count_humans(session.players()) > 1 || replay.viewpoint() == no_seat) session.forget_holder();
  session.restore_seat(own_seat_in_deal(replay.match()));
  open_match(std::move(session));
}

void MatchDesk::play_on_lesson() {
  const Session& lesson = screens_.lesson->session();
  if (const Game& game = lesson.match().game(); !lesson.match().setup()) {
    const MatchSetup first(game, preferences_->players.empty() ? first_players() : preferences_->players, std::nullopt);
    return start_match(game, first.setup(services_.random_seed()), first.players(), std::nullopt);
  }
  begin_match(Session(new_lesson_match_id(services_), lesson.match(), lesson.players()));
  save_for_player();
}

Seat MatchDesk::own_seat_in_deal(const Match& match) const {
  if (!match.setup()) return no_seat;
  for (const std::string& id : saves_.with_deal(match.game().info->id, *match.setup())) {
    const Record& record = saves_.find(id)->record;
    if (record.turn != no_seat && record.notes.own_seat != no_seat) return record.notes.own_seat;
  }
  return no_seat;
}

void MatchDesk::send_link(std::optional<std::string> text) {
  if (text) services_.send(ToPage::pass, *text);
}

void MatchDesk::send_match() {
  Session& session = screens_.match->session();
  const auto text = share_match_text(session, language());
  if (!text) return;
  send_link(text);
  if (session.mark_sent()) save();
}

void MatchDesk::save() { tell_storage(writer_.save(screens_.match->session())); }

void MatchDesk::save_for_player() {
  writer_.make_permanent();
  save();
}

void MatchDesk::write_rest() {
  tell_storage(writer_.write_rest(screens_.match ? &screens_.match->session() : nullptr));
}

void MatchDesk::tell_storage(MatchWriter::Failure failure) {
  if (!failure) return;
  notify(
      {.words = say({words_key(*failure)}), .offer = act::Plain::export_match, .offer_words = say({"app.kept.file"})});
}

void MatchDesk::record_end() {
  if (writer_.storage() != Storage::lost) screens_.match->record_end(statistics_.add_result(screens_.match->session()));
}

void MatchDesk::move_damaged() {
  if (writer_.move_damaged() && !dialog_.is_open()) notify({.words = say({"app.aside.told"})});
}

void MatchDesk::ask_to_delete_all() {
  const int saves = static_cast<int>(saves_.matches().size() + saves_.quarantined().size());
  notify({.words = say({"app.box.delete_all.words", {number("n", saves)}}),
          .offer = act::Plain::delete_all,
          .offer_words = say({"app.box.delete_all.yes"})});
}

void MatchDesk::ask_to_wipe_statistics() {
  notify({.words = say({"app.statistics.wipe.words"}),
          .offer = act::Plain::wipe_statistics,
          .offer_words = say({"app.statistics.wipe"})});
}

}  // namespace kairo::app
