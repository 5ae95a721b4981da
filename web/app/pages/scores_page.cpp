#include "web/app/pages/scores_page.h"

#include <utility>

#include "web/app/pages/document.h"
#include "web/app/pages/score_table.h"
#include "web/app/screens/outcome.h"

namespace kairo::app {

namespace {

/// The standings of the series, the best first.
Block standings_list(const text::Writer& writer, const Series& series, const Score& score) {
  Block list = group("standings", {});
  list.kind = Block::Kind::list;
  for (const Standing& one : standings(series, score))
    list.blocks.push_back(text(writer.say(
        Phrase{"app.end.place", {number("place", one.place), seat_name("seat", one.seat), number("n", one.points)}})));
  return group("", {std::move(list)}, series_words(writer, series, score));
}

}  // namespace

Document scores_page(const text::Writer& writer, const Session& session, const Score& score) {
  Document page = closable_page(writer, "scores", writer.say("app.scores.title"));
  page.blocks.push_back(text(writer.say("app.scores.now"), "note"));
  page.blocks.push_back(score_table(writer, *session.match().game().info, score, session.series(), false));
  if (session.series()) page.blocks.push_back(standings_list(writer, *session.series(), score));
  return page;
}

}  // namespace kairo::app
