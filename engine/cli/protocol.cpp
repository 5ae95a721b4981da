#include "engine/cli/protocol.h"

#include <array>
#include <utility>

#include "engine/cli/arguments.h"
#include "engine/cli/lines.h"
#include "engine/cli/numbers.h"
#include "engine/cli/plain.h"
#include "engine/match/code.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"

namespace kairo {

struct Protocol::Command {
  std::string_view name;
  std::string_view use;  ///< what follows the name; empty when nothing may
  bool needs_match;
  Answer (Protocol::*run)(std::string_view rest);
};

namespace {

constexpr std::size_t longest_state = 1 << 16;

std::unexpected<std::string> wrong(std::string_view what) { return std::unexpected(std::string(what)); }

/// Words divided by single blanks, as moves are written.
std::string tidied(std::string_view text) {
  std::string tidy;
  for (const std::string_view word : words_of(text)) {
    if (!tidy.empty()) tidy += ' ';
    tidy += word;
  }
  return tidy;
}

std::string step_line(const Match& match, std::size_t i) {
  const Match::Step& step = match.steps()[i];
  return std::to_string(step.seat) + ' ' + match.after(i).text_of(step.move) + '\n';
}

std::string event_lines(const Match& match, std::size_t i) {
  std::string text;
  for (const Event& event : match.steps()[i].events) text += "  " + plain(match.after(i + 1), event) + '\n';
  return text;
}

}  // namespace

std::span<const Protocol::Command> Protocol::commands() {
  static constexpr std::array table{
      Command{"new", "GAME seats=N seed=S [option=value ...]", false, &Protocol::begin},
      Command{"state", "", true, &Protocol::state},
      Command{"put", "", false, &Protocol::start_put},
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

Protocol::Protocol() : Protocol(games()) {}

std::string Protocol::take(std::string_view line) {
  if (putting_ && tidied(line) != ".") {
    put_line(line);
    return {};
  }
  const Answer answered = putting_ ? end_put() : answer(line);
  if (putting_) return {};
  return answered ? *answered + '\n' : "! " + answered.error() + "\n\n";
}

std::string Protocol::take_too_long_line() {
  if (!putting_) return "! the line is too long\n\n";
  put_spoilt_ = true;
  return {};
}

Protocol::Answer Protocol::answer(std::string_view line) {
  const std::vector<std::string_view> words = words_of(line);
  if (words.empty()) return "";
  const std::string_view rest = line.substr(static_cast<std::size_t>(words[0].data() - line.data()) + words[0].size());
  for (const Command& command : commands()) {
    if (command.name != words[0]) continue;
    if (command.use.empty() && words.size() > 1) return wrong("nothing may follow this command");
    if (command.needs_match && !match_) return wrong("there is no match yet: new, put or load one");
    return (this->*command.run)(rest);
  }
  return wrong("there is no such command; help lists them");
}

const Game* Protocol::find(std::string_view id) const {
  for (const Game& game : box_)
    if (game.info->id == id) return &game;
  return nullptr;
}

void Protocol::adopt(Match match) {
  rng_ = Rng(match.setup() ? match.setup()->seed : 0);
  match_ = std::move(match);
}

// --- beginning ----------------------------------------------------------------------------------------------------

Protocol::Answer Protocol::begin(std::string_view rest) {
  Arguments arguments(rest);
  const Game* game = find(arguments.word().value_or(""));
  if (game == nullptr) return wrong("there is no such game");
  const auto setup = take_setup(arguments, *game->info);
  if (!setup) return std::unexpected(setup.error());
  adopt(Match(*game, *setup));
  return "";
}

Protocol::Answer Protocol::start_put(std::string_view) {
  putting_ = true;
  return "";
}

void Protocol::put_line(std::string_view line) {
  put_spoilt_ = put_spoilt_ || put_.size() + line.size() >= longest_state;
  if (put_spoilt_) return;
  put_ += line;
  put_ += '\n';
}

const Game* Protocol::game_of_state(std::string_view text) const {
  for (const std::string_view word : words_of(text.substr(0, text.find('\n'))))
    if (const Game* game = find(word)) return game;
  return match_ ? &match_->game() : nullptr;
}

Protocol::Answer Protocol::end_put() {
  putting_ = false;
  const std::string text = std::exchange(put_, {});
  if (std::exchange(put_spoilt_, false)) return wrong("the state is too long");
  const Game* game = game_of_state(text);
  if (game == nullptr) return wrong("the first line names no game");
  auto position = game->parse_state(text);
  if (!position) return std::unexpected("line " + std::to_string(position.error().line) + ": " + position.error().what);
  adopt(Match(*game, std::move(*position)));
  return "";
}

Protocol::Answer Protocol::load(std::string_view rest) {
  auto read = read_code(tidied(rest), box_);
  if (!read) {
    const CodeError& error = read.error();
    std::string what(fault_key(error.fault));
    if (const auto good = error.good_prefix ? write_code(*error.good_prefix) : std::nullopt)
      what += "; the first " + std::to_string(error.good_prefix->steps().size()) + " moves are good: " + *good;
    return std::unexpected(std::move(what));
  }
  adopt(std::move(*read));
  return "";
}

// --- looking ------------------------------------------------------------------------------------------------------

Protocol::Answer Protocol::help(std::string_view) {
  std::string text;
  for (const Command& command : commands()) {
    text += command.name;
    if (!command.use.empty()) text += ' ';
    text += command.use;
    text += '\n';
  }
  return text;
}

Protocol::Answer Protocol::state(std::string_view) { return match_->now().text(); }

Protocol::Answer Protocol::view(std::string_view rest) {
  const std::string who = tidied(rest);
  if (who == "nobody") return match_->now().view_for(no_seat);
  const auto seat = read_number<Seat>(who);
  if (!seat || *seat >= match_->now().table_size()) return wrong("there is no such seat");
  return match_->now().view_for(*seat);
}

Protocol::Answer Protocol::to_move(std::string_view) {
  return (match_->over() ? "nobody" : std::to_string(match_->turn())) + '\n';
}

Protocol::Answer Protocol::legal(std::string_view) {
  std::string text;
  for (const AnyMove move : match_->now().legal_moves()) text += match_->now().text_of(move) + '\n';
  return text;
}

Protocol::Answer Protocol::why(std::string_view rest) {
  const auto move = match_->now().move_from(tidied(rest));
  if (!move) return wrong("no move is written like that");
  const Phrase refused = match_->now().refusal(*move);
  return (refused.empty() ? "lawful" : plain(refused)) + '\n';
}

Protocol::Answer Protocol::log(std::string_view) {
  std::string text;
  for (std::size_t i = 0; i < match_->steps().size(); ++i) text += step_line(*match_, i) + event_lines(*match_, i);
  return text;
}

Protocol::Answer Protocol::score(std::string_view) { return score_lines(match_->now()); }

Protocol::Answer Protocol::code(std::string_view) {
  if (!match_->setup()) return wrong("the match began at a put position: a code holds a deal and moves");
  auto code = write_code(*match_);
  if (!code) return wrong("the match is too long for a code");
  return *code + '\n';
}

// --- playing ------------------------------------------------------------------------------------------------------

Protocol::Answer Protocol::make(std::string_view rest) {
  const auto move = match_->now().move_from(tidied(rest));
  if (!move) return wrong("no move is written like that");
  const Played played = match_->play(*move);
  if (!played.made()) return std::unexpected(plain(played.refused));
  return event_lines(*match_, match_->steps().size() - 1);
}

Protocol::Answer Protocol::undo(std::string_view) {
  if (!match_->undo()) return wrong("the last move cannot be taken back");
  return "";
}

Protocol::Answer Protocol::random(std::string_view rest) {
  const auto count = read_number<std::uint32_t>(tidied(rest));
  if (!count) return wrong("how many moves?");
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

}  // namespace kairo
