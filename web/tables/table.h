#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/position.h"
#include "web/draw/ui.h"
#include "web/tables/story.h"

namespace kairo::tables {

/// The values that a table is given when something has changed.
template <class View>
struct Update {
  View view;                               ///< what the viewer may know
  std::vector<AnyMove> legal;              ///< empty if the viewer is not to move or nobody may act here
  Story<View> story;                       ///< what led here; without events the view is shown at once
  std::function<Phrase(AnyMove)> why_not;  ///< why a move is refused; an empty phrase if it is legal
  bool opened = true;                      ///< false while the viewer's own secrets are covered (press to peek)
};

/// The highlight of a table at the end: where a line of the score comes from.
struct PointedOut {
  Seat front = no_seat;  ///< whose things are drawn in front; no_seat: nothing is highlighted
  int source = 0;        ///< an index into GameInfo::score_sources
  SeatSet seats = 0;     ///< whose line it is

  /// The seat in front; if none is, the viewer's or the first.
  [[nodiscard]] Seat focus(Seat viewer, int players) const {
    const Seat seat = front < players ? front : viewer;
    return seat < players ? seat : Seat{0};
  }
  /// Points out a source of one seat, or of none.
  static PointedOut of(Seat seat, int source) { return {seat, source, seat < max_seats ? only(seat) : SeatSet{0}}; }
};

/// A setting that the rules keep for the viewer's seat and let it set in its own turn, such as when it is asked for
/// answers.
struct SeatSetting {
  std::string_view key;         ///< of its words; those of the values follow it: `.0`, `.1`, …
  std::vector<AnyMove> values;  ///< the move that sets each
  int chosen = 0;
};

/// The user interface of a game: draws a view and turns taps into moves. It knows nothing about matches, saves or other
/// seats' secrets.
class Table {
 public:
  virtual ~Table() = default;
  /// Draws one frame in `at`; returns the move that the player has made, if any.
  virtual std::optional<AnyMove> frame(draw::Ui& ui, const draw::Rect& at) = 0;
  /// Whether an animation is running.
  [[nodiscard]] virtual bool busy() const = 0;
  /// Something is shown until the player goes on: the end of a round. Then it is not busy.
  [[nodiscard]] virtual bool waits() const = 0;
  /// Ends the animation at once, up to what waits for the player; if that is shown, goes on after it.
  virtual void skip() = 0;
  virtual void set_going(Going going) = 0;
  /// The same in a lesson: `elsewhere` where the coach speaks of what is shown, `by_tap` where only of what comes
  /// after.
  [[nodiscard]] virtual Going going_with_coach() const { return Going::elsewhere; }
  /// Hurries the animations of further updates: they get this share of their time.
  virtual void set_share_of_time(double share) = 0;
  /// Undoes a choice in progress or closes an overlay, as Escape does; true if there was something to undo.
  virtual bool cancel() = 0;
  /// Whether an overlay is open, which `cancel` closes.
  [[nodiscard]] virtual bool is_covered() const { return false; }
  virtual void point_out(const PointedOut& pointed) = 0;
  /// Marks where this move goes, which a hint tells of, until the question is answered: words are gone with the next
  /// tap. No effect where they are no harder to keep than the move.
  virtual void suggest(AnyMove /*move*/) {}
};

/// The type-erased interface through which the app feeds a table.
class AnyTable : public Table {
 public:
  virtual void show(const Position& position, Seat viewer, bool may_act, MadeMoves made, bool opened) = 0;
  /// Taps in the viewer's place what this legal move takes, one thing at each call: its `tap`-th. False once nothing is
  /// left but to make the move; at once where a game cannot do it.
  virtual bool act_out(AnyMove /*move*/, int /*tap*/) { return false; }
  /// The spots of this legal move of the seat to move, from its first tap to its last: ids of hit targets and explained
  /// things, of which only some are there at a time. Hints and lessons point at them.
  [[nodiscard]] virtual std::vector<std::string> spots_of(const Position& position, AnyMove move) const = 0;
  /// The spots of what the seat to move must see to answer, besides those of its moves: the trick that lies there.
  [[nodiscard]] virtual std::vector<std::string> spots_of_question(const Position& position) const = 0;
  /// The ids of the buttons by which a choice is made or taken back, and of what a choice is read from; only some are
  /// there at a time. Words about a move leave them uncovered.
  [[nodiscard]] virtual std::vector<std::string> deciding_buttons() const { return {}; }
  /// The spots of what these moves have changed, as far as `viewer` may learn of it, when all are made.
  [[nodiscard]] virtual std::vector<std::string> changed_spots(Seat viewer, MadeMoves made) const = 0;
  /// None if the game has no such setting, or not for this seat.
  [[nodiscard]] virtual std::optional<SeatSetting> seat_setting(const Position& position, Seat seat) const = 0;
};

/// Takes views of positions and passes on nothing else, so that no table can show what its viewer may not know.
template <Playable S>
class TableOf : public AnyTable {
 public:
  using View = typename S::View;

  void show(const Position& position, Seat viewer, bool may_act, MadeMoves made, bool opened) final {
    const S* state = position.as<S>();
    if (state == nullptr) return;
    Update<View> update{look(*state, viewer), {}, story_for<S>(viewer, std::move(made)), {}, opened};
    if (may_act && viewer == to_move(*state)) {
      update.legal = position.legal();
      update.why_not = [copy = *state](AnyMove move) {
        const auto reason = why_not(copy, restore_move<typename S::Move>(move));
        return reason == S::Refusal::none ? Phrase{} : refusal_phrase(look(copy, to_move(copy)), reason);
      };
    }
    on_update(std::move(update));
  }

  [[nodiscard]] std::vector<std::string> spots_of(const Position& position, AnyMove move) const final {
    const S* state = position.as<S>();
    if (state == nullptr) return {};
    return spots(look(*state, to_move(*state)), restore_move<typename S::Move>(move));
  }

  [[nodiscard]] std::vector<std::string> spots_of_question(const Position& position) const final {
    const S* state = position.as<S>();
    if (state == nullptr) return {};
    return asked_about(look(*state, to_move(*state)));
  }

  [[nodiscard]] std::vector<std::string> changed_spots(Seat viewer, MadeMoves made) const final {
    const Story<View> story = story_for<S>(viewer, std::move(made));
    if (story.events.empty()) return {};
    return changes(story.views.back(), story.events);
  }

  [[nodiscard]] std::optional<SeatSetting> seat_setting(const Position& position, Seat seat) const final {
    const S* state = position.as<S>();
    return state == nullptr ? std::nullopt : setting_of(look(*state, seat));
  }

 protected:
  [[nodiscard]] virtual std::optional<SeatSetting> setting_of(const View& /*view*/) const { return std::nullopt; }
  /// The same from the view of the seat to move. A table that does not tell is pointed at nowhere.
  [[nodiscard]] virtual std::vector<std::string> spots(const View& /*view*/, typename S::Move /*move*/) const {
    return {};
  }
  [[nodiscard]] virtual std::vector<std::string> asked_about(const View& /*view*/) const { return {}; }
  /// The same of events that the viewer has learnt of. A table that does not tell lights nothing.
  [[nodiscard]] virtual std::vector<std::string> changes(const View& /*view*/,
                                                         std::span<const Event> /*events*/) const {
    return {};
  }
  virtual void on_update(Update<View> update) = 0;
};

/// The table of the game with this id; null if there is none.
std::unique_ptr<AnyTable> make_table(std::string_view game);

}  // namespace kairo::tables
