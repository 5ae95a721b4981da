#include <algorithm>
#include <span>
#include <utility>

#include "engine/games/wicked/words/terms.h"
#include "web/tables/wicked/animation/event_animation.h"

/// Words for the choices of one player, and the time to read them: a turn that is shown in one go is told in one line.
namespace kairo::wicked::table {

namespace {

constexpr double pause_between_steps = 0.2;  // seconds, the least that bots take

/// A choice, or what an oracle gives for one.
bool is_deed(const Event& event) {
  return is_choice(event) ||
         (kind_of(event) == EventKind::token_gained && event.as<event_row::TokenGained>().by == Gain::oracle);
}

bool is_small_achieved(const Event& event) { return kind_of(event) == EventKind::small_achieved; }

bool is_oracle(const Event& event) { return is_small_achieved(event) || kind_of(event) == EventKind::great_achieved; }

bool is_return(const Event& event) { return kind_of(event) == EventKind::token_returned; }

bool is_forced_back(const Event& event) { return is_return(event) && event.as<event_row::TokenReturned>().is_forced; }

int oracles_done(const Board& board) {
  return board.small_done[0] + board.small_done[1] + board.great_done[0] + board.great_done[1];
}

/// The oracles achieved in these events, with what they give.
std::vector<Phrase> oracles_in(std::span<const Event> deeds) {
  std::vector<Phrase> oracles;
  int great = 0;
  for (const Event& event : deeds) {
    if (kind_of(event) == EventKind::great_achieved) ++great;
    if (is_small_achieved(event))
      oracles.push_back(
          {"wicked.table.small_gives", {terms::small_reward("reward", event.as<event_row::Achieved>().card)}});
  }
  if (great > 0) oracles.push_back({"wicked.table.great", {number("n", great)}});
  return oracles;
}

/// How many of each kind of step, without the oracles.
std::vector<Phrase> counted_steps(std::span<const Event> deeds) {
  std::vector<Phrase> steps;
  const auto add = [&](EventKind kind, std::string_view key) {
    const auto n = std::ranges::count_if(deeds, [&](const Event& event) { return kind_of(event) == kind; });
    if (n > 0) steps.push_back({key, {number("n", static_cast<int>(n))}});
  };
  add(EventKind::promoted, "wicked.table.promotions");
  add(EventKind::changed, "wicked.table.changes");
  add(EventKind::token_returned, "wicked.table.returns");
  return steps;
}

/// A step by its colour and rank; empty: it has no such words.
Phrase step_phrase(const Event& event) {
  switch (kind_of(event)) {
    case EventKind::promoted: {
      const auto promoted = event.as<event_row::Promoted>();
      return {"wicked.table.rises",
              {terms::colour("colour", index(promoted.colour)), terms::rank_above("rank", index(promoted.rank))}};
    }
    case EventKind::changed: {
      const auto changed = event.as<event_row::Changed>();
      return {"wicked.table.turns",
              {terms::colour("from", index(changed.from)), terms::colour("to", index(changed.to))}};
    }
    case EventKind::colour_picked:
      return {"wicked.table.turns",
              {term("from", "wicked.colour.white"),
               terms::colour("to", index(event.as<event_row::ColourPicked>().colour))}};
    case EventKind::token_returned:
      return {"wicked.table.goes_back", {terms::colour("colour", index(event.as<event_row::TokenReturned>().colour))}};
    default: return {};
  }
}

/// All that is done in these events, in a line: each step of a few, or else how many.
std::vector<Phrase> words_of(std::span<const Event> deeds) {
  constexpr std::size_t few = 3;
  std::vector<Phrase> oracles = oracles_in(deeds);
  if (oracles.size() > 1) return oracles;
  std::vector<Phrase> steps;
  for (const Event& event : deeds)
    if (Phrase words = step_phrase(event); !words.empty()) steps.push_back(std::move(words));
  if (steps.size() + oracles.size() > few) steps = counted_steps(deeds);
  for (Phrase& oracle : oracles) steps.push_back(std::move(oracle));
  return steps;
}

/// Whether the player ends soul processing in them without any oracle in the whole round.
bool end_without_oracle(const kairo::tables::Story<View>& story, std::span<const Event> deeds) {
  const auto done = std::ranges::find(deeds, EventKind::soul_done, kind_of);
  if (done == deeds.end() || done->as<event_row::SoulDone>().is_unasked) return false;
  return oracles_done(story.after(*done).boards[done->seat]) == oracles_done(story.round.boards[done->seat]);
}

}  // namespace

bool is_choice(const Event& event) {
  switch (kind_of(event)) {
    case EventKind::colour_picked:
    case EventKind::token_returned:
    case EventKind::promoted:
    case EventKind::changed:
    case EventKind::small_achieved:
    case EventKind::great_achieved:
    case EventKind::reward_declined:
    case EventKind::reward_lost:
    case EventKind::spells_lost:
    case EventKind::soul_done: return true;
    default: return false;
  }
}

std::span<const Event> deeds_around(const kairo::tables::Story<View>& story, const Event& event) {
  const auto belongs = [&](const Event& other) { return other.seat == event.seat && is_deed(other); };
  if (!belongs(event)) return {};
  const Event* const begin = story.events.data();
  const Event* first = &event;
  while (first != begin && belongs(*(first - 1))) --first;
  const Event* end = &event;
  while (end != begin + story.events.size() && belongs(*end)) ++end;
  return {first, end};
}

void EventAnimation::announce(Events deeds) {
  const Seat seat = deeds.front().seat;
  const bool has_much = std::ranges::any_of(deeds, is_forced_back) || std::ranges::any_of(deeds, is_small_achieved);
  if (seat == after_.me && !has_much) return;  // what the viewer does is told by the caption of each event
  std::vector<Phrase> words = words_of(deeds);
  if (end_without_oracle(story_, deeds)) words.push_back({"wicked.table.no_oracle"});
  const bool says_all =
      words.size() == 1 && std::ranges::none_of(deeds, is_oracle) && !end_without_oracle(story_, deeds);
  if (words.empty() || says_all) return;  // the caption of the event is enough
  tell({"wicked.table.achieved", {seat_name("seat", seat), list("oracles", std::move(words))}});
}

void EventAnimation::read_about(Events deeds) {
  const Seat seat = deeds.front().seat;
  const bool forced = std::ranges::any_of(deeds, is_forced_back);
  const bool only_ends = std::ranges::all_of(deeds, [](const Event& event) {
    return kind_of(event) == EventKind::soul_done && !event.as<event_row::SoulDone>().is_unasked;
  });
  if (seat == after_.me) {
    if (forced) linger(own_to_read);
  } else if (!only_ends || end_without_oracle(story_, deeds)) {
    // The words stand while things move, too, and until the same player goes on.
    const double meanwhile = (still() ? 0 : long_scene) + (after_.asked == seat ? pause_between_steps : 0);
    const std::size_t things = std::max<std::size_t>(words_of(deeds).size(), 1);
    const double long_enough = rival_to_read + another_to_read * static_cast<double>(things - 1);
    if (std::ranges::any_of(deeds, is_oracle))
      linger(long_enough);
    else if (std::ranges::all_of(deeds, is_return))
      read(long_enough - meanwhile);  // it only tidies up
    else
      dwell(long_enough - meanwhile);
  }
  tell({});
}

}  // namespace kairo::wicked::table
