#include "tests/web/app/links/manglings.h"

#include <gtest/gtest.h>

#include "engine/match/answers_code.h"
#include "engine/match/random_play.h"
#include "tests/web/app/toy.h"
#include "web/app/links/chat.h"
#include "web/app/links/link_reader.h"

/// Three laws for any text with links: nothing is lost in silence, no healthy link is called damaged, and the work is
/// bounded.
namespace kairo::app {
namespace {

const std::string site = "https://example.org/kairo/";

/// Links with everything that a link can have.
struct Sent {
  Held held;
  std::vector<Player> players;
  std::optional<SeatChange> change;
  std::optional<Series> series;
  std::string fragment;
};

void answer_ahead(Held& held, Rng& rng) {
  for (Seat seat = 0; seat < held.match.now().seats(); ++seat) {
    const auto question = question_of(held.match, held.ahead, seat);
    if (!question || seat == held.match.to_move() || rng.below(2) == 0) continue;
    const auto legal = question->legal();
    answer(held.match, held.ahead, seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
}

Sent any_link(Rng& rng) {
  const Game& game = games()[rng.below(static_cast<std::uint32_t>(games().size()))];
  const int span = game.info->max_seats - game.info->min_seats + 1;
  const int seats = game.info->min_seats + static_cast<int>(rng.below(static_cast<std::uint32_t>(span)));
  const std::size_t moves = rng.below(90);
  Sent sent{.held = {random_match(game, standard_setup(*game.info, seats, rng.below(9999)), moves), {}}};
  answer_ahead(sent.held, rng);
  constexpr std::array<std::string_view, 6> names{"", "Mio", "健", "Jean-Luc", "a=b&c", "Ω"};
  for (int seat = 0; seat < seats; ++seat)
    sent.players.push_back({.name = std::string(names[rng.below(names.size())])});
  if (seats > 1 && rng.below(3) == 0) sent.change = SeatChange{0, 1};
  if (rng.below(2) == 0) {
    sent.series = Series{.games = 4, .played = 2};
    for (int seat = 0; seat < seats; ++seat) sent.series->points.push_back(static_cast<int>(rng.below(60)) - 20);
  }
  sent.fragment =
      match_fragment(*write_code(sent.held.match), sent.players,
                     write_answers(sent.held.match, sent.held.ahead).value_or(""), sent.change, sent.series);
  return sent;
}

void expect_all(const Sent& sent, const Link& link, const std::string& text) {
  ASSERT_TRUE(link.match && !link.fault) << text;
  EXPECT_TRUE(same_held(sent.held, Held{*link.match, link.ahead})) << text;
  EXPECT_EQ(link.players, sent.players) << text;
  EXPECT_EQ(link.change, sent.change) << text;
  EXPECT_EQ(link.series, sent.series) << text;
  EXPECT_FALSE(link.names_lost || link.answers_lost || link.series_lost || link.unknown_part) << text;
}

TEST(Manglings, LoseNothingAndAlarmNobody) {
  Rng rng(34);
  for (int i = 0; i < 1500 && !HasFailure(); ++i) {
    const Sent sent = any_link(rng);
    const int how = i % (testing::manglings + 1);
    const std::string address = site + "#" + sent.fragment;
    const std::string text = how == testing::manglings ? address : testing::mangled(address, how, rng);
    const std::vector<Link> links = read_links(testing::among_strangers(text, rng));
    ASSERT_EQ(links.size(), 1U) << how << "\n" << text;
    expect_all(sent, links[0], std::to_string(how) + "\n" + text);
  }
}

TEST(Manglings, OfDealsReplaysAndGamesAreReadLikeThoseOfMatches) {
  Rng rng(35);
  for (int i = 0; i < 300 && !HasFailure(); ++i) {
    const Sent sent = any_link(rng);
    const int how = i % testing::manglings;
    const std::string code = *write_code(sent.held.match);
    const std::string fragments[] = {"d=" + code, replay_fragment(code, sent.players)};
    const std::string text = testing::mangled(site + "#" + fragments[i % 2], how, rng);
    const Link link = read_link(testing::among_strangers(text, rng));
    ASSERT_EQ(link.kind, i % 2 == 0 ? Link::Kind::deal : Link::Kind::replay) << how << "\n" << text;
    ASSERT_TRUE(link.match && !link.fault) << how << "\n" << text;
    if (i % 2 == 1) {
      EXPECT_EQ(link.players, sent.players) << text;
    }
    const std::string game = testing::mangled(site + "#g=ruin", how, rng);
    EXPECT_EQ(read_link(testing::among_strangers(game, rng)).game, find_game("ruin")) << how << "\n" << game;
  }
}

TEST(Manglings, OfWrappedWrappingsAreRead) {
  Rng rng(36);
  for (int i = 0; i < 300 && !HasFailure(); ++i) {
    const Sent sent = any_link(rng);
    const int inner = static_cast<int>(rng.below(8));
    const std::string once = testing::mangled(site + "#" + sent.fragment, inner, rng);
    for (const std::string& text : {testing::quoted_printable(once), testing::replaced(once, "&", "&amp;"),
                                    "https://www.google.com/url?q=" + testing::percent(once) + "&sa=D"}) {
      const std::vector<Link> links = read_links(text);
      ASSERT_EQ(links.size(), 1U) << inner << "\n" << text;
      expect_all(sent, links[0], std::to_string(inner) + "\n" + text);
    }
  }
}

TEST(Manglings, ThatDamageSaySo) {
  Rng rng(37);
  for (int i = 0; i < 600 && !HasFailure(); ++i) {
    const Sent sent = any_link(rng);
    std::string fragment = sent.fragment;
    const bool in_answers = i % 2 == 1 && fragment.find("&a=") != std::string::npos;
    const std::size_t begin = in_answers ? fragment.find("&a=") + 3 : 2;
    const std::size_t end = fragment.find('&', begin);
    char& letter = fragment[begin + rng.below(static_cast<std::uint32_t>(end - begin))];
    letter = letter == 'x' ? 'y' : 'x';
    const Link link = read_link(testing::among_strangers(testing::mangled(site + "#" + fragment, i % 6, rng), rng));
    ASSERT_TRUE(in_answers ? link.answers_lost : link.fault.has_value()) << fragment;
    EXPECT_EQ(link.players.empty() && !link.names_lost, !link.match) << fragment;
  }
}

TEST(Manglings, LeaveOtherPeoplesTextsAlone) {
  for (const std::string_view stranger : testing::strangers) {
    const std::vector<Link> links = read_links(stranger);
    ASSERT_EQ(links.size(), 1U) << stranger;
    EXPECT_FALSE(links[0].match) << stranger;
  }
  const Link none = read_link("https://forum.example/showthread.php?t=42&m=1234&s=abcdef&a=1");
  EXPECT_EQ(none.kind, Link::Kind::none);
  EXPECT_FALSE(none.fault);
}

// --- bounded work
// -----------------------------------------------------------------------------------------------------

std::string repeated(const std::string& text, std::size_t size) {
  std::string all;
  while (all.size() < size) all += text;
  return all;
}

std::string long_code() {
  const Game& game = *find_game("galleria");
  return *write_code(random_match(game, standard_setup(*game.info, 4, 5)));
}

/// The moves that are played to read all links of a text.
std::size_t moves_to_read(const std::string& text) {
  LinkReader reader(text);
  const std::size_t before = reader.moves_left();
  read_chat(reader, nullptr);
  return before - reader.moves_left();
}

TEST(Manglings, OfOneCodeReplayItOnce) {
  const std::string code = long_code();
  const std::size_t moves = read_code(code)->steps().size();
  const std::string cut = code.substr(0, code.size() - 8);
  EXPECT_LE(moves_to_read("#m=" + cut + repeated("'a", 126)), moves + 100);
  EXPECT_LE(moves_to_read(repeated("#m=" + cut + repeated("'a", 126) + "\n", 400'000)), moves + 20'000);
  EXPECT_LE(moves_to_read(repeated("#m=" + code + "&\n", 400'000)), moves + 100);
  std::string spaced;
  for (const char letter : code) (spaced += letter) += ' ';
  EXPECT_LE(moves_to_read("#m=" + spaced), moves + 100);
}

TEST(Manglings, OfRewrittenAddressesTakeNoLongerThanTheTextIs) {
  // Work that grew with the square would take minutes.
  for (const char* piece : {"urldefense.com/v3/__a*", "urldefense.com/v3/__**b__;", "__;", "urldefense.com/v2/url?u=-2",
                            "u r l d e f e n s e", "aHR0cHM6Ly", "aHR0cHM6Ly%"})
    EXPECT_EQ(LinkReader(repeated(piece, 1'000'000)).size(), 0U) << piece;
}

TEST(Manglings, OfManyMatchesStopAtABound) {
  std::string text;
  for (std::uint64_t seed = 0; seed < 300; ++seed)
    text +=
        "#m=" + *write_code(random_match(testing::wicked(), standard_setup(*testing::wicked().info, 4, seed))) + "\n";
  LinkReader reader(text);
  EXPECT_EQ(reader.size(), 300U);
  const auto chat = read_chat(reader, nullptr);
  ASSERT_TRUE(chat);
  EXPECT_EQ(chat->others, 299) << "other matches are not replayed";
  EXPECT_GT(reader.moves_left(), 0U);
  int refused = 0;
  for (const Link& link : read_links(text)) refused += link.fault && link.fault->fault == CodeFault::too_long ? 1 : 0;
  EXPECT_GT(refused, 0);
}

TEST(Manglings, OfThousandsOfLinksKeepTheLastOnes) {
  const std::string before = "#m=" + *write_code(testing::played(3)) + "\n";
  const std::string after = "#m=" + *write_code(testing::played(4)) + "\n";
  LinkReader reader(repeated(before + after, 400'000));
  EXPECT_EQ(reader.size(), most_links);
  const auto chat = read_chat(reader, nullptr);
  ASSERT_TRUE(chat);
  EXPECT_EQ(chat->held.match.steps().size(), 4U);
  EXPECT_GT(chat->unread, 0);
}

TEST(Manglings, OfManySidesAreFewToChooseFrom) {
  std::string text;
  const Match start = testing::new_match(3, 9);
  for (int i = 0; i < 200; ++i) {
    Rng rng(static_cast<std::uint64_t>(i));
    Match match = start;
    for (int move = 0; move < 30 && !match.over(); ++move)
      match.play_index(rng.below(static_cast<std::uint32_t>(match.now().legal().size())));
    text += "#m=" + *write_code(match) + "\n";
  }
  LinkReader reader(text);
  const auto chat = read_chat(reader, nullptr);
  ASSERT_TRUE(chat);
  EXPECT_LE(chat->contradictions.size(), most_contradictions);
  EXPECT_GT(merge(chat->held, chat->links).more + static_cast<int>(chat->contradictions.size()), 100);
}

}  // namespace
}  // namespace kairo::app
