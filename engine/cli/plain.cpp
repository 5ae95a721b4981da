#include "engine/cli/plain.h"

#include "engine/match/code.h"

namespace kairo {

namespace {

std::string plain_value(const Arg& arg) {
  if (const int* number = std::get_if<int>(&arg.value)) return std::to_string(*number);
  if (const SeatName* name = std::get_if<SeatName>(&arg.value))
    return name->seat == no_seat ? "nobody" : std::to_string(name->seat);
  std::string text;
  if (const auto* items = std::get_if<std::vector<Phrase>>(&arg.value))
    for (const Phrase& item : *items) text += (text.empty() ? "" : ", ") + plain(item);
  return "[" + text + "]";
}

std::string described(const Match& match) {
  const Setup setup = match.setup().value_or(Setup{});
  std::string text = ' ' + std::string(match.game().info->id) + " seats=" + std::to_string(setup.seats) +
                     " seed=" + std::to_string(setup.seed);
  for (std::size_t i = 0; i < match.game().info->options.size(); ++i) {
    text += ' ' + std::string(match.game().info->options[i].name) + '=' + std::to_string(setup.options[i]);
  }
  text += " moves=" + std::to_string(match.steps().size()) + (match.over() ? " over" : "") + " points=";
  const Score score = match.now().score();
  for (int seat = 0; seat < score.seats; ++seat)
    text += (seat == 0 ? "" : ",") + std::to_string(score.of[static_cast<std::size_t>(seat)].total);
  return text;
}

}  // namespace

std::string plain(const Phrase& phrase) {
  std::string text(phrase.key);
  for (const Arg& arg : phrase.args) {
    text += ' ';
    text += arg.name;
    text += '=';
    text += plain_value(arg);
  }
  return text;
}

std::string plain(const Position& position, const Event& event) {
  if (may_learn(no_seat, event)) return plain(position.event_phrase(no_seat, event));
  Seat viewer = no_seat;
  std::string seats;
  for (Seat seat = 0; seat < position.seats(); ++seat) {
    if (!may_learn(seat, event)) continue;
    if (viewer == no_seat) viewer = seat;
    seats += ' ' + std::to_string(seat);
  }
  return plain(position.event_phrase(viewer, event)) + " (only" + seats + ")";
}

std::string score_lines(const Position& position) {
  const Score score = position.score();
  const GameInfo& info = position.game_info();
  std::string text;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(score.seats); ++seat) {
    const SeatScore& line = score.of[seat];
    text += "seat=" + std::to_string(seat) + " total=" + std::to_string(line.total) +
            " place=" + std::to_string(line.place);
    if (line.tie_break != 0) text += " tie_break=" + std::to_string(line.tie_break);
    for (std::size_t i = 0; i < info.score_sources.size(); ++i) {
      if (!score.shows(i)) continue;
      text += ' ';
      text += info.score_sources[i];
      text += '=' + std::to_string(line.by_source[i]);
    }
    text += '\n';
  }
  if (score.alone != SoloResult::unjudged) {
    text += "alone=";
    text += solo_result_names[static_cast<std::size_t>(score.alone)];
    text += '\n';
  }
  return text;
}

std::string code_summary(std::string_view code) {
  const auto read = read_code(code);
  if (read) return "good" + described(*read);
  const CodeError& error = read.error();
  return std::string(fault_key(error.fault)) + (error.good_prefix ? described(*error.good_prefix) : "");
}

}  // namespace kairo
