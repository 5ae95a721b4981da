#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "engine/match/code.h"
#include "tests/support/cases.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/lessons_of.h"
#include "web/app/saves/save_store.h"

/// The newest state of a match is saved whoever writes it, in whatever order.
///
/// The law: what is stored of a match knows all that was stored of it before, unless somebody took a move back or
/// deleted it, here or in another tab. A state that a file has brought is known by some match that is stored. And the
/// match on the screen is never behind what is stored of it.
namespace kairo::app {
namespace {

using kairo::testing::AppOnStage;
using kairo::testing::Said;
using testing::players;

constexpr int deals = 2;  ///< few, so that what comes mostly belongs to what is there

class Writers {
 public:
  explicit Writers(std::uint64_t chance) : rng_(chance) { visit(); }

  void step() {
    const int what = roll(21);
    SCOPED_TRACE(what);
    if (what < 5)
      play();
    else if (what < 9)
      import();
    else if (what < 11)
      open_link();
    else if (what < 14)
      let_another_tab_play();
    else if (what == 14)
      take_lesson();
    else if (what == 15)
      undo();
    else if (what == 16)
      rename();
    else if (what == 17)
      remove();
    else if (what == 18)
      visit();
    else if (what == 19)
      go_to_some_match();
    else
      play_while_another_tab_has_it();
    look_after(what);
  }

  /// The number of saves that were merged on the screen.
  [[nodiscard]] int went_on() const { return went_on_; }

