#include "web/app/telling.h"

namespace kairo::app {

namespace {

/// What every message says: how many moves have been made, and the seat to move, counted from 0.
std::string progress(const Match& match) {
  const std::string turn = match.over() ? "null" : std::to_string(match.turn());
  return R"("moves":)" + std::to_string(match.steps().size()) + R"(,"turn":)" + turn;
}

std::string started(const Match& match) {
  return R"({"game":")" + std::string(match.game().info->id) + R"(","seats":)" +
         std::to_string(match.now().table_size()) + "," + progress(match) + "}";
}

std::string ended(const Match& match) {
  const Score score = match.now().standing();
  std::string totals;
  std::string places;
  for (int seat = 0; seat < score.seats; ++seat) {
    const SeatScore& of = score.of[static_cast<std::size_t>(seat)];
    totals += (seat > 0 ? "," : "") + std::to_string(of.total);
    places += (seat > 0 ? "," : "") + std::to_string(of.place);
  }
  return R"({"scores":[)" + totals + R"(],"places":[)" + places + "]}";
}

}  // namespace

void Telling::update(const Session* session, const Send& send) {
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
    send("moved", "{" + progress(match) + "}");
  if (match.over()) send("ended", ended(match));
  id_ = session->id();
  moves_ = match.steps().size();
}

}  // namespace kairo::app
