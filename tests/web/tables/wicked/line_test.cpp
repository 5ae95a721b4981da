#include <gtest/gtest.h>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/wicked/last_move.h"

/// The line above the table of The Wicked Labyrinth while something happens, and between two steps.
namespace kairo::testing {
namespace {

/// A match whose last move brought about such an event while the game went on; `Wanted` gets the event and the match.
template <class Wanted>
Match last_moved_with(Wanted wanted) {
  for (std::uint64_t seed = 1;; ++seed) {
    Match match = match_of(3, seed);
    for (Rng rng(seed); !match.over();) {
      play_at_random(match, rng, 1);
      const auto is_wanted = [&](const Event& event) { return wanted(event, match); };
      if (!match.over() && std::ranges::any_of(match.steps().back().events, is_wanted)) return match;
    }
  }
}

bool reads_at_the_beginning(TappedTable& table, std::string_view words) {
  return std::ranges::any_of(draw::testing::drawn_items(table.ui()),
                             [&](const draw::DrawnItem& item) { return item.words.starts_with(words); });
}

/// Those of these beginnings that the line has, one after the other, while the last move is shown to seat 0.
std::vector<std::string> lines_of(const Match& match, std::initializer_list<std::string> beginnings) {
  TappedTable table("wicked", phone);
  show_last_move(table, match, 0);
  std::vector<std::string> lines;
  finish_animation(table, 0.05, [&] {
    for (const std::string& beginning : beginnings)
      if (reads_at_the_beginning(table, beginning) && (lines.empty() || lines.back() != beginning))
        lines.emplace_back(beginning);
  });
  return lines;
}

TEST(WickedLine, ARevealTellsWhoComesFirst) {
  const Match match = last_moved_with([](const Event& event, const Match& now) {
    return event.seat == 2 && is(event, wicked::EventKind::placed) &&
           static_cast<wicked::Place>(event.data[0]) == wicked::Place::first && now.to_move() == 0;
  });
  const auto lines = lines_of(match, {words_of("wicked.table.reveal"), "Chi" + words_of("wicked.table.got.other")});
  ASSERT_GT(lines.size(), 1U);
  EXPECT_EQ(lines[0], words_of("wicked.table.reveal"));
  EXPECT_EQ(lines[1], "Chi" + words_of("wicked.table.got.other"));
}

bool is_first(const Event& event) {
  return is(event, wicked::EventKind::placed) && static_cast<wicked::Place>(event.data[0]) == wicked::Place::first;
}

/// The part of a sentence before the things that it names; without spaces, since it may be broken anywhere.
std::string beginning_of(draw::Ui& ui, std::string_view key, Seat seat) {
  const std::string_view things = "wicked.table.boards";
  const std::string words = ui.say(Phrase{key, {seat_name("seat", seat), list("things", {Phrase{things}})}});
  return without_spaces(words.substr(0, words.find(ui.say(things))));
}

/// Seconds for which the line says what the last reveal has brought the first player and the viewer, who is seat 0.
double told_gains(TappedTable& table, const Match& match) {
  const auto& events = match.steps().back().events;
  const Seat first = std::ranges::find_if(events, is_first)->seat;
  const bool ranked = std::ranges::any_of(
      events, [](const Event& event) { return is(event, wicked::EventKind::placed) && event.seat == 0; });
  std::vector<std::string> said;
  if (first != 0) said.push_back(beginning_of(table.ui(), "wicked.table.got.other", first));
  const std::string_view own = ranked ? "wicked.table.got.mine" : "wicked.table.got.none";
  said.push_back(beginning_of(table.ui(), first == 0 ? "wicked.table.got.first" : own, 0));
  double told = 0;
  show_last_move(table, match, 0);
  finish_animation(table, 0.1, [&] {
    const std::string all = all_words(table);
    if (std::ranges::all_of(said, [&](const std::string& words) { return all.contains(words); })) told += 0.1;
  });
  return told;
}

/// Long enough to be read although those who wait long see the rest hurried, or nothing moves.
TEST(WickedLine, ARevealTellsWhatItBringsTheFirstAndTheViewer) {
  int seen = 0;
  for (std::uint64_t seed = 1; seed < 4; ++seed) {
    Match match = match_of(5, seed);
    for (Rng rng(seed); !match.over() && seen < 12 * static_cast<int>(seed);) {
      play_at_random(match, rng, 1);
      const auto is_reveal = [](const Event& event) { return is(event, wicked::EventKind::corridor_ranked); };
      const auto& events = match.steps().back().events;
      if (std::ranges::count_if(events, is_reveal) != 1 || std::ranges::none_of(events, is_first)) continue;
      const Screen& screen = seen % 2 == 0 ? phone : small_phone;
      const text::Language language = seen % 4 < 2 ? text::Language::en : text::Language::ja;
      TappedTable table("wicked", screen, language);
      table.table().set_share_of_time(seen % 3 == 0 ? 1 : 0.25);
      table.stage().input.reduced_motion = seen % 3 == 1;
      EXPECT_GT(told_gains(table, match), 1.1)
          << screen.name << ' ' << text::code_of(language) << " seed " << seed << " move " << match.steps().size();
      ++seen;
    }
  }
  EXPECT_GT(seen, 20);
}

TEST(WickedLine, ACorridorThatNobodySearchesIsNotPassedOverInSilence) {
  const Match match =
      last_moved_with([](const Event& event, const Match&) { return is(event, wicked::EventKind::not_searched); });
  const auto lines = lines_of(match, {words_of("wicked.table.reveal"), words_of("wicked.event.not_searched")});
  ASSERT_GT(lines.size(), 1U);
  EXPECT_EQ(lines[1], words_of("wicked.event.not_searched"));
}

TEST(WickedLine, TheLastStepOfATurnThatGoesOnCanBeReadUntilTheNext) {
  const Match match = last_moved_with([](const Event& event, const Match& now) {
    return is(event, wicked::EventKind::promoted) && event.seat == now.to_move() &&
           static_cast<wicked::Lift>(event.data[2]) == wicked::Lift::pair && now.steps().back().events.size() == 1;
  });
  const Seat acting = match.to_move();
  for (const Seat viewer : {acting, static_cast<Seat>((acting + 1) % 3)}) {
    TappedTable table("wicked", desk);
    const std::string step = table.ui().name(acting) + words_of("wicked.event.promoted.pair");
    show_last_move(table, match, viewer);
    finish_animation(table, 0.1, [] {});
    EXPECT_EQ(reads_at_the_beginning(table, step), viewer != acting) << "whoever is asked needs the question";
  }
}

/// A rival has gained several things, and only one of them would be told.
TEST(WickedLine, OfARivalWhoReturnsSoulsTheGainOfOneHalfIsNotTold) {
  const Match match = last_moved_with([](const Event& event, const Match& now) {
    return is(event, wicked::EventKind::token_gained) && event.seat == 1 && now.to_move() == 1 &&
           state_of(now.now()).phase == wicked::Phase::return_token;
  });
  TappedTable table("wicked", desk);
  show_last_move(table, match, 0);
  finish_animation(table, 0.1, [] {});
  EXPECT_FALSE(all_words(table).contains(without_spaces(words_of("wicked.event.token_gained.lower"))));
}

TEST(WickedLine, AllSoulsThatAnOwnOracleBringsAreToldAtOnce) {
  const Match match = last_moved_with([](const Event& event, const Match&) {
    return is(event, wicked::EventKind::token_gained) && event.seat == 0 &&
           event.as<wicked::event_row::TokenGained>().by == wicked::Gain::oracle;
  });
  EXPECT_GT(told_for(match, 1, words_of("wicked.table.small_gives"), false), 0.4);
  EXPECT_EQ(told_for(match, 1, words_of("wicked.event.token_gained.oracle"), false), 0) << "one colour of two";
}

TEST(WickedLine, APlayerWaitingForSoulProcessingReadsNoRequest) {
  const Match match = last_moved_with([](const Event& event, const Match& now) {
    return is(event, wicked::EventKind::soul_done) && event.seat == 0 && now.to_move() == 1;
  });
  TappedTable table("wicked", desk);
  show_last_move(table, match, 0);
  finish_animation(table, 0.1, [] {});
  EXPECT_TRUE(reads_at_the_beginning(table, table.ui().name(1) + words_of("wicked.table.processing")));
}

}  // namespace
}  // namespace kairo::testing
