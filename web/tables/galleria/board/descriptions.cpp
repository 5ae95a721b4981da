#include "web/tables/galleria/board/descriptions.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include "web/tables/galleria/board/explanations.h"
#include "web/tables/galleria/board/pile.h"
#include "web/tables/galleria/pieces.h"
#include "web/text/sentence.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Rect;
using Kind = Move::Kind;
using From = Source::From;

namespace {

/// The short form of the question.
Phrase short_question(const View& view) {
  switch (view.table.phase) {
    case Phase::answer: return answer_phrase(view);
    case Phase::press_on:
      return {view.table.pending.card == no_card ? "galleria.table.asked.press_on.room"
                                                 : "galleria.table.asked.press_on"};
    case Phase::pay: return {"galleria.table.asked.pay", {number("n", view.table.owed)}};
    case Phase::use:
    case Phase::place: return turn_phrase(view);
    case Phase::recall:
    case Phase::discard:
    case Phase::remove:
    case Phase::choose:
    case Phase::pass_on:
    case Phase::peek:
    case Phase::take:
    case Phase::over: break;
  }
  return question(view);
}

Phrase with_name(Phrase name, Phrase text) {
  return {"galleria.words.card", {list("card", {std::move(name)}), list("text", {std::move(text)})}};
}

bool tells_answers(const Phrase& phrase) {
  constexpr std::string_view keys[] = {
      "galleria.then.traps",   "galleria.then.streak",       "galleria.then.hush",       "galleria.then.ward",
      "galleria.then.ward_by", "galleria.then.hush_or_ward", "galleria.then.may_nullify"};
  return std::ranges::find(keys, std::string_view(phrase.key)) != std::end(keys);
}

/// How much is told of what a move brings.
enum class Told : std::uint8_t { all, without_answers };
constexpr int no_limit = 99;  // sentences

/// Adds what a move brings but for its price, which its button has, for what the text of a card says in the same
/// words, and for what speaks for a move only beside others: at most so many sentences. The first follows the name, if
/// there is one.
void add_what_comes(std::string& words, const draw::Ui& ui, const View& view, Move move, Told told = Told::all,
                    Phrase name = {}, int most = no_limit) {
  constexpr std::string_view said[] = {
      "galleria.then.pay",          "galleria.then.draws",         "galleria.then.discards",
      "galleria.then.searches",     "galleria.then.ignores",       "galleria.then.keeps",
      "galleria.then.short_streak", "galleria.then.gives_up",      "galleria.then.keeps_ability",
      "galleria.then.keeps_traps",  "galleria.then.taking_leaves", "galleria.then.takes_none",
      "galleria.then.far",          "galleria.then.near",          "galleria.then.brings_near",
      "galleria.then.blocks",       "galleria.then.lets_take",     "galleria.then.lets_take.known",
      "galleria.then.keeps_answers"};
  for (const Phrase& phrase : consequences(view, move)) {
    const bool is_said = std::ranges::find(said, std::string_view(phrase.key)) != std::end(said);
    if (is_said || phrase.key.ends_with("_on") || (told == Told::without_answers && tells_answers(phrase))) continue;
    if (most-- == 0) return;
    text::add_sentence(words, ui.say(name.empty() ? phrase : with_name(std::exchange(name, {}), phrase)));
  }
}

Phrase name_of(const Source& source) {
  switch (source.from) {
    case From::facet: return {facet_key(source.number)};
    case From::curio: return {curio_key(source.number)};
    case From::none:
    case From::card: break;
  }
  return card_phrase(source.number);
}

/// The deck will be empty before this player draws again.
bool is_last_turn(const galleria::Table& table) {
  const bool decides = table.phase == Phase::use || table.phase == Phase::place;
  return decides && !is_alone(table) && table.deck_left < std::popcount(table.present);
}

constexpr float least_headline = 17;  // the size of a question beside the app's bar
constexpr float sign_beside = 36;     // the width of the sign of who is asked

/// With what the viewer has lost, and with what must be known before the first of the answers: going on may cost the
/// last card, and whoever ends the turn without one is out.
std::string with_warning(const draw::Ui& ui, const Phrase& asked, const View& view, const MoveBuilder* builder,
                         std::span<const Phrase> lost) {
  std::string words;
  for (const Phrase& loss : lost) text::add_sentence(words, ui.say(loss));
  text::add_sentence(words, ui.say(asked));
  if (builder != nullptr && is_last_turn(view.table))
    text::add_sentence(
        words, ui.say({"galleria.table.last_turn", {number("n", view.table.deck_left), seat_name("seat", view.me)}}));
  if (builder != nullptr && !builder->plain_answers().empty())
    add_what_comes(words, ui, view, builder->plain_answers().front());
  // The pile tells it beside the cards that it answers.
  if (builder != nullptr && !has_pile(view.table)) text::add_sentence(words, words_of_offer(ui, view, *builder));
  return words;
}

bool waits(const draw::Ui& ui, const View& view) {
  return view.table.phase != Phase::over && (view.table.asked != view.me || ui.asked() != draw::Asked::now);
}

/// Names the player whose turn it is, and who else decides; before that tells what has happened, as far as both fit:
/// the oldest gives way first.
std::string words_of_waiting(const draw::Ui& ui, const Rect& at, const View& view, std::span<const Phrase> happened) {
  const galleria::Table& table = view.table;
  std::string words = ui.say(turn_phrase(view));
  if (table.asked != view.me && table.asked != table.turn)
    text::add_sentence(words, ui.say({"galleria.table.waits", {seat_name("seat", table.asked)}}));
  for (; !happened.empty(); happened = happened.subspan(1)) {
    std::string both;
    for (const Phrase& one : happened) text::add_sentence(both, ui.say(one));
    text::add_sentence(both, words);
    const bool fits = ui.shares_headline()
                          ? ui.text.width(both, {.size = least_headline}) <= at.w - sign_beside
                          : ui.text.height(at.w - sign_beside, both, {.size = draw::type::small}) <= at.h;
    if (fits) return both;
  }
  return words;
}

std::string question(const draw::Ui& ui, const Rect& at, const View& view, const MoveBuilder* builder,
                     std::span<const Phrase> lost) {
  const galleria::Table& table = view.table;
  // A coach who speaks tells the rest.
  if (waits(ui, view)) return words_of_waiting(ui, at, view, ui.asked() == draw::Asked::now ? lost : lost.first(0));
  const bool ends = builder != nullptr && builder->only_ends();
  const Phrase asked = ends ? Phrase{"galleria.table.asked.end", {seat_name("seat", view.me)}} : question(view);
  const std::string words = with_warning(ui, asked, view, builder, lost);
  // The pile tells what is to be answered. Beside the app's bar a question is one line.
  const bool fits =
      !has_pile(table) &&
      (ui.shares_headline() ? ui.text.width(words, {.size = least_headline}) <= at.w - sign_beside
                            : ui.text.height(at.w - sign_beside, words, {.size = draw::type::small}) <= at.h);
  if (fits) return words;
  // The oldest loss has to give way first.
  for (std::size_t i = 0; i <= lost.size(); ++i) {
    std::string shorter = with_warning(ui, short_question(view), view, builder, lost.subspan(i));
    if (ui.text.height(at.w - sign_beside, shorter, {.size = draw::min_text_size}) <= at.h) return shorter;
    // The card in the hand says what it does, too.
    if (i == lost.size()) return table.phase == Phase::answer ? ui.say(short_question(view)) : shorter;
  }
  return words;
}

/// Warns about what can no longer be used this turn once the card is placed, by name if that fits on one line; empty if
/// there is nothing.
std::string warning(const draw::Ui& ui, float width, const MoveBuilder& builder) {
  const std::vector<Source> given_up = builder.given_up();
  if (given_up.empty()) return "";
  std::vector<Phrase> names;
  for (const Source& source : given_up) names.push_back(name_of(source));
  const std::string words = ui.say({"galleria.table.gives_up", {list("cards", std::move(names))}});
  return ui.text.width(words, {.size = draw::min_text_size}) <= width ? words : ui.say("galleria.table.gives_up_all");
}

constexpr float margin = 4;

/// The largest style in which the words fit.
draw::TextStyle style_for(const draw::Ui& ui, float width, float height, const std::string& words) {
  draw::TextStyle style{.size = width > 480 ? draw::type::heading : draw::type::strong, .ink = Ink::gold};
  while (style.size > draw::min_text_size && ui.text.height(width, words, style) > height) --style.size;
  return style;
}

bool is_picked(const MoveBuilder* builder) { return builder != nullptr && builder->source() != Source{}; }

Phrase with_text(Phrase name, std::string_view text) {
  return {"galleria.words.card", {list("card", {std::move(name)}), term("text", text)}};
}

/// The consequences of the move that is ready to be made, and its price; empty if none is, or nothing can be told.
std::string words_of_ready_move(const draw::Ui& ui, const View& view, const MoveBuilder& builder, Told told = Told::all,
                                Phrase name = {}, int most = no_limit) {
  std::string words;
  const std::optional<Move> ready = builder.ready();
  if (!ready) return words;
  if (builder.missing() > 0) words = ui.say(missing_phrase(builder));
  add_what_comes(words, ui, view, *ready, told, std::move(name), most);
  return words;
}

/// A card or ability that is used on something, as long as that is not chosen.
bool misses_target(const MoveBuilder& builder) {
  return !builder.ready() && builder.needs_place() && !builder.places_card();
}

/// The picked thing, with its consequences or what is missing: as much as fits, those before all else. Where only they
/// fit, they name a card that is not seen to lie anywhere.
std::string picked_words(const draw::Ui& ui, const Rect& at, const View& view, const MoveBuilder& builder) {
  const auto fits = [&](const std::string& words) {
    return ui.text.height(at.w, words, {.size = draw::min_text_size}) <= at.h;
  };
  std::string words = ui.say(describe(builder.source(), builder.turned()));
  if (const std::optional<Move> ready = builder.places_card() ? builder.ready() : std::nullopt)
    if (std::string move = ui.say(move_phrase(view, *ready)); fits(move)) words = std::move(move);
  if (misses_target(builder)) {
    const std::string missing = ui.say(missing_phrase(builder));
    if (std::string both = words + "\n" + missing; fits(both)) return both;
    return fits(missing) ? missing : words;
  }
  const Phrase name = builder.places_card() ? Phrase{} : name_of(builder.source());
  for (const Told told : {Told::all, Told::without_answers}) {
    const std::string then = words_of_ready_move(ui, view, builder, told);
    if (then.empty()) return words;
    if (std::string both = words + "\n" + then; fits(both)) return both;
    if (std::string alone = words_of_ready_move(ui, view, builder, told, name); fits(alone)) return alone;
  }
  std::string fewer;
  for (int most = 2; most >= 0; --most) {
    fewer = words_of_ready_move(ui, view, builder, Told::without_answers, name, most);
    if (fits(fewer)) break;
  }
  return fewer.empty() ? words : fewer;
}

}  // namespace

