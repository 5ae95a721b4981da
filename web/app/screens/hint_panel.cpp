#include "web/app/screens/hint_panel.h"

#include <algorithm>

#include "web/app/screens/advice_words.h"
#include "web/app/screens/drawing.h"
#include "web/text/sentence.h"

namespace kairo::app {

namespace {

/// Whether the numbers that are shown give no reason to prefer one: the chance is the same, and the points are not
/// fewer.
bool is_as_good(const Position& now, Worth other, Worth best) {
  constexpr int a_point = 10;
  const bool same_chance = !has_chances(now) || (other.chance + 5) / 10 == (best.chance + 5) / 10;
  return same_chance && other.points > best.points - a_point;
}

/// The move with what it brings, and the best of the others in comparison.
CoachSpeech explained(const Ui& ui, const Position& now, const Decision& decision) {
  CoachSpeech speech;
  const auto& all = decision.appraisals;
  const auto chosen = std::ranges::find(all, decision.move, &Appraisal::move);
  if (chosen == all.end()) {
    const bool only = now.legal().size() == 1;
    const Seat seat = now.to_move();
    speech.words = ui.say(
        Phrase{only ? "app.hint.only" : "app.hint.best", {list("move", {now.move_phrase(seat, decision.move)})}});
    if (const std::string brings = consequences_line(ui.writer(), now, seat, decision.move); !brings.empty())
      text::add_sentence(speech.words, brings);
    return speech;
  }
  const std::string best = advice_words(ui.writer(), now, "app.hint.best", chosen->move, worth_of(*chosen));
  const auto other = std::ranges::find_if(all, [&](const Appraisal& one) { return one.move != decision.move; });
  if (other == all.end()) {
    speech.words = best;
    return speech;
  }
  speech.remark = best;
  const bool equal = is_as_good(now, worth_of(*other), worth_of(*chosen));
  speech.words =
      advice_words(ui.writer(), now, equal ? "app.hint.as_good" : "app.hint.other", other->move, worth_of(*other));
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
    speech = explained(ui, session.now(), *decision);
    at = table.spots_of(session.now(), decision->move);
  } else {
    speech.words = ui.say("app.hint.none");
  }
  speech.buttons.push_back({"hint.close", ui.say(hint.thinks() ? "app.hint.stop" : "app.hint.close")});
  return coach_.frame(ui, room, speech, at, true) == "hint.close";
}

}  // namespace kairo::app
