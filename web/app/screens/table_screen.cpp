#include "web/app/screens/table_screen.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/match/live/questions.h"
#include "web/app/links/link_words.h"
#include "web/app/screens/advice_words.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"
#include "web/tables/screen.h"
#include "web/tables/tables.h"

namespace kairo::app {

namespace {

constexpr std::size_t most_moves_in_a_row = 16;  // listed in words; more are listed by what they have in common
constexpr float worded_slot = 300;
constexpr float least_worded = 128;  // a button whose words stand in two lines
constexpr std::size_t most_on_phone = 5;
/// From this width on, the bar and the question of a table share a row.
constexpr float least_for_one_row = 1100;
constexpr float bar_height = 48;
constexpr float shared_row = 52;
constexpr float tall_button = 104;  // a sign and three lines of words below it

bool shares_row(const Ui& ui) {
  return ui.area().w >= least_for_one_row && tables::screen_for(ui.area()) == tables::Screen::wide;
}

std::string asked_line(const Ui& ui, const Session& session) {
  if (const std::string together = asked_together_line(ui, session); !together.empty()) return together;
  const Seat awaited = session.awaited();
  if (awaited == no_seat) return ui.say(session.now().question(session.viewer()));
  if (session.turn().holder_is_asked())
    return ui.say(Phrase{"app.title.turn", {seat_name("seat", session.custody().holder())}});
  const bool is_one_of_many = session.own_seat() != no_seat || session.custody().is_watching();
  if (is_one_of_many && session.turn().is_away()) return words_of_waiting(session, ui.language());
  return ui.say(Phrase{session.turn().is_away() ? "app.pass.away" : "app.handover.pass", {seat_name("seat", awaited)}});
}

/// A sign that the bar has in every match.
struct BarSign {
  std::string_view id;
  std::string_view key;  ///< of its words
  Icon glyph;
  act::Plain action;
  bool offered = true;  ///< otherwise it only keeps its place, so that the others stay where the finger looks for them
};

/// The most important one first, but for the sound. The menu has the others, too.
std::vector<BarSign> bar_signs(const Session& session, const BarOffers& offers, bool busy, bool muted) {
  std::vector<BarSign> signs{{"menu.open", "app.menu.open", Icon::menu, act::Plain::open_menu}};
  signs.push_back({"table.hint", "app.hint.open", Icon::hint, act::Plain::hint, offers.hint});
  signs.push_back({"table.log", "app.log.open", Icon::log, act::Plain::open_log});
  signs.push_back({draw::asking_switch, "app.what.ask", Icon::help, act::Plain::ask_what});
  signs.push_back({"table.again", "app.recap.again", Icon::again, act::Plain::show_again, offers.again});
  if (offers.scores) signs.push_back({"table.scores", "app.scores.open", Icon::scores, act::Plain::open_scores});
  // While the match waits for another device, the large button shares it.
  const bool remote = (session.own_seat() != no_seat || session.custody().is_watching()) && !session.match().over();
  if (remote)
    signs.push_back({"table.afar", "app.afar.open", Icon::pass_on, act::Plain::open_remote});
  else if (!session.turn().is_away() || busy)
    signs.push_back({"table.pass", "app.pass.open", Icon::pass_on, act::Plain::share_match});
  const auto [sound_key, sound_glyph] = sound_sign(muted);
  signs.push_back({sound_button_id, sound_key, sound_glyph, act::Plain::toggle_sound});
  return signs;
}

/// Whether the i-th of n signs is among those for which there are `places`: the first ones, and always the last one,
/// the sound, since who is not alone must be able to mute by one tap.
bool has_place(std::size_t i, std::size_t n, std::size_t places) {
  if (n <= places) return true;
  return i + 1 < places || (places > 1 ? i + 1 == n : i < places);
}

/// A button that leads to the next person.
struct NextStep {
  std::string_view id;
  std::string words;
  std::string_view brief;  ///< the key of shorter words
  Icon glyph;
  act::Plain action;
};

NextStep hand_over_step(const Ui& ui, const Session& session) {
  const auto to = [&](std::string_view key, Seat seat, std::string_view brief) {
    return NextStep{"table.hand_over", ui.say(Phrase{key, {seat_name("seat", seat)}}), brief, Icon::next,
                    act::Plain::hand_over};
  };
  if (session.turn().holder_is_asked()) return to("app.handover.take", session.custody().holder(), "app.recap.next");
  if (session.asked_together().empty()) return to("app.handover.pass", session.awaited(), "app.handover.brief");
  return to("app.around.answer", no_seat, "app.handover.brief");
}

/// The most usual one.
NextStep next_step(const Ui& ui, const Session& session) {
  if (!session.asked_together().empty())
    return {"table.nobody", ui.say("app.around.nobody"), "app.around.nobody.brief", Icon::close, act::Plain::decline};
  if (!session.turn().is_away()) return hand_over_step(ui, session);
  return {"table.pass", words_to_send(ui.writer(), session.missing_elsewhere()), "app.pass.brief", Icon::pass_on,
          act::Plain::share_match};
}

/// Whether the viewer would not be able to take it back: it reveals something, the rules call it final, or a bot goes
/// on at once. `imagined`: what is hidden must not decide, or this would tell something of it.
bool is_final(const Session& session, const Position& imagined, AnyMove move) {
  const std::unique_ptr<Position> after = imagined.clone();
  EventList events;
  after->play(move, events);
  const Seat next = after->to_move();
  return events.sealed || next == no_seat || !session.played().is_human(next);
}

/// Tells what the viewer is asked from all else that they are asked in this course of the match: what others answer to
/// the same question does not change it. It has no number of moves, which would tell that somebody was asked who alone
/// knows of it.
std::string name_of_question(const Session& session) {
  const Match& match = session.match();
  const Seat seat = session.viewer();
  std::size_t since = match.steps().size();
  std::size_t parts = session.played().ahead().by(seat).size();
  while (since > 0 && live::question_at(match, since - 1, seat) != nullptr) {
    const Match::Step& step = match.steps()[since - 1];
    const bool is_part = !step.sealed && match.after(since).to_move() == seat;
    if (step.seat == seat && !is_part) break;
    if (step.seat == seat) ++parts;
    --since;
  }
  std::size_t events = 0;
  for (std::size_t step = 0; step < since; ++step) events += match.steps()[step].events.size();
  return std::to_string(events) + ' ' + std::to_string(parts);
}

}  // namespace

Action bar_action(const Session& session, const BarOffers& offers, bool busy, std::string_view id) {
  for (const BarSign& sign : bar_signs(session, offers, busy, false))
    if (sign.id == id && sign.offered) return sign.action;
  return {};
}

std::string asked_together_line(const Ui& ui, const Session& session) {
  std::vector<Phrase> names;
  for (const Seat seat : session.asked_together()) names.push_back(Phrase{"app.name.seat", {seat_name("seat", seat)}});
  if (names.empty()) return {};
  const std::string question = ui.say(session.now().question(no_seat));
  if (names.size() == 1) return question;
  return ui.say(Phrase{"app.around.asked", {list("names", std::move(names))}}) + ui.say("app.kept.divider") + question;
}

std::string undo_label(const Ui& ui, const Session& session, std::size_t moves) {
  const Seat seat = session.turn().undoable_by();
  if (const std::vector<Phrase> ahead = session.own_answer(); !ahead.empty())
    return ui.say(Phrase{"app.undo.move", {list("move", {ahead.back()})}});
  const std::string of_seat = ui.say(Phrase{"app.undo.sealed", {seat_name("seat", seat)}});
  if (!session.played().ahead().by(seat).empty()) return of_seat;
  const Position& before = session.match().after(moves - 1);
  if (before.private_question() && session.viewer() != seat) return of_seat;
  return ui.say(
      Phrase{"app.undo.move", {list("move", {before.move_phrase(seat, session.match().steps()[moves - 1].move)})}});
}

void mirror_position(Ui& ui, const Session& session) {
  // That the game is over is the last line of the log already: it would be heard twice.
  if (!session.match().over()) ui.mirror.asked = asked_line(ui, session);
  mirror_table_words(ui, session.now(), session.viewer());
}

/// People who are to answer are not there.
bool lacks_people(const Session& session) {
  if (!session.live()) return false;
  return ((session.live()->away | session.live()->returning) & session.missing_elsewhere()) != 0;
}

/// The signs that are shown at a live table now, with who shows them.
std::string words_of_signs(const Ui& ui, const Session& session) {
  std::string words;
  for (Seat seat = 0; seat < session.players().size(); ++seat)
    if (const std::string sign = ui.sign_of(seat); !sign.empty())
      words += ui.say(Phrase{"app.live.shows", {seat_name("seat", seat)}}) + sign + " ";
  return words;
}

void mirror_table(Ui& ui, const Session& session) {
  mirror_position(ui, session);
  draw::Mirror& mirror = ui.mirror;
  if (mirror.message.empty()) mirror.message = words_of_signs(ui, session);
  if (lacks_people(session) && !session.turn().is_away() && mirror.message.empty())
    mirror.message = words_of_waiting(session, ui.language());
  const Position& now = session.now();
  if (!session.viewer_may_act()) return;
  mirror.question = name_of_question(session);
  ui.mirror.begin_group(ui.say(Phrase{"app.table.moves", {seat_name("seat", session.viewer())}}));
  const auto moves = now.legal();
  Rng same_each_time(0);
  const std::unique_ptr<Position> imagined = now.imagine(session.viewer(), same_each_time);
  const auto in_words = [&](const std::vector<Phrase>& phrases) {
    std::vector<std::string> words;
    for (const Phrase& phrase : phrases) words.push_back(ui.say(phrase));
    return words;
  };
  for (const AnyMove move : moves) {
    draw::Mirror::Button button{.id = "move:" + now.move_text(move),
                                .label = ui.say(now.move_phrase(session.viewer(), move)),
                                .about = consequences_line(ui.writer(), now, session.viewer(), move),
                                .final = ui.confirms_moves() && is_final(session, *imagined, move),
                                .places = now.move_places(session.viewer(), move)};
    if (moves.size() > most_moves_in_a_row) {
      button.families = in_words(now.move_families(session.viewer(), move));
      if (!button.places.empty()) button.families_at_place = in_words(now.families_at_place(session.viewer(), move));
    }
    mirror.groups.back().buttons.push_back(std::move(button));
  }
}

TableScreen::TableScreen(const Session& session) : table_(tables::make_table(session.match().game().info->id)) {
  update(session, false);
}

void TableScreen::update(const Session& session, bool animated, double share) {
  const std::size_t steps = session.match().steps().size();
  const Seat viewer = session.viewer();
  const bool may_act = session.viewer_may_act();
  const std::size_t ahead = session.played().ahead().by(viewer).size();
  if (session.id() == match_ && steps == steps_ && viewer == viewer_ && may_act == may_act_ && ahead == ahead_) return;
  // A move that others make at once must not take away the end of a round that is still to come.
  const bool goes_on = !lags_ && session.id() == match_ && steps > steps_;
  if (table_->busy() && (!animated || goes_on)) table_->skip();
  const std::size_t from = session.id() == match_ && steps > steps_ ? steps_ : steps;
  // The end of a round stays until the player goes on or moves; what has happened meanwhile comes afterwards.
  const auto& all = session.match().steps();
  const auto is_own = [&](const Match::Step& step) { return step.seat == viewer; };
  lags_ = (table_->waits() || (lags_ && table_->busy())) && session.id() == match_ && viewer == viewer_ &&
          steps >= steps_ && std::none_of(all.begin() + static_cast<std::ptrdiff_t>(steps_), all.end(), is_own);
  if (lags_) return;
  table_->set_going(count_humans(session.players()) > 0 ? tables::Going::by_tap : tables::Going::by_itself);
  table_->set_share_of_time(share);
  table_->show(session.now(), viewer, may_act, tables::moves_between(session.match(), from, steps), true);
  if (!animated) table_->skip();
  match_ = session.id();
  steps_ = steps;
  viewer_ = viewer;
  may_act_ = may_act;
  ahead_ = ahead;
}

void TableScreen::rewind(const Session& session, std::size_t steps) {
  const Match& match = session.match();
  table_->show(match.after(steps), session.viewer(), false, tables::moves_between(match, steps, steps), true);
  match_ = session.id();
  steps_ = steps;
  viewer_ = session.viewer();
  may_act_ = false;
}

Action TableScreen::signs(Ui& ui, Rect& at, const Session& session, const BarOffers& offers) {
  const bool vertical = at.h > at.w;
  const float kept = shares_row(ui) ? at.w / 2 : least_slot(session, at);
  const float room = (vertical ? at.h : at.w) - kept;
  auto places = static_cast<std::size_t>(std::max(0.0F, room / (sign_size + sign_gap)));
  if (!vertical && ui.area().w < widest_phone) places = std::min(places, most_on_phone);
  std::vector<BarSign> all = bar_signs(session, offers, table_->busy(), ui.muted());
  // The hint keeps its place among few signs, too.
  const auto is_dropped = [&](const BarSign& sign) {
    return !sign.offered && (places < most_on_phone || sign.glyph != Icon::hint);
  };
  if (all.size() > places) std::erase_if(all, is_dropped);
  Action action;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const BarSign& sign = all[i];
    if (!has_place(i, all.size(), places)) {
      ui.mirror.groups.back().buttons.push_back({std::string(sign.id), ui.say(sign.key)});
      continue;
    }
    const Rect button = vertical ? at.take_top(sign_size, sign_gap) : at.take_left(sign_size, sign_gap);
    if (vertical && sign.glyph == Icon::log) slot_ = button;
    const bool on = sign.id == draw::asking_switch && ui.explainer.asking();
    if (on && ui.mirror.message.empty()) ui.mirror.message = ui.say("app.words.asking");
    const WidgetState state = on ? WidgetState::selected : WidgetState::enabled;
    if (!sign.offered && dim_sign(ui, button, sign.id, ui.say(sign.key), sign.glyph))
      action = sign.action;
    else if (sign.offered && sign_button(ui, button, sign.id, ui.say(sign.key), sign.glyph, state))
      action = sign.action;
  }
  return action;
}

