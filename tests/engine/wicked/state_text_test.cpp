#include <sstream>

#include "tests/engine/wicked/scene.h"

namespace kairo::wicked::test {
namespace {

/// A position with sealed and revealed bids and with tokens on the boards.
State busy() {
  State state = dealt(3, {{Half::red, Half::green}, {Half::promotion, Half::blue}});
  bids(state, {"2 w", "1 s", "0 -"});
  bids(state, {"0 -", "3 -", "1 w"});
  make(state, "bid 1 s");
  return state;
}

/// The text with one line replaced: the `nth`, from 0, of those that begin with this name.
std::string with_line(const std::string& text, const std::string& name, const std::string& line, int nth = 0) {
  std::istringstream in(text);
  std::string out;
  for (std::string old; std::getline(in, old);)
    out += (old.substr(0, old.find(' ')) == name && nth-- == 0 ? line : old) + "\n";
  return out;
}

struct Edit {
  std::string name;  ///< of the line
  std::string line;  ///< that replaces it
  std::string reason;
  int nth = 0;  ///< which of the lines of that name, from 0
};

/// Each edit alone must be rejected, and the error must name the edited line.
void expect_each_rejected(const State& state, const std::vector<Edit>& edits) {
  expect_valid(state);
  for (const Edit& edit : edits)
    expect_parse_error<State>(with_line(state_text(state), edit.name, edit.line, edit.nth), edit.line, edit.reason);
}

TEST(WickedStateText, RejectsMalformedTextByLineAndReason) {
  expect_each_rejected(busy(), {
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
                                   {"order", "order 24", "the number of a card, 0 to 23"},
                                   {"order", "order x", "the number of a card"},
                                   {"order", "order 0:red/blue", "the face of this card is 0:red/green"},
                                   {"board", "board 2", "whole number from 0 to 0"},
                                   {"low", "low 1 0 0", "ends too early"},
                                   {"low", "low 1 0 0 0 0", "nothing should follow"},
                                   {"great", "great 12 open 0 open", "the number of a card, 0 to 11"},
                                   {"great", "great 0 maybe 1 open", "one of these"},
                                   {"spells", "spells 0 -1", "whole number"},
                                   {"left", "left 7 -", "whole number from 0 to 6"},
                                   {"left", "left 1 sw", "one of these"},
                                   {"full", "full low purple", "one of these"},
                               });
  const std::string text = state_text(busy());
  expect_parse_error<State>("", "", "is missing");
  expect_parse_error<State>(text + "more\n", "more", "should have ended");
  expect_parse_error<State>(text.substr(0, text.find("sealed")), "", "is missing");
}

TEST(WickedStateText, RejectsImpossibleBids) {
  const State state = busy();
  std::string twice = "order";
  for (int i = 0; i < 24; ++i) twice += " 7";
  expect_each_rejected(state, {
                                  {"corridor", "corridor 4", "nobody has a choice"},
                                  {"stepped", "stepped 1", "only in soul processing"},
                                  {"order", twice, "twice"},
                                  {"low", "low 7 0 0 0", "more tokens than there is room"},
                                  {"middle", "middle 0 6 0 0", "more tokens than there is room", 1},
                                  {"high", "high 0 0 0 5", "more tokens than there is room", 2},
                                  {"impurity", "impurity 4", "more impurity"},
                                  {"spells", "spells 2 1", "more spells"},
                                  {"left", "left 6 s", "more search pieces", 1},
                                  {"left", "left 2 ws", "more signs", 2},
                                  {"sealed", "sealed 5 -", "cannot have made"},
                                  {"sealed", "sealed 1 w", "cannot have made"},
                                  {"whites", "whites 1 0 0", "nobody gained that many"},
                                  {"full", "full middle red", "risen"},
                              });
}

TEST(WickedStateText, RejectsOraclesDealtTwice) {
  State state = dealt(3);
  give_great(state, 0, {3, 4});
  give_small(state, 0, {3, 4});
  expect_each_rejected(state, {{"great", "great 3 open 3 open", "dealt twice"},
                               {"small", "small 4 open 4 open", "dealt twice"},
                               {"great", "great 3 open 9 open", "dealt twice", 2},
                               {"small", "small 9 open 4 open", "dealt twice", 1}});
}

TEST(WickedStateText, RejectsMissingPieces) {
  expect_each_rejected(dealt(3), {{"left", "left 5 ws", "missing", 1}, {"left", "left 6 w", "missing", 2}});
}

TEST(WickedStateText, RejectsImpossibleSoulProcessing) {
  State state = processing({.tokens = {{{2, 1, 0, 0}, {}, {}}}});
  expect_each_rejected(state, {
                                  {"corridor", "corridor 3", "only after the last corridor"},
                                  {"left", "left 1 -", "nothing is left"},
                                  {"whites", "whites 1 0 0", "nobody gained that many"},
                                  {"asked", "asked 1", "no choice"},
                              });
  make(state, "promote low red");
  expect_each_rejected(state, {
                                  {"phase", "phase return-token", "room for all low tokens"},
                              });
}

TEST(WickedStateText, RejectsAnImpossibleEnd) {
  State state = processing({.tokens = {{{2, 1, 0, 0}, {}, {}}}, .round = 3});
  make(state, "done");
  ASSERT_EQ(to_move(state), no_seat);
  expect_each_rejected(state, {
                                  {"round", "round 3", "only after the last round"},
                                  {"asked", "asked 0", "nobody is asked"},
                                  {"spells", "spells 1 0", "more spells"},
                              });
}

TEST(WickedStateText, FacesOfCardsAreOptionalAndExtraBlanksAllowed) {
  State state = dealt(3);
  give_great(state, 0, {3, 4});
  std::string text = with_line(state_text(state), "great", "  great   3 open\t4 open \r");
  text.insert(0, "\n\n");
  State read;
  ASSERT_TRUE(parse_state(text, read).has_value());
  EXPECT_EQ(read, state);
}

/// The beginning of the third round, when seats can already own high tokens.
State in_the_third_round() {
  State state = dealt(3);
  Rng rng(5);
  play_until(state, rng, [](const State& now) { return now.round == 2; });
  return state;
}

TEST(WickedStateText, AcceptsAHandEditedPosition) {
  State read;
  ASSERT_TRUE(parse_state(with_line(state_text(in_the_third_round()), "high", "high 1 0 0 1", 2), read).has_value());
  EXPECT_EQ(high(read, 2), (Shelf{1, 0, 0, 1}));
}

}  // namespace
}  // namespace kairo::wicked::test
