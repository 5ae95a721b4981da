#include "web/app/session/match_reporter.h"

#include "web/app/json.h"

namespace kairo::app {

namespace {

/// What every message has: the number of moves, and the seat to move, counted from 0.
JsonObject& add_progress(JsonObject& message, const Match& match) {
  return message.number("moves", match.steps().size())
      .json("turn", match.over() ? "null" : std::to_string(match.to_move()));
}

std::string started(const Match& match) {
  JsonObject message;
  message.text("game", match.game().info->id).number("seats", static_cast<std::size_t>(match.now().seats()));
  return add_progress(message, match).str();
}

std::string moved(const Match& match) {
  JsonObject message;
  return add_progress(message, match).str();
}

std::string ended(const Match& match) {
  const Score score = match.now().score();
  std::string totals;
  std::string places;
  for (int seat = 0; seat < score.seats; ++seat) {
    const SeatScore& of = score.of[static_cast<std::size_t>(seat)];
    totals += (seat > 0 ? "," : "") + std::to_string(of.total);
    places += (seat > 0 ? "," : "") + std::to_string(of.place);
  }
  return JsonObject().json("scores", "[" + totals + "]").json("places", "[" + places + "]").str();
}

}  // namespace

void MatchReporter::update(const Session* session, const Send& send) {
  if (session == nullptr) {
    id_.clear();
    return;
  }
  const Match& match = session->match();
  const bool is_new = id_ != session->id();
  if (!is_new && moves_ == match.steps().size()) return;
  if (is_new)
    send("started", started(match));
  else
    send("moved", moved(match));
  if (match.over()) send("ended", ended(match));
  id_ = session->id();
  moves_ = match.steps().size();
}

}  // namespace kairo::app
