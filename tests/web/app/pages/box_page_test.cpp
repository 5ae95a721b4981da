#include "web/app/pages/box_page.h"

#include <gtest/gtest.h>

#include "tests/match/test_files.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/documents.h"
#include "tests/web/support/some_match.h"

namespace kairo::app {
namespace {

using kairo::testing::has_text;
using kairo::testing::has_words;
using kairo::testing::offers;
using kairo::testing::writer_in;

constexpr auto en = text::Language::en;

Document box_of(const BoxFacts& facts, text::Language language = en) {
  const Document document = box_page(writer_in(language), facts);
  kairo::testing::expect_sound(document);
  return document;
}

const LessonsProgress nothing_learned;

Document box_of(const SaveStore& saves, std::size_t page = 0) {
  return box_of({.saves = saves, .learned = nothing_learned, .page = page});
}

/// Saves this number of matches: `id0`, … The last one was played last.
SaveStore saves_with(int matches) {
  SaveStore saves;
  for (int i = 0; i < matches; ++i)
    saves.put("id" + std::to_string(i), {testing::played(3, 3, static_cast<std::uint64_t>(i)), {}},
              testing::players("hbb"));
  return saves;
}

const Block* group_of(const Document& document, std::string_view look) {
  const auto found = std::ranges::find(document.blocks, look, &Block::look);
  return found == document.blocks.end() ? nullptr : &*found;
}

int main_buttons(const Document& document) {
  int count = 0;
  kairo::testing::each_block(document.blocks, [&](const Block& block) { count += block.look == "main"; });
  return count;
}

TEST(BoxPage, OffersToGoOnWithALessonThatWasLeft) {
  const SaveStore none;
  const LessonsProgress learned{{"ruin", {.step = 7}}, {"wicked", {.finished = true}}};
  const Document box = box_of({.saves = none, .learned = learned});
  EXPECT_EQ(find_block(box, "box.learn.ruin")->words, writer_in(en).say("app.lesson.learn_on"));
  for (const char* other : {"box.learn.wicked", "box.learn.galleria"})
    EXPECT_EQ(find_block(box, other)->words, writer_in(en).say("app.lesson.learn")) << other;
}

TEST(BoxPage, MarksTheGamesWhoseGuideWasTakenToItsEnd) {
  const SaveStore none;
  const LessonsProgress learned{{"ruin", {.step = 7, .finished = true}}, {"wicked", {.finished = true}}};
  const Document box = box_of({.saves = none, .learned = learned});
  EXPECT_EQ(find_block(box, "box.learn.wicked")->look, "learn learned");
  EXPECT_EQ(find_block(box, "box.learn.galleria")->look, "learn");
  EXPECT_EQ(find_block(box, "box.learn.ruin")->look, "learn") << "it goes on with a second time";
}

TEST(BoxPage, OffersANewcomerTheGamesAndNothingThatTheyLack) {
  const SaveStore none;
  for (const text::Language language : text::languages) {
    const Document box = box_of({.saves = none, .learned = nothing_learned}, language);
    EXPECT_EQ(box.name, "box");
    for (const Game& game : games()) {
      const std::string id(game.info->id);
      EXPECT_TRUE(offers(box, "box.play." + id));
      EXPECT_TRUE(offers(box, "box.learn." + id));
      EXPECT_TRUE(has_text(box, writer_in(language), id + ".tagline"));
      ASSERT_NE(find_block(box, "box.card." + id), nullptr);
      EXPECT_EQ(find_block(box, "box.card." + id)->blocks.front().picture, "cover." + id);
    }
    for (const char* key : {"menu.open", "box.link"}) EXPECT_TRUE(offers(box, key)) << key;
    for (const char* key : {"box.again", "box.statistics", "box.news", "box.restore", "box.newer", "box.older"})
      EXPECT_EQ(find_block(box, key), nullptr) << key;
    EXPECT_EQ(main_buttons(box), 0) << "only what is under way is gold";
  }
}

TEST(BoxPage, SaysWhatIsNewAndWhatIsCounted) {
  const SaveStore none;
  const Document box = box_of({.saves = none, .learned = nothing_learned, .news = true, .statistics = true});
  EXPECT_TRUE(offers(box, "box.news"));
  EXPECT_TRUE(offers(box, "box.statistics"));
}

TEST(BoxPage, WarnsWhereNothingIsStored) {
  const SaveStore none;
  EXPECT_EQ(group_of(box_of(none), "warn"), nullptr);
  for (const Storage storage : {Storage::full, Storage::lost})
    EXPECT_TRUE(has_text(box_of({.saves = none, .learned = nothing_learned, .storage = storage}), writer_in(en),
                         words_key(storage)));
}

TEST(BoxPage, ShowsFirstWhatIsUnderWay) {
  const Document box = box_of(saves_with(3));
  const Block* tickets = group_of(box, "tickets");
  ASSERT_NE(tickets, nullptr);
  EXPECT_EQ(tickets->blocks.front().key, "box.match.id2") << "it was played last";
  EXPECT_EQ(find_block(box, "box.go_on.id2")->look, "main");
  EXPECT_EQ(main_buttons(box), 1);
  for (const char* id : {"id0", "id1", "id2"}) {
    EXPECT_TRUE(offers(box, "box.go_on." + std::string(id)));
    EXPECT_TRUE(offers(box, "box.more." + std::string(id)));
  }
  EXPECT_TRUE(offers(box, "box.again"));
  EXPECT_TRUE(offers(box, "box.statistics"));
  const std::vector<std::string> names = shown_names(testing::players("hbb"), en);
  const Phrase turn{"app.title.turn", {seat_name("seat", *saves_with(1).find("id0")->record.turn)}};
  EXPECT_TRUE(has_text(box, text::Writer(en, names), turn));
}

TEST(BoxPage, AFinishedMatchIsNotOneToContinue) {
  SaveStore saves;
  const Match match = kairo::testing::some_match(*find_game("ruin"), 1, 3);
  saves.put("over", {match, {}}, {Player{}});
  const Document box = box_of(saves);
  EXPECT_EQ(find_block(box, "box.go_on.over")->words, writer_in(en).say("app.box.see_result"));
  EXPECT_TRUE(has_text(box, writer_in(en), "app.box.over"));
  EXPECT_FALSE(has_text(box, writer_in(en), "app.box.go_on"));
  EXPECT_EQ(main_buttons(box), 0);
}

TEST(BoxPage, ShowsTheListAPageAtATime) {
  const int all = static_cast<int>(2 * rows_a_page) + 5;
  const SaveStore saves = saves_with(all);
  const auto rows = [](const Document& box) {
    int count = 0;
    kairo::testing::each_block(box.blocks, [&](const Block& block) { count += block.key.starts_with("box.more."); });
    return count;
  };
  const auto turned = [](const Document& box, std::string_view key) {
    return std::get<act::TurnPage>(find_block(box, key)->action).page;
  };
  const Document newest = box_of(saves);
  EXPECT_EQ(rows(newest), static_cast<int>(rows_a_page));
  EXPECT_FALSE(offers(newest, "box.newer"));
  EXPECT_EQ(turned(newest, "box.older"), 1U);
  const Document middle = box_of(saves, 1);
  EXPECT_EQ(group_of(middle, "tickets"), nullptr);
  EXPECT_EQ(turned(middle, "box.newer"), 0U);
  EXPECT_EQ(turned(middle, "box.older"), 2U);
  for (const std::size_t page : {2, 3}) {
    const Document last = box_of(saves, page);
    EXPECT_EQ(rows(last), 5);
    EXPECT_TRUE(offers(last, "box.go_on.id0"));
    EXPECT_FALSE(offers(last, "box.older"));
    EXPECT_EQ(turned(last, "box.newer"), 1U);
  }
}

TEST(BoxPage, ListsWhatIsSetAside) {
  SaveStore saves;
  std::string record = record_text(record_of(testing::played(5), testing::players("hhh")));
  saves.receive("match.a.a", "garbled");
  saves.receive("match.b.a", record.replace(record.find("\nsum ") + 5, 1, "x"));
  ASSERT_EQ(saves.quarantined().size(), 2U);
  const Document before = box_of(saves);
  EXPECT_TRUE(has_text(before, writer_in(en), "app.box.aside"));
  EXPECT_TRUE(offers(before, "box.statistics")) << "where everything can be deleted";
  for (std::string name; !(name = first_unexamined(saves, 0)).empty();) EXPECT_TRUE(saves.examine(name));
  const Document box = box_of(saves);
  const std::string garbled = saves.quarantined()[0].name;
  const std::string begun = saves.quarantined()[1].name;
  EXPECT_TRUE(offers(box, "box.more." + garbled));
  EXPECT_EQ(find_block(box, "box.go_on." + garbled), nullptr);
  EXPECT_TRUE(offers(box, "box.go_on." + begun));
  EXPECT_TRUE(has_text(box, writer_in(en), {"app.aside.beginning", {number("n", 5)}}));
}

TEST(BoxPage, AsksForTheRecordsOfItsPageAlone) {
  SaveStore saves;
  const std::string old = *read_test_file("links/records/schema-2.txt");
  for (int i = 0; i < 30; ++i) saves.receive("match.id" + std::to_string(i) + ".a", old);
  std::size_t examined = 0;
  for (std::string id; !(id = first_unexamined(saves, 0)).empty(); ++examined) saves.examine(id);
  EXPECT_EQ(examined, rows_a_page);
  EXPECT_FALSE(first_unexamined(saves, 1).empty());
  box_of(saves, 1);
}

TEST(BoxPage, OffersWhatWasDeletedLast) {
  SaveStore saves = saves_with(2);
  saves.remove("id0");
  EXPECT_EQ(find_block(box_of(saves), "box.restore")->words, writer_in(en).say("app.box.restore"));
  saves.restore();
  saves.remove_all();
  const Document box = box_of(saves);
  EXPECT_EQ(find_block(box, "box.restore")->words, writer_in(en).say({"app.box.restore_all", {number("n", 2)}}));
  EXPECT_EQ(find_block(box, "box.again"), nullptr);
}

}  // namespace
}  // namespace kairo::app
