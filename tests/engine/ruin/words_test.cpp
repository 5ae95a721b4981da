#include <fstream>
#include <iterator>
#include <set>

#include "tests/engine/ruin/scene.h"

/// Texts that round-trip, and sentences. random_play_test.cpp checks that they round-trip in every position.
namespace kairo::ruin::test {
namespace {

TEST(RuinMoveText, CellsOfADrawingStandInAnyOrder) {
  Move one;
  Move other;
  ASSERT_TRUE(parse_move("draw o f7 f8 g8", one));
  ASSERT_TRUE(parse_move("  draw  o g8 f7 f8 ", other));
  EXPECT_EQ(one, other);
  EXPECT_EQ(move_text(one), "draw o f7 f8 g8");
}

TEST(RuinMoveText, ATextThatIsNoMoveIsRefused) {
  for (const std::string_view text : {"",
                                      "draw",
                                      "draw o",
                                      "draw o f7",
                                      "draw o f7 f8",
                                      "draw o f7 f8 g9",
                                      "draw o f7 f8 g8 h8 i8 j8",
                                      "draw ? f7 f8 g8",
                                      "draw o f7 f7 f8",
                                      "draw o l7 l8 l9",
                                      "draw o f0 f1 f2",
                                      "draw o f11 f12 f13",
                                      "draw o f07 f08 g08",
                                      "keep IR",
                                      "keep IR XY",
                                      "keep IR GP QW",
                                      "single",
                                      "single z1",
                                      "single f7 f8",
                                      "spend",
                                      "spend RI",
                                      "pass now",
                                      "extra o",
                                      "extra f7",
                                      "walk",
                                      "walk F7",
                                      "leave now",
                                      "fly f7",
                                      "walk f7\nwalk f8"}) {
    Move move{Move::Kind::pass};
    EXPECT_FALSE(parse_move(text, move)) << text;
    EXPECT_EQ(move, Move{Move::Kind::pass}) << "a rejected text must not change the move";
  }
}

TEST(RuinStateText, AnImpossibleStateIsRefusedWithItsLine) {
  State state = laid_out(
      {.places = {{.passages = "f5 f4 f3 f2 f10", .goals = "IR GP", .gems = 2}, {}}, .row = "AEB", .taken = "DU"});
  make(state, {"single f7", "spend IR", "extra x f8", "walk f5", "single f7"});
  const std::string text = state_text(state);
  struct Change {
    std::string_view from;
    std::string_view to;
    std::string_view line;
  };
  for (const Change& change : {Change{"ruin 2", "ruin 1", "ruin"},
                               {"players 2", "players 5", "players"},
                               {"phase walk", "phase draw", "phase"},
                               {"phase walk", "phase over", "asked"},
                               {"asked 1", "asked 2", "asked"},
                               {"half 1", "half 3", "half"},
                               {"row AEB", "row AE", "row"},
                               {"row AEB", "row AEBC", "row"},
                               {"row AEB", "row AAB", "row"},
                               {"row AEB", "row AED", "row"},
                               {"open WX", "open WXA", "open"},
                               {"been", "bean", "bean"},
                               {"hand IR GP", "hand IR", "goal-deck"},
                               {"hand IR GP", "hand IR IR", "hand"},
                               {"spent 0", "spent 9", "hand"},
                               {"left 0", "left 1", "explorer"},
                               {"rectangle 0", "rectangle 4", "rectangle"},
                               {"explorer f6", "explorer a1", "explorer"},
                               {"explorer f6", "explorer -", "explorer"},
                               {"drawn 0 0", "drawn 3 0", "drawn"},
                               {"6 .....+", "6 ....+.", "6"},
                               {"1 ......", "1 oo....", "map"},
                               {"plan 4", "plan 3", "step"},
                               {"step single f7", "step single f6", "plan"},
                               {"step walk f5", "step walk f1", "plan"},
                               {"step walk f5", "step dance", "step"},
                               {"step spend IR", "step spend QW", "plan"}}) {
    std::string wrong = edited(text, change.from, change.to);
    if (change.from == "1 ......") wrong = edited(wrong, "2 .....@", "2 oo...@");
    State read = state;
    const auto result = parse_state(wrong, read);
    ASSERT_FALSE(result.has_value()) << change.from << " -> " << change.to;
    EXPECT_EQ(state_text(read), state_text(state)) << "a rejected text must not change the state";
    const int line = result.error().line;
    ASSERT_GT(line, 0) << change.to;
    std::string_view rest = wrong;
    for (int i = 1; i < line; ++i) rest.remove_prefix(rest.find('\n') + 1);
    EXPECT_TRUE(rest.starts_with(change.line)) << change.to << ": line " << line << ", " << result.error().what;
  }
}

TEST(RuinStateText, AnyPrefixAndAnyMissingLineIsRefused) {
  const std::string text = state_text(after_set_up(3));
  State read;
  for (std::size_t length = 0; length + 1 < text.size(); length += 7)
    EXPECT_FALSE(parse_state(text.substr(0, length), read).has_value()) << length;
  for (std::size_t start = 0; start < text.size();) {
    const std::size_t end = text.find('\n', start) + 1;
    EXPECT_FALSE(parse_state(text.substr(0, start) + text.substr(end), read).has_value()) << text.substr(start, 20);
    start = end;
  }
  EXPECT_FALSE(parse_state(text + "more 1\n", read).has_value());
}

TEST(RuinViewText, AMapIsElevenLinesOfCharacters) {
  const State state = laid_out(
      {.places = {{.passages = "f5 f4 f3 f2 f10", .explorer = "f4", .gems = 2}, {}}, .row = "AEB", .taken = "DU"});
  const std::string text = view_text(look(state, 1));
  EXPECT_NE(text.find("\n  . . . .a. . . .b. . . \n"), std::string::npos) << text;
  EXPECT_NE(text.find("\n  . .c. . . @d. . . .e. \n"), std::string::npos) << text;
  EXPECT_NE(text.find("\n  .g. . .h. o*. .i. . .j\n"), std::string::npos) << text;
  EXPECT_NE(text.find("\n  . . . .W. . . .X. . . \n"), std::string::npos) << text;
}

/// Collects the keys of a phrase and its arguments.
void collect(const Phrase& phrase, std::set<std::string_view>& keys) {
  keys.insert(phrase.key);
  for (const Arg& arg : phrase.args)
    if (const auto* parts = std::get_if<std::vector<Phrase>>(&arg.value))
      for (const Phrase& part : *parts) collect(part, keys);
}

TEST(RuinPhrases, TheEndSaysWhyItCame) {
  State state = dealt(2);
  for (Board& board : state.boards) board.left = 0;
  state.phase = Phase::over;
  EXPECT_EQ(question(look(state, no_seat)).key, "ruin.event.ended");
  for (Board& board : state.boards) board.left = 1;
  EXPECT_EQ(question(look(state, no_seat)).key, "ruin.event.ended.all_left");
}

TEST(RuinPhrases, EveryKeyStandsInTheCatalogueOfEachLanguage) {
  std::set<std::string_view> keys;
  for (int players = 1; players <= 4; ++players) {
    State state = dealt(players, 5);
    Rng rng(static_cast<std::uint64_t>(players));
    while (state.phase != Phase::over) {
      const View view = look(state, state.asked);
      State::MoveList moves;
      legal(state, moves);
      for (std::size_t i = 0; i < moves.size(); i += 1 + moves.size() / 16) collect(move_phrase(view, moves[i]), keys);
      collect(question(view), keys);
      collect(question(look(state, no_seat)), keys);
      for (int refusal = 1; refusal < refusals; ++refusal)
        collect(refusal_phrase(view, static_cast<Refusal>(refusal)), keys);
      for (const Section& section : state.round % 4 == 0 ? in_words(view) : std::vector<Section>{}) {
        collect(section.heading, keys);
        for (const Phrase& line : section.lines) collect(line, keys);
      }
      EventList events;
      play(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))], events);
      for (const Event& event : events.events) collect(event_phrase(look(state, event.seat), event), keys);
    }
    collect(question(look(state, 0)), keys);
  }
  for (int rank = 0; rank <= static_cast<int>(solo_ranks.size()); ++rank) keys.insert(rank_key(rank));
  EXPECT_GT(keys.size(), 100U);
  for (const std::string language : {"en", "ja"}) {
    std::string catalogue;  // with what explains, which is read later
    for (const std::string& name : {language + ".json", "help/ruin." + language + ".json"}) {
      std::ifstream file(KAIRO_TESTS_DIR "/../assets/text/" + name);
      catalogue += {std::istreambuf_iterator<char>(file), {}};
    }
    for (const std::string_view key : keys)
      EXPECT_NE(catalogue.find('"' + std::string(key) + "\":"), std::string::npos) << language << ' ' << key;
  }
}

