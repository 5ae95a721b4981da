#include "web/app/dialogs/dialogs.h"

#include <algorithm>
#include <vector>

#include "web/app/dialogs/dialog_frame.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/outcome.h"
#include "web/app/screens/score_sheet.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

Action scores_dialog(Ui& ui, const Session& session) {
  const GameInfo& game = *session.match().game().info;
  const auto score = session.now().score_so_far(session.viewer());
  if (!score) return act::Plain::close_dialog;
  constexpr float most = 560;
  const float width = dialog_text_width(ui, most);
  ScoreSheet sheet(ui, game, *score, width);
  if (session.series()) sheet.add_series(session.series()->points);
  const std::string why = ui.say("app.scores.now");
  const TextStyle small{.size = 14, .ink = Ink::text_soft};
  const float words = ui.text_height(width, why, small) + 6;
  Rect inside = begin_dialog(ui, most, 44 + 4 + words + sheet.height() + 32);
  ui.mirror().screen = "scores";
  const Action action = title_row(ui, inside, 4, ui.say("app.scores.title"));
  ui.mirror().asked = why;
  mirror_scores(ui, game, *score);
  if (session.series()) mirror_standings(ui, *session.series(), *score);

  // Faces and totals stay in sight if the rest scrolls.
  if (!ui.compact()) ui.text(inside.take_top(words), why, small);
  sheet.draw_heads(ui, inside);
  const Rect totals = inside.take_bottom(sheet.total_height());
  Rect scrolled = ui.begin_scroll(inside, "scores.scroll", sheet.rows_height());
  sheet.draw_rows(ui, scrolled);
  ui.end_scroll();
  sheet.draw_totals(ui, totals);
  ui.end_modal();
  return action;
}

Action viewpoint_dialog(Ui& ui, Seat viewpoint, int seats) {
  const float height = static_cast<float>(seats + 1) * (row_height + row_gap);
  Rect inside = begin_dialog(ui, 420, height + 44 + 10 + 36);
  ui.mirror().screen = "eyes";
  Action action = title_row(ui, inside, 10, ui.say("app.replay.eyes.title"));
  Rect scrolled = ui.begin_scroll(inside, "eyes.scroll", height);
  const auto stance = [&](Seat seat) { return seat == viewpoint ? WidgetState::selected : WidgetState::enabled; };
  if (ui.button(scrolled.take_top(row_height, row_gap), "eyes.all", ui.say("app.replay.eyes.all"), stance(no_seat)))
    action = act::SeeAs{no_seat};
  for (Seat seat = 0; seat < seats; ++seat)
    if (ui.button(scrolled.take_top(row_height, row_gap), "eyes." + std::to_string(seat),
                  ui.say(Phrase{"app.replay.eyes", {seat_name("seat", seat)}}), stance(seat)))
      action = act::SeeAs{seat};
  ui.end_scroll();
  ui.end_modal();
  return action;
}

Action notice_dialog(Ui& ui, const Notice& notice) {
  std::vector<Answer> answers;
  if (notice.offer != act::Plain::nothing) answers.push_back({"notice.offer", notice.offer_words, notice.offer});
  answers.push_back({"dialog.close", ui.say("app.close"), act::Plain::close_dialog});
  return message_dialog(ui, "notice", notice.words, answers);
}

}  // namespace kairo::app
