#include <gtest/gtest.h>

#include "engine/match/answers_code.h"
#include "tests/match/by_answers.h"
#include "tests/web/app/toy.h"
#include "web/app/links/chat.h"
#include "web/app/links/share.h"
#include "web/app/session/match_log.h"

/// Whole matches by people who live apart: each has a browser, and a chat is all that they share.
namespace kairo::app {
namespace {

std::vector<Player> three_people() { return testing::players("hhh"); }

/// One of them.
class Person {
 public:
  Person(const Match& start, Seat seat) : session(session_of({start, {}}, seat)) {}

  /// Opens whatever is in this text.
  void read(const std::string& text) {
    const std::vector<Link> links = read_links(text);
    const auto chat = merge_chat(links, &session.match());
    if (!chat) return;
    EXPECT_TRUE(chat->contradictions.empty());
    const Merged merged = merge(session.held(), chat->held);
    EXPECT_TRUE(merged.contradictions.empty());
    session = session_of(merged.held, session.own_seat());
  }
  /// Answers as in the finished match, as long as somebody wants an answer and `moves` lasts.
  void answer(const Answers& answers, std::uint32_t moves) {
    for (; moves > 0 && session.viewer_may_act(); --moves) {
      ASSERT_EQ(session.viewer(), session.own_seat());
      ASSERT_TRUE(session.play(answers.next(session.held(), session.own_seat())).made());
    }
  }
  /// The sentence and the link.
  [[nodiscard]] std::string write() const {
    return "https://example.org/#" + *share_match_text(session, text::Language::en);
  }

  Session session;

