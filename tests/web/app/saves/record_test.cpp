#include "web/app/saves/record.h"

#include <gtest/gtest.h>

#include "tests/match/test_files.h"
#include "tests/web/app/toy.h"
#include "web/app/saves/check_sum.h"

namespace kairo::app {
namespace {

using testing::played;
using testing::players;

Record some_record(int moves = 5) {
  Record record = record_of(played(moves), players("hbb"));
  record.played = 12;
  record.name = "Friday, round two";
  record.players[0].name = "Ken";
  return record;
}

/// The lines with their correct check sum.
std::string summed(std::string lines) { return lines + "sum " + check_digits(lines) + "\n"; }

TEST(CheckSum, AgreesWithTheStandard) {
  EXPECT_EQ(check_digits("123456789"), "cbf43926");
  EXPECT_EQ(check_digits(""), "00000000");
}

TEST(Records, AreReadBackAsWritten) {
  const Record record = some_record();
  EXPECT_EQ(parse_record(record_text(record)), record);
  Record nameless = some_record();
  nameless.name.clear();
  EXPECT_EQ(parse_record(record_text(nameless)), nameless);
  EXPECT_TRUE(held_of(record)->match.now().equals(played(5).now()));
}

TEST(Records, DetectEveryCutAndEveryFlippedBit) {
  const std::string text = record_text(some_record());
  for (std::size_t cut = 0; cut < text.size(); ++cut)
    EXPECT_EQ(parse_record(text.substr(0, cut)).error(), RecordFault::damaged) << cut;
  for (std::size_t bit = 0; bit < 8 * text.size(); ++bit) {
    std::string flipped = text;
    flipped[bit / 8] = static_cast<char>(flipped[bit / 8] ^ (1 << (bit % 8)));
    const auto read = parse_record(flipped);
    ASSERT_FALSE(read) << bit;
    EXPECT_EQ(read.error(), RecordFault::damaged) << bit;
  }
}

TEST(Records, OfALaterSchemaAreNotTakenForDamaged) {
  EXPECT_EQ(parse_record(summed("kairo match 9\nsomething new\n")).error(), RecordFault::later_version);
  EXPECT_EQ(parse_record("kairo match 9\nsomething new\nsum 00000000\n").error(), RecordFault::damaged);
  EXPECT_EQ(parse_record(summed("no match\n")).error(), RecordFault::damaged);
}

TEST(Records, AreRefusedIfNoVersionCouldHaveWrittenThem) {
  const std::string code = some_record().code;
  const auto lines = [&](const std::string& middle) {
    return summed("kairo match 2\n" + middle + "code " + code + "\nh\n");
  };
  EXPECT_TRUE(parse_record(lines("played 1\ngame wicked\nrules 1\nmoves 5\n")));
  for (const char* middle :
       {"played -1\ngame wicked\nrules 1\nmoves 5\n", "played 1 \ngame wicked\nrules 1\nmoves 5\n",
        "played 99999999999999999999999\ngame wicked\nrules 1\nmoves 5\n", "game wicked\nrules 1\nmoves 5\n",
        "played 1\ngame wicked\nrules 1\nmoves 5\nname  x\n", "played 1\ngame wicked\nrules 1\nmoves 5\nmood good\n"})
    EXPECT_FALSE(parse_record(lines(middle))) << middle;
}

TEST(Records, AreDamagedIfTheirCodeDisagrees) {
  for (const auto change :
       {+[](Record& record) { record.moves = 4; }, +[](Record& record) { record.game = "haratama"; },
        +[](Record& record) { record.rules = 9; }, +[](Record& record) { record.turn = no_seat; },
        +[](Record& record) { record.players.pop_back(); }, +[](Record& record) { record.code.pop_back(); }}) {
    Record record = some_record();
    change(record);
    EXPECT_EQ(held_of(record).error(), RecordFault::damaged);
  }
}

TEST(Records, HaveTheSeatToMove) {
  EXPECT_EQ(parse_record(record_text(some_record()))->turn, played(5).to_move());
  EXPECT_EQ(parse_record(record_text(record_of(played(1000), players("hbb"))))->turn, no_seat);
  Record unknown = some_record();
  unknown.turn.reset();
  EXPECT_EQ(parse_record(record_text(unknown)), unknown);
  const auto with_turn = [&](const std::string& turn) {
    return summed("kairo match 3\nplayed 1\ngame wicked\nrules 1\nmoves 5\nturn " + turn + "\ncode x\nh\n");
  };
  EXPECT_TRUE(parse_record(with_turn("0")));
  for (const char* turn : {"9", "-1", "255", "nobody", " 1"}) EXPECT_FALSE(parse_record(with_turn(turn))) << turn;
}

TEST(Records, WithAnImpossiblePlayedCanBeSurpassed) {
  Record record = some_record();
  record.played = ~std::uint64_t{0};
  const auto read = parse_record(record_text(record));
  ASSERT_TRUE(read);
  EXPECT_LT(read->played, std::uint64_t{1} << 63);
}

TEST(Records, GiveTheDealWithoutReplay) {
  Record record = *parse_record(*read_test_file("links/records/schema-1.txt"));
  const auto deal = resolve_deal(record);
  ASSERT_TRUE(deal);
  EXPECT_EQ(*deal, *held_of(record)->match.setup());
  EXPECT_EQ(record.game, "wicked");
  EXPECT_EQ(record.moves, 20U);
  for (const auto change :
       {+[](Record& r) { r.moves = 4; }, +[](Record& r) { r.game = "haratama"; }, +[](Record& r) { r.rules = 9; },
        +[](Record& r) { r.players.pop_back(); }, +[](Record& r) { r.code.clear(); }}) {
    Record other = record;
    change(other);
    EXPECT_EQ(resolve_deal(other).error(), RecordFault::damaged);
  }
}

TEST(Records, DropInvisibleNames) {
  std::string lines = "kairo match 2\nplayed 1\ngame wicked\nrules 1\nmoves 0\nname \u0301\ncode x\nh \U0001d159\n";
  const auto read = parse_record(summed(lines));
  ASSERT_TRUE(read) << "an earlier Kairo took it for a name";
  EXPECT_EQ(read->name, "");
  EXPECT_EQ(read->players[0].name, "");
}

TEST(Records, OfOtherRulesAreRecognisedByTheirCode) {
  // The letters after the first two encode game and rules version.
  const auto list = read_test_file("links/faults.txt");
  ASSERT_TRUE(list);
  const std::size_t end = list->find(" code.error.unknown_rules");
  ASSERT_NE(end, std::string::npos);
  Record record = some_record();
  record.code = list->substr(list->rfind('\n', end) + 1, end - list->rfind('\n', end) - 1);
  EXPECT_EQ(held_of(record).error(), RecordFault::other_rules);
}

TEST(Records, OfEveryReleasedSchemaAreReadForEver) {
  const auto first = read_test_file("links/records/schema-1.txt");
  ASSERT_TRUE(first);
  const auto old = parse_record(*first);
  ASSERT_TRUE(old);
  EXPECT_EQ(old->played, 3U);
  EXPECT_EQ(old->players[0].name, "Ken");
  EXPECT_EQ(old->players[1], (Player{.kind = Player::Kind::bot, .level = 1}));
  EXPECT_EQ(held_of(*old)->match.steps().size(), 20U);

  const auto second = read_test_file("links/records/schema-2.txt");
  ASSERT_TRUE(second);
  const auto now = parse_record(*second);
  ASSERT_TRUE(now);
  EXPECT_EQ(now->name, "金曜の勝負");
  EXPECT_EQ(now->turn, std::nullopt);
  EXPECT_EQ(held_of(*now)->match.steps().size(), 20U);

  const auto third = read_test_file("links/records/schema-3.txt");
  ASSERT_TRUE(third);
  const auto newest = parse_record(*third);
  ASSERT_TRUE(newest);
  EXPECT_EQ(newest->name, "金曜の勝負");
  EXPECT_EQ(newest->turn, held_of(*newest)->match.to_move());
  EXPECT_EQ(newest->notes, Notes{});

  const auto fourth = read_test_file("links/records/schema-4.txt");
  ASSERT_TRUE(fourth);
  const auto annotated = parse_record(*fourth);
  ASSERT_TRUE(annotated);
  EXPECT_EQ(annotated->code, newest->code);
  EXPECT_EQ(annotated->notes.hints, (std::vector<HintTaken>{{0, 4}, {2, 17}}));
  ASSERT_EQ(annotated->notes.reviews.size(), 1U);
  EXPECT_EQ(annotated->notes.reviews[0], "0;4,1,96,412,-35,480,12;9,0,250,500,80,500,80");
  EXPECT_EQ(annotated->notes.own_seat, no_seat);

  const auto fifth = read_test_file("links/records/schema-5.txt");
  ASSERT_TRUE(fifth);
  const auto remote = parse_record(*fifth);
  ASSERT_TRUE(remote);
  EXPECT_EQ(remote->notes.own_seat, 2);
  const auto held = held_of(*remote);
  ASSERT_TRUE(held);
  EXPECT_EQ(held->match.to_move(), 1);
  EXPECT_EQ(held->ahead.by(2).size(), 1U);
  EXPECT_EQ(remote->series, std::nullopt);

  const auto sixth = read_test_file("links/records/schema-6.txt");
  ASSERT_TRUE(sixth);
  const auto in_a_row = parse_record(*sixth);
  ASSERT_TRUE(in_a_row);
  EXPECT_EQ(in_a_row->series, (Series{4, 2, {35, -7, 112}}));
  EXPECT_EQ(in_a_row->code, remote->code);
  EXPECT_TRUE(in_a_row->notes.unreported_seats.empty());

  const auto seventh = read_test_file("links/records/schema-7.txt");
  ASSERT_TRUE(seventh);
  const auto changed = parse_record(*seventh);
  ASSERT_TRUE(changed);
  EXPECT_EQ(changed->notes.unreported_seats, (std::vector<Seat>{0, 1}));
  EXPECT_EQ(changed->series, in_a_row->series);
  EXPECT_TRUE(changed->notes.wishes.empty());

  const auto eighth = read_test_file("links/records/schema-8.txt");
  ASSERT_TRUE(eighth);
  const auto wished = parse_record(*eighth);
  ASSERT_TRUE(wished);
  EXPECT_EQ(wished->notes.wishes, (std::vector<Wish>{{0, 2}, {2, 1}}));
  EXPECT_EQ(record_text(*wished), *eighth);
}

TEST(Records, WithADamagedSeriesAreRefused) {
  const auto with = [](const std::string& series) {
    return parse_record(
        summed("kairo match 6\nplayed 1\ngame wicked\nrules 1\nmoves 0\n" + series + "code x\nh\nh\nh\n"));
  };
  EXPECT_TRUE(with("series 2_0_0_0_0e\n"));
  for (const char* series : {"series \n", "series 2_0_0_0_0\n", "series 2_0_0_0e\n", "series 2_2_0_0_0e\n"})
    EXPECT_FALSE(with(series)) << series;
}

TEST(Records, KeepAnswersAheadAndTheOwnSeat) {
  Held held{testing::new_match(), {}};
  ASSERT_TRUE(answer(held.match, held.ahead, 1, *held.match.now().parse_move("bid 1 -")).made());
  Record record = record_of(held.match, players("hhh"), held.ahead);
  record.notes.own_seat = 1;
  const auto read = parse_record(record_text(record));
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, record);
  EXPECT_TRUE(same_held(*held_of(*read), held));
}

TEST(Records, AreDamagedIfTheirAnswersDoNotBelongToTheMatch) {
  Record record = some_record();
  for (const char* letters : {"A", "hello", "EEEA"}) {
    record.ahead = letters;
    EXPECT_EQ(held_of(record).error(), RecordFault::damaged) << letters;
  }
}

TEST(Records, WithDamagedNotesAreRefused) {
  const auto with = [](const std::string& notes) {
    return parse_record(
        summed("kairo match 5\nplayed 1\ngame wicked\nrules 1\nmoves 0\n" + notes + "code x\nh\nh\nh\n"));
  };
  EXPECT_TRUE(with(""));
  EXPECT_TRUE(with("hints 1:0\n"));
  for (const char* notes :
       {"hints \n", "hints 1\n", "hints 9:1\n", "hints 1:x\n", "hints 1:0  2:0\n", "review \n", "review 0;<b>\n",
        "review 0\nhints 1:0\n", "own 9\n", "own x\n", "untold \n", "untold 9\n", "untold 11\n", "untold 1\nown 0\n",
        "wishes \n", "wishes 9:1\n", "wishes 1\n", "ahead \n", "ahead A\nown 1\n"})
    EXPECT_FALSE(with(notes)) << notes;
}

TEST(Salvage, RecoversTheSeriesIfItIsOfTheMatch) {
  Record record = some_record(9);
  record.series = Series{3, 1, {4, -5, 6}};
  const auto damaged = [&] { return record_text(record).substr(0, record_text(record).size() - 3); };
  EXPECT_EQ(salvage(damaged()).series, record.series);
  record.series->points.pop_back();
  EXPECT_EQ(salvage(damaged()).series, std::nullopt);
}

TEST(Salvage, RecoversTheBeginningOfADamagedRecord) {
  const Record record = some_record(9);
  const std::string text = record_text(record);
  const Salvage whole = salvage(text.substr(0, text.size() - 3));
  EXPECT_EQ(whole.match->steps().size(), 9U);
  EXPECT_EQ(whole.players, record.players);
  EXPECT_EQ(whole.name, record.name);

  // Cut within the code: fewer moves, no names.
  const Salvage beginning = salvage(text.substr(0, text.find(record.code) + record.code.size() - 4));
  ASSERT_TRUE(beginning.match);
  EXPECT_LT(beginning.match->steps().size(), 9U);
  EXPECT_EQ(beginning.players, players("hhh"));

  EXPECT_FALSE(salvage(text.substr(0, 40)).match);
  EXPECT_FALSE(salvage("").match);
}

}  // namespace
}  // namespace kairo::app
