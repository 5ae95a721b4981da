#include "engine/cli/protocol.h"

#include <array>
#include <iostream>
#include <utility>

#include "engine/cli/command.h"
#include "engine/cli/lines.h"
#include "engine/cli/plain.h"
#include "engine/core/numbers.h"
#include "engine/match/code.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "engine/match/visibility.h"

namespace kairo {

struct Protocol::Command {
  std::string_view name;
  std::string_view arguments;  ///< what follows the name; empty if nothing may
  bool needs_match;
  Answer (Protocol::*run)(std::string_view rest);
};

namespace {

constexpr std::size_t longest_state = 1 << 16;

std::unexpected<std::string> error(std::string_view what) { return std::unexpected(std::string(what)); }

/// The words separated by single blanks, as moves are written.
std::string normalized(std::string_view text) {
  std::string normal;
  for (const std::string_view word : split_words(text)) {
    if (!normal.empty()) normal += ' ';
    normal += word;
  }
  return normal;
}

std::string step_line(const Match& match, std::size_t i) {
  const Match::Step& step = match.steps()[i];
  return std::to_string(step.seat) + ' ' + match.after(i).move_text(step.move) + '\n';
}

std::string event_lines(const Match& match, std::size_t i, const Visibility& visibility) {
  std::string text;
  const std::vector<Event>& events = match.steps()[i].events;
  for (std::size_t event = 0; event < events.size(); ++event)
    if (visibility.is_kept(match, i, event)) text += "  " + plain(match.after(i + 1), events[event]) + '\n';
  return text;
}

}  // namespace

std::span<const Protocol::Command> Protocol::commands() {
  static constexpr std::array table{
      Command{"new", "GAME seats=N seed=S [option=value ...]", false, &Protocol::new_match},
      Command{"state", "", true, &Protocol::state},
      Command{"put", "", false, &Protocol::put},
      Command{"view", "SEAT|nobody", true, &Protocol::view},
      Command{"to-move", "", true, &Protocol::to_move},
      Command{"legal", "", true, &Protocol::legal},
      Command{"why", "MOVE", true, &Protocol::why},
      Command{"do", "MOVE", true, &Protocol::make},
      Command{"undo", "", true, &Protocol::undo},
      Command{"log", "", true, &Protocol::log},
      Command{"score", "", true, &Protocol::score},
      Command{"code", "", true, &Protocol::code},
      Command{"load", "CODE", false, &Protocol::load},
      Command{"random", "N", true, &Protocol::random},
      Command{"help", "", false, &Protocol::help},
      Command{"quit", "", false, &Protocol::quit},
  };
  return table;
}

Protocol::Protocol() : Protocol(games(), read_position) {}

std::string Protocol::handle_line(std::string_view line) {
  if (reading_state_ && normalized(line) != ".") {
    add_state_line(line);
    return {};
  }
  const Answer answered = reading_state_ ? finish_state() : answer(line);
  if (reading_state_) return {};
  return answered ? *answered + '\n' : "! " + answered.error() + "\n\n";
}

std::string Protocol::handle_overlong_line() {
  if (!reading_state_) return "! the line is too long\n\n";
  state_too_long_ = true;
  return {};
}

Protocol::Answer Protocol::answer(std::string_view line) {
  const std::vector<std::string_view> words = split_words(line);
  if (words.empty()) return "";
  const std::string_view rest = line.substr(static_cast<std::size_t>(words[0].data() - line.data()) + words[0].size());
  for (const Command& command : commands()) {
    if (command.name != words[0]) continue;
    if (command.arguments.empty() && words.size() > 1) return error("nothing may follow this command");
    if (command.needs_match && !match_) return error("there is no match yet: new, put or load one");
    return (this->*command.run)(rest);
  }
  return error("there is no such command; help lists them");
}

const Game* Protocol::find(std::string_view id) const {
  for (const Game& game : box_)
    if (game.info->id == id) return &game;
  return nullptr;
}

void Protocol::start(Match match) {
  // A seed that no deal has, so that random moves never repeat the draws of one.
  rng_ = Rng(seed_bound + (match.setup() ? match.setup()->seed : 0));
  match_ = std::move(match);
}

// --- beginning ----------------------------------------------------------------------------------------------------

Protocol::Answer Protocol::new_match(std::string_view rest) {
  Arguments arguments(rest);
  const Game* game = find(arguments.next_word().value_or(""));
  if (game == nullptr) return error("there is no such game");
  const auto setup = parse_setup(arguments, *game->info);
  if (!setup) return std::unexpected(setup.error());
  start(Match(*game, *setup));
  return "";
}

Protocol::Answer Protocol::put(std::string_view) {
  reading_state_ = true;
  return "";
}

void Protocol::add_state_line(std::string_view line) {
  state_too_long_ = state_too_long_ || state_text_.size() + line.size() >= longest_state;
  if (state_too_long_) return;
  state_text_ += line;
  state_text_ += '\n';
}

const Game* Protocol::game_of_state(std::string_view text) const {
  for (const std::string_view word : split_words(text.substr(0, text.find('\n'))))
    if (const Game* game = find(word)) return game;
  return match_ ? &match_->game() : nullptr;
}

Protocol::Answer Protocol::finish_state() {
  reading_state_ = false;
  const std::string text = std::exchange(state_text_, {});
  if (std::exchange(state_too_long_, false)) return error("the state is too long");
  const Game* game = game_of_state(text);
  if (game == nullptr) return error("the first line names no game");
  auto position = read_(*game, text);
  if (!position) return std::unexpected("line " + std::to_string(position.error().line) + ": " + position.error().what);
  start(Match(*game, std::move(*position)));
  return "";
}

Protocol::Answer Protocol::load(std::string_view rest) {
  auto read = read_code(normalized(rest), box_);
  if (!read) {
    const CodeError& failed = read.error();
    std::string what(fault_key(failed.fault));
    if (const auto good = failed.good_prefix ? write_code(*failed.good_prefix) : std::nullopt)
      what += "; the first " + std::to_string(failed.good_prefix->steps().size()) + " moves are good: " + *good;
    return std::unexpected(std::move(what));
  }
  start(std::move(*read));
  return "";
}

// --- looking ------------------------------------------------------------------------------------------------------

Protocol::Answer Protocol::help(std::string_view) {
  std::string text;
  for (const Command& command : commands()) {
    text += command.name;
    if (!command.arguments.empty()) text += ' ';
    text += command.arguments;
    text += '\n';
  }
  return text;
}

Protocol::Answer Protocol::state(std::string_view) { return match_->now().state_text(); }

Protocol::Answer Protocol::view(std::string_view rest) {
  const std::string who = normalized(rest);
  if (who == "nobody") return match_->now().view_text(no_seat);
  const auto seat = read_number<Seat>(who);
  if (!seat || *seat >= match_->now().seats()) return error("there is no such seat");
  return match_->now().view_text(*seat);
}

Protocol::Answer Protocol::to_move(std::string_view) {
  return (match_->over() ? "nobody" : std::to_string(match_->to_move())) + '\n';
}

Protocol::Answer Protocol::legal(std::string_view) {
  std::string text;
  for (const AnyMove move : match_->now().legal()) text += match_->now().move_text(move) + '\n';
  return text;
}

Protocol::Answer Protocol::why(std::string_view rest) {
  const auto move = match_->now().parse_move(normalized(rest));
  if (!move) return error("no move is written like that");
  const Phrase refused = match_->now().refusal_phrase(*move);
  return (refused.empty() ? "lawful" : plain(refused)) + '\n';
}

Protocol::Answer Protocol::log(std::string_view) {
  std::string text;
  const Visibility visibility(*match_);
  for (std::size_t i = 0; i < match_->steps().size(); ++i) {
    if (visibility.is_move_kept(*match_, i)) text += step_line(*match_, i);
    text += event_lines(*match_, i, visibility);
  }
  return text;
}

Protocol::Answer Protocol::score(std::string_view) { return score_lines(match_->now()); }

Protocol::Answer Protocol::code(std::string_view) {
  if (!match_->setup()) return error("the match began at a custom position: a code holds a deal and moves");
  auto code = write_code(*match_);
  if (!code) return error("the match is too long for a code");
  return *code + '\n';
}

// --- playing ------------------------------------------------------------------------------------------------------

Protocol::Answer Protocol::make(std::string_view rest) {
  const auto move = match_->now().parse_move(normalized(rest));
  if (!move) return error("no move is written like that");
  const Played played = match_->play(*move);
  if (!played.made()) return std::unexpected(plain(played.refused));
  return event_lines(*match_, match_->steps().size() - 1, Visibility(*match_));
}

Protocol::Answer Protocol::undo(std::string_view) {
  if (!match_->undo()) return error("the last move cannot be taken back");
  return "";
}

Protocol::Answer Protocol::random(std::string_view rest) {
  const auto count = read_number<std::uint32_t>(normalized(rest));
  if (!count) return error("how many moves?");
  const std::size_t before = match_->steps().size();
  play_at_random(*match_, rng_, *count);
  std::string text;
  for (std::size_t i = before; i < match_->steps().size(); ++i) text += step_line(*match_, i);
  return text;
}

Protocol::Answer Protocol::quit(std::string_view) {
  finished_ = true;
  return "";
}

int run_command(Arguments& arguments) {
  if (const auto unknown = arguments.leftover_error()) return usage_error(*unknown);
  Protocol protocol;
  std::string line;
  while (!protocol.finished()) {
    const Line read = read_line(std::cin, line);
    if (read == Line::end_of_input) break;
    std::cout << (read == Line::too_long ? protocol.handle_overlong_line() : protocol.handle_line(line)) << std::flush;
  }
  return success;
}

}  // namespace kairo