float TableScreen::least_slot(const Session& session, const Rect& bar) const {
  constexpr float sign = sign_size + sign_gap;
  const bool vertical = bar.h > bar.w;
  // Take back and skip keep their places; the lowest screens have only one for both.
  const bool has_both = !vertical || bar.h >= static_cast<float>(most_on_phone + 2) * sign - sign_gap;
  const bool has_people = count_humans(session.players()) > 0;
  const float least = has_people && has_both ? 2 * sign : sign;
  if (table_->busy() || session.awaited() == no_seat || session.live()) return least;
  const bool only_hand_over = !session.turn().is_away() && session.asked_together().empty();
  return least + (only_hand_over ? 0 : sign) + (vertical ? tall_button + sign_gap : least_worded);
}

Action TableScreen::next_person_buttons(Ui& ui, Rect& at, const Session& session) const {
  const bool vertical = at.h > at.w;
  const NextStep step = next_step(ui, session);
  if (step.action != act::Plain::hand_over) {
    const NextStep over = hand_over_step(ui, session);
    const Rect button = vertical ? at.take_top(sign_size, sign_gap) : at.take_right(sign_size, sign_gap);
    if (sign_button(ui, button, over.id, over.words, over.glyph)) return over.action;
  }
  if (vertical)
    return tall_worded_button(ui, at.take_top(tall_button, sign_gap), step.id, step.words, ui.say(step.brief),
                              step.glyph, WidgetState::primary)
               ? step.action
               : act::Plain::nothing;
  const Rect button = at.take_right(std::min(at.w, worded_slot), 10);
  return worded_button(ui, button, step.id, step.words, step.glyph, WidgetState::primary, ui.say(step.brief))
             ? step.action
             : act::Plain::nothing;
}

