#include "web/app/live_desk.h"

#include <algorithm>
#include <utility>

#include "web/app/links/room_link.h"
#include "web/app/screens/seat_settings.h"

namespace kairo::app {

namespace {

constexpr std::string_view other_build = "app.live.other_build";
constexpr std::size_t longest_live_name = 16;  // characters: at most as many bytes as a claim may have

Player player_of(const live::Claim& claim) {
  if (claim.by == live::Claim::By::bot) return {.kind = Player::Kind::bot, .level = claim.level, .name = {}};
  return {.kind = Player::Kind::human, .level = 0, .name = clean_name(claim.name, longest_live_name)};
}

std::optional<live::Table> table_in(const KeptRoom& room) {
  auto table = live::read_table(room.table);
  return table ? std::optional(*std::move(table)) : std::nullopt;
}

/// The number of moves of the seat, those ahead too.
std::size_t count_moves(const Match& match, const AnswersAhead& ahead, Seat seat) {
  const auto made = std::ranges::count(match.steps(), seat, &Match::Step::seat);
  return static_cast<std::size_t>(made) + ahead.by(seat).size();
}

std::string_view key_of(CodeFault fault) {
  const bool is_other = fault == CodeFault::unknown_version || fault == CodeFault::unknown_rules;
  return is_other ? other_build : "app.live.unreadable";
}

}  // namespace

// --- the room

void LiveDesk::open_room(const MatchSetup& setup) {
  const Setup deal = setup.setup(services_.random_seed());
  remember_start(preferences_.settings(), *setup.game().info, deal, setup.players());
  live::Table table = live::table_of(setup.game(), deal);
  const live::Device device = own_device();
  bool is_seated = false;
  for (Seat seat = 0; seat < setup.players().size(); ++seat) {
    const Player& player = setup.players()[seat];
    if (player.kind == Player::Kind::bot)
      live::give_to_bot(table.seats, seat, static_cast<std::uint8_t>(player.level));
    else if (!std::exchange(is_seated, true))
      live::claim(table.seats, seat, device, clean_name(player.name, longest_live_name));
  }
  show_lobby();
  join(new_room_key(services_), std::move(table));
}

bool LiveDesk::may_go_live() const {
  if (!scope_.live || !screens_.shows(Screen::match) || room_on_screen() != nullptr) return false;
  const Session& session = screens_.match->session();
  return session.match().setup() && !session.match().over() && session.players().size() > 1 && !session.series();
}

void LiveDesk::go_live() {
  if (!may_go_live()) return;
  const Session& session = screens_.match->session();
  live::Table table = live::table_of(session.held());
  const Seat alone = session.played().lone_person();
  const Seat own = session.own_seat() != no_seat ? session.own_seat() : alone;
  for (Seat seat = 0; seat < session.players().size(); ++seat) {
    const Player& player = session.players()[seat];
    if (player.kind == Player::Kind::bot)
      live::give_to_bot(table.seats, seat, static_cast<std::uint8_t>(player.level));
    else if (seat == own)
      live::claim(table.seats, seat, own_device(), clean_name(player.name, longest_live_name));
  }
  matches_.save_for_player();
  const std::string key = new_room_key(services_);
  keep_room(preferences_.settings(), key).match = session.id();
  join(key, std::move(table));
  dialog_.kind = Dialog::remote;
}

void LiveDesk::open(const std::string& key) {
  if (!scope_.live) return notify({.words = say({"app.live.not_here"})});
  if (live_.joined() && live_.key() == key) return services_.send(ToPage::settled, "");
  show_lobby();
  join(key, table_in(keep_room(preferences_.settings(), key)));
}

void LiveDesk::reopen() {
  if (scope_.live && !screens_.match && !preferences_->open_room.empty()) open(std::string(preferences_->open_room));
}

Seat LiveDesk::own_seat() const {
  const live::Table& table = *live_.table();
  if (!table.chosen.begun || !place_) return live::seat_of(table.seats, live_.device());
  return live::holds(table.seats, *place_, live_.device()) ? *place_ : no_seat;
}

live::Device LiveDesk::own_device() {
  while (preferences_->device == 0)
    preferences_->device = services_.random_seed() << 40 ^ services_.random_seed() << 20 ^ services_.random_seed();
  return preferences_->device;
}

void LiveDesk::join(std::string key, std::optional<live::Table> known) {
  place_ = keep_room(preferences_.settings(), key).seat;
  preferences_->open_room = key;
  const live::Device device = own_device();
  preferences_.store();
  fault_.reset();
  kept_.clear();
  news_ = true;
  live_.join(std::move(key), device, std::move(known));
  seat_ = live_.table() ? own_seat() : no_seat;
  services_.send(ToPage::settled, "");  // people copy the address and take pictures of it
}

void LiveDesk::leave() {
  if (!live_.joined()) return;
  live_.leave();
  preferences_->open_room.clear();
  preferences_.store();
}

void LiveDesk::show_lobby() {
  matches_.writer().close();
  screens_.show_lobby();
  dialog_.kind = Dialog::none;
}

void LiveDesk::invite() {
  if (!live_.table()) return;
  const std::string game = std::string(live_.table()->chosen.game->info->id) + ".name";
  services_.send(ToPage::pass,
                 room_fragment(live_.key()) + "\n" + say({"app.live.invitation", {term("game", game)}}) + "\nlive");
}

void LiveDesk::renew_room() {
  if (!live_.table()) return;
  live::Table table = *live_.table();
  const std::string key = new_room_key(services_);
  std::string match = std::exchange(keep_room(preferences_.settings(), live_.key()).match, {});
  KeptRoom& room = keep_room(preferences_.settings(), key);
  room.match = std::move(match);
  room.seat = place_;
  join(key, std::move(table));
  invite();
}

// --- in the lobby

std::string LiveDesk::own_name() const {
  if (live_.table() && own_seat() != no_seat) return live_.table()->seats[own_seat()].name;
  if (!typed_.empty()) return typed_;
  return preferences_->names.empty() ? "" : clean_name(preferences_->names.front(), longest_live_name);
}

void LiveDesk::change(act::LiveSeat seat) {
  if (!live_.table()) return;
  using enum act::LiveSeat::Deed;
  if (seat.deed == mute) {
    live_.muted ^= only(seat.seat);
    return;
  }
  if (seat.deed == sign) {
    live_.show_sign(seat.level);
    dialog_.kind = Dialog::none;
    return;
  }
  const std::string name = own_name();
  const bool is_done = live_.act([&](live::Table& table) {
    if (seat.deed == take) return live::claim(table.seats, seat.seat, live_.device(), name);
    if (seat.deed == bot) return live::give_to_bot(table.seats, seat.seat, static_cast<std::uint8_t>(seat.level));
    return live::leave(table.seats, seat.seat);
  });
  // Somebody else's claim may have come between the picture with the button and the press.
  if (is_done && seat.deed == take) place_ = seat.seat;
  fault_ = is_done || seat.deed != take ? std::nullopt : std::optional(Phrase{"app.live.seat_taken"});
  seat_ = own_seat();  // at once: it may be lost before the next frame
  news_ = true;
}

void LiveDesk::rename(std::string_view typed) {
  typed_ = clean_name(typed, longest_live_name);
  if (!live_.table() || own_seat() == no_seat) return;
  live_.act([&](live::Table& table) { return live::claim(table.seats, own_seat(), live_.device(), typed_); });
  news_ = true;
}

void LiveDesk::begin() {
  if (!live_.table() || !can_begin(*live_.table())) return;
  live_.act([](live::Table& table) {
    live::begin(table);
    return true;
  });
  news_ = true;
}

LobbyFacts LiveDesk::facts() const {
  return {.live = live_,
          .own = live_.table() ? own_seat() : no_seat,
          .name = own_name(),
          .fault = fault_ ? say(*fault_) : "",
          .may_renew = fault_ && fault_->key == other_build,
          .may_call = may_call_};
}

std::vector<Player> LiveDesk::players() const {
  std::vector<Player> players;
  if (!live_.table()) return players;
  for (Seat seat = 0; seat < live_.table()->chosen.setup.seats; ++seat)
    players.push_back(player_of(live_.table()->seats[seat]));
  return players;
}

// --- at the table

const KeptRoom* LiveDesk::room_on_screen() const {
  if (!screens_.match || !scope_.live) return nullptr;
  const auto& rooms = preferences_->rooms;
  const auto room = std::ranges::find(rooms, screens_.match->session().id(), &KeptRoom::match);
  return room != rooms.end() ? &*room : nullptr;
}

bool LiveDesk::is_on_table() const {
  const KeptRoom* room = live_.joined() ? room_on_screen() : nullptr;
  return room != nullptr && room->key == live_.key();
}

bool LiveDesk::shows_chosen() const {
  const live::Chosen& chosen = live_.table()->chosen;
  const Match& match = screens_.match->match();
  return &match.game() == chosen.game && match.setup() == chosen.setup;
}

void LiveDesk::took_back() {
  if (!is_on_table() || !live_.table()) return;
  const Session& session = screens_.match->session();
  const Seat seat = session.own_seat();
  const std::size_t left = count_moves(session.match(), session.played().ahead(), seat);
  const auto there = [&] { return count_moves(live_.course().held.match, live_.course().held.ahead, seat); };
  while (there() > left && live_.take_back(seat)) {
  }
  news_ = true;
}

bool LiveDesk::play_again() {
  if (!is_on_table() || !live_.table()) return false;
  Setup setup = live_.table()->chosen.setup;
  setup.seed = services_.random_seed();
  live_.act([&](live::Table& table) {
    if (!live::choose(table, *table.chosen.game, setup)) return false;
    live::begin(table);
    return true;
  });
  news_ = true;
  return true;
}

void LiveDesk::receive(ToCanvas message, std::string_view text) {
  live_.receive(message, text);
  if (message == ToCanvas::live_calls) may_call_ = text == "askable";
  if (message != ToCanvas::live_received) return;
  news_ = true;
  follow();  // a hidden page has no frames, and its person is called all the same
}

void LiveDesk::follow() {
  const KeptRoom* room = room_on_screen();
  if (room != nullptr && !is_on_table()) join(std::string(room->key), table_in(*room));
  if (room == nullptr && !screens_.lobby) leave();
  if (!live_.joined()) return;
  if (live_.table()) {
    follow_seat();
    push();
    pull();
    tell_session();
    keep();
  }
  tell_faults();
  tell_turn();
}

/// Calls this device's person when they are asked something.
void LiveDesk::tell_turn() {
  const bool asked = is_on_table() && screens_.match->session().own_seat() != no_seat &&
                     screens_.match->session().viewer_may_act() && !screens_.match->match().over();
  if (std::exchange(called_, asked) != asked)
    services_.send(ToPage::live_turn, asked ? say({"app.live.your_turn"}) : "");
}

/// Gives the table what the session knows more.
void LiveDesk::push() {
  if (!is_on_table() || !live_.table()->chosen.begun || news_ || !shows_chosen()) return;
  const Session& session = screens_.match->session();
  const auto& steps = session.match().steps();
  const auto made = [&] { return live_.course().held.match.steps().size(); };
  while (made() < steps.size()) {
    const Match::Step& next = steps[made()];
    const std::size_t before = made();
    if (!live_.give(next.seat, next.move).empty() || made() <= before) break;
  }
  const Seat own = session.own_seat();
  if (own == no_seat) return;
  const auto& ahead = session.played().ahead().by(own);
  const auto given = [&] { return live_.course().held.ahead.by(own).size(); };
  while (made() == steps.size() && given() < ahead.size()) {
    const std::size_t before = given();
    if (!live_.give(own, ahead[before]).empty() || given() <= before) break;
  }
  news_ = !same_held(session.held(), live_.course().held);
}

/// Gives the session what the table knows more.
void LiveDesk::pull() {
  if (!std::exchange(news_, false)) return;
  const bool begun = live_.table()->chosen.begun;
  if (begun && is_on_table() && shows_chosen()) return go_on();
  if (is_on_table() && !screens_.match->match().over()) fault_ = Phrase{"app.live.other_match"};
  if (begun) return open_match();
  if (is_on_table()) show_lobby();
}

/// Takes the own seat again that a bot has played meanwhile, and tells who loses it to somebody else.
void LiveDesk::follow_seat() {
  const live::Claims& seats = live_.table()->seats;
  const Seat kept = live::seat_kept_for(seats, live_.device());
  if (!live_.table()->chosen.begun || !place_) place_ = own_seat() != no_seat ? own_seat() : kept;
  if (own_seat() == no_seat && kept != no_seat && kept == *place_) {
    live_.act([&](live::Table& table) {
      return live::claim(table.seats, kept, live_.device(), std::string(table.seats[kept].name));
    });
    news_ = true;
    fault_ = Phrase{"app.live.seat_back"};
  }
  if (std::exchange(seat_, own_seat()) != no_seat && own_seat() == no_seat) fault_ = Phrase{"app.live.seat_lost"};
}

void LiveDesk::sit(Session& session) const {
  if (own_seat() == no_seat) return session.watch();
  session.take_seat(own_seat());
}

std::string LiveDesk::match_id() {
  const live::Chosen& chosen = live_.table()->chosen;
  KeptRoom& room = keep_room(preferences_.settings(), live_.key());
  if (room.match.empty()) room.match = take_moved_match();
  const SavedMatch* saved = room.match.empty() ? nullptr : matches_.saves().find(room.match);
  const bool is_same = saved != nullptr && saved->record.game == chosen.game->info->id && saved->deal == chosen.setup;
  if (!is_same) room.match = new_match_id(services_);
  return room.match;
}

std::string LiveDesk::take_moved_match() {
  for (KeptRoom& room : preferences_.settings().rooms) {
    if (room.match.empty()) continue;
    const auto before = table_in(room);
    live::Table now = *live_.table();
    // Another match of the same deal would not know what was played in this one.
    const bool has_moved = before && before->chosen == now.chosen && live::join(now, *before) == live::Joined::nothing;
    if (has_moved) return std::exchange(room.match, {});
  }
  return {};
}

void LiveDesk::open_match() {
  const bool watches = own_seat() == no_seat;
  Session session(match_id(), live_.course().held, players());
  sit(session);
  matches_.open_match(std::move(session), watches ? MatchWriter::Origin::link : MatchWriter::Origin::here);
  sit(screens_.match->session());
  if (watches) return;
  if (preferences_->asking) wish_for_people_here(screens_.match->session(), *preferences_->asking);
  matches_.save_for_player();
}

void LiveDesk::go_on() {
  const Session& before = screens_.match->session();
  const bool is_new = !same_held(before.held(), live_.course().held);
  const bool is_seated = before.own_seat() == own_seat() && before.custody().is_watching() == (own_seat() == no_seat);
  if (!is_new && before.players() == players() && is_seated) return;
  Session next(before.id(), live_.course().held, players());
  next.set_notes(before.notes());
  sit(next);
  screens_.match->go_on(std::move(next));
  if (own_seat() == no_seat) return matches_.save();
  matches_.record_end();
  matches_.save_for_player();
}

void LiveDesk::tell_session() const {
  if (!is_on_table()) return;
  LiveOthers live{.unsent = live_.is_unsent() && live_.line() == LiveTable::Line::broken, .signs = live_.shown_signs()};
  for (Seat seat = 0; seat < live_.table()->chosen.setup.seats; ++seat) {
    const live::Claim& claim = live_.table()->seats[seat];
    if (claim.by != live::Claim::By::person || live_.is_present(claim.device)) continue;
    (live_.is_returning(claim.device) ? live.returning : live.away) |= only(seat);
  }
  screens_.match->session().set_live(live);
}

void LiveDesk::tell_faults() {
  if (const auto fault = live_.take_fault()) fault_ = Phrase{key_of(*fault)};
  SeatSet seats = 0;
  for (const live::Lost& lost : live_.take_lost()) seats |= only(lost.seat);
  if (!is_on_table()) return;
  seats &= screens_.match->session().played().people_besides(no_seat);
  if (seats != 0)
    ui_.message.show(ui_.area(), say({"app.live.lost", {list("names", seat_list(seats))}}), draw::Ink::text);
  const std::string words = fault_ ? say(*fault_) : "";  // none until the texts of live tables are there
  if (words.empty() || dialog_.is_open()) return;
  const bool may_renew = fault_->key == other_build;
  fault_.reset();
  if (may_renew)
    notify({.words = words, .offer = act::Plain::renew_page, .offer_words = say({"app.live.reload"})});
  else if (screens_.match->session().custody().is_watching())
    notify({.words = words, .offer = act::Plain::open_remote, .offer_words = say({"app.live.seats"})});
  else
    notify({.words = words});
}

void LiveDesk::keep() {
  const auto text = live::write_table(*live_.table());
  if (!text || *text == kept_) return;
  kept_ = *text;
  KeptRoom& room = keep_room(preferences_.settings(), live_.key());
  room.table = kept_;
  room.seat = place_;
  preferences_.store();
}

}  // namespace kairo::app
