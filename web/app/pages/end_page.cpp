#include "web/app/pages/end_page.h"

#include <algorithm>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app/links/link_words.h"
#include "web/app/pages/score_table.h"
#include "web/app/screens/outcome.h"
#include "web/app/screens/score_words.h"

namespace kairo::app {

namespace {

/// The seats from the best place to the last.
Block podium(const text::Writer& writer, const Score& score) {
  Block podium = group("podium", {});
  podium.kind = Block::Kind::list;
  for (const Seat seat : by_place(score)) {
    const SeatScore& mine = score.of[seat];
    podium.blocks.push_back(group(
        "place-" + std::to_string(mine.place),
        {text(writer.say(Phrase{"app.picture.place", {number("place", mine.place)}}), "place"), seat_text(writer, seat),
         text(writer.say(Phrase{"app.picture.points", {number("n", mine.total)}}), "soft")}));
  }
  return podium;
}

std::string best_words(const text::Writer& writer, BestScore best, int seats) {
  if (best.is_new && !best.is_last) return writer.say("app.end.best.new");
  return writer.say(seats == 1 ? Phrase{"app.end.best", {number("n", best.total)}}
                               : Phrase{"app.end.best.seats", {number("seats", seats), number("n", best.total)}});
}

/// A sentence for each two neighbours whose places a further rule decides: a tie break between equal totals, or a rule
/// that comes before the total.
std::vector<Block> ties(const text::Writer& writer, const GameInfo& game, const Score& score) {
  std::vector<Block> lines;
  const std::vector<Seat> seats = by_place(score);
  for (std::size_t i = 1; i < seats.size(); ++i) {
    const SeatScore& mine = score.of[seats[i]];
    if (mine.tie_break == 0) continue;
    const std::string rule = std::string(game.id) + ".tie." + std::to_string(mine.tie_break);
    const bool tied = mine.total == score.of[seats[i - 1]].total;
    lines.push_back(text(
        writer.say(Phrase{tied ? "app.end.tie" : "app.end.before",
                          {seat_name("ahead", seats[i - 1]), seat_name("behind", seats[i]), term("rule", rule)}})));
  }
  return lines;
}

Block actions(const text::Writer& writer, const Session& session, bool has_box) {
  const std::optional<Series>& series = session.series();
  const bool goes_on = series && !is_last(*series);
  Block next = button(goes_on ? "end.next_game" : "end.rematch",
                      writer.say(!series   ? "app.end.rematch"
                                 : goes_on ? "app.series.next"
                                           : "app.series.again"),
                      goes_on ? act::Plain::next_game : act::Plain::rematch, "row", "icon.play");
  // The others do not know yet how the match has ended.
  const bool unsent = session.own_seat() != no_seat && session.reports().has_unsent_move();
  Block share = button(
      "end.share",
      unsent ? words_to_send(writer, session.played().people_besides(session.own_seat())) : writer.say("app.end.share"),
      act::Plain::share_match, "row", "icon.pass_on");
  if (unsent) std::swap(next, share);
  next.look = "main";
  next.picture.clear();
  const bool watches = session.custody().is_watching();

  struct Row {
    std::string_view key, words;
    act::Plain action;
    std::string_view picture;
  };
  using enum act::Plain;
  Block rows = group("rows", {});
  const auto add = [&](const Row& row) {
    rows.blocks.push_back(
        button(std::string(row.key), writer.say(row.words), row.action, "row", std::string(row.picture)));
  };
  add({"end.review", "app.review.open", open_review, "icon.review"});
  add({"end.replay", "app.replay.open", open_replay, "icon.again"});
  if (!session.live()) add({"end.same_deal", "app.end.same_deal", same_deal, "icon.undo"});
  rows.blocks.push_back(std::move(share));
  add({"end.share_replay", "app.end.share_replay", share_replay, "icon.pass_on"});
  add({"end.picture", "app.end.picture", picture_result, "icon.picture"});
  add({"end.box", has_box ? "app.end.box" : "app.end.setup", show_box, "icon.back"});
  if (watches) return group("actions", {std::move(rows)});  // those who have played say whether they play again
  return group("actions", {std::move(next), std::move(rows)});
}

/// The seat of the one person who plays here; none if there are several or none.
Seat own_seat_of(const Session& session) {
  if (session.own_seat() != no_seat || count_humans(session.players()) != 1) return session.own_seat();
  const auto person = std::ranges::find(session.players(), Player::Kind::human, &Player::kind);
  return static_cast<Seat>(person - session.players().begin());
}

/// The outcome, and what it is to the one who reads it.
std::string outcome_for(const text::Writer& writer, const Session& session, const Score& score) {
  std::string words = outcome_words(writer, *session.match().game().info, score);
  const Seat own = own_seat_of(session);
  if (own == no_seat || !has_places(score)) return words;
  const int place = score.of[own].place;
  const auto shares = [&](const SeatScore& other) { return other.place == 1; };
  const auto first = std::ranges::count_if(std::span(score.of).first(static_cast<std::size_t>(score.seats)), shares);
  if (place == 1 && first == 1) return writer.say("app.end.own.won");
  if (place == 1) return words;
  return words + writer.say("app.series.divider") + writer.say(Phrase{"app.end.own", {number("place", place)}});
}

}  // namespace

Document end_page(const text::Writer& writer, const EndFacts& facts) {
  const Session& session = facts.session;
  const GameInfo& game = *session.match().game().info;
  const Score score = session.now().score();
  const std::optional<Series>& series = session.series();
  Document page{.name = "end", .title = writer.say_of(game.id, "name")};
  std::vector<Block>& blocks = page.blocks;

  blocks.push_back(menu_button(writer.say("app.menu.open")));
  blocks.push_back(button("table.log", writer.say("app.log.open"), act::Plain::open_log, "menu", "icon.log"));
  blocks.push_back(text(outcome_for(writer, session, score), "outcome"));
  if (series) blocks.push_back(text(series_words(writer, *series, score), "lead"));
  if (has_places(score)) blocks.push_back(podium(writer, score));
  // Beside the places that it explains: below the table it passed unseen on phones.
  if (std::vector<Block> lines = ties(writer, game, score); !lines.empty())
    blocks.push_back(group("ties", std::move(lines), writer.say("app.end.ties")));
  if (facts.best)
    blocks.push_back(text(best_words(writer, *facts.best, score.seats), facts.best->is_last ? "soft" : "best"));
  Block doings = actions(writer, session, facts.has_box);
  // Keeps in sight what most people do next.
  if (doings.blocks.front().look == "main") {
    blocks.push_back(group("next", {std::move(doings.blocks.front())}));
    doings.blocks.erase(doings.blocks.begin());
  }
  if (const Phrase why = session.now().question(no_seat); !why.key.ends_with(".over"))
    blocks.push_back(text(writer.say(why), "soft"));

  Block table = score_table(writer, game, score, series, true);
  if (facts.shown) {
    const std::string shown = score_cell_key(facts.shown->seat, facts.shown->source);
    for (Block& row : table.blocks)
      for (Block& cell : row.blocks)
        if (cell.key == shown) cell.on = true;
  }
  blocks.push_back(std::move(table));
  if (!facts.course.totals.empty()) blocks.push_back(score_curve(writer, facts.course));
  blocks.push_back(std::move(doings));
  return page;
}

}  // namespace kairo::app