namespace {

/// `has_both`: the bar has room for taking back and skipping, each in its own place.
Action skip_button(Ui& ui, Rect& at, bool has_both) {
  const Rect button = at.w >= at.h ? at.take_right(sign_size, sign_gap)
                      : has_both   ? at.take_bottom(sign_size, sign_gap)
                                   : at.take_top(sign_size, sign_gap);
  return sign_button(ui, button, "table.skip", ui.say("app.table.skip"), Icon::next) ? act::Plain::skip
                                                                                     : act::Plain::nothing;
}

/// Takes back the last of the moves up to `undo`; none: dim. `worded`: it says so in words.
Action undo_button(Ui& ui, Rect& at, const Session& session, std::optional<std::size_t> undo, bool worded) {
  bool tapped = false;
  if (worded) {
    const Rect button = at.take_left(std::min(at.w, worded_slot), 10);
    tapped = worded_button(ui, button, "table.undo", undo_label(ui, session, *undo), Icon::undo, WidgetState::enabled,
                           ui.say("app.undo.brief"));
  } else {
    const Rect button = at.h > at.w ? at.take_top(sign_size, sign_gap) : at.take_left(sign_size, sign_gap);
    tapped = undo ? sign_button(ui, button, "table.undo", undo_label(ui, session, *undo), Icon::undo)
                  : dim_sign(ui, button, "table.undo", ui.say("app.undo.brief"), Icon::undo);
  }
  return tapped ? act::Plain::undo : act::Plain::nothing;
}

}  // namespace

