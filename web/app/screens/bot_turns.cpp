#include "web/app/screens/bot_turns.h"

#include <algorithm>

#include "web/app/session/quiet_events.h"

namespace kairo::app {

namespace {

/// The most moves that bots make within one frame.
constexpr int most_moves_a_frame = 200;
/// A lower share of the time is too little to read everything.
constexpr double least_to_read = 0.5;

/// The number of moves up to the last one that a person made.
std::size_t moves_until_person(const Session& session) {
  const auto& steps = session.match().steps();
  std::size_t moves = steps.size();
  while (moves > 0 && !session.played().is_human(steps[moves - 1].seat)) --moves;
  return moves;
}

/// At the patient pace, and where nobody plays, each step can be followed.
bool is_shown_in_one(const Session& session, Speed chosen) {
  return chosen != Speed::patient && count_humans(session.players()) > 0 && !session.now().private_question() &&
         is_answered_in_one(session.now().question(no_seat));
}

}  // namespace

void BotTurns::follow(const Session& session, const TableScreen& table, double now) {
  const std::size_t answered = moves_until_person(session);
  const bool rests = table.waits() || (session.played().bot_to_move() == no_seat && !table.busy());
  const int humans = count_humans(session.players());
  if (rests || answered != answered_ || humans == 0) patience_.end();
  if (!rests && humans > 0) patience_.begin(now, static_cast<int>(session.players().size()) - humans);
  // Sealed answers are no turns: nothing of them is seen. A turn begins once what came before it has been shown.
  if (!table.busy()) patience_.watch(session.now().private_question() ? no_seat : session.played().bot_to_move(), now);
  answered_ = answered;
}

bool BotTurns::play(Session& session, TableScreen& table, Speed chosen, double now, Thinking& thinking) {
  follow(session, table, now);
  bool moved = false;
  for (int made = 0; made < most_moves_a_frame; ++made) {
    const Seat bot = session.played().bot_to_move();
    // The souls that several return are one scene, too.
    const bool gathers =
        gathered_ != no_seat && (gathered_ == bot || is_quiet_question(session.now().question(no_seat)));
    if (gathers)
      pacing_.hurry();
    else
      table.update(session, speed(chosen) != Speed::instant,
                   gathered_ == no_seat ? share(chosen, now) : std::max(share(chosen, now), least_to_read));
    const bool in_one = is_shown_in_one(session, chosen);
    const std::optional<AnyMove> move =
        pacing_.bot_move(session, speed(chosen), !gathers && table.busy(), now, thinking, share(chosen, now));
    const bool hides = session.now().private_question();
    if (!move || !session.play(*move).made()) {
      if (!gathers || !in_one) gathered_ = no_seat;
      break;
    }
    // Of a hidden answer there is nothing to read, until one reveals them all.
    const auto& steps = session.match().steps();
    if (share(chosen, now) < least_to_read && (!hides || steps.back().sealed)) skipped_from_ = steps.size() - 1;
    gathered_ = in_one || share(chosen, now) < share_that_gathers ? bot : no_seat;
    moved = true;
  }
  return moved;
}

void BotTurns::skip(const Session& session) {
  pacing_.hurry();
  if (count_humans(session.players()) == 0) return;
  skips_ = true;
  skipped_from_ = session.match().steps().size();
}

}  // namespace kairo::app
