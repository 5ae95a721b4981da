#include "web/app/session/match_reporter.h"

#include <utility>

#include "engine/bots/level.h"
#include "web/app/kit/json.h"
#include "web/app/session/bot_choice.h"
#include "web/text/json.h"

namespace kairo::app {

namespace {

/// The common part of every message: the number of moves that everybody may notice, and the seat to move, counted from
/// 0.
JsonObject& add_progress(JsonObject& message, const Match& match) {
  return message.number("moves", noticed_moves(match).back())
      .json("turn", match.over() ? "null" : std::to_string(match.to_move()));
}

/// The players by seat. The page tells the publisher those typed names only which it has from them.
std::string players_json(std::span<const Player> players, text::Language language) {
  std::string json;
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    const Player& player = players[seat];
    const bool is_bot = player.kind == Player::Kind::bot;
    json += json.empty() ? "[{" : "},{";
    text::add_json_member(json, "kind", is_bot ? "bot" : "person");
    if (is_bot) text::add_json_member(json, "level", level_name(static_cast<BotLevel>(player.level)));
    text::add_json_member(json, player.name.empty() ? "name" : "typed",
                          shown_name(player, static_cast<Seat>(seat), language));
  }
  return json + "}]";
}

std::string started(const Session& session, text::Language language) {
  const Match& match = session.match();
  JsonObject message;
  message.text("game", match.game().info->id)
      .number("seats", static_cast<std::size_t>(match.now().seats()))
      .json("players", players_json(session.players(), language));
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

void MatchReporter::update(const Session* session, text::Language language, const Services& services) {
  const bool is_new = session == nullptr || id_ != session->id();
  if (is_new && !id_.empty()) services.send(ToPage::left, "{}");
  if (session == nullptr) {
    id_.clear();
    return;
  }
  const Match& match = session->match();
  if (!is_new && moves_ == match.steps().size()) return;
  moves_ = match.steps().size();
  std::string progress = moved(match);
  if (is_new)
    services.send(ToPage::started, started(*session, language));
  else if (progress != reported_)
    services.send(ToPage::moved, progress);
  else
    return;
  reported_ = std::move(progress);
  id_ = session->id();
  if (match.over()) services.send(ToPage::ended, ended(match));
}

}  // namespace kairo::app