TEST(RuinWords, AMapIsToldRowByRow) {
  const State state = laid_out({.places = {{.passages = "f5 f4 e4 d4 c4", .walls = "g4 h4 i4", .explorer = "f4"}, {}},
                                .row = "ABC",
                                .open = "H"});
  const std::vector<Section> words = in_words(look(state, 0));
  const Section& mine = words.at(2);
  std::vector<Phrase> rows;
  for (const Phrase& line : mine.lines)
    if (line.key == "ruin.words.map_row") rows.push_back(line);
  ASSERT_GE(rows.size(), 3U) << "rows 4, 5 and 6, and the other destinations";
  const auto& cells_told = std::get<std::vector<Phrase>>(rows[0].args[1].value);
  std::vector<std::string_view> keys;
  for (const Phrase& item : cells_told) keys.push_back(item.key);
  EXPECT_EQ(keys,
            (std::vector<std::string_view>{"ruin.words.passage", "ruin.words.passage.destination", "ruin.words.passage",
                                           "ruin.words.wall", "ruin.words.wall.letter", "ruin.words.wall"}));
}

TEST(RuinWords, StopsWithinReachAreToldByTheirSteps) {
  State state = laid_out({.places = {{.passages = "f5 f4"}, {}}, .row = "ABC"});
  make(state, "single f7");
  int told = 0;
  for (const Section& section : in_words(look(state, 0)))
    for (const Phrase& line : section.lines) told += line.key == "ruin.words.reach" ? 1 : 0;
  EXPECT_EQ(told, 3) << "0, 1 and 2 steps";
}

}  // namespace
}  // namespace kairo::ruin::test
