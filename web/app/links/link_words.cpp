#include "web/app/links/link_words.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "web/text/sentence.h"

namespace kairo::app {

namespace {

std::size_t moves_of(const Held& held, Seat seat) {
  const auto made = std::ranges::count(held.match.steps(), seat, &Match::Step::seat);
  return static_cast<std::size_t>(made) + held.ahead.by(seat).size();
}

std::string words_of_change(SeatChange change, std::span<const Player> players, text::Language language) {
  std::vector<Player> named(players.begin(), players.end());
  named.resize(static_cast<std::size_t>(max_seats));
  return text::sentence(language,
                        Phrase{"app.link.change", {seat_name("from", change.from), seat_name("to", change.to)}},
                        shown_names(named, language));
}

}  // namespace

std::string why_unread(const CodeError& error, text::Language language) {
  Phrase why{fault_key(error.fault)};
  if (error.fault == CodeFault::unknown_rules)
    why.args = {term("game", std::string(error.game->id) + ".name"), number("n", error.rules_version),
                number("known", error.game->rules_version)};
  return text::sentence(language, why);
}

std::string link_remarks(const Link& link, text::Language language) {
  std::string remarks;
  if (link.names_lost) remarks += "\n" + text::sentence(language, "app.link.names_lost");
  if (link.answers_lost) remarks += "\n" + text::sentence(language, "app.link.answers_lost");
  if (link.series_lost) remarks += "\n" + text::sentence(language, "app.link.series_lost");
  if (link.unknown_part) remarks += "\n" + text::sentence(language, "app.link.unknown_part");
  if (link.change) remarks += "\n" + words_of_change(*link.change, link.players, language);
  return remarks;
}

std::string chat_remarks(const Chat& chat, text::Language language) {
  std::string remarks;
  const auto count = [&](std::string_view key, int n) {
    if (n > 0) remarks += "\n" + text::sentence(language, Phrase{key, {number("n", n)}});
  };
  count("app.chat.damaged", chat.damaged);
  count("app.chat.others", chat.others);
  count("app.chat.unread", chat.unread);
  if (chat.names_lost) remarks += "\n" + text::sentence(language, "app.link.names_lost");
  if (chat.unknown_part) remarks += "\n" + text::sentence(language, "app.link.unknown_part");
  if (chat.change) remarks += "\n" + words_of_change(*chat.change, chat.players, language);
  return remarks;
}

std::string words_to_send(const text::Writer& writer, SeatSet people) {
  if (std::popcount(people) != 1) return writer.say("app.pass.next.group");
  return writer.say(Phrase{"app.pass.next", {list("seat", seat_list(people))}});
}

std::string words_of_waiting(const Session& session, text::Language language) {
  const std::vector<std::string> names = shown_names(session.players(), language);
  const Phrase missing{"app.afar.missing", {list("names", seat_list(session.missing_elsewhere()))}};
  std::string words;
  const auto say = [&](const Phrase& phrase) {
    words += (words.empty() ? "" : " ") + text::sentence(language, phrase, names);
  };
  if (std::vector<Phrase> moves = session.own_answer(); !moves.empty())
    say({"app.afar.answered", {list("moves", std::move(moves))}});
  if (!session.live() || session.missing_elsewhere() != 0) say(missing);
  if (!session.live()) return words;
  const auto say_of_missing = [&](std::string_view key, SeatSet of) {
    const auto seats = static_cast<SeatSet>(of & session.missing_elsewhere());
    if (seats != 0) say({key, {list("names", seat_list(seats))}});
  };
  say_of_missing("app.live.away", session.live()->away);
  say_of_missing("app.live.returning", session.live()->returning);
  if (session.live()->unsent) say({"app.live.unsent"});
  return words;
}

std::string words_of_news(const Session& session, const Held& before, text::Language language) {
  const Held now = session.held();
  SeatSet answered = 0;
  for (Seat seat = 0; seat < session.players().size(); ++seat)
    if (seat != session.own_seat() && session.played().is_human(seat) && moves_of(now, seat) > moves_of(before, seat))
      answered |= only(seat);
  if (answered == 0 || session.match().over()) return {};
  const std::vector<std::string> names = shown_names(session.players(), language);
  const std::string words =
      text::sentence(language, Phrase{"app.afar.news", {list("names", seat_list(answered))}}, names);
  const SeatSet missing = session.missing_elsewhere();
  if (missing == 0 || session.own_seat() == no_seat) return words;
  return words + "\n" +
         text::sentence(language, Phrase{"app.afar.missing", {list("names", seat_list(missing))}}, names);
}

}  // namespace kairo::app
