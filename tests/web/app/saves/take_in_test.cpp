#include "web/app/saves/take_in.h"

#include <gtest/gtest.h>

#include "tests/web/app/toy.h"

namespace kairo::app {
namespace {

using testing::played;
using testing::players;
using How = TakenIn::How;

/// A store, and the ids that it gives.
struct Box {
  std::uint64_t ids = 0;
  Services services{.send = [](ToPage, std::string_view) {},
                    .write = [](std::string_view, std::string_view) { return host::WriteResult::saved; },
                    .random_seed = [this] { return ++ids; }};
  SaveStore store;

  TakenIn take(Record record) {
    const auto deal = resolve_deal(record);
    return take_in(store, std::move(record), *deal, services);
  }
};

Record record_after(int moves, std::uint64_t seed = 7) { return record_of(played(moves, 3, seed), players("hhh")); }

/// The same deal, gone another way after some moves.
Match parted_after(int moves) {
  Match match = played(moves);
  match.play_index(static_cast<std::uint32_t>(match.now().legal().size()) - 1);
  return match;
}

TEST(TakeIn, AddsAMatchThatIsNotSaved) {
  Box box;
  EXPECT_EQ(box.take(record_after(4)).how, How::added);
  EXPECT_EQ(box.take(record_after(4, 8)).how, How::added);
  EXPECT_EQ(box.store.matches().size(), 2U);
}

TEST(TakeIn, GoesOnWithTheSavedMatchAndNeverBack) {
  Box box;
  const std::string id = box.take(record_after(4)).id;
  EXPECT_EQ(box.take(record_after(3)).how, How::known);
  EXPECT_EQ(box.take(record_after(4)).how, How::known);
  const TakenIn newer = box.take(record_after(9));
  EXPECT_EQ(newer.how, How::merged);
  EXPECT_EQ(newer.id, id);
  EXPECT_EQ(box.store.matches().size(), 1U);
  EXPECT_EQ(box.store.find(id)->record.moves, 9U);
}

TEST(TakeIn, PutsWhatContradictsBesideIt) {
  Box box;
  const std::string id = box.take(record_after(5)).id;
  const TakenIn other = box.take(record_of(parted_after(4), players("hhh")));
  EXPECT_EQ(other.how, How::added);
  EXPECT_EQ(box.store.find(id)->record.moves, 5U);
  EXPECT_EQ(box.store.matches().size(), 2U);
}

TEST(TakeIn, KeepsWhatThisDeviceKnowsOfTheMatch) {
  Box box;
  Record here = record_after(4);
  here.notes = {.hints = {{1, 2}}, .reviews = {"0;1"}, .own_seat = 1, .unreported_seats = {2}, .wishes = {{1, 0}}};
  const std::string id = box.take(here).id;
  Record there = record_after(9);
  there.name = "Friday";
  there.notes = {.hints = {{1, 2}, {0, 6}}, .reviews = {"0;2", "1;3"}, .wishes = {{2, 1}}};
  box.take(there);
  const Record& now = box.store.find(id)->record;
  EXPECT_EQ(now.name, "Friday");
  EXPECT_EQ(now.notes, (Notes{.hints = {{1, 2}, {0, 6}},
                              .reviews = {"0;1", "1;3"},
                              .own_seat = 1,
                              .unreported_seats = {2},
                              .wishes = {{1, 0}}}));
}

}  // namespace
}  // namespace kairo::app
