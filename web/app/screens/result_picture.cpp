#include "web/app/screens/result_picture.h"

#include "engine/match/code.h"
#include "web/app/links/link.h"
#include "web/app/screens/outcome.h"
#include "web/app/screens/score_words.h"

namespace kairo::app {

std::string result_picture_text(const text::Writer& writer, const Session& session) {
  const Match& match = session.match();
  const GameInfo& game = *match.game().info;
  const Score score = match.now().score();
  const auto code = write_code(match);
  std::string outcome = outcome_words(writer, game, score);
  if (session.series()) outcome += writer.say("app.series.divider") + series_words(writer, *session.series(), score);
  std::string text = (code ? replay_fragment(*code, session.players()) : "") + "\n" + std::string(game.id) + "\n" +
                     writer.say_of(game.id, "name") + "\n" + outcome;
  for (const Seat seat : by_place(score)) {
    const SeatScore& mine = score.of[seat];
    const std::string place =
        has_places(score) ? writer.say(Phrase{"app.picture.place", {number("place", mine.place)}}) : "";
    const std::string points = writer.say(Phrase{"app.picture.points", {number("n", mine.total)}});
    text.append("\n").append(place).append("\n").append(points).append("\n").append(writer.name(seat));
  }
  return text;
}

}  // namespace kairo::app
