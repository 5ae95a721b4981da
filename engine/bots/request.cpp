#include "engine/bots/request.h"

#include <cmath>

#include "engine/core/numbers.h"
#include "engine/match/position_bytes.h"

namespace kairo {

namespace {

constexpr double chance_unit = 1e-6;
constexpr double points_unit = 1e-3;

/// The next word of a text whose words are separated by blanks; empty at the end.
std::string_view next_word(std::string_view& text) {
  const std::size_t length = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, length);
  text.remove_prefix(std::min(length + 1, text.size()));
  return word;
}

std::string units(double value, double unit) { return std::to_string(std::llround(value / unit)); }

}  // namespace

std::string write_request(const Position& position, Seat seat, BotLevel level, Rng rng,
                          std::optional<AnyMove> besides) {
  // It makes no difference which of the possible positions is sent: only the view counts.
  Rng any;
  const auto imagined = position.imagine(seat, any);
  std::string text(position.game_info().id);
  text += ' ' + std::to_string(seat) + ' ' + std::string(level_name(level)) + ' ' + std::to_string(rng.state());
  text += ' ' + (besides ? std::to_string(besides->bits) : "-");
  return text + ' ' + position_bytes(*imagined);
}

std::string write_decision(const Decision& decision) {
  std::string text = std::to_string(decision.move.bits);
  for (const Appraisal& one : decision.appraisals)
    text += ' ' + std::to_string(one.move.bits) + ' ' + std::to_string(one.playouts) + ' ' +
            units(one.chance, chance_unit) + ' ' + units(one.points, points_unit);
  return text;
}

std::optional<Decision> read_decision(std::string_view text) {
  const auto move = read_number<std::uint64_t>(next_word(text));
  if (!move) return std::nullopt;
  Decision decision{{*move}, {}};
  while (!text.empty()) {
    const auto considered = read_number<std::uint64_t>(next_word(text));
    const auto playouts = read_number<int>(next_word(text));
    const auto chance = read_number<long long>(next_word(text));
    const auto points = read_number<long long>(next_word(text));
    if (!considered || !playouts || !chance || !points) return std::nullopt;
    decision.appraisals.push_back({{*considered},
                                   *playouts,
                                   static_cast<double>(*chance) * chance_unit,
                                   static_cast<double>(*points) * points_unit});
  }
  return decision;
}

}  // namespace kairo
