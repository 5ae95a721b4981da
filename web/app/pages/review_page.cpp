#include "web/app/pages/review_page.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app/screens/advice_words.h"

namespace kairo::app {

namespace {

using Blocks = std::vector<Block>;

Block seats(const text::Writer& writer, const Session& session, Seat chosen) {
  Block seats = choice("review.seats", writer.say("app.review.whose"), {});
  for (Seat seat = 0; seat < session.players().size(); ++seat) {
    const std::string number = std::to_string(seat);
    Block& one = seats.blocks.emplace_back(
        option("review.seat." + number, writer.name(seat), seat == chosen, act::ReviewSeat{seat}));
    one.picture = "seat." + number;
  }
  return seats;
}

void add_progress(Blocks& blocks, const text::Writer& writer, const ReviewScreen& state) {
  const auto done = static_cast<int>(state.run()->done());
  const auto all = static_cast<int>(state.run()->all());
  blocks.push_back(text(writer.say("app.review.what"), "soft"));
  if (state.run()->has_failed()) blocks.push_back(text(writer.say("app.hint.none"), "warn"));
  Block& bar =
      blocks.emplace_back(text(writer.say(Phrase{"app.review.progress", {number("n", done), number("all", all)}})));
  bar.kind = Block::Kind::progress;
  bar.values = {done, all};
  blocks.push_back(state.rests() ? button("review.go_on", writer.say("app.review.go_on"), act::Plain::go_on_review)
                                 : button("review.stop", writer.say("app.hint.stop"), act::Plain::stop_review));
}

/// The estimates are no better than to a point.
int whole(int tenths) { return static_cast<int>(std::lround(tenths / 10.0)); }

void add_balance(Blocks& blocks, const text::Writer& writer, const Match& match, const Review& review) {
  const Balance found = balance_of(match, review);
  blocks.push_back(text(writer.say(Phrase{"app.review.play", {number("points", std::abs(whole(found.play)))}})));
  const int rest = whole(found.rest);
  const Phrase gained{rest < 0 ? "app.review.less" : "app.review.more", {number("n", std::abs(rest))}};
  blocks.push_back(text(writer.say(
      Phrase{match.now().seats() > 1 ? "app.review.rest" : "app.review.rest.alone", {list("points", {gained})}})));
}

/// The estimated chances after each judged move, and how it ended, in percent; the moves in `mistakes` are marked.
Block course(const text::Writer& writer, const Match& match, const Review& review,
             const std::vector<std::size_t>& mistakes) {
  Block line = text(writer.name(review.seat));
  const auto add = [&](Worth worth) { line.values.push_back(percent_of(worth)); };
  add(review.moves.front().better);
  for (const JudgedMove& move : review.moves) add(move.made);
  add(worth_at_end(match, review));
  Block chart = group("chances", {},
                      writer.say(Phrase{"app.review.course",
                                        {number("start", line.values.front()), number("end", line.values.back())}}));
  chart.kind = Block::Kind::chart;
  chart.note = writer.say("app.review.course.axes");
  for (const std::size_t move : mistakes) chart.values.push_back(static_cast<int>(move) + 1);
  chart.blocks.push_back(std::move(line));
  return chart;
}

Block mistake(const text::Writer& writer, const Match& match, const Review& review, std::size_t index) {
  const JudgedMove& move = review.moves[index];
  const Position& before = match.after(move.step);
  const Match::Step& made = match.steps()[move.step];
  const int n = static_cast<int>(move.step) + 1;
  return button("review.move." + std::to_string(n),
                writer.say(Phrase{"app.review.mistake",
                                  {number("n", n), list("made", {before.move_phrase(made.seat, made.move)}),
                                   list("better", {before.move_phrase(made.seat, before.legal()[move.best])})}}),
                act::ShowJudged{index}, "row");
}

void add_results(Blocks& blocks, const text::Writer& writer, const Match& match, const Review& review) {
  if (review.moves.empty()) {
    blocks.push_back(text(writer.say("app.review.no_choice")));
    return;
  }
  const std::vector<std::size_t> found = clear_mistakes(review);
  if (has_chances(match.now())) blocks.push_back(course(writer, match, review, found));
  Block& mistakes = blocks.emplace_back(group("rows", {}));
  mistakes.words = writer.say(Phrase{found.empty() ? "app.review.none" : "app.review.mistakes",
                                     {number("n", static_cast<int>(found.size())), seat_name("seat", review.seat)}});
  for (const std::size_t index : found) mistakes.blocks.push_back(mistake(writer, match, review, index));
  add_balance(blocks, writer, match, review);
}

}  // namespace

Document review_page(const text::Writer& writer, const Session& session, const ReviewScreen& state) {
  Document page{.name = "review", .title = writer.say("app.review.title")};
  page.blocks.push_back(back_button("review.leave", writer.say("app.end.back"), act::Plain::leave_review));
  if (session.players().size() > 1) page.blocks.push_back(seats(writer, session, state.seat()));
  page.blocks.push_back(text(writer.say(Phrase{"app.review.of", {seat_name("seat", state.seat())}}), "asked"));
  if (state.run()) add_progress(page.blocks, writer, state);
  if (state.review()) add_results(page.blocks, writer, session.match(), *state.review());
  return page;
}

}  // namespace kairo::app
