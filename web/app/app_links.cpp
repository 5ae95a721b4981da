#include <algorithm>
#include <string>
#include <utility>

#include "engine/match/answers_code.h"
#include "web/app/app.h"
#include "web/app/links/chat.h"
#include "web/app/links/link_words.h"
#include "web/app/links/other_sides.h"
#include "web/app/links/share.h"

namespace kairo::app {

namespace {

/// People on all seats when a link names no players.
std::vector<Player> players_or_people(std::vector<Player> players, const Match& match) {
  if (players.empty()) players.resize(static_cast<std::size_t>(match.now().seats()));
  return players;
}

}  // namespace

void App::send_link(std::optional<std::string> text) {
  if (text) services_.send("pass", *text);
}

void App::send_match() {
  Session& session = screens_.match->session();
  const auto text = share_match_text(session, language());
  if (!text) return;
  send_link(text);
  if (session.note_sent()) save();
}

std::string App::link() const {
  if (screens_.shows(Screen::setup)) return "g=" + std::string(screens_.setup->game().info->id);
  if (screens_.learn) return "g=" + std::string(screens_.game()->id);
  const Session* session = screens_.session();
  const auto code = session != nullptr ? write_code(session->match()) : std::nullopt;
  if (!code) return {};
  if (screens_.shows(Screen::replay)) return replay_fragment(*code, session->players());
  return match_fragment(*code, session->players(), write_answers(session->match(), session->ahead()).value_or(""),
                        std::nullopt, session->series());
}

void App::open_link(std::string_view text) {
  LinkReader reader(text);
  const Session* session = screens_.shows(Screen::match) ? &screens_.match->session() : nullptr;
  auto chat = reader.size() > 1 ? read_chat(reader, session != nullptr ? &session->match() : nullptr) : std::nullopt;
  if (chat) {
    std::string remarks = chat_remarks(*chat, language());
    return take_in(*std::move(chat), std::move(remarks));
  }
  open_one_link(reader.size() > 0 ? reader.read(0) : Link{});
}

void App::open_one_link(Link link) {
  const auto refuse = [&](std::string words) {
    services_.send("refused", "link");
    notify({.words = std::move(words)});
  };
  if (link.fault && !link.match) return refuse(why_unread(*link.fault, language()));
  if (link.kind == Link::Kind::none) return refuse(say({"app.link.none"}));
  if (link.kind == Link::Kind::game && link.game == nullptr) return refuse(say({"app.link.no_game"}));

  const bool deal = link.kind == Link::Kind::deal;
  if (link.fault && !deal) {
    const int moves = static_cast<int>(link.match->steps().size());
    const std::string words = why_unread(*link.fault, language()) + "\n" +
                              say({"app.link.beginning", {number("n", moves)}}) + link_remarks(link, language());
    pending_link_.hold(std::move(link));
    return notify({.words = words, .offer = act::Plain::open_linked, .offer_words = say({"app.link.open_beginning"})});
  }
  std::string remarks = link_remarks(link, language());
  if (link.fault) remarks = say({fault_key(CodeFault::damaged)}) + "\n" + say({"app.link.deal_whole"}) + remarks;
  switch (link.kind) {
    case Link::Kind::game: show_setup(*link.game, std::nullopt); break;
    case Link::Kind::deal: show_setup(link.match->game(), link.match->setup()); break;
    case Link::Kind::match: return take_in(chat_of(std::move(link)), std::move(remarks));
    case Link::Kind::replay:
      pending_link_.hold(std::move(link));
      open_linked(0);
      break;
    case Link::Kind::none: break;
  }
  tell_remarks(std::move(remarks));
}

void App::tell_remarks(std::string remarks) {
  remarks.erase(0, remarks.find_first_not_of('\n'));
  if (remarks.empty()) return;
  if (dialog_.kind == Dialog::notice)
    dialog_.notice.words += "\n" + remarks;
  else if (!dialog_.is_open())
    notify({.words = std::move(remarks)});
}

void App::take_in(Chat chat, std::string remarks) {
  // What was played here is not saved as long as another tab has the match.
  if (screens_.match && writer_.is_unsaved() && common_moves(screens_.match->match(), chat.held.match))
    chat.links.push_back(screens_.match->session().held());
  auto nearest = saves_.nearest(chat.held, writer_.beside());
  if (nearest) nearest->merged = merge(nearest->saved, chat.links);
  if (ask_which(chat, nearest ? &*nearest : nullptr, remarks)) return check_names();
  open_merged(std::move(chat), nearest ? &*nearest : nullptr);
  tell_remarks(std::move(remarks));
}

bool App::ask_which(const Chat& chat, const SaveStore::Nearest* nearest, const std::string& remarks) {
  if (nearest == nullptr && chat.contradictions.empty()) return false;
  const bool several = chat.links.size() > 1;
  const Merged merged = nearest != nullptr ? nearest->merged : merge(chat.held, chat.links);
  std::vector<Held> saved;
  for (const std::string& id : saves_.with_deal(merged.held.match.game().info->id, *merged.held.match.setup()))
    if (auto held = id != writer_.beside() ? saves_.open(id) : std::nullopt) saved.push_back(*std::move(held));
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

void App::open_merged(Chat chat, const SaveStore::Nearest* nearest) {
  const SavedMatch* saved = nearest != nullptr ? saves_.find(nearest->id) : nullptr;
  const Held& held = nearest != nullptr ? nearest->merged.held : chat.held;
  // The names that are known here stay when the link brings no new move.
  const bool linked_names =
      saved == nullptr || (held.match.steps().size() > saved->record.moves && !chat.players.empty());
  std::vector<Player> players = linked_names ? std::move(chat.players) : saved->record.players;
  Session session(saved != nullptr ? saved->id : new_match_id(services_), held,
                  players_or_people(std::move(players), held.match));
  // What is saved of the games before stays.
  session.set_series(saved != nullptr && saved->record.series ? saved->record.series : std::move(chat.series));
  session.arrive();
  // A page may open any number of links in a row: whether a new match matters, only the player can say.
  open_match(std::move(session), MatchWriter::Origin::link);
  // The last move of a match by link may have been made on another device.
  if (screens_.match->session().own_seat() != no_seat) note_statistics();
  if (nearest != nullptr) tell_what_came(std::move(chat.held), *nearest);
}

void App::tell_what_came(Held linked, const SaveStore::Nearest& nearest) {
  const Session& session = screens_.match->session();
  if (nearest.merged.news) {
    show_news_since(nearest.saved);
  } else if (same_held(nearest.saved, linked)) {
    ui_.toast(ui_.area(), say({"app.link.nothing_new"}), draw::Ink::gold);
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

void App::show_news_since(const Held& before) {
  if (screens_.match->match().steps().size() < before.match.steps().size()) return;
  screens_.match->show_what_came(before.match.steps().size());
  const std::string words = words_of_news(screens_.match->session(), before, language());
  if (!words.empty()) ui_.toast(ui_.area(), words, draw::Ink::gold);
}

void App::open_saved() {
  auto kept = pending_link_.release_kept();
  const std::string id = pending_link_.saved_id();
  if (kept && id.empty()) {
    dialog_.kind = Dialog::none;
    return open_merged(*std::move(kept), nullptr);
  }
  const auto compared = kept ? saves_.compare(id, kept->held) : std::nullopt;
  if (compared && compared->merged.news) {
    dialog_.kind = Dialog::none;
    return open_merged({.held = std::move(kept->held)}, &*compared);
  }
  resume(id);
  if (screens_.match) screens_.match->session().arrive();
  writer_.settle_beside();
}

void App::open_linked(std::size_t side) {
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
    return open_replay(std::move(session), viewpoint, 0);
  }
  session.set_series(std::move(link->series));
  session.arrive();
  if (const SavedMatch* saved = saves_.find(pending_link_.saved_id()))
    session.take_seat_again(saved->record.notes.own_seat);
  open_match(std::move(session));
  writer_.settle_beside();
}

}  // namespace kairo::app
