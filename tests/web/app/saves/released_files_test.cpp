#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/match/random_play.h"
#include "tests/match/test_files.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/app_on_stage.h"
#include "web/app/saves/bundle.h"
#include "web/app/saves/statistics.h"

/// Files of all matches as each version exported them: they can be imported for ever, and say the same.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::Said;

/// Describes a record in a line.
std::string described(const Record& record) {
  const auto held = held_of(record);
  if (!held) return "# cannot be read\n";
  const Score score = held->match.now().score();
  std::ostringstream line;
  line << "# " << record.game << " moves=" << held->match.steps().size() << " turn=" << int{held->match.to_move()};
  for (Seat seat = 0; seat < score.seats; ++seat)
    line << " points=" << score.of[seat].total << " ahead=" << held->ahead.by(seat).size();
  for (const Player& player : record.players)
    line << (player.kind == Player::Kind::human ? " person=" : " bot=") << player.level << player.name;
  line << " name=" << record.name << " series=" << (record.series ? series_text(*record.series) : "") << ' ';
  std::string notes = notes_text(record.notes);
  std::ranges::replace(notes, '\n', ' ');
  line << notes << '\n';
  return line.str();
}

/// Describes a file: a line for each record. A file is stored with these before it; only when a rules version ends may
/// they change, since its records cannot be read any more.
std::string described(const std::string& file) {
  std::string lines;
  Bundle bundle(file);
  while (const auto match = bundle.pop_last()) {
    const bool whole = match->state == BundledMatch::State::whole;
    lines = (whole ? described(match->record) : "# cannot be read\n") + lines;
  }
  return lines;
}

/// A match of three that is running, with an answer ahead if the game has them.
Held running_match(const Game& game) {
  const Setup setup = random_setup(*game.info, 3, 5);
  for (std::size_t moves = 1; moves <= 12; ++moves) {
    Held held{random_match(game, setup, moves), {}};
    for (Seat seat = 0; seat < 3; ++seat)
      if (seat != held.match.to_move() && contains(awaited(held.match, held.ahead), seat)) {
        answer(held.match, held.ahead, seat, question_of(held.match, held.ahead, seat)->legal().front());
        return held;
      }
  }
  return {random_match(game, setup, 12), {}};
}

/// The texts that the page has stored before a visit.
class Visit {
 public:
  void add(Record record) {
    record.played = ++played_;
    texts_.emplace_back("record", "match.r" + std::to_string(played_) + ".a\n" + record_text(record));
  }
  void add(std::string_view name, std::string text) { texts_.emplace_back(name, std::move(text)); }
  [[nodiscard]] const std::vector<Said>& texts() const { return texts_; }

 private:
  std::vector<Said> texts_;
  std::uint64_t played_ = 0;
};

/// All that a record and the statistics can have, as the app exports it: of each game a match that is running, and one
/// that is over.
std::string exported_today() {
  std::vector<Player> people = testing::players("hbh");
  people[0].name = "Ken";
  people[1].level = 3;
  Visit visit;
  Statistics statistics;
  for (const Game& game : games()) {
    const Held held = running_match(game);
    Record record = record_of(held.match, people, held.ahead);
    record.name = "金曜の勝負";
    record.notes = {.hints = {{0, 4}},
                    .reviews = {"0;4,1,96,412,-35,480,12;9,0,250,500,80,500,80"},
                    .own_seat = 0,
                    .unreported_seats = {2},
                    .wishes = {{0, 1}}};
    record.series = Series{4, 2, {35, -7, 112}};
    visit.add(record);
    const Match over = random_match(game, random_setup(*game.info, 3, 6));
    visit.add(record_of(over, people));
    add_result(statistics, result_of(Session("s" + std::string(game.info->id), over, people)));
  }
  visit.add("statistics", statistics_text(statistics));
  AppOnStage app(text::Language::en, 360, 640, visit.texts());
  app.press("menu.open");
  app.press("menu.keep_all");
  const std::string& file = app.heard("file");
  return file.substr(file.find('\n') + 1);
}

TEST(ReleasedFiles, CanBeImportedForEver) {
  if (const char* version = std::getenv("KAIRO_STORE_RELEASE")) {
    const std::string folder = test_path(std::string("links/") + version);
    std::filesystem::create_directories(folder);
    const std::string file = exported_today();
    std::ofstream(folder + "/matches.txt", std::ios::binary) << described(file) << file;
  }
  int files = 0;
  for (const auto& folder : std::filesystem::directory_iterator(test_path("links"))) {
    const auto file = read_test_file("links/" + folder.path().filename().string() + "/matches.txt");
    if (!file) continue;
    ++files;
    const std::string said = described(*file);
    EXPECT_TRUE(file->starts_with(said)) << folder.path() << " now says\n" << said;
    const auto over = static_cast<std::ptrdiff_t>(read_statistics(statistics_within(*file)).statistics.matches.size());
    EXPECT_EQ(2 * over, std::ranges::count(said, '\n')) << folder.path();
  }
  EXPECT_GE(files, 1);
}

}  // namespace
}  // namespace kairo::app
