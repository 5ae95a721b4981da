#include "web/app/screens/result_picture.h"

#include "engine/match/code.h"
#include "web/app/links/link.h"
#include "web/app/screens/outcome.h"
#include "web/app/screens/score_sheet.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

std::string result_picture_text(const draw::Ui& ui, const Session& session) {
  const Match& match = session.match();
  const GameInfo& game = *match.game().info;
  const Score score = match.now().score();
  const auto code = write_code(match);
  std::string outcome = outcome_words(ui, game, score);
  if (session.series()) outcome += ui.say("app.series.divider") + series_words(ui, *session.series(), score);
  std::string text = (code ? replay_fragment(*code, session.players()) : "") + "\n" + std::string(game.id) + "\n" +
                     game_text(ui, game.id, "name") + "\n" + outcome;
  // Alone there is nobody to be placed before.
  const bool placed = score.seats > 1 && score.alone == SoloResult::unjudged;
  for (const Seat seat : by_place(score)) {
    const SeatScore& mine = score.of[seat];
    const std::string place = placed ? ui.say(Phrase{"app.picture.place", {number("place", mine.place)}}) : "";
    const std::string points = ui.say(Phrase{"app.picture.points", {number("n", mine.total)}});
    text.append("\n").append(place).append("\n").append(points).append("\n").append(ui.name(seat));
  }
  return text;
}

}  // namespace kairo::app
