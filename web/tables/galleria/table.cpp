#include "web/tables/galleria/table.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "web/tables/animated_table.h"
#include "web/tables/galleria/animation/event_animation.h"
#include "web/tables/galleria/board/chronicle.h"
#include "web/tables/galleria/board/descriptions.h"
#include "web/tables/galleria/board/details_overlay.h"
#include "web/tables/galleria/board/end_stage.h"
#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/board/maze.h"
#include "web/tables/galleria/board/pile.h"
#include "web/tables/galleria/board/tableau.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/hand.h"
#include "web/tables/galleria/input/actions.h"
#include "web/tables/galleria/input/let_pass.h"
#include "web/tables/galleria/pieces.h"
#include "web/tables/galleria/players.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Rect;
using Kind = Move::Kind;
using From = Source::From;

namespace {

/// Cards chosen to pay for a way before the step was made; they are discarded one by one when the rules ask for them.
struct Payment {
  Seat seat = no_seat;
  std::vector<Card> cards;

  /// True if the price has changed or the seat is asked something else.
  [[nodiscard]] bool is_void(const galleria::Table& table) const {
    if (table.turn != seat) return true;
    const bool pays = table.phase == Phase::pay && table.owed == static_cast<int>(cards.size());
    return table.asked == seat && !pays;
  }
};

/// The room for options to choose from: the hand's; for facets, whose texts are long, also that of the seat's own
/// facet, which is gone, and of the buttons, since there are none.
Rect room_for_options(const Layout& layout, bool facets) {
  Rect room = layout.hand;
  if (facets) {
    room.y = layout.tableau.y;
    room.h = layout.actions.bottom() - room.y;
  }
  return room;
}

/// With which facet the viewer begins, as long as nothing is built; else empty.
Phrase beginning_of(const View& view) {
  const bool begins = view.me < view.table.players && maze_cells(view.table.grid) == 0;
  const Facet facet = begins ? facet_of(view.table, view.me) : no_facet;
  if (facet == no_facet) return {};
  return {"galleria.then.begins_as",
          {seat_name("seat", view.me), term("facet", facet_key(facet)), number("n", facet_cards[facet].power)}};
}

class GalleriaTable final : public kairo::tables::AnimatedTable<State, EventAnimation> {
 public:
  bool cancel() override { return details_.close() || builder_.cancel(); }
  [[nodiscard]] bool is_covered() const override { return details_.is_open(); }

 protected:
  void draw(draw::Ui& ui, const Rect& at, Choices& choices) override;
  void follow(const kairo::tables::Update<View>& before) override;
  [[nodiscard]] std::vector<std::string> spots(const View& view, Move move) const override {
    return spots_of_move(view, move);
  }
  [[nodiscard]] std::vector<std::string> asked_about(const View& view) const override {
    return spots_asked_about(view);
  }
  [[nodiscard]] std::vector<std::string> deciding_buttons() const override;
  [[nodiscard]] std::vector<std::string> changes(const View& view, std::span<const Event> events) const override {
    return spots_of_changes(view, events);
  }
  [[nodiscard]] std::optional<kairo::tables::SeatSetting> setting_of(const View& view) const override;