 private:
  static Session session_of(const Held& held, Seat seat) {
    Session session("id", held, three_people());
    session.take_seat(seat);
    return session;
  }
};

/// A text that somebody pastes: some of the messages in any order, twice perhaps, and one of them damaged now and then.
std::string pasted(const std::vector<std::string>& chat, Rng& rng) {
  std::string text;
  for (int i = 0; i < 3; ++i) {
    const auto newest = static_cast<std::uint32_t>(std::min<std::size_t>(chat.size(), 5));
    std::string message = rng.below(8) == 0 ? chat[rng.below(static_cast<std::uint32_t>(chat.size()))]
                                            : chat[chat.size() - 1 - rng.below(newest)];
    if (rng.below(6) == 0) message[message.find('=') + rng.below(20)] = 'x';
    if (rng.below(6) == 0) message.resize(message.size() - rng.below(60));
    text += "[12:0" + std::to_string(i) + "] Mio: " + message + "\n";
  }
  return text;
}

/// Nothing that this person may look at tells what others have answered ahead.
void expect_nothing_leaks(const Person& person) {
  const Session& session = person.session;
  Held own = session.held();
  for (Seat seat = 0; seat < max_seats; ++seat)
    if (seat != session.own_seat()) own.ahead.of[seat].clear();
  if (own.ahead == session.played().ahead()) return;
  Session alone("id", own, three_people());
  alone.take_seat(session.own_seat());
  ASSERT_EQ(session.viewer(), session.own_seat());
  ASSERT_TRUE(session.now().equals(alone.now()));
  ASSERT_EQ(session.viewer_may_act(), alone.viewer_may_act());
  MatchLog log;
  MatchLog log_alone;
  log.update(session, session.viewer(), text::Language::en);
  log_alone.update(alone, alone.viewer(), text::Language::en);
  ASSERT_EQ(log.lines(), log_alone.lines());
}

/// Plays a finished match once more, by chat.
void play_by_chat(const Match& finished, std::uint64_t seed) {
  const Answers answers(finished);
  const Match start(finished.game(), *finished.setup());
  std::vector<Person> people;
  for (Seat seat = 0; seat < 3; ++seat) people.emplace_back(start, seat);
  std::vector<std::string> chat{people[0].write()};
  Rng rng(seed);
  for (int turn = 0; turn < 20000 && !::testing::Test::HasFailure(); ++turn) {
    Person& person = people[rng.below(3)];
    person.read(pasted(chat, rng));
    expect_nothing_leaks(person);
    const std::size_t before = person.session.match().steps().size();
    person.answer(answers, 1 + rng.below(20));
    expect_nothing_leaks(person);
    if (rng.below(7) > 0) chat.push_back(person.write());  // else the message is lost
    if (before == finished.steps().size()) break;
  }
  for (Person& person : people) {
    person.read(chat.back() + "\n" + people[0].write() + "\n" + people[1].write() + "\n" + people[2].write());
    EXPECT_TRUE(person.session.match().over());
    EXPECT_TRUE(person.session.now().equals(finished.now()));
    EXPECT_TRUE(person.session.played().ahead().empty());
  }
}

class TogetherInEveryGame : public ::testing::TestWithParam<const Game*> {};

TEST_P(TogetherInEveryGame, MatchesEndTheSameForAll) {
  const Game& game = *GetParam();
  std::size_t moves = 0;
  for (std::uint64_t seed = 1; moves < 150 && !HasFailure(); ++seed) {
    const Match finished = random_match(game, standard_setup(*game.info, 3, seed));
    play_by_chat(finished, seed);
    moves += finished.steps().size();
  }
}

std::vector<const Game*> every_game() {
  std::vector<const Game*> all;
  for (const Game& game : games()) all.push_back(&game);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Box, TogetherInEveryGame, ::testing::ValuesIn(every_game()),
                         [](const auto& game) { return std::string(game.param->info->id); });

TEST(Chat, OfOneMatchIsPutTogetherInAnyOrder) {
  const Match start = testing::new_match();
  Person first(start, 0);
  Person second(start, 1);
  Person third(start, 2);
  for (Person* person : {&first, &second, &third}) ASSERT_TRUE(testing::play(person->session, "bid 1 -"));
  EXPECT_TRUE(second.session.turn().is_away());
  EXPECT_EQ(second.session.own_answer().size(), 1U);
  EXPECT_EQ(first.session.played().missing(), only(1) | only(2));
  first.read(third.write());
  EXPECT_EQ(first.session.played().missing(), only(1));
  EXPECT_TRUE(first.session.played().has_answered(2));
  EXPECT_TRUE(first.session.played().has_answered(0));
  EXPECT_FALSE(first.session.played().has_answered(1));
  first.read("who is it?\n" + second.write() + "\n> " + third.write());
  EXPECT_EQ(first.session.match().steps().size(), 3U) << "whoever comes last sees the reveal";
  third.read(second.write() + "\n" + first.write());
  EXPECT_TRUE(third.session.match().now().equals(first.session.match().now()));
}

TEST(Chat, OfSeveralMatchesIsAboutTheOneOnTheScreen) {
  const auto link = [](int moves, std::uint64_t seed) {
    return "#m=" + *write_code(testing::played(moves, 3, seed)) + "\n";
  };
  const std::string text = link(2, 7) + link(4, 8) + link(3, 7) + "#m=garbled\n#g=wicked\n";
  const std::vector<Link> links = read_links(text);
  ASSERT_EQ(links.size(), 5U);
  const auto last = merge_chat(links, nullptr);
  ASSERT_TRUE(last);
  EXPECT_EQ(last->held.match.setup()->seed, 7U);
  EXPECT_EQ(last->held.match.steps().size(), 3U);
  EXPECT_EQ(last->others, 1);
  EXPECT_EQ(last->damaged, 1);
  const Match shown = testing::new_match(3, 8);
  EXPECT_EQ(merge_chat(links, &shown)->held.match.steps().size(), 4U);
  EXPECT_FALSE(merge_chat(read_links("nothing"), nullptr));
}

TEST(Links, CarryAnswersAhead) {
  Person third(testing::new_match(), 2);
  ASSERT_TRUE(testing::play(third.session, "bid 1 -"));
  const std::string text = third.write();
  const Link link = read_link(text);
  EXPECT_EQ(link.ahead, third.session.played().ahead());
  EXPECT_FALSE(link.answers_lost);
  EXPECT_EQ(link.players, three_people());
  const std::string plain = third.write().substr(0, text.find("&a="));
  EXPECT_LE(text.find("&s=") - plain.size(), 3U + 6U) << "an answer costs little";

  std::string damaged = text;
  damaged[damaged.find("&a=") + 3] = damaged[damaged.find("&a=") + 3] == 'B' ? 'C' : 'B';
  const Link lost = read_link(damaged);
  EXPECT_TRUE(lost.match);
  EXPECT_FALSE(lost.fault);
  EXPECT_TRUE(lost.answers_lost);
  EXPECT_TRUE(lost.ahead.empty());
  EXPECT_EQ(lost.players, three_people());
}

}  // namespace
}  // namespace kairo::app