Action TableScreen::slot(Ui& ui, Rect at, const Session& session, const MatchLog& log, const BarOffers& offers) {
  const bool vertical = at.h > at.w;
  const bool skips = table_->busy() || session.played().bot_to_move() != no_seat;
  const bool has_both = !vertical || at.h >= 2 * sign_size + sign_gap;
  Action action;
  if (skips) action = skip_button(ui, at, has_both);
  const bool may_undo = offers.undo && !table_->busy();
  const bool awaits = session.awaited() != no_seat && !table_->busy() && !session.live();
  if (may_undo || (count_humans(session.players()) > 0 && (has_both || !skips)))
    merge(action, undo_button(ui, at, session, may_undo ? offers.undo : std::nullopt,
                              may_undo && !awaits && !vertical && at.w >= least_worded));
  if (awaits) {
    ui.mirror.begin_group("");
    merge(action, next_person_buttons(ui, at, session));
    ui.mirror.lead_with_last_group();
  }
  if (!vertical) slot_ = at.inset(4, 0);
  if (!is_nothing(action) || offers.since || vertical || at.w < 120) return action;
  return news(ui, at.inset(4, 0), session, log);
}

Action TableScreen::news(Ui& ui, const Rect& at, const Session& session, const MatchLog& log) {
  const bool waits = !session.played().ahead().by(session.own_seat()).empty() || lacks_people(session) ||
                     (session.live() && (session.turn().is_away() || session.live()->unsent));
  if (log.lines().empty() && !waits) return {};
  if (!table_->busy()) latest_ = waits ? words_of_waiting(session, ui.language()) : log.lines().back();
  if (ui.hit_target(at, "table.latest", "").tapped) return act::Plain::open_log;
  TextStyle style{.size = draw::type::body, .ink = Ink::text_soft, .middle = true};
  const auto fits = [&] { return ui.text.height(at.w, latest_, style) <= at.h; };
  while (ui.text.width(latest_, style) > at.w && style.size > draw::min_text_size) --style.size;
  // A sentence is never cut. The log has it whole, and who waits is told so on the table, too.
  if (!fits() && waits) return {};
  if (shares_row(ui)) style.align = Align::right;
  ui.text.draw(at, fits() ? latest_ : ui.say("app.log.open"), style);
  return {};
}

