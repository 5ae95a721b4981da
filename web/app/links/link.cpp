#include "web/app/links/link.h"

#include "web/app/links/base64.h"

namespace kairo::app {

Link::Kind kind_of(char key) {
  switch (key) {
    case 'm': return Link::Kind::match;
    case 'd': return Link::Kind::deal;
    case 'r': return Link::Kind::replay;
    case 'g': return Link::Kind::game;
    default: return Link::Kind::none;
  }
}

std::string players_part(std::span<const Player> players) {
  std::string text = players_text(players);
  std::string letters = to_base64(text);
  // Messengers leave a `-` or `_` at the end out of a link.
  while (letters.ends_with('-') || letters.ends_with('_')) letters = to_base64(text += '\n');
  return letters;
}

std::string match_fragment(std::string_view code, std::span<const Player> players, std::string_view ahead,
                           std::optional<SeatChange> change, const std::optional<Series>& series) {
  const std::string changed = change ? "&o=" + std::to_string(change->from) + std::to_string(change->to) : "";
  const std::string before = series ? "&t=" + series_text(*series) : "";
  // Names come last: they are the least loss if a messenger cuts the end off.
  return "m=" + std::string(code) + (ahead.empty() ? "" : "&a=" + std::string(ahead)) + changed + before +
         "&s=" + players_part(players);
}

std::string replay_fragment(std::string_view code, std::span<const Player> players) {
  return "r=" + std::string(code) + "&s=" + players_part(players);
}

}  // namespace kairo::app