 private:
  int roll(int sides) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(sides))); }

  /// The page is loaded anew.
  void visit() {
    std::vector<Said> said{{"settings", settings_text({.speed = Speed::instant, .open_match = open_})}};
    for (const auto& [name, text] : storage_) said.emplace_back("record", name + "\n" + text);
    page_.reset();  // there is one stage at a time
    page_ = std::make_unique<AppOnStage>(text::Language::en, 360, 640, said, 1.0F, ++visits_ * 1000);
    written_.clear();
    forgotten_ = 0;
    sync();
  }

  /// The texts that the page has stored since.
  void sync() {
    const auto& forgotten = page_->forgotten();
    for (; forgotten_ < forgotten.size(); ++forgotten_) {
      storage_.erase(forgotten[forgotten_]);
      written_.erase(forgotten[forgotten_]);
    }
    for (const auto& [name, text] : page_->saved())
      if (const auto known = written_.find(name); known == written_.end() || known->second != text)
        storage_[name] = text;
    written_ = page_->saved();
  }

  [[nodiscard]] SaveStore stored() const {
    SaveStore store;
    for (const auto& [name, text] : storage_) store.receive(name, text);
    return store;
  }

  void look_after(int what) {
    sync();
    std::map<std::string, Held> now = states();
    const bool may_go_back = (what >= 11 && what <= 15) || what == 20;
    const auto is_known = [&](const Held& held) {
      return std::ranges::any_of(now, [&](const auto& saved) { return knows(saved.second, held); });
    };
    for (const auto& [id, before] : saved_) {
      const auto after = now.find(id);
      if (after == now.end())
        EXPECT_TRUE(what == 17 || is_known(before)) << id << " is gone";
      else if (!knows(after->second, before))
        EXPECT_TRUE(may_go_back) << id << " has gone back or elsewhere";
    }
    for (const Held& brought : brought_) EXPECT_TRUE(is_known(brought)) << "what was brought is gone";
    saved_ = std::move(now);
    const Match* shown = page_->app().match();
    open_ = shown != nullptr ? page_->held() : "";
    const auto saved = saved_.find(open_);
    if (saved != saved_.end() && page_->screen() == "table")
      EXPECT_GE(shown->steps().size(), saved->second.match.steps().size()) << "the table is behind";
  }

  /// The states of all matches that would be there after a reload, by their ids.
  [[nodiscard]] std::map<std::string, Held> states() const {
    SaveStore store = stored();
    std::map<std::string, Held> all;
    for (const std::string& id : ids_of(store.matches()))
      if (const auto held = store.open(id)) all.emplace(id, *held);
    return all;
  }

  static std::vector<std::string> ids_of(const std::vector<const SavedMatch*>& matches) {
    std::vector<std::string> ids;
    for (const SavedMatch* saved : matches) ids.push_back(saved->id);
    return ids;
  }

  /// One of the saved matches; empty: there is none.
  std::string some_id() {
    const std::vector<std::string> ids = ids_of(page_->app().saves().matches());
    return ids.empty() ? "" : ids[static_cast<std::size_t>(roll(static_cast<int>(ids.size())))];
  }

  /// Somebody has deleted this state, or has gone back from it.
  void give_up(const Held& state) {
    std::erase_if(brought_, [&](const Held& brought) { return knows(state, brought); });
  }

  /// A state that was brought from elsewhere.
  void note_brought(const Held& brought) {
    for (Held& known : brought_) {
      if (knows(known, brought)) return;
      if (!knows(brought, known)) continue;
      known = brought;
      return;
    }
    brought_.push_back(brought);
  }

  /// Before, behind or beside something that was kept, or a deal from its start.
  Match some_state() {
    const std::uint64_t deal = static_cast<std::uint64_t>(roll(deals)) + 1;
    Match match = testing::new_match(3, deal);
    std::vector<const Held*> of_deal;
    for (const auto& [id, held] : saved_)
      if (held.match.setup() == match.setup()) of_deal.push_back(&held);
    if (!of_deal.empty() && roll(4) > 0) {
      const Match& known = of_deal[static_cast<std::size_t>(roll(static_cast<int>(of_deal.size())))]->match;
      const std::size_t all = known.steps().size();
      const std::size_t taken = roll(2) == 0 || all == 0 ? all : rng_.below(static_cast<std::uint32_t>(all));
      for (std::size_t i = 0; i < taken; ++i) match.play(known.steps()[i].move);
    }
    for (int moves = roll(8); moves > 0 && !match.over(); --moves)
      match.play_index(rng_.below(static_cast<std::uint32_t>(match.now().legal().size())));
    return match;
  }

  void settle_dialogs() {
    for (int i = 0; i < 4; ++i)
      for (const char* key : {"elsewhere.here", "link.kept", "dialog.close"})
        if (page_->shows(key)) page_->press(key);
  }

  void play() {
    settle_dialogs();
    kairo::testing::take_turns(*page_);
    std::vector<std::string> moves;
    for (const std::string& key : page_->buttons())
      if (key.starts_with("move:")) moves.push_back(key);
    if (moves.empty()) return;
    page_->press(moves[rng_.below(static_cast<std::uint32_t>(moves.size()))]);
  }

  void undo() {
    settle_dialogs();
    if (!page_->shows("table.undo")) return;
    if (const auto before = saved_.find(page_->held()); before != saved_.end()) give_up(before->second);
    page_->press("table.undo");
  }

  void import() {
    const Match match = some_state();
    const Match* shown = page_->app().match();
    const std::size_t before = shown != nullptr ? shown->steps().size() : 0;
    page_->say("answer", "link\n" + record_text(record_of(match, players("hhh"))));
    note_brought({match, {}});
    shown = page_->app().match();
    if (shown != nullptr && shown->steps().size() > before) ++went_on_;
  }

  /// A contradicting match is shown, and not kept.
  void open_link() {
    settle_dialogs();
    const Match match = some_state();
    page_->open("m=" + *write_code(match));
    const bool asks = page_->screen() == "link";
    if (asks) page_->press(roll(2) == 0 ? "link.kept" : "link.linked");
    settle_dialogs();
    kairo::testing::take_turns(*page_);
  }

  void let_another_tab_play() {
    sync();
    SaveStore store = stored();
    const std::string id = some_id();
    auto held = store.open(id);
    if (!held) return;
    give_up(*held);
    for (int moves = roll(3); moves > 0 && held->match.undo(); --moves) held->ahead = {};
    for (int moves = 1 + roll(3); moves > 0 && held->ahead.empty() && !held->match.over(); --moves)
      held->match.play_index(rng_.below(static_cast<std::uint32_t>(held->match.now().legal().size())));
    const Record before = store.find(id)->record;
    const SavedMatch& put = store.put(id, *held, before.players, before.notes, before.series);
    const std::string slot = store.slot_for(id);
    storage_[slot] = record_text(put.record);
    page_->say("record", slot + "\n" + storage_[slot]);
    settle_dialogs();
  }

  /// Both make moves, and nobody may ever choose.
  void play_while_another_tab_has_it() {
    settle_dialogs();
    page_->answer_no_holds();
    go_to_some_match();
    for (int moves = roll(3); moves > 0; --moves) play();
    const Match* shown = page_->app().match();
    if (shown != nullptr && saved_.contains(page_->held())) note_brought({*shown, {}});
    if (roll(2) == 0) let_another_tab_play();
    page_->answer_holds();
    sync();
    if (roll(2) == 0) return visit();
    page_->say("hold", "mine\n" + page_->held());
    settle_dialogs();
  }

  void take_lesson() {
    settle_dialogs();
    page_->strike(ImGuiKey_M);
    if (!page_->shows("menu.learn")) return;
    page_->press("menu.learn");
    page_->say("lessons", "wicked\n" + kairo::testing::lessons_of(*find_game("wicked")));
    page_->press("learn.guide");
    if (roll(2) == 0) import();
    if (roll(2) == 0) let_another_tab_play();
    for (int i = 0; i < 4 && page_->screen() != "table" && page_->screen() != "handover"; ++i) page_->say("back", "");
  }

  void rename() { page_->say("answer", "match " + some_id() + "\nFriday"); }

  void remove() {
    settle_dialogs();
    page_->say("go", "box");
    const std::string id = some_id();
    if (id.empty()) return;
    page_->press("box.more." + id);
    page_->press("kept.delete");
    // Something else may come before it is restored.
    if (roll(2) == 0) {
      if (roll(2) == 0) import();
      settle_dialogs();
      if (page_->shows("box.restore")) return page_->press("box.restore");
    }
    give_up(saved_.at(id));
  }

  void go_to_some_match() {
    settle_dialogs();
    page_->say("go", "box");
    page_->press("box.go_on." + some_id());
  }

  Rng rng_;
  std::unique_ptr<AppOnStage> page_;
  std::map<std::string, std::string> storage_;  ///< what outlives the page
  std::map<std::string, std::string> written_;  ///< `AppOnStage::saved` when it was last looked at
  std::size_t forgotten_ = 0;
  std::uint64_t visits_ = 0;
  std::string open_;
  std::map<std::string, Held> saved_;  ///< after the last step, by id
  std::vector<Held> brought_;          ///< by files, and not given up since
  int went_on_ = 0;
};

TEST(Writers, NeverLoseTheNewestStateOfAMatch) {
  int went_on = 0;
  for (int walk = 0; walk < cases(12, 200) && !HasFailure(); ++walk) {
    SCOPED_TRACE("walk " + std::to_string(walk));
    Writers writers(static_cast<std::uint64_t>(walk));
    for (int step = 0; step < 60 && !HasFailure(); ++step) writers.step();
    went_on += writers.went_on();
  }
  EXPECT_GT(went_on, 0) << "no match on the screen went on with what was imported";
}

}  // namespace
}  // namespace kairo::app
