// Measures what a frame of each table costs while it moves, at 1280x800 in the second half of a match: the mean and the
// worst of a hundred frames, in the processor's own time, since a busy machine lets a frame wait. It is compared with a
// plain list of rectangles, measured beside it. Asserts nothing, because times vary.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/match/registry.h"
#include "tests/web/support/stage.h"
#include "web/tables/story.h"
#include "web/tables/tables.h"

namespace {

using namespace kairo;

constexpr float wide = 1280;
constexpr float high = 800;
constexpr std::uint64_t seed = 7;
constexpr int rectangles = 2000;

double milliseconds(std::clock_t from) { return 1000.0 * static_cast<double>(std::clock() - from) / CLOCKS_PER_SEC; }

Match played_by_bots(const Game& game) {
  Match match(game, standard_setup(*game.info, game.info->max_seats, seed));
  while (!match.over()) {
    Rng rng = bot_rng(seed, match.steps().size());
    match.play(choose(match.now(), match.to_move(), BotLevel::regular, rng));
  }
  return match;
}

/// Milliseconds of each frame that moves, from the middle of the match on.
std::vector<double> moving_frames(draw::testing::Stage& stage, const Match& whole) {
  std::vector<double> times;
  const auto table = tables::make_table(whole.game().info->id);
  Match match(whole.game(), *whole.setup());
  for (const auto& step : whole.steps()) {
    const std::size_t before = match.steps().size();
    match.play(step.move);
    if (before < whole.steps().size() / 2) continue;
    table->show(match.now(), 0, false, tables::moves_between(match, before, before + 1), true);
    do {
      const std::clock_t from = std::clock();
      stage.frame([&](draw::Ui& ui) { table->frame(ui, {0, 0, wide, high}); });
      times.push_back(milliseconds(from));
    } while (table->busy());
  }
  return times;
}

double frame_of_rectangles(draw::testing::Stage& stage) {
  std::vector<double> times;
  for (int i = 0; i < 60; ++i) {
    const std::clock_t from = std::clock();
    stage.frame([](draw::Ui& ui) {
      for (int n = 0; n < rectangles; ++n) {
        const auto x = static_cast<float>(n % 50) * 25;
        const auto y = static_cast<float>(n / 50) * 20;
        ui.pen().AddRectFilled({x, y}, {x + 20, y + 15}, IM_COL32_WHITE, 3);
      }
    });
    times.push_back(milliseconds(from));
  }
  std::ranges::sort(times);
  return times[times.size() / 2];
}

}  // namespace

int main() {
  std::printf(
      "processor time of frames of a table that moves, at 1280x800; the yardstick draws %d rectangles with round "
      "corners\n",
      rectangles);
  std::puts("game         frames   mean ms   worst of 100 ms   yardstick ms   mean ratio");
  for (const Game& game : games()) {
    draw::testing::Stage stage(wide, high);
    draw::Observer::current = nullptr;  // as on the page, where nobody notes what is drawn
    std::vector<double> times = moving_frames(stage, played_by_bots(game));
    const double yardstick = frame_of_rectangles(stage);
    double sum = 0;
    for (const double time : times) sum += time;
    const double mean = sum / static_cast<double>(times.size());
    std::ranges::sort(times);
    std::printf("%-10s %8zu %9.2f %17.2f %14.2f %12.2f\n", std::string(game.info->id).c_str(), times.size(), mean,
                times[times.size() * 99 / 100], yardstick, mean / yardstick);
  }
}
