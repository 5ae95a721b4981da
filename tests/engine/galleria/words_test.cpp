#include "engine/cli/plain.h"
#include "tests/engine/galleria/scene.h"

/// Texts of moves and states, and sentences. tests/match checks that texts round-trip in every position.
namespace kairo::galleria::test {
namespace {

using kairo::test::edited;

/// Replaces the first `from` in a text.
struct Change {
  std::string_view from;
  std::string_view to;
  std::string_view line;  ///< the line that the error names, or its beginning
};

/// Expects that the text is rejected, the state stays as it was, and the error names a line that begins with `named`.
void expect_parse_error(const State& state, const std::string& wrong, std::string_view named) {
  State read = state;
  const auto result = parse_state(wrong, read);
  ASSERT_FALSE(result.has_value()) << "accepted:\n" << wrong;
  EXPECT_EQ(state_text(read), state_text(state)) << "a rejected text must not change the state";
  const int line = result.error().line;
  ASSERT_GT(line, 0) << result.error().what << '\n' << wrong;
  std::string_view rest = wrong;
  for (int i = 1; i < line; ++i) rest.remove_prefix(rest.find('\n') + 1);
  EXPECT_TRUE(rest.starts_with(named)) << "line " << line << ", " << result.error().what << '\n' << wrong;
}

void expect_parse_error(const State& state, const Change& change) {
  expect_parse_error(state, edited(state_text(state), change.from, change.to), change.line);
}

TEST(GalleriaMoveText, IsReadWithAnyBlanks) {
  Move one;
  Move other;
  ASSERT_TRUE(parse_move("place NES*4@E c4 turned", one));
  ASSERT_TRUE(parse_move("  place  NES*4@E c4   turned ", other));
  EXPECT_EQ(one, other);
  EXPECT_EQ(move_text(one), "place NES*4@E c4 turned");
}

TEST(GalleriaMoveText, ATextThatIsNoMoveIsRefused) {
  for (const std::string_view text : {"",
                                      "place",
                                      "place NS",
                                      "place NS h1",
                                      "place NS d8",
                                      "place NS d3 upright",
                                      "place start d3",
                                      "place ns d3",
                                      "skill",
                                      "skill stun",
                                      "skill pilfer",
                                      "skill pilfer 4",
                                      "skill survey 1",
                                      "skill demolition n2",
                                      "trap survey",
                                      "trap enrage",
                                      "trap stun d3",
                                      "facet",
                                      "facet crow 1",
                                      "facet corsair",
                                      "facet clock",
                                      "curio wardrobe",
                                      "curio umbrella d3",
                                      "curio 3",
                                      "pass on",
                                      "discard",
                                      "discard start",
                                      "remove n2",
                                      "choose clock",
                                      "peek d3",
                                      "take",
                                      "ask sometimes",
                                      "end now",
                                      "fly",
                                      "end\nend"}) {
    Move move{Move::Kind::pass};
    EXPECT_FALSE(parse_move(text, move)) << text;
    EXPECT_EQ(move, Move{Move::Kind::pass}) << "a rejected text must not change the move";
  }
}

TEST(GalleriaMoveText, AnyBitsHaveASentence) {
  const View view = look(laid_out({}), 0);
  for (int kind = 0; kind < 256; kind += 3)
    for (const std::uint8_t number : {std::uint8_t{0}, std::uint8_t{25}, std::uint8_t{48}, std::uint8_t{255}}) {
      const Move move{static_cast<Move::Kind>(kind), number, number, number};
      EXPECT_FALSE(move_phrase(view, move).empty());
    }
}

TEST(GalleriaStateText, AnImpossibleStateIsRefusedWithItsLine) {
  const State state =
      laid_out({.players = {{.facet = "crow", .hand = "NS NE hush", .curios = "doll", .used = "thimble"},
                            {.facet = "corsair", .hand = "NEW"}},
                .maze = "d3 NESW*3, d2 NS",
                .rooms = "n2 crown, e2 -"});
  for (const Change& change : {Change{"galleria 3", "galleria 2", "galleria"},
                               {"players 2", "players 5", "players"},
                               {"players 2", "players 3", "rng"},
                               {"specials 1", "specials 2", "specials"},
                               {"specials 1", "specials 0", "deck"},
                               {"phase use", "phase dance", "phase"},
                               {"phase use", "phase place", "phase"},
                               {"phase use", "phase answer", "stack"},
                               {"phase use", "phase discard", "tasks"},
                               {"phase use", "phase pay", "phase"},
                               {"phase use", "phase over", "asked"},
                               {"asked 0", "asked 1", "phase"},
                               {"asked 0", "asked 3", "asked"},
                               {"turn 0", "turn 2", "turn"},
                               {"present 0 1", "present 0", "present"},
                               {"present 0 1", "present -", "present"},
                               {"stage act", "stage take", "phase"},
                               {"deck NESW", "deck stun", "deck"},
                               {"deck NESW", "deck sturn", "deck"},
                               {"discards -", "discards NS", "deck"},
                               {"laid-open -", "laid-open NESW", "deck"},
                               {"facets-gone -", "facets-gone crow", "facet"},
                               {"event-deck larder", "event-deck stones", "event-deck"},
                               {"room n2 crown", "room n2 coffin", "curio-deck"},
                               {"room n2 crown", "room n2 crown 3", "room"},
                               {"room e2 -", "room e2 - 0", "room"},
                               {"2 - - - NS", "2 - - - EW", "deck"},
                               {"4 - - - start", "4 - - - NS", "4"},
                               {"1 - - - - - - -\n2 - - - NS", "1 - - - NS - - -\n2 - - - -", "1"},
                               {"3 - - - NESW*3", "3 - - - NESW*3'", "3"},
                               {"placing 0", "placing 1", "phase"},
                               {"streak -", "streak a1", "streak"},
                               {"passed -", "passed d2", "passed"},
                               {"pending - - 0", "pending NS a1 0", "deck"},
                               {"laid -", "laid a1", "laid"},
                               {"rages 0", "rages 4", "rages"},
                               {"stack 0", "stack 1", "tasks"},
                               {"facet crow", "facet corsair", "facet"},
                               {"facet crow", "facet -", "facet"},
                               {"hand NS NE hush", "hand NS NE", "deck"},
                               {"shown -", "shown stun", "shown"},
                               {"curios doll thimble", "curios doll", "used"},
                               {"used thimble", "used doll crown", "used"},
                               {"pick -", "pick NS", "pick"}})
    expect_parse_error(state, change);
}

TEST(GalleriaStateText, OpenWindowsAreReadAndChecked) {
  State state = laid_out({.players = {{.hand = "NS 2*ward"}, {.hand = "cave_in ward NEW"}, {.hand = "ward NEW"}}});
  make(state, {"place NS d3", "trap cave_in", "trap ward"});
  State read;
  ASSERT_TRUE(parse_state(state_text(state), read).has_value());
  EXPECT_EQ(read, state);
  for (const Change& change : {Change{"stack 3", "stack 2", "window"},
                               {"window placed - 0", "window placed - 1", "window"},
                               {"window card cave_in 1 0", "window card cave_in 1 2", "window"},
                               {"window card cave_in 1 0", "window card mimic 1 0", "window"},
                               {"window card ward 2 1", "window card ward 1 1", "window"},
                               {"asked 1", "asked 2", "asked"},
                               {"discards cave_in ward", "discards cave_in", "deck"}})
    expect_parse_error(state, change);
}

TEST(GalleriaStateText, PaymentsAreReadAndChecked) {
  State state = laid_out({.players = {{.facet = "venator", .hand = "EW 3*hush"}, {}}, .maze = "d3 NESW*3"});
  make(state, "place EW c3");
  State read;
  ASSERT_TRUE(parse_state(state_text(state), read).has_value());
  EXPECT_EQ(read, state);
  for (const Change& change : {Change{"owed 2", "owed 3", "owed"},
                               {"owed 2", "owed 0", "owed"},
                               {"pending EW c3 0", "pending EW c2 0", "pending"},
                               {"pending EW c3 0", "pending EW c3 1", "pending"},
                               {"heading-for -", "heading-for n2", "phase"},
                               {"stage pay", "stage act", "pending"}})
    expect_parse_error(state, change);
}

TEST(GalleriaWords, APlaceTellsWhatItsWayCosts) {
  const State state = laid_out({.players = {{.facet = "venator", .hand = "EW 3*hush"}, {}}, .maze = "d3 NESW*3"});
  Move move;
  ASSERT_TRUE(parse_move("place EW c3", move));
  const Phrase phrase = move_phrase(look(state, 0), move);
  EXPECT_EQ(phrase.key, "galleria.move.place.paying");
  EXPECT_EQ(std::get<int>(phrase.args.at(1).value), 2);
}

TEST(GalleriaWords, ThePhantomIsNamed) {
  const State state = laid_out({.players = {{.facet = "corsair", .hand = "NS"}}, .phantom = "NE"});
  Move move;
  ASSERT_TRUE(parse_move("facet corsair 1", move));
  const Phrase phrase = move_phrase(look(state, 0), move);
  EXPECT_EQ(std::get<std::vector<Phrase>>(phrase.args.at(1).value).at(0).key, "galleria.phantom");
}

TEST(GalleriaWords, CardsHaveTextsOfTheirOwn) {
  EXPECT_EQ(card_text_key(card("stun")), "galleria.trap.stun.text");
  EXPECT_EQ(card_text_key(card("ledger")), "galleria.special.ledger.text");
  EXPECT_EQ(curio_text_key(curio("crown")), "galleria.curio.crown.text");
  EXPECT_EQ(facet_text_key(facet("crow")), "galleria.facet.crow.text");
  EXPECT_EQ(event_text_key(0), "galleria.chance.larder.text");
}

TEST(GalleriaWords, TheTableInWordsTellsOnesOwnHandToOneselfOnly) {
  const State state = laid_out({.players = {{.hand = "NS stun"}, {.hand = "3*NEW"}}});
  const auto has_hand = [](const View& view) {
    for (const Section& section : in_words(view))
      for (const Phrase& line : section.lines)
        if (line.key == "galleria.words.hand") return true;
    return false;
  };
  EXPECT_TRUE(has_hand(look(state, 0)));
  EXPECT_FALSE(has_hand(look(state, no_seat)));
}

TEST(GalleriaWords, ACardIsNamedAsItLayWhenItGoes) {
  const std::string turned = plain(card_phrase(card("NEW"), 1));
  const auto names_it = [&](const State& state, const EventList& events, EventKind what) {
    for (const Event& event : events_of(events, what))
      if (plain(event_phrase(look(state, 0), event)).find(turned) != std::string::npos) return true;
    return false;
  };
  State state = laid_out({.players = {{.hand = "NEW NS"}, {.hand = "demolition NE"}}});
  EXPECT_TRUE(names_it(state, make(state, "place NEW d3 turned"), EventKind::laid));
  make(state, "end");
  EXPECT_TRUE(names_it(state, make(state, "skill demolition d3"), EventKind::removed));

  State three = laid_out({.players = {{.hand = "2*NS NEW hush"}, {.hand = "cave_in forced_move NE"}}});
  make(three, {"place NS d3", "pass", "place NS d2", "pass", "place NEW c4 turned"});
  State other = three;
  EXPECT_TRUE(names_it(three, make(three, "trap cave_in"), EventKind::caved_in));
  EXPECT_TRUE(names_it(other, make(other, "trap forced_move"), EventKind::lifted));

  State back =
      laid_out({.players = {{.facet = "crow", .hand = "NEW 3*hush"}, {.hand = "enrage NE"}}, .maze = "d3 NESW*3"});
  EXPECT_TRUE(
      names_it(back, make(back, {"place NEW d2 turned", "trap enrage d3", "step-back"}), EventKind::stepped_back));
}

/// The key of what an event was done by.
std::string_view by(const State& state, const Event& event) {
  const Phrase phrase = event_phrase(look(state, 0), event);
  const auto named = std::ranges::find(phrase.args, "by", &Arg::name);
  return named == phrase.args.end() ? "" : std::get<std::vector<Phrase>>(named->value).front().key;
}

TEST(GalleriaWords, ATheftNamesTheCardThatTakes) {
  const auto expect_named = [](const Player& thief, std::string_view move, std::string_view name) {
    State state = laid_out({.players = {thief, {.hand = "2*NS"}}});
    const EventList events = make(state, move);
    for (const EventKind what : {EventKind::stolen, EventKind::stolen_card}) {
      ASSERT_EQ(count_events(events, what), 1) << name;
      EXPECT_EQ(by(state, events_of(events, what).front()), name);
    }
  };
  expect_named({.hand = "pilfer NEW"}, "skill pilfer 1", "galleria.skill.pilfer");
  expect_named({.facet = "corsair"}, "facet corsair 1", "galleria.facet.corsair");
  expect_named({.curios = "marionette"}, "curio marionette 1", "galleria.curio.marionette");
  State state = laid_out({.players = {{.hand = "pickpocket NS"}, {.hand = "NEW"}}, .deck = "NESW"});
  make(state, "end");
  const EventList events = make(state, "trap pickpocket");
  EXPECT_EQ(by(state, events_of(events, EventKind::stolen).at(0)), "galleria.trap.pickpocket");
}

TEST(GalleriaWords, ALostStreakNamesWhoseTrapItWas) {
  for (const auto& [trap, what] :
       {std::pair("stun", EventKind::streak_discarded), std::pair("forced_move", EventKind::streak_returned)}) {
    State state = laid_out({.players = {{.hand = "4*NS 2*hush"}, {.hand = "stun forced_move NEW"}}});
    make(state, {"place NS d3", "place NS d2", "place NS d5"});
    const EventList events = make(state, "trap " + std::string(trap));
    const Phrase lost = event_phrase(look(state, 0), events_of(events, what).at(0));
    EXPECT_EQ(lost.args.back(), seat_name("other", 1)) << trap;
  }
}

TEST(GalleriaWords, TheOpeningTellsWithHowManyCardsEachPlayerBegins) {
  const State state = dealt(4, 3);
  const Phrase opening = opening_phrase(look(state, no_seat));
  ASSERT_EQ(opening.key, "galleria.opening");
  const auto& hands = std::get<std::vector<Phrase>>(opening.args.at(0).value);
  ASSERT_EQ(hands.size(), 4U);
  for (Seat seat = 0; seat < 4; ++seat) {
    const auto n = std::ranges::find(hands[seat].args, "n", &Arg::name);
    EXPECT_EQ(std::get<int>(n->value), hand_by_players[3] + facet_cards[state.table.facet[seat]].hand);
  }
  EXPECT_TRUE(opening_phrase(look(laid_out({.players = {{}, {}}, .maze = "d3 NS"}), no_seat)).empty())
      << "an exercise deals nothing";
}

}  // namespace
}  // namespace kairo::galleria::test