Action TableScreen::bar(Ui& ui, Rect at, const Session& session, const MatchLog& log, const BarOffers& offers) {
  ui.mirror.begin_group(ui.say("app.table.match"));
  if (!shares_row(ui)) {
    Action action = signs(ui, at, session, offers);
    merge(action, slot(ui, at, session, log, offers));
    return action;
  }
  const Rect end = at.take_right(std::clamp(at.w * 0.24F, 260.0F, worded_slot), draw::gap::far);
  Action action = signs(ui, at, session, offers);
  ui.leave_headline({at.x + 12, ui.area().y, at.w - 12, shared_row});
  merge(action, slot(ui, end, session, log, offers));
  return action;
}

Action TableScreen::frame(Ui& ui, const Session& session, const MatchLog& log, const BarOffers& offers) {
  ui.mirror.screen = "table";
  mirror_table(ui, session);
  Rect at = ui.area();
  Rect strip =
      ui.compact() ? at.take_far(ui.hand(), sign_size + 6) : at.take_top(shares_row(ui) ? shared_row : bar_height);
  strip = ui.compact() ? strip.inset(3, 6) : strip.inset(ui.area().w < 700 ? 6 : 14, (strip.h - sign_size) / 2);

  // Drawn last, since the table may cover everything, even the bar.
  Action action = bar(ui, strip, session, log, offers);
  room_ = at;
  if (const auto move = table_->frame(ui, shares_row(ui) ? ui.area() : at)) action = act::Play{*move};
  return action;
}

}  // namespace kairo::app
