#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/match/position.h"
#include "web/draw/ui.h"

namespace kairo::tables {

/// All that a table is told when something has changed.
template <class View>
struct Moment {
  View view;                               ///< what the viewer may know
  std::vector<AnyMove> legal;              ///< empty when it is not the viewer's turn, or nobody here may act
  std::vector<Event> events;               ///< what led here, for the viewer's eyes; empty: jump here
  std::function<Phrase(AnyMove)> why_not;  ///< the reason against a move; empty when it is lawful
  bool opened = true;                      ///< false while the viewer's own secrets are covered (hold to peek)
};

/// A game's face: shows a view, turns taps into moves. Knows nothing of matches, saves or other seats' secrets.
class Table {
 public:
  virtual ~Table() = default;
  /// Draws one frame in `at`; returns the move that the player has decided on, if any.
  virtual std::optional<AnyMove> frame(draw::Ui& ui, const draw::Rect& at) = 0;
  /// Something is being shown happening.
  [[nodiscard]] virtual bool busy() const = 0;
  /// Ends what is being shown happening.
  virtual void skip() = 0;
  /// A choice that is being put together and can be taken back by Escape, if any; true if there was one.
  virtual bool cancel() = 0;
  /// At the end: shows where a line of a seat's score lies on the board (index into GameInfo::score_sources);
  /// no_seat shows nothing special.
  virtual void point_out(Seat seat, int source) = 0;
};

/// How a table is told: the type-erased half. `viewer` may be no_seat.
class AnyTable : public Table {
 public:
  virtual void show(const Position& position, Seat viewer, bool may_act, std::vector<Event> events, bool opened) = 0;
};

/// Does the look and passes on only the View, so that no table can show what its viewer may not know.
template <Playable S>
class TableOf : public AnyTable {
 public:
  using View = typename S::View;

  void show(const Position& position, Seat viewer, bool may_act, std::vector<Event> events, bool opened) final {
    const S* state = position.as<S>();
    if (state == nullptr) return;
    Moment<View> moment{look(*state, viewer), {}, {}, {}, opened};
    for (const Event& event : events)
      if (viewer == no_seat ? event.audience == 0xff : holds(event.audience, viewer)) moment.events.push_back(event);
    if (may_act && viewer == to_move(*state)) {
      moment.legal = position.legal_moves();
      moment.why_not = [copy = *state](AnyMove move) {
        const auto reason = why_not(copy, restore_move<typename S::Move>(move));
        return reason == S::Refusal::none ? Phrase{} : refusal_phrase(look(copy, to_move(copy)), reason);
      };
    }
    changed(std::move(moment));
  }

 protected:
  virtual void changed(Moment<View> moment) = 0;
};

/// The table of a game, by id; null when it has none.
std::unique_ptr<AnyTable> make_table(std::string_view game);

}  // namespace kairo::tables
