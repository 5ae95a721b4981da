#include "web/app/session/notebook.h"

#include <gtest/gtest.h>

namespace kairo::app {
namespace {

TEST(Notebook, KeepsOneWishForEachSeat) {
  Notebook notebook;
  notebook.wish({.seat = 0, .value = 1});
  notebook.wish({.seat = 1, .value = 2});
  notebook.wish({.seat = 0, .value = 3});
  ASSERT_NE(notebook.wish_of(0), nullptr);
  EXPECT_EQ(notebook.wish_of(0)->value, 3U);
  EXPECT_EQ(notebook.wishes().size(), 2U);
  notebook.forget_wish(0);
  EXPECT_EQ(notebook.wish_of(0), nullptr);
  EXPECT_NE(notebook.wish_of(1), nullptr);
}

TEST(Notebook, CountsAHintOnceForEachQuestion) {
  Notebook notebook;
  notebook.add_hint({.seat = 0, .moves = 4});
  notebook.add_hint({.seat = 0, .moves = 4});
  notebook.add_hint({.seat = 0, .moves = 6});
  EXPECT_EQ(notebook.hints().size(), 2U);
}

TEST(Notebook, KeepsTheLatestReviewOfEachSeat) {
  Notebook notebook;
  notebook.keep_review(1, "1;old");
  notebook.keep_review(0, "0;other");
  notebook.keep_review(1, "1;new");
  EXPECT_EQ(notebook.reviews(), (std::vector<std::string>{"0;other", "1;new"}));
}

TEST(Notebook, TakesOverWhatARecordHolds) {
  Notebook notebook;
  notebook.wish({.seat = 0, .value = 1});
  notebook.restore(
      {.hints = {{1, 2}}, .reviews = {"1;kept"}, .own_seat = 1, .unreported_seats = {0}, .wishes = {{1, 5}}});
  EXPECT_EQ(notebook.wish_of(0), nullptr);
  EXPECT_EQ(notebook.wish_of(1)->value, 5U);
  EXPECT_EQ(notebook.hints().front(), (HintTaken{1, 2}));
  EXPECT_EQ(notebook.reviews().size(), 1U);
}

}  // namespace
}  // namespace kairo::app
