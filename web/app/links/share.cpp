#include "web/app/links/share.h"

#include <bit>

#include "engine/match/answers_code.h"
#include "engine/match/code.h"
#include "web/app/links/link.h"
#include "web/text/sentence.h"

namespace kairo::app {

namespace {

/// Must outlive the phrase that refers to it.
std::string game_key(const Match& match) { return std::string(match.game().info->id) + ".name"; }

}  // namespace

std::optional<std::string> share_match_text(const Session& session, text::Language language) {
  const Match& match = session.match();
  const auto code = write_code(match);
  if (!code) return std::nullopt;
  const std::string game = game_key(match);
  const Phrase round = match.now().round_phrase();
  const Seat next = session.played().is_human(match.to_move()) ? match.to_move() : no_seat;
  const SeatSet others = session.missing_elsewhere();
  const bool group = std::popcount(others) > 1;
  const std::string_view key = match.over()      ? "app.pass.result"
                               : next == no_seat ? "app.pass.anybody"
                               : group           ? (round.empty() ? "app.pass.group" : "app.pass.group.round")
                               : round.empty()   ? "app.pass.sentence"
                                                 : "app.pass.sentence.round";
  const Phrase words{
      key, {seat_name("seat", next), term("game", game), list("round", {round}), list("names", seat_list(others))}};
  return match_fragment(*code, session.players(), write_answers(match, session.played().ahead()).value_or(""),
                        session.reports().change(session.own_seat()), session.series()) +
         "\n" + text::sentence(language, words, shown_names(session.players(), language));
}

std::optional<std::string> share_deal_text(const Session& session, text::Language language) {
  const Match& match = session.match();
  if (!match.setup()) return std::nullopt;
  const auto code = write_code(Match(match.game(), *match.setup()));
  if (!code) return std::nullopt;
  const std::string game = game_key(match);
  const Phrase words{match.over() ? "app.pass.deal" : "app.pass.deal.running", {term("game", game)}};
  return "d=" + *code + "\n" + text::sentence(language, words) + "\n" + (match.over() ? "deal" : "deal.running");
}

std::optional<std::string> share_replay_text(const Session& session, text::Language language) {
  const auto code = write_code(session.match());
  if (!code) return std::nullopt;
  const std::string game = game_key(session.match());
  return replay_fragment(*code, session.players()) + "\n" +
         text::sentence(language, Phrase{"app.pass.replay", {term("game", game)}});
}

}  // namespace kairo::app
