#include "web/app/link_desk.h"

#include <algorithm>
#include <utility>

#include "web/app/kit/lines.h"
#include "web/app/links/link_words.h"
#include "web/app/links/opening.h"
#include "web/app/saves/import.h"
#include "web/app/saves/other_sides.h"

namespace kairo::app {

namespace {

/// People on all seats when a link names no players.
std::vector<Player> players_or_people(std::vector<Player> players, const Match& match) {
  if (players.empty()) players.resize(static_cast<std::size_t>(match.now().seats()));
  return players;
}

}  // namespace

void LinkDesk::open(std::string_view text) {
  Opening opening = opening_of(text, screens_.shows(Screen::match) ? &screens_.match->match() : nullptr, language());
  switch (opening.kind) {
    case Opening::Kind::refuse:
      services_.send(ToPage::refused, "link");
      return notify({.words = std::move(opening.words)});
    case Opening::Kind::ask:
      pending_link_.hold(*std::move(opening.link));
      return notify({.words = std::move(opening.words),
                     .offer = act::Plain::open_linked,
                     .offer_words = say({"app.link.open_beginning"})});
    case Opening::Kind::take_in: return take_in(*std::move(opening.chat), std::move(opening.words));
    case Opening::Kind::set_up: screen_desk_.show_setup(*opening.game, opening.deal); break;
    case Opening::Kind::replay:
      pending_link_.hold(*std::move(opening.link));
      open_linked(0);
      break;
  }
  tell_remarks(std::move(opening.words));
}

void LinkDesk::tell_remarks(std::string remarks) {
  remarks.erase(0, remarks.find_first_not_of('\n'));
  if (remarks.empty()) return;
  if (dialog_.kind == Dialog::notice)
    dialog_.notice.words += "\n" + remarks;
  else if (!dialog_.is_open())
    notify({.words = std::move(remarks)});
}

void LinkDesk::take_in(Chat chat, std::string remarks) {
  // Moves made here are not saved as long as another tab has the match.
  if (screens_.match && matches_.writer().is_unsaved() && common_moves(screens_.match->match(), chat.held.match))
    chat.links.push_back(screens_.match->session().held());
  auto nearest = matches_.saves().nearest(chat.held, matches_.writer().beside());
  if (nearest) nearest->merged = merge(nearest->saved, chat.links);
  if (ask_which(chat, nearest ? &*nearest : nullptr, remarks)) return wording_.announce_names();
  open_merged(std::move(chat), nearest ? &*nearest : nullptr);
  tell_remarks(std::move(remarks));
}

bool LinkDesk::ask_which(const Chat& chat, const SaveStore::Nearest* nearest, const std::string& remarks) {
  if (nearest == nullptr && chat.contradictions.empty()) return false;
  const bool several = chat.links.size() > 1;
  const Merged merged = nearest != nullptr ? nearest->merged : merge(chat.held, chat.links);
  const std::vector<Held> saved = saved_of_deal(merged.held.match);
  OtherSides others = other_sides(merged, [&](const Held& side) {
    return std::ranges::any_of(saved, [&](const Held& held) { return knows(held, side); }) ||
           (several && pending_link_.has_refused(side));
  });
  if (others.sides.empty()) return false;
  PendingLink::Choice choice{.saved_id = nearest != nullptr ? nearest->id : "",
                             .kept = {.held = merged.held,
                                      .players = players_or_people(chat.players, merged.held.match),
                                      .series = chat.series},
                             .sides = {},
                             .twice = others.twice,
                             .remarks = remarks};
  if (others.more > 0) choice.remarks += "\n" + say({"app.link.more_sides", {number("n", others.more)}});
  for (Held& side : others.sides) {
    Link link{.kind = Link::Kind::match, .match = std::move(side.match), .ahead = std::move(side.ahead)};
    link.players = players_or_people(chat.players, *link.match);
    link.series = chat.series;
    choice.sides.push_back(std::move(link));
  }
  pending_link_.hold(std::move(choice));
  dialog_.kind = Dialog::link_conflict;
  return true;
}

std::vector<Held> LinkDesk::saved_of_deal(const Match& match) {
  std::vector<Held> saved;
  for (const std::string& id : matches_.saves().with_deal(match.game().info->id, *match.setup()))
    if (auto held = id != matches_.writer().beside() ? matches_.saves().open(id) : std::nullopt)
      saved.push_back(*std::move(held));
  return saved;
}

void LinkDesk::open_merged(Chat chat, const SaveStore::Nearest* nearest) {
  const SavedMatch* saved = nearest != nullptr ? matches_.saves().find(nearest->id) : nullptr;
  const Held& held = nearest != nullptr ? nearest->merged.held : chat.held;
  // The names that are known here stay when the link brings no new move.
  const bool linked_names =
      saved == nullptr || (held.match.steps().size() > saved->record.moves && !chat.players.empty());
  std::vector<Player> players = linked_names ? std::move(chat.players) : saved->record.players;
  Session session(saved != nullptr ? saved->id : new_match_id(services_), held,
                  players_or_people(std::move(players), held.match));
  // The saved results of the games before stay.
  session.set_series(saved != nullptr && saved->record.series ? saved->record.series : std::move(chat.series));
  session.open_link();
  // A page may open any number of links in a row: whether a new match matters, only the player can say.
  matches_.open_match(std::move(session), MatchWriter::Origin::link);
  // The last move of a match by link may have been made on another device.
  if (screens_.match->session().own_seat() != no_seat) matches_.record_end();
  if (nearest != nullptr) tell_what_came(std::move(chat.held), *nearest);
}

void LinkDesk::tell_what_came(Held linked, const SaveStore::Nearest& nearest) {
  const Session& session = screens_.match->session();
  if (nearest.merged.news) {
    show_news_since(nearest.saved);
  } else if (same_held(nearest.saved, linked)) {
    ui_.message.show(ui_.area(), say({"app.link.nothing_new"}), draw::Ink::text);
  } else {
    Link link{.kind = Link::Kind::match, .match = std::move(linked.match), .ahead = std::move(linked.ahead)};
    link.players = session.players();
    link.series = session.series();
    pending_link_.hold(std::move(link), nearest.id);
    notify({.words = say({"app.link.older"}),
            .offer = act::Plain::open_linked,
            .offer_words = say({"app.link.open_linked"})});
  }
}

void LinkDesk::show_news_since(const Held& before) {
  if (screens_.match->match().steps().size() < before.match.steps().size()) return;
  screens_.match->show_what_came(before.match.steps().size());
  const std::string words = words_of_news(screens_.match->session(), before, language());
  if (!words.empty()) ui_.message.show(ui_.area(), words, draw::Ink::text);
}

void LinkDesk::open_saved() {
  auto kept = pending_link_.release_kept();
  const std::string id = pending_link_.saved_id();
  if (kept && id.empty()) {
    dialog_.kind = Dialog::none;
    return open_merged(*std::move(kept), nullptr);
  }
  const auto compared = kept ? matches_.saves().compare(id, kept->held) : std::nullopt;
  if (compared && compared->merged.news) {
    dialog_.kind = Dialog::none;
    return open_merged({.held = std::move(kept->held)}, &*compared);
  }
  matches_.resume(id);
  if (screens_.match) screens_.match->session().open_link();
  matches_.writer().save_contradiction();
}

void LinkDesk::open_linked(std::size_t side) {
  auto link = pending_link_.release(side);
  dialog_.kind = Dialog::none;
  if (!link) return;
  if (link->fault && link->kind == Link::Kind::match) {
    // Its good beginning may be saved here already, or be older than what is saved.
    link->fault.reset();
    return take_in(chat_of(*std::move(link)), {});
  }
  std::vector<Player> players = players_or_people(std::move(link->players), *link->match);
  Session session(new_match_id(services_), Held{*std::move(link->match), std::move(link->ahead)}, std::move(players));
  if (link->kind == Link::Kind::replay) {
    // Anybody may have opened the replay of a match that is not over.
    const Seat viewpoint = session.match().over() ? session.viewer() : no_seat;
    session.watch();  // it may have been anybody's match
    return screen_desk_.open_replay(std::move(session), viewpoint, 0);
  }
  session.set_series(std::move(link->series));
  session.open_link();
  if (const SavedMatch* saved = matches_.saves().find(pending_link_.saved_id()))
    session.restore_seat(saved->record.notes.own_seat);
  matches_.open_match(std::move(session));
  matches_.writer().save_contradiction();
}

void LinkDesk::receive_record(std::string_view text, bool started) {
  const std::string_view name = pop_line(text);
  matches_.writer().receive(name, text);
  if (!started) return;
  records_came_ = true;
  if (screens_.shows(Screen::match) && screens_.match->session().id() == SaveStore::id_in(name) &&
      matches_.writer().is_overtaken(screens_.match->session()))
    lose_lock();
}

void LinkDesk::receive_lock(std::string_view text) {
  const std::string_view state = pop_line(text);
  if (!screens_.shows(Screen::match) || screens_.match->session().id() != text) return;
  if (state != "mine") return lose_lock();
  if (dialog_.kind == Dialog::elsewhere) dialog_.kind = Dialog::none;
  follow(matches_.writer().lock_granted(screens_.match->session()));
}

void LinkDesk::follow_saves() {
  // Any number may come at once.
  if (std::exchange(records_came_, false)) {
    wording_.announce_names();
    matches_.move_damaged();
    matches_.write_rest();  // what another tab has damaged may still be known here
  }
  if (screens_.shows(Screen::match) && matches_.writer().may_play() && matches_.writer().has_news())
    follow(matches_.writer().catch_up(screens_.match->session()));
}

void LinkDesk::follow(MatchWriter::CatchUp what) {
  switch (what) {
    case MatchWriter::CatchUp::nothing: break;
    case MatchWriter::CatchUp::save: matches_.save(); break;
    case MatchWriter::CatchUp::reload: catch_up(false); break;
    case MatchWriter::CatchUp::choose: catch_up(true); break;
  }
}

void LinkDesk::lose_lock() {
  matches_.writer().lock_lost(screens_.match->session());
  dialog_.kind = Dialog::elsewhere;
  screens_.match->bots().stop();
}

void LinkDesk::catch_up(bool choose) {
  const Session& before = screens_.match->session();
  const std::string id = before.id();
  const bool by_link = before.custody().is_by_link();
  const Held held = before.held();
  Chat own{.held = held, .links = {held}, .players = before.players()};
  const Dialog open = dialog_.kind;
  matches_.resume(id);
  if (by_link) screens_.match->session().open_link();
  if (choose) return take_in(std::move(own), {});
  if (!dialog_.is_open() && open == Dialog::notice) dialog_.kind = open;
  show_news_since(held);
}

void LinkDesk::import_bundle(Bundle bundle, std::string_view statistics) {
  const ImportCounts counts = import_matches(std::move(bundle), matches_.saves(), matches_.writer());
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
  if (!statistics.empty()) {
    const std::optional<int> added = matches_.statistics().import(statistics);
    say_also(added ? Phrase{"app.statistics.taken", {number("n", *added)}} : Phrase{"app.statistics.refused"});
  }
  if (counts.more) say_also({"app.parcels.more"});
  if (matches_.writer().storage() != Storage::works) say_also({words_key(matches_.writer().storage())});
  notify({.words = std::move(words)});
  wording_.announce_names();
}

bool LinkDesk::go_on_with_import() {
  if (!screens_.shows(Screen::match) || !matches_.writer().may_play()) return false;
  const Held before = screens_.match->session().held();
  if (matches_.writer().is_provisional()) {
    // Now its deal may be in the box: then the two are one match.
    auto nearest = matches_.saves().nearest(before);
    if (nearest && nearest->merged.contradictions.empty()) open_merged({.held = before}, &*nearest);
  } else {
    follow_saves();
  }
  return !same_held(screens_.match->session().held(), before);
}

}  // namespace kairo::app
