#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/bots/rules_of_thumb.h"
#include "engine/match/visibility.h"
#include "tests/web/support/some_match.h"
#include "tests/web/support/stage.h"
#include "web/app/app.h"
#include "web/app/session/bot_choice.h"
#include "web/text/sentence.h"

/// Nobody learns what they must not know, by whatever leaves the canvas. Two matches that differ in hidden cards only
/// give the same pictures, words, title, messages, sounds and times, until something happens in them that the person
/// may know.
///
/// Records and links have the deal and all moves in them: a person who reads these reads everything. But the texts are
/// stored at the same times and under the same names.
namespace kairo::app {
namespace {

constexpr double thinking_time = 2;    // seconds that a search takes
constexpr double reaction_time = 0.5;  // seconds until a person answers

std::unique_ptr<Position> dealt_next;

/// A game whose deal is the position `dealt_next`, so that a match has a code although it begins in the middle.
Game game_from_here(const Game& game) {
  return {game.info, [](const Setup& /*setup*/) { return dealt_next->clone(); },
          [](const Setup& /*setup*/) { return std::vector<Event>{}; }};
}

struct Sitting {
  const char* name;
  int people;
  BotLevel level;
  Speed speed;
  bool moves;  ///< things move on the canvas
  bool framed;
  int pairs;  ///< of matches
};

/// Something that left the canvas.
struct Leaving {
  double at;
  std::string what;
  friend bool operator==(const Leaving&, const Leaving&) = default;
};

/// A move as the person on seat 0 is told of it, and all that they can see after it.
struct ToldMove {
  std::string what;
  std::shared_ptr<const Position> after;
  double at;
  double asked_at;  ///< when that could be seen
};

std::string_view speed_name(Speed speed) {
  constexpr std::array<std::string_view, speeds> names{"patient", "calm", "brisk", "quick", "instant"};
  return names[static_cast<std::size_t>(speed)];
}

class OpenApp : public App {
 public:
  using App::App;
  using App::begin_match;
};

/// A match on the screen of the person on seat 0, who is to move, and everything that leaves the canvas.
class Watched {
 public:
  Watched(const Game& game, const Setup& setup, const Position& start, const Sitting& sitting, std::uint64_t choices)
      : choices_(choices), stage_(360, 640) {
    stage_.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
    stage_.move_pointer(-1, -1);
    stage_.build([] {});
    app_.receive(ToCanvas::motion, sitting.moves ? "full" : "reduced");
    app_.receive(ToCanvas::language, "en");
    app_.receive(ToCanvas::settings, "kairo settings 1\nspeed " + std::string(speed_name(sitting.speed)) + "\n");
    app_.receive(ToCanvas::vibrates, "yes");
    if (sitting.framed) app_.receive(ToCanvas::framed, "yes");
    if (sitting.framed) app_.receive(ToCanvas::only, std::string(game.info->id) + "\nframe");
    app_.receive(ToCanvas::start, "");
    std::vector<Player> players(static_cast<std::size_t>(start.seats()));
    for (std::size_t seat = static_cast<std::size_t>(sitting.people); seat < players.size(); ++seat)
      players[seat] = {.kind = Player::Kind::bot, .level = static_cast<int>(sitting.level)};
    dealt_next = start.clone();
    app_.begin_match(Session("m", Match(game, setup), players));
    frame();
    traces_.clear();
  }

  /// Lets people and bots play until the person on seat 0 has made so many moves, or until another person must take the
  /// device.
  void play(int moves) {
    while (moves > 0 && traces_.size() < 20'000 && app_.match() != nullptr && !app_.match()->over()) {
      rest();
      if (press_if_shown("handover.take", 0)) continue;
      if (press_if_shown("table.hand_over", no_seat)) continue;
      if (app_.match()->over() || app_.match()->to_move() != 0) return;
      const std::vector<AnyMove> legal = app_.match()->now().legal();
      const AnyMove move = legal[choices_.below(static_cast<std::uint32_t>(legal.size()))];
      look_at_log();
      press("move:" + app_.match()->now().move_text(move));
      --moves;
    }
    rest();
  }

