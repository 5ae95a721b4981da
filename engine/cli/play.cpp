#include "engine/cli/play.h"

#include <algorithm>
#include <iostream>

#include "engine/cli/command.h"
#include "engine/cli/lines.h"
#include "engine/cli/plain.h"
#include "engine/core/numbers.h"
#include "engine/match/code.h"
#include "engine/match/visibility.h"

namespace kairo {

namespace {

constexpr std::string_view input_help = "a number or a move; or: moves, view, log, undo, score, code, why MOVE, quit\n";

void show_moves(const Match& match, std::ostream& out) {
  const std::vector<AnyMove> moves = match.now().legal();
  for (std::size_t i = 0; i < moves.size(); ++i)
    out << "  " << i + 1 << ") " << match.now().move_text(moves[i]) << '\n';
}

/// Everybody at the table reads the same terminal, so events are shown as to an onlooker; a lone player sees their own.
Seat reader_of(const Match& match) { return match.now().seats() == 1 ? Seat{0} : no_seat; }

void show_step(const Match& match, std::size_t i, const Visibility& visibility, std::ostream& out) {
  const std::vector<Event>& events = match.steps()[i].events;
  const Position& after = match.after(i + 1);
  for (std::size_t event = 0; event < events.size(); ++event)
    if (visibility.shows(match, reader_of(match), i, event)) out << "  " << plain(after, events[event]) << '\n';
}

void show_last_step(const Match& match, std::ostream& out) {
  show_step(match, match.steps().size() - 1, Visibility(match), out);
}

void show_opening(const Match& match, std::ostream& out) {
  const Position& dealt = match.after(0);
  for (std::size_t event = 0; event < match.opening().size(); ++event)
    if (Visibility::shows_opening(match, reader_of(match), event))
      out << "  " << plain(dealt, match.opening()[event]) << '\n';
}

void show_log(const Match& match, std::ostream& out) {
  const Visibility visibility(match);
  show_opening(match, out);
  for (std::size_t i = 0; i < match.steps().size(); ++i) show_step(match, i, visibility, out);
}

void ask(const Match& match, std::ostream& out) {
  out << "\n--- seat " << int{match.to_move()} << ": " << plain(match.now().question(match.to_move())) << " ---\n"
      << match.now().view_text(match.to_move());
  show_moves(match, out);
}

/// A move given by its number in the list or as text; none when it is neither.
std::optional<AnyMove> read_move(const Position& position, const std::string& text) {
  const std::vector<AnyMove> moves = position.legal();
  if (const auto number = read_number<std::size_t>(text); number && *number >= 1 && *number <= moves.size())
    return moves[*number - 1];
  return position.parse_move(text);
}

void make(Match& match, const std::string& text, std::ostream& out) {
  const auto move = read_move(match.now(), text);
  if (!move) {
    out << input_help;
    return;
  }
  const Played played = match.play(*move);
  if (!played.made()) {
    out << "  not allowed: " << plain(played.refused) << '\n';
    return;
  }
  show_last_step(match, out);
}

void explain(const Match& match, const std::string& text, std::ostream& out) {
  const auto move = read_move(match.now(), text);
  const Phrase refused = move ? match.now().refusal_phrase(*move) : Phrase{};
  out << "  " << (!move ? "that is no move" : refused.empty() ? "it is allowed" : plain(refused)) << '\n';
}

void undo(Match& match, const Bots& bots, std::ostream& out) {
  if (bots.plays(match.undoable_by()) || !match.undo()) out << "  the last move cannot be taken back\n";
}

/// Carries out a player's input; false to quit.
bool execute(Match& match, const Bots& bots, const std::string& input, std::ostream& out) {
  constexpr std::string_view why = "why ";
  if (input == "quit") return false;
  if (input == "moves")
    show_moves(match, out);
  else if (input == "view")
    out << match.now().view_text(match.to_move());
  else if (input == "log")
    show_log(match, out);
  else if (input == "undo")
    undo(match, bots, out);
  else if (input == "score")
    out << score_lines(match.now());
  else if (input == "code")
    out << write_code(match).value_or("this match has no code") << '\n';
  else if (input.starts_with(why))
    explain(match, input.substr(why.size()), out);
  else
    make(match, input, out);
  return true;
}

void let_bot_play(Match& match, const Bots& bots, std::ostream& out) {
  Rng rng = bot_rng(match.setup()->seed, match.steps().size());
  match.play(choose(match.now(), match.to_move(), bots.level, rng));
  show_last_step(match, out);
}

/// Reads a list such as `1,2,4`; false when one of them is not a seat.
bool read_seats(std::string_view text, int seats, SeatSet& set) {
  while (!text.empty()) {
    const std::size_t length = std::min(text.find(','), text.size());
    const auto seat = read_number<Seat>(text.substr(0, length));
    if (!seat || *seat >= seats) return false;
    set |= only(*seat);
    text.remove_prefix(std::min(length + 1, text.size()));
  }
  return true;
}

}  // namespace

void play_in_terminal(Match& match, const Bots& bots, std::istream& in, std::ostream& out) {
  std::string input;
  std::optional<std::size_t> asked_after_moves;
  while (!match.over()) {
    if (bots.plays(match.to_move())) {
      let_bot_play(match, bots, out);
      continue;
    }
    if (asked_after_moves != match.steps().size()) ask(match, out);
    asked_after_moves = match.steps().size();
    out << "> " << std::flush;
    if (read_line(in, input) == Line::end_of_input) break;
    if (!execute(match, bots, input, out)) break;
  }
  out << '\n' << score_lines(match.now());
}

int play_command(Arguments& arguments) {
  const Game* game = parse_game(arguments);
  if (game == nullptr) return misuse;
  const auto bot_seats = arguments.consume("bots").value_or("");
  const auto level = find_level(arguments.consume("level").value_or(level_name(BotLevel::regular)));
  if (!level) return usage_error("there is no such level");
  const auto setup = parse_setup(arguments, *game->info);
  if (!setup) return usage_error(setup.error());
  Bots bots{.seats = 0, .level = *level};
  if (!read_seats(bot_seats, setup->seats, bots.seats))
    return usage_error("bots: seats from 0, with commas between them");
  Match match(*game, *setup);
  play_in_terminal(match, bots, std::cin, std::cout);
  return success;
}

}  // namespace kairo
