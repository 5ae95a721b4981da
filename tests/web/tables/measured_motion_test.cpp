#include <gtest/gtest.h>

#include <map>

#include "tests/web/support/game_on_screen.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/some_match.h"

/// While pieces move, no word, name or number is cut, broken or overprinted either.
namespace kairo::testing {
namespace {

constexpr Screen for_motion[] = {phone, low_frame, tablet, desk};

class MeasuredMotion : public ::testing::TestWithParam<GameOnScreen> {};
INSTANTIATE_TEST_SUITE_P(, MeasuredMotion, ::testing::ValuesIn(every_game_on(for_motion)), game_and_screen_name);

/// Picks for each kind of event the move of the match that reports the most events together with one of that kind.
std::set<std::size_t> busiest_moves(const Match& match) {
  std::map<int, std::size_t> busiest;
  const auto events_of = [&](std::size_t i) -> const std::vector<Event>& { return match.steps()[i].events; };
  for (std::size_t i = 0; i < match.steps().size(); ++i)
    for (const Event& event : events_of(i)) {
      const auto [at, first] = busiest.emplace(event.kind, i);
      if (!first && events_of(i).size() > events_of(at->second).size()) at->second = i;
    }
  std::set<std::size_t> moves;
  for (const auto& [kind, move] : busiest) moves.insert(move);
  return moves;
}

/// The clock leaps from one moment to the next.
TEST_P(MeasuredMotion, MomentsOfReveals) {
  constexpr double between = 0.37;
  constexpr int most_moments = 40;
  const auto& [game, screen] = GetParam();
  const text::Language language = screen.height < 700 ? text::Language::en : text::Language::ja;
  const Match match = some_match(*game, game->info->max_seats, 21);
  std::map<std::string, std::string> found;
  for (const std::size_t move : busiest_moves(match)) {
    TappedTable table(game->info->id, screen, language);
    table.show(match.after(move), 0);
    table.show(match.after(move + 1), 0, tables::moves_between(match, move, move + 1));
    for (int moment = 0; table.table().busy() && moment < most_moments; ++moment) {
      table.stage().input.now += between;
      table.frame();
      for (const std::string& fault : faults(table.ui(), Frame::moving))
        found.emplace(fault, "moment " + std::to_string(moment) + " of move " + std::to_string(move));
    }
  }
  for (const auto& [fault, where] : found) ADD_FAILURE() << fault << "\n  at " << where;
}

/// The pictures at the screen's corner, where the app's bar is: what has no place of its own is drawn there.
std::vector<std::string> drawn_in_the_corner(TappedTable& table) {
  constexpr float corner = 40;
  std::vector<std::string> found;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui())) {
    const draw::Point centre = item.at.centre();
    if (item.at.w > 0 && centre.x < corner && centre.y < corner)
      found.push_back((item.words.empty() ? "something" : item.words) + " comes from a place that is not laid out");
  }
  return found;
}

/// The first move that reports each kind of event of each seat.
std::set<std::size_t> varied_moves(const Match& match) {
  std::map<std::pair<int, int>, std::size_t> first;
  for (std::size_t i = 0; i < match.steps().size(); ++i)
    for (const Event& event : match.steps()[i].events) first.emplace(std::pair(event.kind, event.seat), i);
  std::set<std::size_t> moves;
  for (const auto& [which, move] : first) moves.insert(move);
  return moves;
}

TEST_P(MeasuredMotion, ComesFromPlacesThatAreThereAndGoesToSuch) {
  constexpr double between = 0.09;  // what flies is seen near both of its ends
  constexpr int most_moments = 120;
  const auto& [game, screen] = GetParam();
  for (const int seats : {std::max(2, game->info->min_seats), game->info->max_seats}) {
    const Match match = some_match(*game, seats, 21);
    for (const std::size_t move : varied_moves(match)) {
      TappedTable table(game->info->id, screen);
      table.show(match.after(move), 0);
      table.show(match.after(move + 1), 0, tables::moves_between(match, move, move + 1));
      std::set<std::string> found;
      for (int moment = 0; table.table().busy() && moment < most_moments; ++moment) {
        table.stage().input.now += between;
        table.frame();
        for (std::string& picture : drawn_in_the_corner(table)) found.insert(std::move(picture));
      }
      for (const std::string& picture : found) ADD_FAILURE() << picture << ": move " << move << " of " << seats;
    }
  }
}

}  // namespace
}  // namespace kairo::testing
