#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "engine/core/event.h"
#include "engine/match/match.h"

namespace kairo::tables {

/// The ways to leave what waits to be read, such as the end of a round.
enum class Going : std::uint8_t {
  by_itself,  ///< after some seconds
  by_tap,     ///< when the player taps or presses its button
  elsewhere,  ///< when the caller, which has its own button, skips it
};

/// Moves to be shown as they happen, one after the other, and the position before them; null if there are none.
struct MadeMoves {
  std::unique_ptr<Position> from;
  std::vector<AnyMove> moves;
  const Position* round = nullptr;  ///< the beginning of the round that `from` is in; null: it is not known
};

/// The moves of a match after the first `from` ones, up to the first `to` ones. The position before them lacks what the
/// table has forgotten by now.
MadeMoves moves_between(const Match& match, std::size_t from, std::size_t to);

/// The events, as far as their viewer may learn of them, and the viewer's view right after each.
template <class View>
struct Story {
  View round{};  ///< the beginning of the round that the story begins in, as far as it is known
  View before{};
  std::vector<Event> events;
  std::vector<View> views;  ///< one for each event

  /// The viewer's view right after an event of this story, and right before it.
  [[nodiscard]] const View& after(const Event& event) const {
    return views[static_cast<std::size_t>(&event - events.data())];
  }
  [[nodiscard]] const View& before_event(const Event& event) const {
    return &event == events.data() ? before : after(*(&event - 1));
  }
};

/// Makes the moves again, and looks at the state after each event.
template <Playable S>
Story<typename S::View> story_for(Seat viewer, MadeMoves made) {
  Story<typename S::View> story;
  const S* state = made.from == nullptr ? nullptr : made.from->as<S>();
  if (state == nullptr) return story;
  story.before = look(*state, viewer);
  const S* round = made.round == nullptr ? nullptr : made.round->as<S>();
  story.round = round == nullptr ? story.before : look(*round, viewer);
  EventList list;
  list.on_event = [&](const Event& event) {
    if (!may_learn(viewer, event)) return;
    story.events.push_back(event);
    story.views.push_back(look(*state, viewer));
  };
  for (const AnyMove move : made.moves) made.from->play(move, list);
  return story;
}

}  // namespace kairo::tables
