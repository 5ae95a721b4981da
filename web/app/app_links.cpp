#include <string>
#include <utility>

#include "web/app/app.h"
#include "web/app/links/link_words.h"

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

std::string App::link() const {
  if (screens_.shows(Screen::setup)) return "g=" + std::string(screens_.setup->game().info->id);
  if (screens_.learn) return "g=" + std::string(screens_.game()->id);
  const Session* session = screens_.session();
  const auto code = session != nullptr ? write_code(session->match()) : std::nullopt;
  if (!code) return {};
  return screens_.shows(Screen::replay) ? replay_fragment(*code, session->players())
                                        : match_fragment(*code, session->players());
}

void App::open_link(std::string_view text) {
  Link link = read_link(text);
  if (link.fault && !link.match) return notify({.words = why_unread(*link.fault, language())});
  if (link.kind == Link::Kind::none) return notify({.words = say({"app.link.none"})});
  if (link.kind == Link::Kind::game && link.game == nullptr) return notify({.words = say({"app.link.no_game"})});

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
    case Link::Kind::match: open_link_match(std::move(link)); break;
    case Link::Kind::replay:
      pending_link_.hold(std::move(link));
      open_linked();
      break;
    case Link::Kind::none: break;
  }
  // The choice between two matches shows the remarks itself.
  remarks.erase(0, remarks.find_first_not_of('\n'));
  if (!remarks.empty() && !dialog_.is_open()) notify({.words = std::move(remarks)});
}

void App::open_link_match(Link link) {
  const auto nearest = saves_.nearest(*link.match);
  const SavedMatch* saved = nearest ? saves_.find(nearest->id) : nullptr;
  const std::size_t moves = link.match->steps().size();
  const std::size_t saved_moves = nearest ? nearest->match.steps().size() : 0;
  if (nearest && nearest->common < saved_moves) {
    // The saved match has more moves or other ones, so the link must not replace it.
    pending_link_.hold(std::move(link), nearest->id);
    dialog_.kind = Dialog::link_conflict;
    return check_names();
  }
  // The names that are known here stay when the link brings no new move.
  const bool linked_names = saved == nullptr || (moves > saved_moves && !link.players.empty());
  std::vector<Player> players = linked_names ? std::move(link.players) : saved->record.players;
  std::string id = saved != nullptr ? saved->id : new_match_id(services_);
  players = players_or_people(std::move(players), *link.match);
  Session session(std::move(id), *std::move(link.match), std::move(players));
  session.arrive();
  // A page may open any number of links in a row: whether a new match matters, only the player can say.
  open_match(std::move(session), saved == nullptr);
}

void App::open_saved() {
  pending_link_.drop();
  resume(std::string(pending_link_.saved_id()));
  if (screens_.match) screens_.match->session().arrive();
}

void App::open_linked() {
  auto link = pending_link_.release();
  dialog_.kind = Dialog::none;
  if (!link) return;
  if (link->fault && link->kind == Link::Kind::match) {
    // Its good beginning may be saved here already, or be older than what is saved.
    link->fault.reset();
    return open_link_match(*std::move(link));
  }
  std::vector<Player> players = players_or_people(std::move(link->players), *link->match);
  Session session(new_match_id(services_), *std::move(link->match), std::move(players));
  if (link->kind == Link::Kind::replay) {
    // Anybody may have opened the replay of a match that is not over.
    const Seat viewpoint = session.match().over() ? session.viewer() : no_seat;
    return open_replay(std::move(session), viewpoint, 0);
  }
  session.arrive();
  open_match(std::move(session));
}

}  // namespace kairo::app
