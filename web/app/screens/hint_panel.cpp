#include "web/app/screens/hint_panel.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "web/app/screens/advice_words.h"
#include "web/app/screens/drawing.h"
#include "web/text/sentence.h"

namespace kairo::app {

namespace {

/// Whether the numbers that are told of both moves are about the same.
bool looks_as_good(const Position& now, const Advice& advice) {
  constexpr int about = 2;  // percent
  const Worth best = worth_of(advice.best);
  const Worth second = worth_of(*advice.second);
  if (!has_chances(now)) return std::abs(whole_points(best) - whole_points(second)) <= 1;
  return std::abs(percent_of(best) - percent_of(second)) <= about;
}

/// How the other move is introduced.
std::string_view key_of_other(const Position& now, const Advice& advice) {
  switch (advice.other) {
    case Advice::Other::worse: return "app.hint.other";
    // The search cannot tell them apart; but who reads other numbers would not believe it.
    case Advice::Other::as_good: return looks_as_good(now, advice) ? "app.hint.as_good" : "app.hint.other";
    case Advice::Other::scores_and_loses: return "app.hint.scores";
  }
  return {};
}

/// A move that needed no comparison.
std::string undisputed(const Ui& ui, const Position& now, AnyMove move) {
  const bool only = now.legal().size() == 1;
  const Seat seat = now.to_move();
  std::string words =
      ui.say(Phrase{only ? "app.hint.only" : "app.hint.best", {list("move", {now.move_phrase(seat, move)})}});
  if (const std::string brings = consequences_line(ui.writer(), now, seat, move); !brings.empty())
    text::add_sentence(words, brings);
  return words;
}

/// The move with what it brings, and what is expected of the best of the others.
CoachSpeech explained(const Ui& ui, const Position& now, const Decision& decision,
                      const std::optional<Advice>& advice) {
  CoachSpeech speech;
  if (!advice) {
    speech.words = undisputed(ui, now, decision.move);
    return speech;
  }
  speech.words = advice_words(ui.writer(), now, "app.hint.best", advice->best.move, worth_of(advice->best));
  if (!advice->second) return speech;
  speech.remark = std::move(speech.words);
  speech.remark_leads = true;
  // Its consequences are told by trying it out; here they would leave no room for the numbers on a phone.
  const Phrase other = now.move_phrase(now.to_move(), advice->second->move);
  speech.words = ui.say(Phrase{key_of_other(now, *advice), {list("move", {other})}});
  text::add_sentence(speech.words, worth_words(ui.writer(), now, worth_of(*advice->second)));
  return speech;
}

}  // namespace

bool HintPanel::frame(Ui& ui, const Rect& room, const Session& session, const Hint& hint,
                      const tables::AnyTable& table) {
  CoachSpeech speech;
  std::vector<std::string> at;
  if (hint.thinks()) {
    speech.words = ui.say("app.hint.thinking");
  } else if (const auto& decision = hint.decision()) {
    const std::optional<Advice> advice = advice_of(*decision, !has_chances(session.now()));
    speech = explained(ui, session.now(), *decision, advice);
    at = table.spots_of(session.now(), *move_of(session, hint));
  } else {
    speech.words = ui.say("app.hint.none");
  }
  const std::vector<std::string> asked = table.spots_of_question(session.now());
  speech.asked = asked;
  const std::vector<std::string> decides = table.deciding_buttons();
  speech.spares = decides;
  speech.buttons.push_back({"hint.close", ui.say(hint.thinks() ? "app.hint.stop" : "app.hint.close")});
  const bool closed = coach_.frame(ui, room, speech, at, true) == "hint.close";
  const auto panel = std::ranges::find(ui.gesture.targets(), "lesson.aside", &draw::Gesture::Target::id);
  if (!speech.remark.empty() && panel != ui.gesture.targets().end())
    ui.explain(panel->at, "hint.numbers", {.term = {"app.what.numbers"}});
  return closed;
}

std::optional<AnyMove> HintPanel::move_of(const Session& session, const Hint& hint) {
  const auto& decision = hint.decision();
  if (!decision) return std::nullopt;
  const std::optional<Advice> advice = advice_of(*decision, !has_chances(session.now()));
  return advice ? advice->best.move : decision->move;
}

bool HintPanel::is_passed_by(const Rect& room) const {
  const ImVec2 at = ImGui::GetIO().MousePos;
  return ImGui::IsMouseReleased(ImGuiMouseButton_Left) && room.holds({at.x, at.y}) && !coach_.at().holds({at.x, at.y});
}

}  // namespace kairo::app
