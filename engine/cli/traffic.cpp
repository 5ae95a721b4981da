#include "engine/cli/traffic.h"

#include <bit>
#include <vector>

#include "engine/match/answers_ahead.h"
#include "engine/match/random_play.h"

namespace kairo {

namespace {

/// Counts messages by the questions that they answer.
class Counter {
 public:
  explicit Counter(SeatSet asked) { open_question(asked); }

  /// In turn, each message waits for the one before; otherwise only the first one for a question does.
  void begin_message(bool in_turn) {
    const bool waited = in_turn || !answered_;
    add(traffic_.all, waited);
    if (at_once_) add(traffic_.at_once, waited);
    answered_ = true;
  }
  /// The sender has made a move; now these seats are to answer.
  void moved(Seat sender, SeatSet asked) {
    const auto others = static_cast<SeatSet>(asked_ & ~only(sender));
    if (asked != asked_ && asked != others) open_question(asked);
    asked_ = asked;
  }
  [[nodiscard]] const TrafficOfMatch& traffic() const { return traffic_; }

 private:
  static void add(Traffic& traffic, bool waited) {
    ++traffic.messages;
    traffic.waits += waited ? 1 : 0;
  }
  void open_question(SeatSet asked) {
    asked_ = asked;
    at_once_ = std::popcount(asked) > 1;
    answered_ = false;
  }

  TrafficOfMatch traffic_;
  SeatSet asked_ = 0;
  bool at_once_ = false;
  bool answered_ = false;  ///< whether a message has begun with an answer to the open question
};

/// Replays a finished match by messages. Each seat knows in advance what it will answer; the others do not.
class Replay {
 public:
  explicit Replay(const Match& finished) : match_(finished.game(), *finished.setup()) {
    for (const Match::Step& step : finished.steps()) to_come_[step.seat].push_back(step.move);
  }

  [[nodiscard]] bool over() const { return match_.over(); }
  [[nodiscard]] Seat to_move() const { return match_.to_move(); }
  [[nodiscard]] SeatSet asked() const { return awaited(match_, ahead_); }

  /// The seat answers as long as it is its turn or, unless `in_turn`, as long as it can.
  void send(Seat seat, bool in_turn, Counter& counter) {
    counter.begin_message(in_turn);
    while (in_turn ? match_.to_move() == seat : question_of(match_, ahead_, seat) != nullptr) {
      answer(match_, ahead_, seat, to_come_[seat][given_[seat]++]);
      counter.moved(seat, asked());
    }
  }

 private:
  Match match_;
  AnswersAhead ahead_;
  BySeat<std::vector<AnyMove>> to_come_;
  BySeat<std::size_t> given_{};
};

}  // namespace

TrafficOfMatch traffic_in_a_row(const Match& finished) {
  Replay replay(finished);
  Counter counter(replay.asked());
  while (!replay.over()) replay.send(replay.to_move(), true, counter);
  return counter.traffic();
}

TrafficOfMatch traffic_in_a_group(const Match& finished, Rng& rng) {
  Replay replay(finished);
  Counter counter(replay.asked());
  while (!replay.over()) replay.send(random_seat(replay.asked(), rng), false, counter);
  return counter.traffic();
}

}  // namespace kairo
