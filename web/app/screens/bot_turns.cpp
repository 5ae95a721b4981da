#include "web/app/screens/bot_turns.h"

namespace kairo::app {

namespace {

/// The most moves that bots make within one frame.
constexpr int most_moves_a_frame = 200;

}  // namespace

bool BotTurns::play(Session& session, TableScreen& table, Speed chosen, double now, Thinking& thinking) {
  bool moved = false;
  for (int made = 0; made < most_moves_a_frame; ++made) {
    table.update(session, speed(chosen) != Speed::instant);
    const std::optional<AnyMove> move = pacing_.bot_move(session, speed(chosen), table.busy(), now, thinking);
    if (!move || !session.play(*move).made()) break;
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