  [[nodiscard]] const std::vector<Leaving>& traces() const { return traces_; }
  [[nodiscard]] std::size_t declined() const {
    std::size_t count = 0;
    for (std::size_t step = 0; step < match().steps().size(); ++step) count += is_unnoticed(match(), step) ? 1 : 0;
    return count;
  }
  /// The news for seat 0.
  [[nodiscard]] std::vector<ToldMove> told() const {
    std::vector<ToldMove> all;
    const Visibility visibility(match());
    double before = 0;
    for (std::size_t step = 0; step < match().steps().size(); ++step) {
      if (!is_unnoticed(match(), step)) {
        const Match::Step& made = match().steps()[step];
        std::string what = std::to_string(made.seat);
        for (std::size_t i = 0; i < made.events.size(); ++i)
          if (visibility.shows(match(), 0, step, i))
            what += "; " + english(match().after(step + 1).event_phrase(0, made.events[i]));
        const bool offered = match().after(step).offer() != Offer::none;
        all.push_back({what, nullptr, made_at_[step], offered ? before : made_at_[step]});
        before = made_at_[step];
      }
      if (!all.empty()) all.back().after = match().after(step + 1).clone();
    }
    return all;
  }

 private:
  [[nodiscard]] const Match& match() const { return *app_.match(); }
  static std::string english(const Phrase& phrase) {
    const std::vector<std::string> names{"A", "B", "C", "D", "E"};
    return text::sentence(text::Language::en, phrase, names);
  }

  void note(std::string what) { traces_.push_back({now_, std::move(what)}); }
  void hear(std::string_view name, std::string_view text) {
    if (name == "think") {
      // The parts of a sealed answer count as one thought.
      answer_at_ = now_ + (goes_on_unnoticed(match()) ? 0 : thinking_time);
      question_ = text.substr(0, text.find('\n'));
      text = {};
    }
    if (name == "stop thinking" && text == question_) answer_at_.reset();
    std::string all(text);
    // The part that only a program can read: the keys of the rows.
    for (std::size_t at = 0; (at = all.find("\"key\":\"log.", at)) != std::string::npos;)
      all.erase(at, all.find(',', at) - at);
    note(std::string(name) + " " + all);
  }
  host::WriteResult keep(std::string_view name) {
    note("write " + std::string(name));
    return host::WriteResult::saved;
  }

  void frame() {
    stage_.build([this] { app_.frame(stage_.input.area, now_); });
    note_moves();
    std::size_t sum = 0;
    // By the library, which is optimised: a loop over the bytes here would take most of the time of these tests.
    const auto add = [&](const void* data, std::size_t bytes) {
      sum = sum * 31 + std::hash<std::string_view>{}({static_cast<const char*>(data), bytes});
    };
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
      add(list->VtxBuffer.Data, static_cast<std::size_t>(list->VtxBuffer.size_in_bytes()));
      add(list->IdxBuffer.Data, static_cast<std::size_t>(list->IdxBuffer.size_in_bytes()));
    }
    note("picture " + std::to_string(sum));
  }
  void note_moves() {
    if (app_.match() != nullptr) made_at_.resize(match().steps().size(), now_);
  }

  void rest() {
    for (int frames = 0; frames < 4000; ++frames) {
      const std::optional<double> due = app_.due();
      if (answer_at_ && (!due || now_ + *due >= *answer_at_)) {
        now_ = *std::exchange(answer_at_, std::nullopt);
        answer();
      } else if (due) {
        now_ += std::max(*due, 1.0 / 60);
      } else {
        return;
      }
      frame();
    }
    FAIL() << "it never rests";
  }
  /// Answers as a search would that knows what the bot knows.
  void answer() {
    const Position& position = match().now();
    Rng rng(7);
    const AnyMove move = choose_by_rules_of_thumb(position, position.to_move(), BotLevel::regular, rng);
    app_.receive(ToCanvas::thought, question_ + "\n" + write_decision({move, {}}));
  }
  void press(const std::string& id) {
    now_ += reaction_time;
    app_.receive(ToCanvas::press, id);
    frame();
  }
  void look_at_log() {
    for (const auto& [message, text] : {std::pair(ToCanvas::press, "table.log"), std::pair(ToCanvas::back, "")}) {
      app_.receive(message, text);
      rest();
      frame();
    }
  }
  bool press_if_shown(std::string_view id, Seat to_move) {
    const bool shown =
        std::ranges::any_of(app_.ui().gesture.targets(), [&](const auto& spot) { return spot.id == id; });
    if (!shown || (to_move != no_seat && match().to_move() != to_move)) return false;
    press(std::string(id));
    return true;
  }

