#include <utility>

#include "web/app/app.h"
#include "web/app/saves/import.h"
#include "web/app/saves/lines.h"

namespace kairo::app {

void App::resume(std::string_view what) {
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

void App::save() { tell_storage(writer_.save(screens_.match->session())); }

void App::save_for_player() {
  writer_.make_permanent();
  save();
}

void App::write_rest() { tell_storage(writer_.write_rest(screens_.match ? &screens_.match->session() : nullptr)); }

void App::tell_storage(MatchWriter::Failure failure) {
  if (!failure) return;
  notify(
      {.words = say({words_key(*failure)}), .offer = act::Plain::export_match, .offer_words = say({"app.kept.file"})});
}

// --- other tabs ----------------------------------------------------------------------------------------------------

void App::receive_record(std::string_view text) {
  const std::string_view name = pop_line(text);
  writer_.receive(name, text);
  if (!started_) return;
  records_came_ = true;
  if (screens_.shows(Screen::match) && screens_.match->session().id() == SaveStore::id_in(name) &&
      writer_.is_overtaken(screens_.match->session()))
    lose_lock();
}

void App::receive_lock(std::string_view text) {
  const std::string_view state = pop_line(text);
  if (!screens_.shows(Screen::match) || screens_.match->session().id() != text) return;
  if (state != "mine") return lose_lock();
  if (dialog_.kind == Dialog::elsewhere) dialog_.kind = Dialog::none;
  follow(writer_.lock_granted(screens_.match->session()));
}

void App::follow_saves() {
  // Any number may come at once.
  if (std::exchange(records_came_, false)) {
    check_names();
    move_damaged();
    write_rest();  // what another tab has damaged may still be known here
  }
  if (screens_.shows(Screen::match) && writer_.may_play() && writer_.has_news())
    follow(writer_.catch_up(screens_.match->session()));
}

void App::follow(MatchWriter::CatchUp what) {
  switch (what) {
    case MatchWriter::CatchUp::nothing: break;
    case MatchWriter::CatchUp::save: save(); break;
    case MatchWriter::CatchUp::reload: catch_up(false); break;
    case MatchWriter::CatchUp::choose: catch_up(true); break;
  }
}

void App::lose_lock() {
  writer_.lock_lost(screens_.match->session());
  dialog_.kind = Dialog::elsewhere;
  screens_.match->stop_bots();
}

void App::catch_up(bool choose) {
  const Session& before = screens_.match->session();
  const std::string id = before.id();
  const bool by_link = before.is_by_link();
  const Held held = before.held();
  Chat own{.held = held, .links = {held}, .players = before.players()};
  const Dialog open = dialog_.kind;
  resume(id);
  if (by_link) screens_.match->session().arrive();
  if (choose) return take_in(std::move(own), {});
  if (!dialog_.is_open() && open == Dialog::notice) dialog_.kind = open;
  show_news_since(held);
}

// --- the list of saves ---------------------------------------------------------------------------------------------

void App::move_damaged() {
  if (writer_.move_damaged() && !dialog_.is_open()) notify({.words = say({"app.aside.told"})});
}

void App::ask_to_delete_all() {
  const int saves = static_cast<int>(saves_.matches().size() + saves_.quarantined().size());
  notify({.words = say({"app.box.delete_all.words", {number("n", saves)}}),
          .offer = act::Plain::delete_all,
          .offer_words = say({"app.box.delete_all.yes"})});
}

void App::import_bundle(Bundle bundle, std::string_view statistics) {
  const ImportCounts counts = import_matches(std::move(bundle), saves_, writer_);
  const bool goes_on = counts.imported > 0 && go_on_with_import();
  std::string words;
  const auto say_also = [&](const Phrase& phrase) { words += (words.empty() ? "" : "\n") + say(phrase); };
  const auto count = [&](std::string_view key, int n) {
    if (n > 0) say_also({key, {number("n", n)}});
  };
  count("app.parcels.taken", counts.imported);
  count("app.parcels.known", counts.known);
  count("app.parcels.damaged", counts.damaged);
  count("app.parcels.unreadable", counts.unreadable);
  count("app.parcels.refused", counts.refused);
  count("app.parcels.too_long", counts.too_long);
  if (goes_on) say_also({"app.parcels.goes_on"});
  if (!statistics.empty()) words += (words.empty() ? "" : "\n") + import_statistics(statistics);
  if (counts.more) say_also({"app.parcels.more"});
  if (writer_.storage() != Storage::works) say_also({words_key(writer_.storage())});
  notify({.words = std::move(words)});
  check_names();
}

bool App::go_on_with_import() {
  if (!screens_.shows(Screen::match) || !writer_.may_play()) return false;
  const Held before = screens_.match->session().held();
  if (writer_.is_provisional()) {
    // Now its deal may be in the box: then the two are one match.
    auto nearest = saves_.nearest(before);
    if (nearest && nearest->merged.contradictions.empty()) open_merged({.held = before}, &*nearest);
  } else {
    follow_saves();
  }
  return !same_held(screens_.match->session().held(), before);
}

}  // namespace kairo::app
