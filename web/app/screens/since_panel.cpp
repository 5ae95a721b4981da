#include "web/app/screens/since_panel.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/core/heap_sort.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/lit_things.h"
#include "web/app/screens/score_words.h"
#include "web/app/screens/widgets.h"
#include "web/app/session/recap.h"
#include "web/text/number.h"

namespace kairo::app {

namespace {

/// More sentences about one seat are told by its points, where those are open.
constexpr std::size_t most_sentences = 2;

std::vector<std::string> each_once(std::vector<std::string> all) {
  heap_sort(all);
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

bool is_told_by_points(const Gains& gains) {
  return gains.lines.empty() || (gains.lines.size() > most_sentences && !gains.by_source.empty());
}

void add_line(std::string& words, std::string_view line) {
  if (!words.empty()) words += '\n';
  words += line;
}

/// A line for each seat that is told by its points, the viewer's first, and then sentences in the order in which it all
/// has happened.
std::string lines_of(const Ui& ui, const Session& session, std::vector<Gains> gains, const MatchLog& log) {
  const auto own = std::ranges::find(gains, session.viewer(), &Gains::seat);
  if (own != gains.end()) std::rotate(gains.begin(), own, own + 1);
  std::string words;
  for (const Gains& one : gains)
    if (is_told_by_points(one)) add_line(words, points_line(ui, *session.match().game().info, one));
  for (std::size_t line = 0; line < log.lines().size(); ++line)
    for (const Gains& one : gains)
      if (!is_told_by_points(one) && std::ranges::find(one.lines, line) != one.lines.end())
        add_line(words, log.lines()[line]);
  return words;
}

/// The spots of the answers that the viewer may give, so that they can be compared with what is told. Of very many
/// answers, most are the same few things.
std::vector<std::string> spots_of_answers(const Position& now, const tables::AnyTable& table) {
  constexpr std::size_t most = 40;
  std::vector<std::string> spots = table.deciding_buttons();
  std::size_t looked_at = 0;
  for (const AnyMove move : now.legal()) {
    if (++looked_at > most) break;
    for (std::string& spot : table.spots_of(now, move)) spots.push_back(std::move(spot));
  }
  return each_once(std::move(spots));
}

}  // namespace

void SincePanel::open(const Session& session, const tables::AnyTable& table, std::size_t seen, bool is_news) {
  const Match& match = session.match();
  seen_ = seen;
  moves_ = match.steps().size();
  is_news_ = is_news;
  answers_ = spots_of_answers(match.now(), table);
  read_ = table.spots_of_question(match.now());
  changed_ = each_once(table.changed_spots(session.viewer(), tables::moves_between(match, seen, moves_)));
  open_ = is_lit_ = true;
  fresh_.forget();
  has_sheet_ = is_down_ = false;
}

bool SincePanel::fold() {
  const bool was_lit = std::exchange(is_lit_, false);
  return std::exchange(has_sheet_, false) || was_lit;
}

SincePanel::Step SincePanel::frame(Ui& ui, const Rect& room, const Rect& bar, const Session& session,
                                   const MatchLog& log) {
  CoachSpeech speech{.heading = "app.since.heading"};
  speech.words = lines_of(ui, session, gains_since(session.match(), log, session.viewer(), seen_), log);
  if (session.match().steps().size() != moves_ || speech.words.empty()) {
    close();
    return Step::none;
  }
  for (const Rect& target : is_lit_ ? find_targets(ui, changed_) : std::vector<Rect>{}) light_frame(ui, target);
  if (is_news_) ui.mirror.message = speech.words;  // else the log has been told already
  // It stands where one skips.
  const bool is_early = fresh_.is_early_tap(ui, "since.open");
  if (ui.button(bar, "since.open", ui.say(speech.heading), WidgetState::enabled, draw::min_text_size) && !is_early) {
    has_sheet_ = true;
    is_down_ = false;
  }
  std::string_view pressed;
  if (has_sheet_) {
    speech.buttons = {{"since.watch", ui.say("app.since.watch")}, {"since.close", ui.say("app.hint.close")}};
    ui.mirror.message.clear();
    speech.spares = answers_;
    speech.asked = read_;
    speech.least_page = 140;  // whoever asked for it reads more than a beginning
    pressed = panel_.frame(ui, room, speech, {}, true);
  }
  // The second half of the double tap that opened it does not close it again.
  if (ui.gesture.pressed_anywhere()) is_down_ = true;
  const draw::PointerFacts& pointer = ui.gesture.pointer_facts();
  const bool passed = pointer.released && std::exchange(is_down_, false) && room.holds(pointer.at) &&
                      !(has_sheet_ && panel_.at().holds(pointer.at));
  if (pressed == "since.watch") return Step::watch;
  return (pressed == "since.close" || passed) && fold() ? Step::redraw : Step::none;
}

}  // namespace kairo::app