 private:
  void remember(const kairo::tables::Update<View>& before);
  void remember_deed(const Phrase& deed);
  void note_fresh(const kairo::tables::Update<View>& before);
  [[nodiscard]] Seat focus() const;
  /// Told before the question: what the viewer has lost. A viewer who waits is told what has just happened, unless the
  /// chronicle is there to tell it.
  [[nodiscard]] std::span<const Phrase> lost() const { return opened() ? lost_ : std::span<const Phrase>{}; }
  [[nodiscard]] std::span<const Phrase> told(const Layout& layout) const {
    if (!opened() || !update_.legal.empty()) return lost();
    return layout.chronicle.h > 0 || is_over() ? std::span<const Phrase>{} : deeds_;
  }
  /// The viewer is to move, and no animation is running.
  [[nodiscard]] bool acts() const { return opened() && !update_.legal.empty() && !animation_.running(); }
  [[nodiscard]] bool chooses_facet() const { return acts() && update_.view.table.phase == Phase::choose; }
  /// Not while a place on the maze is wanted, which it might hide.
  [[nodiscard]] bool shows_pile() const {
    return !animation_.running() && has_pile(shown().table) && !(acts() && builder_.needs_place());
  }
  /// The card that was just placed, while that may be answered; in the viewer's turn what others have built since the
  /// last decision, until something is picked.
  [[nodiscard]] CellSet spoken_of() const {
    const galleria::Table& table = shown().table;
    if (table.phase == Phase::answer && table.laid < galleria::cells) return only_cell(table.laid);
    return acts() && builder_.source() == Source{} ? built_ & maze_cells(table.grid) : CellSet{0};
  }
  [[nodiscard]] bool is_over() const { return shown().table.phase == Phase::over; }
  [[nodiscard]] const MoveBuilder* builder() const { return acts() ? &builder_ : nullptr; }

  /// The place on the maze that the card dragged there was let go over.
  [[nodiscard]] Place dropped_on(const MazeLayout& maze) const;
  void draw_dragged(draw::Ui& ui) const;
  [[nodiscard]] Needs needs(const draw::Ui& ui, const Rect& at) const;
  void keep_words_off(draw::Ui& ui, const Layout& layout) const;
  void draw_surroundings(draw::Ui& ui, const Layout& layout, Choices& choices);
  bool aim(draw::Ui& ui, const Rect& about, const Place& place, Choices& choices);
  void draw_maze_area(draw::Ui& ui, const Layout& layout, Choices& choices);
  void draw_own_area(draw::Ui& ui, const Layout& layout);
  void draw_hand_area(draw::Ui& ui, const Layout& layout, Choices& choices);
  void draw_action_area(draw::Ui& ui, const Layout& layout, Choices& choices);
  [[nodiscard]] Phrase why_not_placed(const Source& source) const;
  void pick(draw::Ui& ui, const Rect& about, const Source& source);
  static void tell(draw::Ui& ui, const Rect& about, const draw::Explanation& explanation);
  void try_move(draw::Ui& ui, const Rect& about, Choices& choices);
  /// Discards the next card chosen to pay with.
  void continue_payment(draw::Ui& ui, const Rect& about, Choices& choices);