Phrase missing_phrase(const MoveBuilder& builder) {
  if (builder.needs_place())
    return {builder.places_card() ? "galleria.table.touch_lit" : "galleria.table.touch_marked"};
  return {"galleria.table.pay_first", {number("n", builder.missing())}};
}

std::string words_of_offer(const draw::Ui& ui, const View& view, const MoveBuilder& builder) {
  if (view.table.phase != Phase::answer && view.table.phase != Phase::recall) return {};
  const std::optional<Move> use = builder.only_use();
  if (!use) return {};
  std::vector<Phrase> brings = consequences(view, *use);
  return brings.empty() ? std::string() : ui.say(with_name(name_of(source_of(*use)), std::move(brings.front())));
}

Phrase use_phrase(const Source& source) { return {"galleria.move.curio", {list("curio", {name_of(source)})}}; }

Phrase describe(const Source& source, int turned) {
  switch (source.from) {
    case From::facet: return with_text({facet_key(source.number)}, facet_text_key(source.number));
    case From::curio: return with_text({curio_key(source.number)}, curio_text_key(source.number));
    case From::none:
    case From::card: break;
  }
  const Phrase card = card_phrase(source.number, turned);
  return is_maze(source.number) ? Phrase{"galleria.table.card", {list("card", {card})}}
                                : with_text(card, card_text_key(source.number));
}

