#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/event.h"
#include "engine/core/playable.h"

/// The common part of all games' scene kits. A game's kit includes its checks/validate.h, names these functions with
/// using-declarations and adds its own positions.
namespace kairo::test {

/// Expects that no check of the game finds an error, else prints the first one and the state.
template <class State>
void expect_valid(const State& state) {
  const auto error = validate(state);
  if (error) FAIL() << error->line << ' ' << error->nth << ": " << error->what << '\n' << state_text(state);
}

inline void append(EventList& events, const EventList& more) {
  events.events.insert(events.events.end(), more.events.begin(), more.events.end());
  events.sealed = events.sealed || more.sealed;
}

/// Makes a move, given as text, that must be legal and lead to a valid state.
template <class State>
EventList make(State& state, std::string_view text) {
  EventList events;
  typename State::Move move;
  EXPECT_TRUE(parse_move(text, move)) << text;
  const auto refusal = why_not(state, move);
  EXPECT_EQ(refusal, State::Refusal::none) << text << " in\n" << state_text(state);
  if (refusal != State::Refusal::none) return events;
  play(state, move, events);
  expect_valid(state);
  return events;
}

/// Makes these moves one after another; returns the events of all.
template <class State>
EventList make(State& state, std::initializer_list<std::string_view> moves) {
  EventList events;
  for (const std::string_view move : moves) append(events, make(state, move));
  return events;
}

/// The legal moves as texts, in their order.
template <class State>
std::vector<std::string> moves_of(const State& state) {
  typename State::MoveList moves;
  legal(state, moves);
  std::vector<std::string> texts;
  for (const auto& move : moves) texts.push_back(move_text(move));
  return texts;
}

template <class State>
typename State::Refusal refusal_of(const State& state, std::string_view text) {
  typename State::Move move;
  EXPECT_TRUE(parse_move(text, move)) << text;
  return why_not(state, move);
}

/// The events of a kind, in their order.
template <class Kind>
std::vector<Event> events_of(const EventList& list, Kind kind) {
  std::vector<Event> found;
  for (const Event& event : list.events)
    if (event.kind == static_cast<std::uint8_t>(kind)) found.push_back(event);
  return found;
}

template <class Kind>
int count_events(const EventList& list, Kind kind) {
  return static_cast<int>(events_of(list, kind).size());
}

/// The game must not be over.
template <class State, EventSink Sink>
void play_random_move(State& state, Rng& rng, Sink& events) {
  typename State::MoveList moves;
  legal(state, moves);
  play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], events);
}

/// Plays random moves until `stop(state)` or the end of the game; returns whether it stopped.
template <class State, class Stop>
bool play_until(State& state, Rng& rng, Stop stop) {
  NoEvents quiet;
  while (to_move(state) != no_seat) {
    if (stop(static_cast<const State&>(state))) return true;
    play_random_move(state, rng, quiet);
  }
  return false;
}

/// The text with the first `from` replaced by `to`.
inline std::string edited(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from << " in\n" << text;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

/// Expects that the text is no valid state, that the line named in the error begins with `line` and that the reason
/// contains `reason`.
template <class State>
void expect_parse_error(const std::string& text, std::string_view line, std::string_view reason) {
  State state;
  const auto result = parse_state(text, state);
  ASSERT_FALSE(result.has_value()) << "accepted:\n" << text;
  EXPECT_EQ(state, State{}) << "a rejected text must not change the state";
  std::string_view rest = text;
  for (int i = 1; i < result.error().line; ++i) rest.remove_prefix(rest.find('\n') + 1);
  EXPECT_EQ(rest.substr(0, line.size()), line) << result.error().what << '\n' << text;
  EXPECT_NE(result.error().what.find(reason), std::string::npos) << result.error().what;
}

}  // namespace kairo::test
