#include "web/app/screens/advice_words.h"

#include "web/text/sentence.h"

namespace kairo::app {

bool has_chances(const Position& position) { return position.seats() > 1 || position.game_info().solo_ranks.empty(); }

std::string worth_words(const text::Writer& writer, const Position& position, Worth worth) {
  constexpr int hardly_any = 5;  // percent: a bot's guess of less says no more
  const Arg points = number("points", whole_points(worth));
  if (!has_chances(position)) return writer.say(Phrase{"app.hint.points", {points}});
  if (percent_of(worth) < hardly_any) return writer.say(Phrase{"app.hint.hardly", {points}});
  return writer.say(Phrase{"app.hint.worth", {points, number("chance", percent_of(worth))}});
}

std::string consequences_line(const text::Writer& writer, const Position& position, Seat seat, AnyMove move) {
  std::string line;
  for (const Phrase& phrase : position.consequences(seat, move)) text::add_sentence(line, writer.say(phrase));
  return line;
}

std::string advice_words(const text::Writer& writer, const Position& position, std::string_view key, AnyMove move,
                         Worth worth) {
  const Seat seat = position.to_move();
  std::string words = writer.say(Phrase{key, {list("move", {position.move_phrase(seat, move)})}});
  // The numbers come first: where there is little room, the rest comes on further pages.
  text::add_sentence(words, worth_words(writer, position, worth));
  if (const std::string brings = consequences_line(writer, position, seat, move); !brings.empty())
    text::add_sentence(words, brings);
  return words;
}

}  // namespace kairo::app
