#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/match/answers_code.h"
#include "engine/match/code.h"
#include "tests/web/app/toy.h"
#include "tests/web/support/app_on_stage.h"
#include "web/app/links/link.h"

/// People who play Wicked by link, three of them.
namespace kairo::app::testing {

using kairo::testing::AppOnStage;
using Bids = std::initializer_list<std::pair<Seat, const char*>>;

/// A match of three in which the bids of these seats are made, in order if possible, else ahead.
inline std::string link_after(Bids bids, std::uint64_t seed = 7) {
  Held held{new_match(3, seed), {}};
  for (const auto& [seat, bid] : bids)
    EXPECT_TRUE(answer(held.match, held.ahead, seat, *held.match.now().parse_move(bid)).made());
  return match_fragment(*write_code(held.match), players("hhh"), *write_answers(held.match, held.ahead));
}

inline std::string fresh(std::uint64_t seed = 7) { return link_after({}, seed); }

/// Opens a link for the first time, as this player.
inline void open_as(AppOnStage& app, Seat seat, const std::string& link) {
  app.open(link);
  app.press(seat == 0 ? "handover.take" : "handover.take." + std::to_string(seat));
}

/// Asks for another seat in the dialog of the match: `afar.around` or `afar.seat.N`.
inline void ask_for_seat(AppOnStage& app, std::string_view button) {
  for (const std::string_view id : {std::string_view("menu.open"), std::string_view("menu.afar"), button})
    app.press(id);
}

/// The same, and says that it may be another player's hand.
inline void change_seat(AppOnStage& app, std::string_view button) {
  ask_for_seat(app, button);
  app.press("notice.offer");
}

/// The link that was sent last.
inline std::string sent(const AppOnStage& app) {
  const std::string& text = app.heard("pass");
  return text.substr(0, text.find('\n'));
}

/// The messages that the page would send at the next visit.
inline std::vector<kairo::testing::Said> stored_by(const AppOnStage& app) {
  std::vector<kairo::testing::Said> before;
  for (const auto& [name, text] : app.saved()) before.emplace_back("record", name + "\n" + text);
  before.emplace_back("settings", app.heard("settings"));
  return before;
}

}  // namespace kairo::app::testing
