#include <gtest/gtest.h>

#include <variant>

#include "tests/web/app/toy.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/documents.h"
#include "web/app/news.h"
#include "web/app/pages/link_page.h"
#include "web/app/pages/message_pages.h"
#include "web/app/pages/remote_page.h"

/// The smaller dialogs: messages, and choices between few.
namespace kairo::app {
namespace {

using kairo::testing::expect_sound;
using kairo::testing::has_words;
using kairo::testing::is_on;
using kairo::testing::offers;
using kairo::testing::writer_in;

std::string look_of(const Document& page, std::string_view key) {
  const Block* block = find_block(page, key);
  return block == nullptr ? "none" : block->look;
}

TEST(NoticePage, OffersWhatItSaysAndCanAlwaysBeClosed) {
  const text::Writer writer = writer_in(text::Language::en);
  const Document plain = notice_page(writer, {.words = "Hear, hear"});
  expect_sound(plain);
  EXPECT_TRUE(has_words(plain, "Hear, hear"));
  EXPECT_TRUE(offers(plain, "dialog.close"));
  EXPECT_FALSE(offers(plain, "notice.offer"));
  const Document offer = notice_page(writer, {"Words", act::Plain::export_match, "Keep it"});
  expect_sound(offer);
  EXPECT_TRUE(offers(offer, "notice.offer"));
  EXPECT_EQ(look_of(offer, "notice.offer"), "main");
  const Document danger = notice_page(writer, {"Words", act::Plain::delete_all, "Delete all"});
  EXPECT_EQ(look_of(danger, "notice.offer"), "danger");
}

TEST(NewsPage, TellsTheNewestFirst) {
  for (const text::Language language : text::languages) {
    const text::Writer writer = writer_in(language);
    const Document page = news_page(writer);
    expect_sound(page);
    const std::vector<Block>& news = page.blocks.back().blocks;
    ASSERT_EQ(news.size(), static_cast<std::size_t>(newest_news));
    EXPECT_EQ(news.front().words, writer.say("app.news." + std::to_string(newest_news)));
  }
}

TEST(ViewpointPage, ShowsWhoseViewIsChosen) {
  const std::vector<std::string> names{"Ann", "Ben", "Cid"};
  const text::Writer writer(text::Language::en, names);
  for (const auto& [seat, key] : {std::pair(no_seat, "eyes.all"), std::pair(Seat{1}, "eyes.1")}) {
    const Document page = viewpoint_page(writer, seat, 3);
    expect_sound(page);
    EXPECT_TRUE(is_on(page, key));
    ASSERT_TRUE(offers(page, "eyes.2"));
    EXPECT_EQ(std::get<act::SeeAs>(find_block(page, "eyes.2")->action).seat, 2);
  }
}

TEST(RemotePage, SaysWhoIsMissingAndWhoseDeviceThisIs) {
  Session session = testing::session("hhb");
  session.open_link();
  session.take_seat(1);
  const std::vector<std::string> names{"Ann", "Ben", "Bot"};
  for (const text::Language language : text::languages) {
    const Document page = remote_page({language, names}, session);
    expect_sound(page);
    EXPECT_TRUE(is_on(page, "afar.seat.1"));
    EXPECT_TRUE(offers(page, "afar.seat.0"));
    EXPECT_TRUE(offers(page, "afar.around"));
    EXPECT_EQ(find_block(page, "afar.seat.2"), nullptr) << "a bot has no device";
    EXPECT_TRUE(offers(page, "afar.send"));
    EXPECT_TRUE(offers(page, "afar.paste"));
    const std::vector<Block>& people = page.blocks[1].blocks.front().blocks;
    ASSERT_EQ(people.size(), 3U);
    EXPECT_EQ(people[0].look == "missing", contains(session.played().missing(), 0));
    EXPECT_EQ(people[2].note, writer_in(language).say("app.afar.bot"));
  }
}

TEST(LinkPage, ShowsTheMatchesSideBySide) {
  const Match saved = testing::played(4);
  std::vector<Link> linked(2);
  for (const int moves : {2, 3}) {
    Link& link = linked[static_cast<std::size_t>(moves - 2)];
    link.match = testing::played(moves);
    link.players = testing::players("hhh");
  }
  const std::vector<Player> people = testing::players("hhh");
  for (const text::Language language : text::languages) {
    for (const SeatSet twice : {SeatSet{0}, only(2)}) {
      const LinkConflict conflict{true, &saved, people, linked, twice == 0 ? 0U : 2U, twice, "\nMore"};
      const Document page = link_page(writer_in(language), conflict);
      expect_sound(page);
      for (const char* key : {"link.kept", "link.linked", "link.linked.1"}) EXPECT_TRUE(offers(page, key)) << key;
      EXPECT_EQ(std::get<act::OpenSide>(find_block(page, "link.linked.1")->action).side, 1U);
      EXPECT_EQ(look_of(page, "link.kept"), "main");
      EXPECT_TRUE(page.blocks[1].words.ends_with("\nMore"));
    }
  }
  const LinkConflict conflict{.saved = &saved, .saved_players = people, .linked = linked, .twice = only(2)};
  const Document page = link_page(writer_in(text::Language::en), conflict);
  EXPECT_TRUE(page.blocks[1].words.contains("Player 3" + kairo::testing::words_of("app.link.twice")))
      << page.blocks[1].words;
}

}  // namespace
}  // namespace kairo::app