  MoveBuilder builder_;
  Payment payment_;
  LetPass let_pass_;
  DetailsOverlay details_;
  Light light_;
  kairo::tables::Drag drag_;
  HandTouch hand_;
  /// The same viewer has seen what led here, even if it was only a silent pass; else something was taken back.
  bool goes_on_ = false;
  bool picked_ = false;    ///< a source, in the frame before
  double put_back_ = -60;  ///< when it was put back: a finger may still be where it was cancelled
  int page_ = 0;           ///< of the curios
  int hand_page_ = 0;
  std::vector<ChronicleEntry> chronicle_;  ///< what has happened, oldest first
  CellSet built_ = 0;                      ///< by others since the viewer's last decision
  Cards fresh_;                            ///< in the viewer's hand since the last decision
  std::vector<Phrase> lost_;               ///< by the viewer since the last decision, after their beginning
  std::vector<Phrase> deeds_;              ///< the last of others since then, if it was told
  std::size_t entries_before_ = 0;         ///< how many of them before what is being shown
};

/// A choice begins in the hand, and goes on where the maze is lit for it: words name these cells by their letters.
std::vector<std::string> GalleriaTable::deciding_buttons() const {
  std::vector<std::string> spots;
  for (const char* id : {"confirm", "back", "turn", "end", "pass", "hand", "columns"}) spots.emplace_back(id);
  if (acts())
    for_each_cell(builder_.fits() | builder_.fits_turned() | builder_.target_cells(),
                  [&](Cell cell) { spots.push_back(spot_of_cell(cell)); });
  return spots;
}

void GalleriaTable::follow(const kairo::tables::Update<View>& before) {
  if (payment_.is_void(update_.view.table)) payment_ = {};
  let_pass_.update(update_.view);
  const bool is_same = update_.view == before.view;
  goes_on_ = before.view.me == update_.view.me &&
             (is_same || !animation_.events().empty() || animation_.before() == before.view);
  remember(before);
  note_fresh(before);
  if (is_same && update_.legal.size() == before.legal.size()) return;
  View but_for_setting = before.view;
  but_for_setting.table.ask_setting = update_.view.table.ask_setting;
  but_for_setting.table.ask_changes = update_.view.table.ask_changes;
  // Nothing is read over a question; whoever reads between questions goes on reading while others move.
  const bool hides = !update_.legal.empty() || update_.view.me != before.view.me || is_over();
  if (but_for_setting != update_.view && hides) details_.close();
  builder_ = {};
  picked_ = false;
  if (const Choices choices(update_); choices.any()) builder_.begin(update_.view, choices);
}

/// For the chronicle and the question; it knows nothing of what another viewer has been told, or of what has been taken
/// back.
void GalleriaTable::remember(const kairo::tables::Update<View>& before) {
  constexpr std::size_t most = 12;
  const auto events = animation_.events();
  if (!goes_on_) chronicle_.clear();
  if (!goes_on_ || !before.legal.empty()) built_ = 0;
  for (const Event& event : events)
    if (kind_of(event) == EventKind::laid && event.seat != update_.view.me)
      built_ |= only_cell(event.as<event_row::CardInMaze>().cell);
  if (chronicle_.size() > most) chronicle_.erase(chronicle_.begin(), chronicle_.end() - most);
  entries_before_ = chronicle_.size();
  if (chronicle_.empty() || !before.legal.empty()) {
    lost_.clear();
    deeds_.clear();
  }
  if (Phrase beginning = chronicle_.empty() ? beginning_of(update_.view) : Phrase{}; !beginning.empty()) {
    deeds_.push_back(beginning);
    lost_.push_back(std::move(beginning));
  }
  std::ranges::move(losses_of(update_.view, before.view.table.turn, events), std::back_inserter(lost_));
  constexpr std::size_t most_lost = 3;
  if (lost_.size() > most_lost) lost_.erase(lost_.begin(), lost_.end() - most_lost);
  std::ranges::move(chronicle_of(update_.view, events), std::back_inserter(chronicle_));
  if (chronicle_.size() > entries_before_ && chronicle_.back().seat != update_.view.me)
    remember_deed(chronicle_.back().words);
}

/// Turns in which nothing is placed pass quickly: they are told together.
void GalleriaTable::remember_deed(const Phrase& deed) {
  const auto is_idle = [](const Phrase& phrase) { return phrase.key == "galleria.event.idle"; };
  if (!is_idle(deed) || !std::ranges::all_of(deeds_, is_idle)) deeds_.clear();
  deeds_.push_back(deed);
}

/// Nothing is new to another viewer, and in what has been taken back.
void GalleriaTable::note_fresh(const kairo::tables::Update<View>& before) {
  const View& view = update_.view;
  const bool same = goes_on_ && view.me < max_players;
  if (!same || !before.legal.empty()) fresh_ = {};
  if (!same) return;
  for (Card card = 0; card < card_kinds; ++card)
    if (view.hands[view.me].of[card] > before.view.hands[view.me].of[card])
      fresh_.add(card);
    else if (!view.hands[view.me].has(card))
      fresh_.of[card] = 0;
}

std::optional<kairo::tables::SeatSetting> GalleriaTable::setting_of(const View& view) const {
  if (view.me >= view.table.players || is_alone(view.table)) return std::nullopt;
  kairo::tables::SeatSetting asking{"galleria.table.asking", {}, index(view.table.ask_setting[view.me])};
  for (std::uint8_t i = 0; i < ask_settings; ++i) asking.values.push_back(erase_move(Move{Kind::ask, i}));
  return asking;
}

Seat GalleriaTable::focus() const { return pointed_.focus(shown().me, shown().table.players); }

Needs GalleriaTable::needs(const draw::Ui& ui, const Rect& at) const {
  const View& view = shown();
  return {.question = question_height(ui, at.w - 8, update_.view, builder(), lost()),
          .places = seats_with_phantom(view.table),
          .focus = focus(),
          .curios = curios_of(view.table, focus()),
          .pile = shows_pile(),
          .players = animation_.running() || (acts() && builder_.target_seats() != 0),
          .hand = ui.hand()};
}

void GalleriaTable::draw(draw::Ui& ui, const Rect& at, Choices& choices) {
  drag_.begin();
  Layout layout = lay_out(at, needs(ui, at));
  if (is_over()) lay_end(layout);
  layout.question = ui.headline(layout.question);
  layout.maze.x += animation_.shake();
  if (!kairo::tables::draw_event(ui, layout.question, animation_.caption()))
    draw_question(ui, layout.question, update_.view, builder(), told(layout));
  if (layout.stock.w > 0) draw_surroundings(ui, layout, choices);
  draw_maze_area(ui, layout, choices);
  if (shows_pile()) draw_pile(ui, layout, shown(), builder());
  if (!chooses_facet()) draw_own_area(ui, layout);
  draw_hand_area(ui, layout, choices);
  draw_action_area(ui, layout, choices);
  keep_words_off(ui, layout);
  animation_.draw(ui, layout, focus());
  draw_dragged(ui);
  if (const auto taken = details_.draw(ui, at, shown(), builder(), choices)) pick(ui, layout.tableau, *taken);
  if (acts() && !choices.made()) continue_payment(ui, layout.hand, choices);
}

/// A tablet has room above the maze for words that would hide its first row, a wide screen beside it for those about an
/// answer; what is refused there is told where it was tapped.
void GalleriaTable::keep_words_off(draw::Ui& ui, const Layout& layout) const {
  const bool beside = layout.screen == Screen::wide && shown().table.phase == Phase::answer;
  const bool has_room = beside || layout.screen == Screen::tablet;
  if (beside) ui.message.fit_into(layout.stock.w);
  ui.message.keep_off({layout.hand, layout.actions, has_room ? MazeLayout(layout.maze).squares() : Rect{}});
}

void GalleriaTable::continue_payment(draw::Ui& ui, const Rect& about, Choices& choices) {
  const galleria::Table& table = update_.view.table;
  if (payment_.cards.empty() || table.phase != Phase::pay || payment_.is_void(table)) return;
  const Move next{Kind::discard, payment_.cards.back()};
  payment_.cards.pop_back();
  choices.attempt(ui, about, next);
}

void GalleriaTable::draw_surroundings(draw::Ui& ui, const Layout& layout, Choices& choices) {
  if (layout.chronicle.h > 0 && opened())
    draw_chronicle(ui, layout.chronicle,
                   std::span(chronicle_).first(animation_.running() ? entries_before_ : chronicle_.size()));
  ui.mirror.begin_group(ui.say("galleria.table.players"));
  if (draw_stock(ui, layout.stock, shown())) details_.open_stock();
  for (Seat seat = 0; seat < seats_with_phantom(shown().table); ++seat) {
    const Rect& at = layout.others[seat];
    if (seat == focus() || !draw_player(ui, at, shown(), seat, contains(pointed_.seats, seat), builder())) continue;
    if (!acts() || !aim(ui, at, {.seat = seat}, choices)) details_.open_seat(seat);
  }
}

/// Chooses the target, and makes the move if it was chosen already or needs no confirming; false if it is none.
bool GalleriaTable::aim(draw::Ui& ui, const Rect& about, const Place& place, Choices& choices) {
  const bool again = place == builder_.place();
  if (!again && !builder_.choose(place)) return false;
  if (again || (!ui.confirms_moves() && !builder_.may_turn())) try_move(ui, about, choices);
  return true;
}

void GalleriaTable::draw_maze_area(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const MazeLayout maze(layout.maze);
  const MazePicture picture{.view = shown(),
                            .light = light_,
                            .builder = builder(),
                            .pointed = animation_.running() ? animation_.pointed() : spoken_of(),
                            .hidden = animation_.flying_cells(),
                            .hidden_rooms = animation_.flying_rooms(),
                            .now = animation_.moves() ? std::optional(ui.motion_now()) : std::nullopt,
                            .fallen = animation_.fallen(),
                            .since = animation_.past(),
                            .told = chronicle_};
  draw_maze(ui, maze, picture);
  Place place = touch_maze(ui, maze, picture);
  if (!place.any()) place = dropped_on(maze);
  if (!place.any()) return;
  const Rect about = place.cell != no_cell ? maze.cell(place.cell) : maze.room(place.room);
  if (acts() && aim(ui, about, place, choices)) return;
  const bool of_kind =
      place.cell != no_cell ? (builder_.places_card() || builder_.target_cells() != 0) : builder_.target_rooms() != 0;
  if (acts() && of_kind)
    return choices.attempt(ui, about, probe_move(update_.view, builder_.source(), place, builder_.turned()));
  tell(ui, about, explanation_of(shown(), place));
}

Place GalleriaTable::dropped_on(const MazeLayout& maze) const {
  if (!acts() || drag_.dropped(maze.squares()) != spot_of_card(builder_.source().number)) return {};
  if (!builder_.places_card() && builder_.target_cells() == 0) return {};
  for (Cell cell = 0; cell < galleria::cells; ++cell)
    if (!drag_.dropped(maze.cell(cell)).empty()) return {.cell = cell};
  return {};
}

void GalleriaTable::draw_dragged(draw::Ui& ui) const {
  if (hand_.dragged == no_card) return;
  draw_card(ui, drag_.moved(hand_.from), hand_.dragged, builder_.turned());
}

void GalleriaTable::draw_own_area(draw::Ui& ui, const Layout& layout) {
  const TableauPicture picture{.view = shown(),
                               .seat = focus(),
                               .builder = builder(),
                               .pointed = contains(pointed_.seats, focus()),
                               .page = page_};
  const TableauTouch touch =
      is_over() ? draw_end_stage(ui, layout.tableau, picture) : draw_tableau(ui, layout.tableau, picture);
  if (touch.next_page) ++page_;
  if (touch.look && (opened() || focus() != shown().me)) details_.open_seat(focus());
  if (touch.source != Source{}) pick(ui, layout.tableau, touch.source);
}

/// Tells what was tapped.
void GalleriaTable::tell(draw::Ui& ui, const Rect& about, const draw::Explanation& explanation) {
  if (const std::string words = draw::words_of(ui, explanation); !words.empty())
    ui.message.show(about, draw::name_of(ui, explanation) + ": " + words, Ink::text);
}

/// Too few cards for the monsters, if it fits anywhere.
Phrase GalleriaTable::why_not_placed(const Source& source) const {
  for (Cell cell = 0; cell < galleria::cells; ++cell)
    for (const std::uint8_t turned : {std::uint8_t{0}, std::uint8_t{1}})
      if (Phrase reason = update_.why_not(erase_move(probe_move(update_.view, source, {.cell = cell}, turned)));
          reason.key == "galleria.refusal.cannot_pay")
        return reason;
  return {"galleria.table.fits_nowhere"};
}

/// Picks a source; if it cannot be used, tells what it is and why not.
void GalleriaTable::pick(draw::Ui& ui, const Rect& about, const Source& source) {
  if (acts() && (builder_.is_live(source) || builder_.source() == source)) return builder_.pick(source);
  Phrase reason;
  if (acts() && update_.why_not) {
    const Place anywhere{.cell = 0};
    const bool lays = source.from == From::card && is_maze(source.number);
    const Phase phase = update_.view.table.phase;
    const bool turn = phase == Phase::use || phase == Phase::place;
    if (lays && turn)
      reason = why_not_placed(source);
    else if (turn && is_alone(update_.view.table) && source.from == From::card && is_trap(source.number))
      reason = {"galleria.table.trap_alone"};
    else if (source.from != From::curio || curio_cards[source.number].use != Use::never)
      reason = update_.why_not(erase_move(probe_move(update_.view, source, lays ? anywhere : Place{}, 0)));
  }
  if (reason.empty()) return tell(ui, about, explanation_of(shown(), source));
  ui.message.show(about, ui.say(describe(source)) + "\n" + ui.say(reason), Ink::text);
}

void GalleriaTable::draw_hand_area(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const View& view = shown();
  hand_ = {};
  if (layout.hand.h <= 0) return;
  if (acts() && !builder_.options().empty())
    return draw_options(ui, room_for_options(layout, chooses_facet()), update_.view, builder_, choices);
  const bool own = focus() == view.me && opened();
  const bool over = is_over();
  if (!over && !is_still_in(view.table, focus())) {
    ui.explain(layout.hand, "hand", explanation_of_player(view, focus()));
    return ui.text.label(layout.hand, ui.say("galleria.words.out"),
                         {.size = draw::type::heading, .ink = Ink::gold, .align = draw::Align::centre, .middle = true});
  }
  if (!own && !over) return draw_covered_hand(ui, layout.hand, view.table.hand_size[focus()]);
  const Cards& cards = acts() ? builder_.hand() : view.hands[focus()];
  hand_ = draw_hand(ui, layout.hand, {view, cards, over ? Cards{} : fresh_, builder()}, drag_, hand_page_);
  // A card that is dragged is picked by that.
  if (const Source carried{From::card, hand_.dragged}; hand_.dragged != no_card && builder_.source() != carried)
    builder_.pick(carried);
  if (hand_.tapped == no_card) return;
  const Source source{From::card, hand_.tapped};
  if (acts() && builder_.owed() > 0 && source != builder_.source()) return builder_.pay_with(hand_.tapped);
  pick(ui, layout.hand, source);
  if (ui.hides_moves() && builder_.ready()) try_move(ui, layout.hand, choices);
}

void GalleriaTable::draw_action_area(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const View& view = update_.view;
  if (!update_.opened && view.me < view.table.players) {
    peeking_ = ui.hit_target(layout.actions, "peek", ui.say("galleria.table.hold_to_peek")).held;
    draw::panel(ui, layout.actions);
    return ui.text.label(layout.actions, ui.say("galleria.table.hold_to_peek"),
                         {.align = draw::Align::centre, .middle = true});
  }
  if (!acts()) return;
  constexpr double rest = 0.7;
  if (std::exchange(picked_, builder_.source() != Source{}) && !picked_) put_back_ = ui.now();
  switch (draw_actions(ui, layout.actions, view, builder_, choices, ui.now() >= put_back_ + rest)) {
    case Pressed::none: break;
    case Pressed::confirm: try_move(ui, layout.hand, choices); break;
    case Pressed::let_pass: let_pass_.wish(view, builder_); break;
  }
  if (!choices.made() && let_pass_.passes(view, builder_)) choices.attempt(ui, layout.actions, {Kind::pass});
}

/// Makes the complete move once it is paid for; tells what it lacks.
void GalleriaTable::try_move(draw::Ui& ui, const Rect& about, Choices& choices) {
  const std::optional<Move> ready = builder_.ready();
  if (!ready || builder_.missing() > 0) return ui.message.show(about, ui.say(missing_phrase(builder_)));
  if (builder_.owed() > 0) payment_ = {update_.view.me, builder_.payment()};
  choices.attempt(ui, about, *ready);
}

}  // namespace

std::unique_ptr<kairo::tables::AnyTable> make_table() { return std::make_unique<GalleriaTable>(); }

}  // namespace kairo::galleria::table
