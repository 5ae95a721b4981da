#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "engine/match/random_play.h"
#include "tests/web/app/links/remote.h"
#include "web/app/settings.h"

/// Whole matches by three people, each with the whole app, whose only connection is a chat: it loses messages, and they
/// paste old, doubled and garbled ones in any order.
namespace kairo::app {
namespace {

using testing::AppOnStage;

/// One of them: an app with its own context of Dear ImGui, which must be the current one whenever the app is used.
class Friend {
 public:
  Friend(Seat seat, const std::string& opening) {
    ImGui::SetCurrentContext(nullptr);
    app_ = std::make_unique<AppOnStage>(text::Language::en, 640, 480);
    context_ = ImGui::GetCurrentContext();
    app_->say("settings", settings_text({.speed = Speed::instant}));
    app_->open(opening);
    const std::string other = "handover.take." + std::to_string(seat);
    app_->press(app_->lists(other) ? other : "handover.take");
  }
  ~Friend() {
    ImGui::SetCurrentContext(context_);
    app_.reset();
  }
  Friend(const Friend&) = delete;
  Friend& operator=(const Friend&) = delete;

  AppOnStage& use() {
    ImGui::SetCurrentContext(context_);
    return *app_;
  }
  [[nodiscard]] bool is_over() const { return app_->screen() == "end"; }

 private:
  std::unique_ptr<AppOnStage> app_;
  ImGuiContext* context_ = nullptr;
};

/// Some of the latest messages in any order; some are cut off, and some have a wrong letter.
std::string copied(const std::vector<std::string>& chat, Rng& rng) {
  std::string text;
  for (int i = 0; i < 3; ++i) {
    const auto latest = static_cast<std::uint32_t>(std::min<std::size_t>(chat.size(), 5));
    std::string message = chat[chat.size() - 1 - rng.below(latest)];
    if (rng.below(6) == 0) message.resize(message.size() - rng.below(40));
    if (rng.below(8) == 0) message[message.find('#') + 4 + rng.below(20)] = 'x';
    text += "[12:00] Mio: " + message + "\n";
  }
  return text;
}

/// Answers whatever this person is asked, and looks at what came in.
void answer_all(AppOnStage& app, Rng& rng) {
  for (int presses = 0; !app.app().match()->over(); ++presses) {
    ASSERT_LT(presses, 3000);
    std::vector<std::string> moves;
    for (const std::string& id : app.buttons()) {
      if (id == "recap.skip") moves = {id};
      if (id.starts_with("move:")) moves.push_back(id);
    }
    if (moves.empty()) return;
    app.press(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  }
  if (app.lists("recap.skip")) app.press("recap.skip");
}

/// Reads some of the chat, answers, and writes; now and then the message is lost.
void take_part(AppOnStage& app, std::vector<std::string>& chat, Rng& rng) {
  app.say("answer", "link\n" + copied(chat, rng));
  if (app.screen() == "notice") app.press("dialog.close");
  ASSERT_NE(app.screen(), "handover") << "it is known who this is";
  ASSERT_NE(app.screen(), "link") << "nobody has answered twice";
  answer_all(app, rng);
  if (::testing::Test::HasFatalFailure()) return;
  const char* send = app.screen() == "end" ? "end.share" : "table.pass";
  ASSERT_TRUE(app.lists(send)) << app.mirror().substr(0, 300);
  app.press(send);
  const std::string& text = app.heard("pass");
  const std::size_t link = text.find('\n');
  if (rng.below(8) > 0) chat.push_back(text.substr(link + 1) + "\nhttps://example.org/#" + text.substr(0, link));
}

/// The deal, or a moment of a long match that is not far from its end.
Match beginning_of(const Game& game) {
  constexpr std::size_t most_moves = 60;
  Rng rng(3);
  Match match(game, standard_setup(*game.info, 3, 3));
  play_at_random(match, rng);
  Match beginning(game, *match.setup());
  while (beginning.steps().size() + most_moves < match.steps().size() &&
         beginning.play(match.steps()[beginning.steps().size()].move).made())
    continue;
  return beginning;
}

class WholeMatches : public ::testing::TestWithParam<const Game*> {};

TEST_P(WholeMatches, EndForThreeFriendsWithAChat) {
  const Game& game = *GetParam();
  const std::string opening = match_fragment(*write_code(beginning_of(game)), testing::players("hhh"));
  Rng rng(3);
  {
    std::array<std::unique_ptr<Friend>, 3> friends;
    for (Seat seat = 0; seat < 3; ++seat) friends[seat] = std::make_unique<Friend>(seat, opening);
    std::vector<std::string> chat{"https://example.org/#" + opening};
    const auto all_over = [&] { return std::ranges::all_of(friends, [](const auto& one) { return one->is_over(); }); };
    for (int round = 0; !all_over() && !HasFatalFailure(); ++round) {
      ASSERT_LT(round, 4000);
      take_part(friends[rng.below(3)]->use(), chat, rng);
    }
    for (const auto& one : friends) EXPECT_EQ(one->use().app().saves().matches().size(), 1U);
    std::set<std::string> codes;
    for (const auto& one : friends) codes.insert(*write_code(*one->use().app().match()));
    EXPECT_EQ(codes.size(), 1U) << "one match has ended for all";
  }
}

std::vector<const Game*> box_of_games() {
  std::vector<const Game*> all;
  for (const Game& game : games()) all.push_back(&game);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Box, WholeMatches, ::testing::ValuesIn(box_of_games()),
                         [](const auto& game) { return std::string(game.param->info->id); });

}  // namespace
}  // namespace kairo::app
