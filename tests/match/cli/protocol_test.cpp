#include "engine/cli/protocol.h"

#include <gtest/gtest.h>

#include "engine/cli/lines.h"
#include "tests/match/every_game.h"

namespace kairo {
namespace {

/// A session with the games of the box and the toy.
class Session {
 public:
  std::string say(std::string_view line) { return protocol_.handle_line(line); }
  /// A block of lines after `put`, with the dot that ends it.
  std::string put(std::string_view text) {
    EXPECT_EQ(say("put"), "");
    while (!text.empty()) {
      const std::size_t length = text.find('\n');
      EXPECT_EQ(say(text.substr(0, length)), "");
      text.remove_prefix(length + 1);
    }
    return say(".");
  }
  /// The answer without the empty line at its end.
  std::string lines(std::string_view line) {
    std::string answer = say(line);
    EXPECT_TRUE(answer.ends_with("\n"));
    answer.pop_back();
    return answer;
  }
  bool is_error(std::string_view line) { return say(line).starts_with("! "); }
  Protocol& protocol() { return protocol_; }

 private:
  Protocol protocol_{box_with_toy(), read_any_position};
};

TEST(Protocol, PlaysAMatch) {
  Session session;
  EXPECT_EQ(session.say("new toy seats=2 seed=3 stones=2 rounds=1"), "\n");
  EXPECT_EQ(session.say("to-move"), "0\n\n");
  EXPECT_EQ(session.say("legal"), "bid 0\nbid 1\nbid 2\n\n");
  EXPECT_EQ(session.say("why bid 1"), "lawful\n\n");
  EXPECT_EQ(session.say("why bid 3"), "toy.refusal reason=2\n\n");
  EXPECT_EQ(session.say("do bid 3"), "! toy.refusal reason=2\n\n");
  EXPECT_EQ(session.say("do bid 2"), "  toy.event kind=0 value=0\n\n");
  EXPECT_EQ(session.say("undo"), "\n");
  EXPECT_EQ(session.say("do   bid\t1 "), "  toy.event kind=0 value=0\n\n");
  EXPECT_TRUE(session.lines("do bid 0").ends_with("(only 0)\n")) << "only the seat that peeks is told";
  EXPECT_EQ(session.say("undo"), "! the last move cannot be taken back\n\n");
  EXPECT_EQ(session.say("do polish"), "  toy.event kind=4 value=0\n\n");
  EXPECT_EQ(session.say("random 99"), "0 done\n\n");
  EXPECT_EQ(session.say("to-move"), "nobody\n\n");
  EXPECT_EQ(session.say("legal"), "\n");
  EXPECT_TRUE(session.lines("log").starts_with("0 bid 1\n  toy.event kind=0 value=0\n1 bid 0\n"));
  EXPECT_TRUE(session.lines("score").starts_with("seat=0 total="));
}

TEST(Protocol, NewChecksItsArguments) {
  Session session;
  for (const char* line :
       {"new", "new chess seats=2 seed=1", "new toy", "new toy seats=2", "new toy seed=1", "new toy seats=5 seed=1",
        "new toy seats=two seed=1", "new toy seats=2 seed=281474976710656", "new toy seats=2 seed=-1",
        "new toy seats=2 seed=1 stones=3", "new toy seats=2 seed=1 moons=3", "new toy seats=2 seats=2 seed=1",
        "new toy seats=2 seed=1 more"})
    EXPECT_TRUE(session.is_error(line)) << line;
  EXPECT_EQ(session.say("to-move"), "! there is no match yet: new, put or load one\n\n");
  EXPECT_EQ(session.say("new toy seed=281474976710655 seats=4 rounds=5 stones=6"), "\n");
}

TEST(Protocol, AViewHidesWhatTheSeatMayNotKnow) {
  Session session;
  session.say("new toy seats=2 seed=3");
  session.say("do bid 2");
  EXPECT_NE(session.say("view 0").find("my bid 2"), std::string::npos);
  EXPECT_NE(session.say("view 1").find("my bid 0"), std::string::npos);
  EXPECT_NE(session.say("view nobody").find("my bid 0"), std::string::npos);
  for (const char* line : {"view", "view 2", "view 255", "view -1", "view 0 1"})
    EXPECT_TRUE(session.is_error(line)) << line;
}

TEST(Protocol, PutReadsAStateAsItWasShown) {
  for (const Table& table : every_table()) {
    Session session;
    const std::string id(table.game->info->id);
    session.say("new " + id + " seats=" + std::to_string(table.seats) + " seed=5");
    session.say("random 20");
    const std::string state = session.lines("state");
    const std::string legal = session.lines("legal");
    Session other;
    EXPECT_EQ(other.put(state), "\n") << "the text says which game it is";
    EXPECT_EQ(other.lines("state"), state);
    EXPECT_EQ(other.lines("legal"), legal);
    EXPECT_EQ(other.say("code"), "! the match began at a custom position: a code holds a deal and moves\n\n");
    other.say("random 3");
    EXPECT_EQ(other.say("code"), "! the match began at a custom position: a code holds a deal and moves\n\n");
  }
}

TEST(Protocol, RefusesAWrongStateWithItsLineAndChangesNothing) {
  Session session;
  session.say("new toy seats=2 seed=3");
  const std::string state = session.lines("state");
  std::string wrong = state;
  wrong.replace(wrong.find("asked"), 5, "askd?");
  EXPECT_TRUE(session.put(wrong).starts_with("! line 2: "));
  EXPECT_EQ(session.put(""), "! line 1: the line 'toy' is missing\n\n");
  EXPECT_EQ(session.lines("state"), state);
  EXPECT_EQ(Session().put("go 19x19\n"), "! the first line names no game\n\n");
}

TEST(Protocol, RefusesAStateThatIsTooLong) {
  Session session;
  session.say("put");
  for (int i = 0; i < 10000; ++i) EXPECT_EQ(session.say("another line of it"), "");
  EXPECT_EQ(session.say("."), "! the state is too long\n\n");
  session.say("put");
  EXPECT_EQ(session.protocol().handle_overlong_line(), "");
  EXPECT_EQ(session.say("."), "! the state is too long\n\n");
  EXPECT_EQ(session.protocol().handle_overlong_line(), "! the line is too long\n\n");
}

TEST(Protocol, LoadsACodeAsItWasWritten) {
  Session session;
  session.say("new toy seats=3 seed=77 rounds=5");
  session.say("random 12");
  std::string code = session.lines("code");
  code.pop_back();
  Session other;
  EXPECT_EQ(other.say("load " + code), "\n");
  EXPECT_EQ(other.say("log"), session.say("log"));
  EXPECT_EQ(other.say("state"), session.say("state"));
}

TEST(Protocol, ReportsTheGoodPartOfADamagedCode) {
  Session session;
  session.say("new toy seats=3 seed=77 rounds=5");
  session.say("random 12");
  std::string code = session.lines("code");
  code.pop_back();
  const std::string state = session.say("state");
  const std::string answer = session.say("load " + code.substr(0, code.size() - 5));
  const std::string told = "! code.error.damaged; the first 8 moves are good: ";
  ASSERT_TRUE(answer.starts_with(told)) << answer;
  Session beginning;
  EXPECT_EQ(beginning.say("load " + answer.substr(told.size(), answer.size() - told.size() - 2)), "\n");
  EXPECT_EQ(beginning.say("load " + code), "\n");
  EXPECT_EQ(beginning.say("state"), state);
  EXPECT_EQ(session.say("state"), state) << "a damaged code changes nothing";
  EXPECT_EQ(session.say("load nonsense"), "! code.error.not_a_code\n\n");
  EXPECT_EQ(session.say("load"), "! code.error.not_a_code\n\n");
  EXPECT_EQ(session.say("state"), state);
}

TEST(Protocol, RandomMovesAreReproducible) {
  Session session;
  Session other;
  for (Session* one : {&session, &other}) one->say("new toy seats=4 seed=12");
  EXPECT_EQ(session.say("random 5"), other.say("random 5"));
  EXPECT_EQ(session.say("random 0"), "\n");
  for (const char* line : {"random", "random -1", "random x", "random 1 2", "random 99999999999"})
    EXPECT_TRUE(session.is_error(line)) << line;
}

TEST(Protocol, RandomMovesDoNotRepeatTheDrawsOfTheDeal) {
  Session session;
  for (const char* game : {"wicked", "haratama", "ruin", "galleria"}) {
    const Game& known = *find_game(game);
    for (int seed = 1; seed <= 3; ++seed) {
      session.say(std::string("new ") + game + " seats=3 seed=" + std::to_string(seed));
      Match with_the_deals_rng(known, standard_setup(*known.info, 3, static_cast<std::uint64_t>(seed)));
      Rng rng(static_cast<std::uint64_t>(seed));
      play_at_random(with_the_deals_rng, rng, 40);
      session.say("random 40");
      EXPECT_NE(session.lines("state"), with_the_deals_rng.now().state_text()) << game << ' ' << seed;
    }
  }
}

TEST(Protocol, TheLogKeepsPastTricksHidden) {
  Session session;
  session.say("new haratama seats=4 seed=5 table=1");
  session.say("random 22");  // four passes, four tricks, two cards
  const std::string log = session.lines("log");
  const auto times = [&log](std::string_view what) {
    int found = 0;
    for (std::size_t at = log.find(what); at != std::string::npos; at = log.find(what, at + 1)) ++found;
    return found;
  };
  EXPECT_EQ(times(" pass "), 4);
  EXPECT_EQ(times(" play "), 6) << "the last trick and the one in the making\n" << log;
  EXPECT_EQ(times("haratama.event.trick_won"), 1) << log;
  session.say("random 3000");
  EXPECT_EQ(session.lines("to-move"), "nobody\n");
  EXPECT_GT(times(" play "), 0);
}

TEST(Protocol, RefusesUnknownInput) {
  Session session;
  for (const char* line : {"hello", "NEW toy", "!", ".", "legal", "quit now", "help me", "\x01\x02", "do"})
    EXPECT_TRUE(session.is_error(line)) << line;
  EXPECT_EQ(session.say(""), "\n");
  EXPECT_EQ(session.say("  \t "), "\n");
  EXPECT_TRUE(session.lines("help").starts_with("new GAME"));
  EXPECT_EQ(session.say("quit"), "\n");
  EXPECT_TRUE(session.protocol().finished());
}

TEST(Lines, AreReadWithoutTheirLineBreakWhateverTheirLength) {
  std::istringstream in("one\r\n\ntwo" + std::string(longest_line, 'x') + "\n" + std::string("a\0b", 3));
  std::string line;
  EXPECT_EQ(read_line(in, line), Line::read);
  EXPECT_EQ(line, "one");
  EXPECT_EQ(read_line(in, line), Line::read);
  EXPECT_EQ(line, "");
  EXPECT_EQ(read_line(in, line), Line::too_long);
  EXPECT_EQ(line.size(), longest_line);
  EXPECT_EQ(read_line(in, line), Line::read);
  EXPECT_EQ(line, std::string("a\0b", 3));
  EXPECT_EQ(read_line(in, line), Line::end_of_input);
}

TEST(Lines, MayBeginWithAByteOrderMark) {
  std::istringstream in("\xEF\xBB\xBFnew toy\r\nlegal\n");
  std::string line;
  EXPECT_EQ(read_line(in, line), Line::read);
  EXPECT_EQ(line, "new toy");
}

}  // namespace
}  // namespace kairo
