#include <string>
#include <utility>

#include "web/app/app.h"

namespace kairo::app {

namespace {

std::string name_key(const GameInfo& game) { return std::string(game.id) + ".name"; }

std::vector<Chair> seated(std::vector<Chair> chairs, const Match& match) {
  if (chairs.empty()) chairs.resize(static_cast<std::size_t>(match.now().table_size()));
  return chairs;
}

}  // namespace

// --- made: each at the moment of the tap ---------------------------------------------------------------------------

void App::pass_on() {
  const Match& match = session_->match();
  const auto code = write_code(match);
  if (!code) return;
  const std::string game = name_key(*match.game().info);
  const Phrase round = match.now().round();
  const Seat next = session_->is_human(match.turn()) ? match.turn() : no_seat;
  const std::string_view key = match.over()      ? "app.pass.result"
                               : next == no_seat ? "app.pass.anybody"
                               : round.empty()   ? "app.pass.sentence"
                                                 : "app.pass.sentence.round";
  const std::string sentence = say({key, {seat_name("seat", next), term("game", game), list("round", {round})}});
  services_.send("pass", match_fragment(*code, session_->chairs()) + "\n" + sentence);
}

void App::share_deal() {
  const Match& match = session_->match();
  if (!match.setup()) return;
  const auto code = write_code(Match(match.game(), *match.setup()));
  if (!code) return;
  const std::string game = name_key(*match.game().info);
  services_.send("pass", "d=" + *code + "\n" + say({"app.pass.deal", {term("game", game)}}));
}

void App::share_replay() {
  const Match& match = shown()->match();
  const auto code = write_code(match);
  if (!code) return;
  const std::string game = name_key(*match.game().info);
  services_.send("pass",
                 replay_fragment(*code, shown()->chairs()) + "\n" + say({"app.pass.replay", {term("game", game)}}));
}

std::string App::link() const {
  if (screen_ == Screen::setup) return "g=" + std::string(setup_.game().info->id);
  const Session* session = shown();
  const auto code = session != nullptr ? write_code(session->match()) : std::nullopt;
  if (!code) return {};
  return screen_ == Screen::replay ? replay_fragment(*code, session->chairs())
                                   : match_fragment(*code, session->chairs());
}

// --- opened --------------------------------------------------------------------------------------------------------

std::string App::why_unread(const CodeError& error) const {
  if (error.fault != CodeFault::unknown_rules) return say({fault_key(error.fault)});
  const std::string game = name_key(*error.game);
  return say(
      Phrase{"app.link.unknown_rules",
             {term("game", game), number("n", error.rules_version), number("known", error.game->rules_version)}});
}

std::string App::remarks(const Link& link) const {
  std::string all;
  const auto remark = [&](std::string_view key) { all += "\n" + say({key}); };
  if (link.names_lost) remark("app.link.names_lost");
  if (link.unknown_part) remark("app.link.unknown_part");
  return all;
}

void App::open_link(std::string_view text) {
  Link link = read_link(text);
  if (link.fault && !link.match) return notify({.words = why_unread(*link.fault)});
  if (link.kind == Link::Kind::none) return notify({.words = say({"app.link.none"})});
  if (link.kind == Link::Kind::game && link.game == nullptr) return notify({.words = say({"app.link.no_game"})});

  const bool deal = link.kind == Link::Kind::deal;
  if (link.fault && !deal) {
    const int moves = static_cast<int>(link.match->steps().size());
    const std::string words =
        why_unread(*link.fault) + "\n" + say({"app.link.beginning", {number("n", moves)}}) + remarks(link);
    pending_ = std::move(link);
    return notify({.words = words, .offer = act::Plain::open_linked, .offer_words = say({"app.link.open_beginning"})});
  }
  std::string remarked = remarks(link);
  if (link.fault) remarked = say({fault_key(CodeFault::damaged)}) + "\n" + say({"app.link.deal_whole"}) + remarked;
  switch (link.kind) {
    case Link::Kind::game: show_setup(*link.game, std::nullopt, settings_.chairs); break;
    case Link::Kind::deal: show_setup(link.match->game(), link.match->setup(), settings_.chairs); break;
    case Link::Kind::match: open_link_match(std::move(link)); break;
    case Link::Kind::replay:
      pending_ = std::move(link);
      open_linked();
      break;
    case Link::Kind::none: break;
  }
  // The choice between two matches tells it too.
  remarked.erase(0, remarked.find_first_not_of('\n'));
  if (!remarked.empty() && dialog_ == Dialog::none) notify({.words = std::move(remarked)});
}

void App::open_link_match(Link link) {
  const Kept* kept = shelf_.nearest(*link.match);
  const std::size_t moves = link.match->steps().size();
  const std::size_t before = kept != nullptr ? kept->match.steps().size() : 0;
  const std::size_t common = kept != nullptr ? *moves_in_common(kept->match, *link.match) : 0;
  if (kept != nullptr && common < before) {
    // What is kept has gone on, or another way: neither takes the other's place.
    rival_ = kept->id;
    pending_ = std::move(link);
    dialog_ = Dialog::link;
    return check_names();
  }
  // The names that are known here stay when the link brings nothing new.
  const bool news = kept == nullptr || (moves > before && !link.chairs.empty());
  std::vector<Chair> chairs = news ? std::move(link.chairs) : kept->record.chairs;
  std::string id = kept != nullptr ? kept->id : new_id();
  chairs = seated(std::move(chairs), *link.match);
  Session session(std::move(id), *std::move(link.match), std::move(chairs));
  session.cover();
  open_session(std::move(session));
}

std::optional<Rivals> App::rivals() const {
  const Kept* kept = shelf_.find(rival_);
  if (!pending_ || !pending_->match || kept == nullptr) return std::nullopt;
  return Rivals{.kept = &kept->match,
                .kept_chairs = kept->record.chairs,
                .linked = &*pending_->match,
                .linked_chairs = pending_->chairs,
                .in_common = moves_in_common(kept->match, *pending_->match).value_or(0),
                .remarks = remarks(*pending_)};
}

void App::open_kept() {
  pending_.reset();
  go_on(std::string(rival_));
  if (session_) session_->cover();
}

void App::open_linked() {
  auto link = std::exchange(pending_, std::nullopt);
  dialog_ = Dialog::none;
  if (!link) return;
  if (link->fault && link->kind == Link::Kind::match) {
    // What is whole of it may be kept here already, or be older than that.
    link->fault.reset();
    return open_link_match(*std::move(link));
  }
  std::vector<Chair> chairs = seated(std::move(link->chairs), *link->match);
  Session session(new_id(), *std::move(link->match), std::move(chairs));
  if (link->kind == Link::Kind::replay) {
    // Whoever opens the replay of a running match may be anybody.
    const Seat eyes = session.match().over() ? session.viewer() : no_seat;
    return open_replay(std::move(session), eyes, 0);
  }
  session.cover();
  open_session(std::move(session));
}

}  // namespace kairo::app
