#include "web/app/screens/since_panel.h"

#include <algorithm>
#include <span>
#include <utility>

#include "web/app/screens/drawing.h"
#include "web/app/screens/score_words.h"
#include "web/app/screens/widgets.h"
#include "web/app/session/recap.h"
#include "web/text/number.h"

namespace kairo::app {

namespace {

/// More sentences about one seat are told by its points, where those are open.
constexpr std::size_t most_sentences = 2;

std::vector<std::string> each_once(std::vector<std::string> all) {
  std::ranges::sort(all);
  const auto again = std::ranges::unique(all);
  all.erase(again.begin(), again.end());
  return all;
}

std::string points_line(const Ui& ui, const GameInfo& game, const Gains& gains) {
  std::string sources;
  for (const auto& [source, points] : gains.by_source)
    sources += (sources.empty() ? "" : " · ") + source_name(ui.writer(), game, source) + " " + text::gain_words(points);
  const std::string sum = gains.points != 0 ? " " + text::gain_words(gains.points) : "";
  return ui.name(gains.seat) + sum + ui.say("app.kept.divider") + sources;
}

std::string line_of(const Ui& ui, const GameInfo& game, const Gains& gains, const MatchLog& log) {
  if (gains.lines.empty() || (gains.lines.size() > most_sentences && !gains.by_source.empty()))
    return points_line(ui, game, gains);
  std::vector<std::string> sentences;
  for (const std::size_t line : gains.lines) sentences.push_back(log.lines()[line]);
  return paragraph(sentences);
}

/// A line for each seat, the viewer's first.
std::string lines_of(const Ui& ui, const Session& session, std::vector<Gains> gains, const MatchLog& log) {
  const auto own = std::ranges::find(gains, session.viewer(), &Gains::seat);
  if (own != gains.end()) std::rotate(gains.begin(), own, own + 1);
  std::string words;
  for (const Gains& one : gains)
    words += (words.empty() ? "" : "\n") + line_of(ui, *session.match().game().info, one, log);
  return words;
}

}  // namespace

void SincePanel::open(const Session& session, const tables::AnyTable& table, std::size_t seen, bool is_news) {
  const Match& match = session.match();
  seen_ = seen;
  moves_ = match.steps().size();
  is_news_ = is_news;
  changed_ = each_once(table.changed_spots(session.viewer(), tables::moves_between(match, seen, moves_)));
  asked_ = table.spots_of_question(session.now());
  pressable_.clear();
  for (const AnyMove move : session.now().legal()) {
    const std::vector<std::string> spots = table.spots_of(session.now(), move);
    if (!spots.empty()) pressable_.push_back(spots.front());
  }
  pressable_ = each_once(std::move(pressable_));
  open_ = true;
  is_down_ = false;
}

SincePanel::Step SincePanel::frame(Ui& ui, const Rect& room, const Session& session, const MatchLog& log) {
  if (session.match().steps().size() != moves_) {
    close();
    return Step::none;
  }
  CoachSpeech speech{.aims = false, .heading = "app.since.heading", .spares = pressable_, .asked = asked_};
  speech.remark = ui.say(speech.heading);
  speech.words = lines_of(ui, session, gains_since(session.match(), log, session.viewer(), seen_), log);
  if (speech.words.empty()) {
    close();
    return Step::none;
  }
  speech.buttons = {{"since.watch", ui.say("app.since.watch")}, {"since.close", ui.say("app.hint.close")}};
  const std::string told = ui.mirror.message;
  const std::string_view pressed = panel_.frame(ui, room, speech, changed_, true);
  if (!is_news_) ui.mirror.message = told;  // the log has been told already
  if (pressed == "since.watch") return Step::watch;
  // The second half of the double tap that brought this does not take it away again.
  if (ui.gesture.pressed_anywhere()) is_down_ = true;
  const draw::PointerFacts& pointer = ui.gesture.pointer_facts();
  const bool passed =
      pointer.released && std::exchange(is_down_, false) && room.holds(pointer.at) && !panel_.at().holds(pointer.at);
  return pressed == "since.close" || passed ? Step::close : Step::none;
}

}  // namespace kairo::app
