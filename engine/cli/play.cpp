#include "engine/cli/play.h"

#include <algorithm>
#include <iostream>

#include "engine/cli/command.h"
#include "engine/cli/lines.h"
#include "engine/cli/numbers.h"
#include "engine/cli/plain.h"
#include "engine/match/code.h"

namespace kairo {

namespace {

constexpr std::string_view what_can_be_said =
    "a number or a move; or: moves, view, log, undo, score, code, why MOVE, quit\n";

void show_moves(const Match& match, std::ostream& out) {
  const std::vector<AnyMove> moves = match.now().legal_moves();
  for (std::size_t i = 0; i < moves.size(); ++i) out << "  " << i + 1 << ") " << match.now().text_of(moves[i]) << '\n';
}

void show_step(const Match& match, std::size_t i, std::ostream& out) {
  const Match::Step& step = match.steps()[i];
  const Position& after = match.after(i + 1);
  for (const Event& event : step.events)
    if ((event.audience & everybody(after.table_size())) == everybody(after.table_size()))
      out << "  " << plain(after, event) << '\n';
}

void show_log(const Match& match, std::ostream& out) {
  for (std::size_t i = 0; i < match.steps().size(); ++i) show_step(match, i, out);
}

void ask(const Match& match, std::ostream& out) {
  out << "\n--- seat " << int{match.turn()} << ": " << plain(match.now().question(match.turn())) << " ---\n"
      << match.now().view_for(match.turn());
  show_moves(match, out);
}

/// A move of the list by its number, or a move as text; none when it is neither.
std::optional<AnyMove> read_move(const Position& position, const std::string& text) {
  const std::vector<AnyMove> moves = position.legal_moves();
  if (const auto number = read_number<std::size_t>(text); number && *number >= 1 && *number <= moves.size())
    return moves[*number - 1];
  return position.move_from(text);
}

void make(Match& match, const std::string& text, std::ostream& out) {
  const auto move = read_move(match.now(), text);
  if (!move) {
    out << what_can_be_said;
    return;
  }
  const Played played = match.play(*move);
  if (!played.made()) {
    out << "  not allowed: " << plain(played.refused) << '\n';
    return;
  }
  show_step(match, match.steps().size() - 1, out);
}

void say_why(const Match& match, const std::string& text, std::ostream& out) {
  const auto move = read_move(match.now(), text);
  const Phrase refused = move ? match.now().refusal(*move) : Phrase{};
  out << "  " << (!move ? "that is no move" : refused.empty() ? "it is allowed" : plain(refused)) << '\n';
}

void take_back(Match& match, const Bots& bots, std::ostream& out) {
  if (bots.play(match.may_undo()) || !match.undo()) out << "  the last move cannot be taken back\n";
}

/// Does what a person says; false when they have had enough.
bool obey(Match& match, const Bots& bots, const std::string& said, std::ostream& out) {
  constexpr std::string_view why = "why ";
  if (said == "quit") return false;
  if (said == "moves")
    show_moves(match, out);
  else if (said == "view")
    out << match.now().view_for(match.turn());
  else if (said == "log")
    show_log(match, out);
  else if (said == "undo")
    take_back(match, bots, out);
  else if (said == "score")
    out << score_lines(match.now());
  else if (said == "code")
    out << write_code(match).value_or("this match has no code") << '\n';
  else if (said.starts_with(why))
    say_why(match, said.substr(why.size()), out);
  else
    make(match, said, out);
  return true;
}

void let_bot_play(Match& match, const Bots& bots, std::ostream& out) {
  Rng rng = bot_rng(match.setup()->seed, match.steps().size());
  match.play(choose(match.now(), match.turn(), bots.level, rng));
  show_step(match, match.steps().size() - 1, out);
}

/// `1,2,4`; false when one of them is no seat.
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
  std::string said;
  std::optional<std::size_t> asked_after;
  while (!match.over()) {
    if (bots.play(match.turn())) {
      let_bot_play(match, bots, out);
      continue;
    }
    if (asked_after != match.steps().size()) ask(match, out);
    asked_after = match.steps().size();
    out << "> " << std::flush;
    if (read_line(in, said) == Line::end_of_input) break;
    if (!obey(match, bots, said, out)) break;
  }
  out << '\n' << score_lines(match.now());
}

int play_command(Arguments& arguments) {
  const Game* game = take_game(arguments);
  if (game == nullptr) return misuse;
  const auto bot_seats = arguments.take("bots").value_or("");
  const auto level = find_level(arguments.take("level").value_or(level_name(BotLevel::regular)));
  if (!level) return complain("there is no such level");
  const auto setup = take_setup(arguments, *game->info);
  if (!setup) return complain(setup.error());
  Bots bots{.seats = 0, .level = *level};
  if (!read_seats(bot_seats, setup->seats, bots.seats)) return complain("bots: seats from 0, with commas between them");
  Match match(*game, *setup);
  play_in_terminal(match, bots, std::cin, std::cout);
  return success;
}

}  // namespace kairo