float question_height(const draw::Ui& ui, float width, const View& view, const MoveBuilder* builder,
                      std::span<const Phrase> lost) {
  const draw::TextStyle style{.size = draw::min_text_size};
  if (!is_picked(builder) && waits(ui, view)) return 0;
  // Beside the cards to be answered, which tell the rest, it is as short as can be.
  if (!is_picked(builder) && has_pile(view.table))
    return ui.text.height(width - sign_beside, ui.say(short_question(view)), style);
  if (!is_picked(builder)) {
    const std::string words = with_warning(ui, short_question(view), view, builder, lost);
    return words == ui.say(short_question(view)) ? 0 : ui.text.height(width - sign_beside, words, style);
  }
  const auto height = [&](const std::string& words) {
    return words.empty() ? 0 : ui.text.height(width - 2 * margin, words, style);
  };
  // A turned card has other sides in other words: the room is that of either.
  const float name =
      std::max(height(ui.say(describe(builder->source(), 0))), height(ui.say(describe(builder->source(), 1))));
  return name + height(warning(ui, width - 2 * margin, *builder)) +
         height(misses_target(*builder) ? ui.say(missing_phrase(*builder)) : words_of_ready_move(ui, view, *builder));
}

void draw_question(draw::Ui& ui, const Rect& at, const View& view, const MoveBuilder* builder,
                   std::span<const Phrase> lost) {
  if (!is_picked(builder)) {
    const std::string words = question(ui, at, view, builder, lost);
    if (ui.asked() != draw::Asked::now) ui.mirror.asked = words;
    return kairo::tables::draw_question(ui, at, view.table.asked, view.me, words);
  }
  ui.explain(at, "question", explanation_of(view, builder->source(), builder->turned()));
  Rect rest = at.inset(margin, 0);
  if (const std::string warned = warning(ui, rest.w, *builder); !warned.empty()) {
    const draw::TextStyle style{.size = draw::min_text_size, .ink = Ink::warn};
    ui.text.draw(rest.take_bottom(ui.text.height(rest.w, warned, style)), warned, style);
  }
  const std::string words = picked_words(ui, rest, view, *builder);
  draw::TextStyle style = style_for(ui, rest.w, rest.h, words);
  style.middle = true;
  ui.text.draw(rest, words, style);
}

Move probe_move(const View& view, const Source& source, const Place& place, std::uint8_t turned) {
  const std::uint8_t target = place.cell != no_cell ? place.cell : place.room != no_room ? place.room : 0;
  switch (source.from) {
    case From::facet: return {Kind::facet, source.number, target};
    case From::curio: return {Kind::curio, source.number, target};
    case From::none: return {view.table.phase == Phase::peek ? Kind::peek : Kind::remove, target};
    case From::card: break;
  }
  if (is_skill(source.number)) return {Kind::skill, source.number, target};
  if (is_maze(source.number)) return {Kind::place, source.number, target, turned};
  return {Kind::trap, source.number, target};
}

}  // namespace kairo::galleria::table
