#include "web/app/pages/log_page.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "web/app/pages/document.h"
#include "web/app/session/bot_choice.h"
#include "web/app/session/replay.h"

namespace kairo::app {

namespace {

/// Builds the log from the newest turn to the oldest.
class LogPage {
 public:
  LogPage(const text::Writer& writer, const Match& match, const MatchLog& log, Seat viewer)
      : writer_(writer),
        match_(match),
        log_(log),
        noticed_(noticed_moves(match)),
        viewer_(viewer),
        seen_(viewer == no_seat ? 0 : moves_until_last_of(match, viewer)),
        hidden_before_(Visibility(match).first_position()),
        is_divided_(viewer != no_seat && log.first_new_line() > 0 && log.first_new_line() < log.lines().size()) {}

  /// The moves of one turn, as the game defines it, if anything is told of them.
  void add_turn(std::vector<Block>& blocks, std::size_t first, std::size_t end) {
    if (first < hidden_before_) {
      blocks.push_back(text(writer_.say("app.log.hidden"), "note"));
      hidden_before_ = 0;
    }
    const std::vector<Seat> movers = noticed_movers(first, end);
    if (movers.empty()) return;
    Block turn = group("turn", {}, words_of(first, end, movers), "log.turn." + std::to_string(first));
    turn.kind = Block::Kind::details;
    turn.on = std::exchange(is_newest_, false) || (seen_ > 0 && end > seen_);
    for (const Seat seat : movers) turn.blocks.emplace_back(picture("seat." + std::to_string(seat))).look = "mover";
    for (std::size_t step = end; step-- > first;) add_move(turn.blocks, step);
    blocks.push_back(std::move(turn));
  }

  /// The events before the first move.
  void add_opening(std::vector<Block>& blocks) const {
    if (const auto lines = log_.lines_up_to(0); !lines.empty())
      blocks.push_back(group("turn", {moment("log.deal", lines, 0)}, writer_.say("app.log.deal")));
    add_hints(blocks, 0);
  }

 private:
  /// Only seats whose moves the log tells: who was asked in vain may be a secret.
  [[nodiscard]] std::vector<Seat> noticed_movers(std::size_t first, std::size_t end) const {
    std::vector<Seat> seats;
    for (std::size_t step = first; step < end; ++step) {
      const Seat seat = match_.steps()[step].seat;
      if (!log_.lines_of(step).empty() && std::ranges::find(seats, seat) == seats.end()) seats.push_back(seat);
    }
    return seats;
  }

  /// Uses the same numbers as the replay.
  [[nodiscard]] std::string place(std::size_t first, std::size_t end) const {
    const auto from = static_cast<int>(noticed_[first]) + 1;
    const auto to = static_cast<int>(noticed_[end]);
    const Phrase moves{from == to ? "app.log.move" : "app.log.moves", {number("first", from), number("last", to)}};
    const Phrase round = match_.after(first).round_phrase();
    if (round.empty()) return writer_.say(moves);
    return writer_.say(Phrase{"app.log.turn", {list("moves", {moves}), list("round", {round})}});
  }

  /// Says which moves they are, and whose.
  [[nodiscard]] std::string words_of(std::size_t first, std::size_t end, std::span<const Seat> movers) const {
    std::string names;
    for (const Seat seat : movers) names += (names.empty() ? "" : writer_.say("list.join")) + writer_.name(seat);
    return place(first, end) + writer_.say("app.replay.joint") + names;
  }

  void add_move(std::vector<Block>& blocks, std::size_t step) {
    add_hints(blocks, step + 1);
    const auto lines = log_.lines_of(step);
    if (lines.empty()) return;
    blocks.push_back(moment("log.move." + std::to_string(step + 1), lines, step + 1));
    if (!is_divided_ || first_line(lines) > log_.first_new_line()) return;
    is_divided_ = false;
    blocks.push_back(text(writer_.say(Phrase{"app.log.since", {seat_name("seat", viewer_)}}), "since"));
  }

  [[nodiscard]] std::size_t first_line(std::span<const std::string> lines) const {
    return static_cast<std::size_t>(lines.data() - log_.lines().data());
  }

  /// The lines of one move, or of the deal: they lead to the moment after so many moves.
  [[nodiscard]] Block moment(std::string key, std::span<const std::string> lines, std::size_t moves) const {
    const bool is_new = first_line(lines) >= log_.first_new_line();
    return button(std::move(key), joined(lines), act::ShowMoment{moves}, is_new ? "row new" : "row");
  }

  /// The seats that took a hint after this number of moves.
  void add_hints(std::vector<Block>& blocks, std::size_t moves) const {
    if (const std::vector<std::string> lines = log_.hints_after(moves); !lines.empty())
      blocks.push_back(text(joined(lines), "hint"));
  }

  static std::string joined(std::span<const std::string> lines) {
    std::string words;
    for (const std::string& line : lines) words += (words.empty() ? "" : "\n") + line;
    return words;
  }

  const text::Writer& writer_;
  const Match& match_;
  const MatchLog& log_;
  std::vector<std::size_t> noticed_;  ///< see noticed_moves
  Seat viewer_;
  std::size_t seen_;           ///< number of moves up to the viewer's last one
  std::size_t hidden_before_;  ///< number of moves of which some are not told any more; 0: none, or that has been said
  bool is_divided_;            ///< after the viewer's last move, further down than what was added
  bool is_newest_ = true;
};

}  // namespace

Document log_page(const text::Writer& writer, const Session& session, const MatchLog& log, Seat viewer) {
  Document page = closable_page(writer, "log", writer.say("app.log.title"));
  page.blocks.push_back(text(writer.say("app.log.about"), "note"));
  LogPage turns(writer, session.match(), log, viewer);
  const std::vector<std::size_t> stops = leap_stops(session.match(), Leap::turn, 0);
  for (std::size_t i = stops.size(); --i > 0;) turns.add_turn(page.blocks, stops[i - 1], stops[i]);
  turns.add_opening(page.blocks);
  return page;
}

}  // namespace kairo::app
