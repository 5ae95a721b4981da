#include "engine/cli/code_summary.h"

#include "engine/match/code.h"

namespace kairo {

namespace {

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

std::string code_summary(std::string_view code) {
  const auto read = read_code(code);
  if (read) return "good" + described(*read);
  const CodeError& error = read.error();
  return std::string(fault_key(error.fault)) + (error.good_prefix ? described(*error.good_prefix) : "");
}

}  // namespace kairo
