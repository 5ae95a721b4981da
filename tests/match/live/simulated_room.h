#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/match/live/table_code.h"
#include "engine/match/random_play.h"
#include "tests/match/every_game.h"

/// A live table without a network: devices that answer, take back, lose, repeat and delay messages, fall apart into
/// groups, and start again.
namespace kairo::live {

/// An answer as a device has given it: its question by name, and all its moves so far.
struct GivenAnswer {
  std::vector<AnyMove> before;
  Seat seat;
  std::size_t device;
  std::vector<AnyMove> moves;
  std::set<std::size_t> taken_back_by{};  ///< which devices
};

class SimulatedRoom {
 public:
  /// With `rivals` every seat has two devices, which answer without asking each other.
  SimulatedRoom(const kairo::Table& of, std::uint64_t seed, bool rivals)
      : rng_(seed), seats_(static_cast<Seat>(of.seats)), contradictory_(rivals) {
    Table table = table_of(*of.game, random_setup(*of.game->info, of.seats, seed));
    begin(table);
    devices_.assign(seats_ * (rivals ? 2U : 1U) + 1U, table);  // the last one watches
    groups_.assign(devices_.size(), 0);
  }

  void step() {
    const auto device = some_device();
    switch (rng_.below(12)) {
      case 0: devices_[device] = read(write(device)); break;  // it starts again
      case 1: groups_[device] = rng_.below(2); break;
      case 2: std::ranges::fill(groups_, 0U); break;
      case 3: try_to_take_back(device); break;
      case 4:
      case 5:
      case 6: deliver(); break;
      default: try_to_answer(device);
    }
    if (rng_.below(3) == 0) publish(device);
  }

  /// Everybody is there again: each takes in what each has.
  void settle() {
    for (int rounds = 0; rounds < 2; ++rounds)
      for (const std::size_t from : shuffled())
        for (const std::size_t to : shuffled()) take_in(to, write(from));
  }

  [[nodiscard]] const std::vector<Table>& devices() const { return devices_; }
  [[nodiscard]] const std::vector<GivenAnswer>& answers() const { return answers_; }
  [[nodiscard]] std::string write(std::size_t device) const { return write_table(devices_[device]).value_or("none"); }

  static Table read(const std::string& text) {
    auto table = read_table(text, box_with_toy());
    EXPECT_TRUE(table.has_value()) << text;
    return std::move(*table);
  }

 private:
  std::size_t some_device() { return rng_.below(static_cast<std::uint32_t>(devices_.size())); }
  std::vector<std::size_t> shuffled() {
    std::vector<std::size_t> all(devices_.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    shuffle(std::span(all), rng_);
    return all;
  }
  [[nodiscard]] Seat seat_of_device(std::size_t device) const {
    return device + 1 == devices_.size() ? no_seat : static_cast<Seat>(device % seats_);
  }

  void try_to_answer(std::size_t device) {
    const Seat seat = seat_of_device(device);
    const Course course = course_of(devices_[device]);
    const auto question = question_of(course.held.match, course.held.ahead, seat);
    if (question == nullptr) return;
    const std::vector<AnyMove> legal = question->legal();
    const AnyMove move = legal[rng_.below(static_cast<std::uint32_t>(legal.size()))];
    ASSERT_TRUE(give(devices_[device], seat, move).empty());
    note(course, device, move);
    const Course now = course_of(devices_[device]);
    ASSERT_FALSE(same_held(course.held, now.held)) << "an answer counts at once";
  }

  void try_to_take_back(std::size_t device) {
    const Seat seat = seat_of_device(device);
    const Course course = course_of(devices_[device]);
    const bool may = seat != no_seat && may_take_back(course.held.match, course.held.ahead, seat);
    ASSERT_EQ(live::take_back(devices_[device], seat), may);
    if (!may) return;
    Held expected = course.held;
    kairo::take_back(expected.match, expected.ahead, seat);
    if (!contradictory_) ASSERT_TRUE(same_held(course_of(devices_[device]).held, expected));
    contradictory_ = true;
    for (GivenAnswer& one : answers_)
      if (one.seat == seat) one.taken_back_by.insert(device);
  }

  void note(const Course& course, std::size_t device, AnyMove move) {
    const Seat seat = seat_of_device(device);
    const Asked& asked = *course.questions.of(seat);
    std::vector<AnyMove> moves = asked.made;
    const auto ahead = course.held.ahead.by(seat);
    moves.insert(moves.end(), ahead.begin(), ahead.end());
    moves.push_back(move);
    std::vector<AnyMove> before;
    for (std::size_t i = 0; i < asked.since; ++i) before.push_back(course.held.match.steps()[i].move);
    answers_.push_back({std::move(before), seat, device, std::move(moves)});
  }

  void publish(std::size_t device) {
    const std::string text = write(device);
    for (std::size_t to = 0; to < devices_.size(); ++to)
      for (std::uint32_t copies = rng_.below(3); to != device && copies > 0; --copies)
        if (groups_[to] == groups_[device]) under_way_.emplace_back(to, text);
  }

  void deliver() {
    for (int i = 0; i < 3 && !under_way_.empty(); ++i) {
      const auto which = static_cast<std::ptrdiff_t>(rng_.below(static_cast<std::uint32_t>(under_way_.size())));
      const auto [to, text] = under_way_[static_cast<std::size_t>(which)];
      under_way_.erase(under_way_.begin() + which);
      if (rng_.below(4) > 0) take_in(to, text);
    }
  }

  void take_in(std::size_t to, const std::string& text) { ASSERT_NE(join(devices_[to], read(text)), Joined::too_much); }

  Rng rng_;
  Seat seats_;
  bool contradictory_;  ///< what somebody decides may not be known yet to who contradicts it
  std::vector<Table> devices_;
  std::vector<std::uint32_t> groups_;
  std::vector<std::pair<std::size_t, std::string>> under_way_;
  std::vector<GivenAnswer> answers_;
};

}  // namespace kairo::live
