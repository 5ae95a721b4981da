#include "web/app/saves/bundle.h"

#include <gtest/gtest.h>

#include "engine/match/random_play.h"
#include "tests/web/app/links/manglings.h"
#include "tests/web/app/saves/endless.h"
#include "tests/web/app/toy.h"
#include "web/app/saves/check_sum.h"

namespace kairo::app {
namespace {

using testing::played;
using testing::players;

std::string two_matches() {
  SaveStore saves;
  saves.put("first", {played(9), {}}, players("hhh"));
  saves.put("second", {played(5, 4, 8), {}}, players("hbbb"));
  saves.rename("second", "Friday");
  return bundle_text(saves.matches());
}

/// All records of a text, in order.
struct Found {
  std::vector<BundledMatch> matches;
  int unreadable = 0;
  int refused = 0;
};

Found read(std::string_view text) {
  Found found;
  Bundle bundle(text);
  while (auto bundled = bundle.pop_last()) {
    if (bundled->state == BundledMatch::State::unreadable) ++found.unreadable;
    if (bundled->state == BundledMatch::State::refused) ++found.refused;
    if (bundled->record.code.empty()) continue;
    found.matches.insert(found.matches.begin(), *std::move(bundled));
  }
  return found;
}

bool is_whole(const BundledMatch& bundled) { return bundled.state == BundledMatch::State::whole; }

TEST(Bundle, RoundTripsMatches) {
  const auto matches = read(two_matches()).matches;
  ASSERT_EQ(matches.size(), 2U);
  EXPECT_EQ(matches[0].record.name, "Friday");
  EXPECT_EQ(matches[0].record.players, players("hbbb"));
  EXPECT_EQ(matches[0].deal, *played(5, 4, 8).setup());
  EXPECT_TRUE(held_of(matches[0].record)->match.now().equals(played(5, 4, 8).now()));
  EXPECT_TRUE(held_of(matches[1].record)->match.now().equals(played(9).now()));
  EXPECT_TRUE(is_whole(matches[1]));
}

TEST(Bundle, FindsRecordsInAnyText) {
  std::string text = "Our matches:\n\n" + two_matches() + "\n-- \nsent from a train";
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) text.insert(at, "\r");
  const auto matches = read(text).matches;
  ASSERT_EQ(matches.size(), 2U);
  EXPECT_TRUE(is_whole(matches[0]) && is_whole(matches[1]));

  std::string trimmed = two_matches();
  trimmed.pop_back();
  EXPECT_TRUE(is_whole(read(trimmed).matches.at(1)));
  EXPECT_TRUE(Bundle("#m=ABC").empty());
}

TEST(Bundle, RecoversGoodBeginnings) {
  const std::string text = two_matches();
  for (std::size_t cut = 0; cut < text.size(); ++cut) {
    const Found found = read(text.substr(0, cut));
    EXPECT_LE(found.matches.size() + static_cast<std::size_t>(found.unreadable), 2U) << cut;
    if (cut > text.size() / 2 + 40) {
      ASSERT_GE(found.matches.size(), 1U) << cut;
      EXPECT_TRUE(is_whole(found.matches[0])) << cut;
    }
  }
  // A program that wraps long lines damages the check sum, but not the match.
  std::string broken = text;
  broken.insert(broken.find("code ") + 12, "\n");
  const auto matches = read(broken).matches;
  ASSERT_EQ(matches.size(), 2U);
  EXPECT_FALSE(is_whole(matches[0]));
  EXPECT_EQ(matches[0].record.moves, 5U);
}

TEST(Bundle, CountsWhatCannotBeImported) {
  const std::string later = "kairo match 9\nsomething new\n";
  const Found found = read("kairo match 2\nplayed 1\n" + later + "sum " + check_digits(later) + "\n");
  EXPECT_TRUE(found.matches.empty());
  EXPECT_EQ(found.unreadable, 1);
  EXPECT_EQ(found.refused, 1);
}

TEST(Bundle, LeavesOutMatchesWithTooManyMoves) {
  Bundle bundle(record_text(testing::endless_record()));
  EXPECT_EQ(bundle.pop_last()->state, BundledMatch::State::too_long);
}

// --- mails

/// Lines that are longer are broken there, wherever that is, as programs do that know no other way.
std::string wrapped(std::string_view text, std::size_t width) {
  std::string lines;
  std::size_t column = 0;
  for (const char c : text) {
    if (c != '\n' && column++ == width) {
      lines += '\n';
      column = 1;
    }
    lines += c;
    if (c == '\n') column = 0;
  }
  return lines;
}

/// Lines that are longer are broken at their last blank (RFC 3676).
std::string flowed(std::string_view text) {
  return testing::replaced(testing::replaced(std::string(text), "\ncode ", "\ncode \n"), "\nahead ", "\nahead \n");
}

std::string by_mail(std::string text, Rng& rng) {
  const bool is_printable = rng.below(3) == 0;
  const std::uint32_t how = is_printable ? 2 : rng.below(4);
  if (how == 0) text = wrapped(text, 60 + rng.below(20));
  if (how == 1) text = flowed(text);
  if (is_printable) text = testing::quoted_printable(text);
  constexpr std::array<std::string_view, 9> marks{"", "> ", ">", "> > ", ">> ", "| ", " > | ", "    ", "JD> "};
  const std::string mark(marks[rng.below(marks.size())]);
  text = mark + testing::replaced(text, "\n", "\n" + mark);
  if (rng.below(4) == 0) text = testing::replaced(text, "\n", "\n\n");
  if (rng.below(3) == 0) text = testing::replaced(testing::replaced(text, "\r\n", "\n"), "\n", "\r\n");
  return "On Friday Mio wrote:\n" + text + "\n-- \nMio\n";
}

TEST(Bundle, ReadsWhatWentThroughMails) {
  Rng rng(12);
  for (int i = 0; i < 400 && !HasFailure(); ++i) {
    SaveStore saves;
    std::vector<std::string> records;
    for (const char* id : {"first", "second"}) {
      const Game& game = games()[rng.below(static_cast<std::uint32_t>(games().size()))];
      const Match match =
          random_match(game, standard_setup(*game.info, game.info->max_seats, rng.below(999)), rng.below(120));
      std::vector<Player> people(static_cast<std::size_t>(match.now().seats()));
      people[0].name = i % 2 == 0 ? "離れて三人 = 3" : "Jean-Luc=20";
      saves.put(id, {match, {}}, people);
      if (i % 3 == 0) saves.rename(id, "Freitag – Ü=2");
    }
    const std::string text = by_mail(bundle_text(saves.matches()), rng);
    const auto matches = read(text).matches;
    ASSERT_EQ(matches.size(), 2U) << text;
    for (std::size_t at = 0; at < matches.size(); ++at) {
      EXPECT_TRUE(is_whole(matches[at])) << text;
      EXPECT_EQ(matches[at].record, saves.matches()[at]->record) << text;
    }
  }
}

TEST(Bundle, OfAnyTextTakesNoLongerThanItIs) {
  // Work that grew with the square would take minutes.
  for (const std::string_view piece :
       {"kairo match 9 ", "kairo match 9\n> code \n", "> kairo match 8\n=\n", "code A=\n"}) {
    std::string text = "kairo match 8\n";
    while (text.size() < 2'000'000) text += piece;
    EXPECT_TRUE(read(text).matches.empty()) << piece;
  }
}

}  // namespace
}  // namespace kairo::app