  Rng choices_;
  draw::testing::Stage stage_;
  double now_ = 1;
  std::vector<Leaving> traces_;
  std::vector<double> made_at_;  ///< by step
  std::optional<double> answer_at_;
  std::string question_;
  OpenApp app_{{.send = [this](host::ToPage message, std::string_view text) { hear(host::name_of(message), text); },
                .write = [this](std::string_view name, std::string_view) { return keep(name); },
                .random_seed = [] { return std::uint64_t{5}; }}};
};

/// Until when both must be the same: until something differs that seat 0 may know. Bots that act differently then do so
/// at the same time.
double parting_of(const std::vector<ToldMove>& one, const std::vector<ToldMove>& other) {
  for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i) {
    const bool told = one[i].what == other[i].what;
    if (told && one[i].after->same_view(*other[i].after, 0)) continue;
    if (!told && one[i].asked_at == one[i].at && other[i].asked_at == other[i].at)
      EXPECT_DOUBLE_EQ(one[i].at, other[i].at) << one[i].what << "\n" << other[i].what;
    return told ? std::min(one[i].at, other[i].at) : std::min(one[i].asked_at, other[i].asked_at);
  }
  return HUGE_VAL;
}

std::string first_difference(const std::vector<Leaving>& one, const std::vector<Leaving>& other, double until) {
  const auto before = [until](const std::vector<Leaving>& traces) {
    return std::span(traces).first(static_cast<std::size_t>(
        std::ranges::find_if(traces, [&](const Leaving& trace) { return trace.at >= until; }) - traces.begin()));
  };
  const auto [here, there] = std::ranges::mismatch(before(one), before(other));
  const bool ended_here = here == before(one).end();
  const bool ended_there = there == before(other).end();
  if (ended_here && ended_there) return "";
  const auto words = [](const Leaving& trace) { return std::to_string(trace.at) + " " + trace.what; };
  return (ended_here ? "nothing" : words(*here)) + "\ninstead of\n" + (ended_there ? "nothing" : words(*there));
}

/// The match of many at a moment at which seat 0 is to move.
std::optional<std::size_t> some_turn(const Match& match, Rng& rng, const Sitting& sitting) {
  for (int tries = 0; tries < 50; ++tries) {
    const std::size_t step = rng.below(static_cast<std::uint32_t>(match.steps().size()));
    // All people around a device who could step in are asked aloud.
    const bool aloud = sitting.people > 1 && match.after(step).offer() != Offer::none;
    if (match.after(step).to_move() == 0 && !aloud) return step;
  }
  return std::nullopt;
}

class NoTrace : public ::testing::TestWithParam<Sitting> {};

TEST_P(NoTrace, OfWhatTheBotsHold) {
  const Sitting& sitting = GetParam();
  std::size_t asked_in_one_only = 0;
  for (const Game& game : games()) {
    const Game from_here = game_from_here(game);
    const int seats = std::max(3, game.info->min_seats);
    for (std::uint64_t seed = 1; seed <= static_cast<std::uint64_t>(sitting.pairs); ++seed) {
      Rng rng(seed);
      const Match whole = kairo::testing::some_match(game, seats, seed);
      const auto step = some_turn(whole, rng, sitting);
      if (!step) continue;
      const Position& truth = whole.after(*step);
      const auto world = truth.imagine(0, rng);
      const auto watch = [&](const Position& start) {
        Watched watched(from_here, *whole.setup(), start, sitting, seed);
        watched.play(2);
        return std::tuple(watched.traces(), watched.told(), watched.declined());
      };
      const auto [traces, told, declined] = watch(truth);
      const auto [others, told_there, declined_there] = watch(*world);
      asked_in_one_only += declined != declined_there ? 1 : 0;
      const double until = parting_of(told, told_there);
      const std::string difference = first_difference(traces, others, until);
      EXPECT_EQ(difference, "") << game.info->id << ", seed " << seed << ", until " << until;
    }
  }
  if (sitting.people == 1) EXPECT_GT(asked_in_one_only, 0U);
}

INSTANTIATE_TEST_SUITE_P(Tables, NoTrace,
                         ::testing::Values(Sitting{"Calm", 1, BotLevel::regular, Speed::calm, true, false, 2},
                                           Sitting{"Searching", 1, BotLevel::skilled, Speed::brisk, false, false, 5},
                                           Sitting{"HandOver", 2, BotLevel::regular, Speed::brisk, false, false, 12},
                                           Sitting{"Framed", 1, BotLevel::regular, Speed::instant, false, true, 20}),
                         [](const auto& sitting) { return sitting.param.name; });

}  // namespace
}  // namespace kairo::app
