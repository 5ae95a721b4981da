#include <sstream>

#include "tests/engine/wicked/table.h"

namespace kairo::wicked::test {
namespace {

TEST(WickedStateText, RoundTripsInEveryPosition) {
  visit_random_games(8, [](const State& state) {
    State read;
    const auto parsed = parse_state(state_text(state), read);
    ASSERT_TRUE(parsed.has_value()) << parsed.error().line << ": " << parsed.error().what << "\n" << state_text(state);
    ASSERT_EQ(read, state);
  });
}

/// A position with a bit of everything: a seat has bid, there was a reveal, tokens lie about.
State busy() {
  State state = dealt(3, {{Half::red, Half::green}, {Half::promotion, Half::blue}});
  bids(state, {"2 w", "1 s", "0 -"});
  bids(state, {"0 -", "3 -", "1 w"});
  make(state, "bid 1 s");
  return state;
}

/// The lines of a text with one of them replaced: the `nth` that begins with this name, from 0.
std::string with_line(const std::string& text, const std::string& name, const std::string& line, int nth = 0) {
  std::istringstream in(text);
  std::string out;
  for (std::string old; std::getline(in, old);)
    out += (old.substr(0, old.find(' ')) == name && nth-- == 0 ? line : old) + "\n";
  return out;
}

int line_of(const std::string& text, const std::string& line) {
  const std::size_t at = text.find(line + "\n");
  return static_cast<int>(std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n')) + 1;
}

void expect_refused(const std::string& text, int line, const std::string& what) {
  const State before = dealt(5);
  State state = before;
  const auto parsed = parse_state(text, state);
  ASSERT_FALSE(parsed.has_value()) << text;
  EXPECT_EQ(parsed.error().line, line) << parsed.error().what << "\n" << text;
  EXPECT_NE(parsed.error().what.find(what), std::string::npos) << parsed.error().what;
  EXPECT_EQ(state, before);
}

struct Edit {
  std::string name;
  std::string line;
  std::string what;
  int nth = 0;
};

/// Each edit alone must be refused at the line that it edits.
void expect_each_refused(const State& state, const std::vector<Edit>& edits) {
  ASSERT_TRUE(conserved(state));
  for (const Edit& edit : edits) {
    const std::string text = with_line(state_text(state), edit.name, edit.line, edit.nth);
    expect_refused(text, line_of(text, edit.line), edit.what);
  }
}

TEST(WickedStateText, RefusesWhatIsMalformedByLineAndReason) {
  expect_each_refused(busy(), {
                                  {"wicked", "haratama 1", "should stand here"},
                                  {"wicked", "wicked 2", "whole number"},
                                  {"players", "players 6", "whole number from 3 to 5"},
                                  {"phase", "phase night", "one of these"},
                                  {"asked", "asked 3", "whole number from 0 to 2"},
                                  {"asked", "asked nobody", "whole number"},
                                  {"round", "round 0", "whole number from 1 to 4"},
                                  {"corridor", "corridor 5", "whole number from 1 to 4"},
                                  {"stepped", "stepped", "ends too early"},
                                  {"order", "order 1 2 3", "ends too early"},
                                  {"order", "order 24", "a card's number, 0 to 23"},
                                  {"order", "order x", "a card's number"},
                                  {"order", "order 0:red/blue", "this card is 0:red/green"},
                                  {"board", "board 2", "whole number from 0 to 0"},
                                  {"low", "low 1 0 0", "ends too early"},
                                  {"low", "low 1 0 0 0 0", "nothing should follow"},
                                  {"great", "great 12 open 0 open", "a card's number, 0 to 11"},
                                  {"great", "great 0 maybe 1 open", "one of these"},
                                  {"spells", "spells 0 -1", "whole number"},
                                  {"left", "left 7 -", "whole number from 0 to 6"},
                                  {"left", "left 1 sw", "one of these"},
                                  {"full", "full low purple", "one of these"},
                              });
  const std::string text = state_text(busy());
  expect_refused("", 1, "is missing");
  expect_refused(text + "more\n", static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1,
                 "should have ended");
  expect_refused(text.substr(0, text.find("sealed")), line_of(text, "sealed 1 s"), "is missing");
}

TEST(WickedStateText, RefusesABidPositionThatCannotBe) {
  const State state = busy();
  std::string twice = "order";
  for (int i = 0; i < 24; ++i) twice += " 7";
  expect_each_refused(state, {
                                 {"corridor", "corridor 4", "nobody has a choice"},
                                 {"stepped", "stepped 1", "soul processing only"},
                                 {"order", twice, "twice"},
                                 {"low", "low 7 0 0 0", "more tokens than there is room"},
                                 {"middle", "middle 0 6 0 0", "more tokens than there is room", 1},
                                 {"high", "high 0 0 0 5", "more tokens than there is room", 2},
                                 {"impurity", "impurity 4", "more impurity"},
                                 {"spells", "spells 2 1", "more spells"},
                                 {"left", "left 6 s", "not so many", 1},
                                 {"left", "left 2 ws", "not so many signs", 2},
                                 {"sealed", "sealed 5 -", "cannot have made"},
                                 {"sealed", "sealed 1 w", "cannot have made"},
                                 {"whites", "whites 1 0 0", "nobody gained so many"},
                                 {"full", "full middle red", "risen"},
                             });
}

TEST(WickedStateText, RefusesOraclesDealtTwice) {
  State state = dealt(3);
  give_great(state, 0, {3, 4});
  give_small(state, 0, {3, 4});
  expect_each_refused(state, {{"great", "great 3 open 3 open", "dealt twice"},
                              {"small", "small 4 open 4 open", "dealt twice"},
                              {"great", "great 3 open 9 open", "dealt twice", 2},
                              {"small", "small 9 open 4 open", "dealt twice", 1}});
}

TEST(WickedStateText, RefusesPiecesThatAreMissing) {
  expect_each_refused(dealt(3), {{"left", "left 5 ws", "missing", 1}, {"left", "left 6 w", "missing", 2}});
}

TEST(WickedStateText, RefusesSoulProcessingThatCannotBe) {
  State state = processing({.tokens = {{{2, 1, 0, 0}, {}, {}}}});
  expect_each_refused(state, {
                                 {"corridor", "corridor 3", "after the last corridor only"},
                                 {"left", "left 1 -", "nothing is left"},
                                 {"whites", "whites 1 0 0", "nobody gained so many"},
                                 {"asked", "asked 1", "no choice"},
                             });
  make(state, "promote low red");
  expect_each_refused(state, {
                                 {"phase", "phase use-reward", "no small oracle has given a promotion"},
                                 {"phase", "phase return-token", "room for all low tokens"},
                             });
}

TEST(WickedStateText, RefusesAnEndThatCannotBe) {
  State state = processing({.tokens = {{{2, 1, 0, 0}, {}, {}}}, .round = 3});
  make(state, "done");
  ASSERT_EQ(to_move(state), no_seat);
  expect_each_refused(state, {
                                 {"round", "round 3", "after the last round only"},
                                 {"asked", "asked 0", "nobody is asked"},
                                 {"spells", "spells 1 0", "more spells"},
                             });
}

TEST(WickedStateText, FacesOfCardsAndExtraBlanksMayBeLeftOutAndAdded) {
  State state = dealt(3);
  give_great(state, 0, {3, 4});
  std::string text = with_line(state_text(state), "great", "  great   3 open\t4 open \r");
  text.insert(0, "\n\n");
  State read;
  ASSERT_TRUE(parse_state(text, read).has_value());
  EXPECT_EQ(read, state);
}

TEST(WickedStateText, AHandEditedLawfulPositionIsTaken) {
  State read;
  ASSERT_TRUE(parse_state(with_line(state_text(busy()), "high", "high 1 0 0 1", 2), read).has_value());
  EXPECT_EQ(high(read, 2), (Shelf{1, 0, 0, 1}));
}

TEST(WickedStateText, NoDamageIsTakenForAPositionThatTheRulesCannotGoOnFrom) {
  Rng rng(31);
  int taken = 0;
  visit_random_games(10, [&rng, &taken](const State& state) {
    std::string text = state_text(state);
    for (std::uint32_t edits = 1 + rng.below(2); edits > 0; --edits) {
      constexpr std::string_view letters = "0123456789 ws-\n";
      text[rng.below(static_cast<std::uint32_t>(text.size()))] =
          letters[rng.below(static_cast<std::uint32_t>(letters.size()))];
    }
    State read;
    if (!parse_state(text, read)) return;
    ++taken;
    ASSERT_TRUE(conserved(read)) << text;
    ASSERT_LT(playout(read, rng, 2000), 2000) << text;
    ASSERT_TRUE(conserved(read)) << text;
  });
  EXPECT_GT(taken, 50) << "the test must reach positions that are taken";
}

}  // namespace
}  // namespace kairo::wicked::test
