#include "web/app/pages/link_page.h"

#include <string>
#include <utility>
#include <vector>

#include "web/app/pages/document.h"
#include "web/app/screens/save_words.h"
#include "web/app/session/bot_choice.h"
#include "web/text/sentence.h"

namespace kairo::app {

namespace {

/// How the matches are related, and who has answered in two ways. Their answers stay secret.
std::string relation(const text::Writer& writer, const LinkConflict& conflict) {
  const std::string fork =
      conflict.in_common == 0
          ? writer.say("app.link.fork.start")
          : writer.say(Phrase{"app.link.fork", {number("n", static_cast<int>(conflict.in_common))}});
  if (conflict.twice == 0) return fork;
  // Another match may be on the screen, or none.
  const std::vector<std::string> names = shown_names(conflict.saved_players, writer.language());
  const Phrase twice{"app.link.twice", {list("names", seat_list(conflict.twice))}};
  return text::sentence(writer.language(), twice, names) + " " + fork;
}

/// How far a match has got.
std::string progress_words(const text::Writer& writer, const Match& match) {
  const Arg moves = number("n", static_cast<int>(noticed_moves(match).back()));
  if (match.over()) return writer.say(Phrase{"app.link.moves.over", {moves}});
  const Phrase round = match.now().round_phrase();
  if (round.empty()) return writer.say(Phrase{"app.link.moves", {moves}});
  return writer.say(Phrase{"app.link.moves.round", {moves, list("round", {round})}});
}

/// One of the matches.
struct Side {
  const Match& match;
  std::span<const Player> players;
  bool is_saved;
};

Block card(const text::Writer& writer, const Side& side, Block open) {
  Block card = group("card", {text(progress_words(writer, side.match))},
                     writer.say(side.is_saved ? "app.link.kept" : "app.link.linked"));
  if (std::string who = names_of(writer, side.players); !who.empty())
    card.blocks.push_back(text(std::move(who), "soft"));
  card.blocks.push_back(std::move(open));
  return card;
}

}  // namespace

Document link_page(const text::Writer& writer, const LinkConflict& conflict) {
  Document page = closable_page(writer, "link", writer.say("app.link.fork.title"));
  const std::string game = writer.say_of(conflict.saved->game().info->id, "name");
  page.blocks.push_back(
      text(game + writer.say("app.kept.divider") + relation(writer, conflict) + conflict.remarks, "asked"));
  Block cards =
      group("cards", {card(writer, {*conflict.saved, conflict.saved_players, conflict.is_saved},
                           button("link.kept", writer.say("app.link.open_kept"), act::Plain::open_saved, "main"))});
  for (std::size_t i = 0; i < conflict.linked.size(); ++i) {
    const Link& linked = conflict.linked[i];
    std::string key = i == 0 ? "link.linked" : "link.linked." + std::to_string(i);
    cards.blocks.push_back(card(writer, {*linked.match, linked.players, false},
                                button(std::move(key), writer.say("app.link.open_linked"), act::OpenSide{i})));
  }
  page.blocks.push_back(std::move(cards));
  return page;
}

}  // namespace kairo::app
