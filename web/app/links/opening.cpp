#include "web/app/links/opening.h"

#include <utility>

#include "web/app/links/link_words.h"
#include "web/app/links/room_link.h"
#include "web/text/sentence.h"

namespace kairo::app {

namespace {

using Kind = Opening::Kind;

Opening ask_for_beginning(Link link, text::Language language) {
  const int moves = static_cast<int>(link.match->steps().size());
  std::string words = why_unread(*link.fault, language) + "\n" +
                      text::sentence(language, Phrase{"app.link.beginning", {number("n", moves)}}) +
                      link_remarks(link, language);
  return {.kind = Kind::ask, .words = std::move(words), .link = std::move(link)};
}

/// The code of a deal that is damaged behind the deal itself.
std::string damage_behind_deal(text::Language language) {
  return text::sentence(language, fault_key(CodeFault::damaged)) + "\n" +
         text::sentence(language, "app.link.deal_whole");
}

Opening opening_of_one(Link link, text::Language language) {
  const auto refuse = [](std::string why) { return Opening{.kind = Kind::refuse, .words = std::move(why)}; };
  if (link.fault && !link.match) return refuse(why_unread(*link.fault, language));
  if (link.fault && link.kind != Link::Kind::deal) return ask_for_beginning(std::move(link), language);
  std::string remarks = link_remarks(link, language);
  switch (link.kind) {
    case Link::Kind::none: break;
    case Link::Kind::game:
      if (link.game == nullptr) return refuse(text::sentence(language, fault_key(CodeFault::unknown_game)));
      return {.kind = Kind::set_up, .words = std::move(remarks), .game = link.game};
    case Link::Kind::deal:
      if (link.fault) remarks = damage_behind_deal(language) + remarks;
      return {
          .kind = Kind::set_up, .words = std::move(remarks), .game = &link.match->game(), .deal = link.match->setup()};
    case Link::Kind::match:
      return {.kind = Kind::take_in, .words = std::move(remarks), .chat = chat_of(std::move(link))};
    case Link::Kind::replay: return {.kind = Kind::replay, .words = std::move(remarks), .link = std::move(link)};
  }
  return refuse(text::sentence(language, "app.link.none"));
}

}  // namespace

Opening opening_of(std::string_view text, const Match* shown, text::Language language) {
  LinkReader reader(text);
  if (auto chat = reader.size() > 1 ? read_chat(reader, shown) : std::nullopt) {
    std::string remarks = chat_remarks(*chat, language);
    return {.kind = Kind::take_in, .words = std::move(remarks), .chat = std::move(chat)};
  }
  if (reader.size() == 0 && names_room(text))
    return {.kind = Kind::refuse, .words = text::sentence(language, fault_key(CodeFault::damaged))};
  return opening_of_one(reader.size() > 0 ? reader.read(0) : Link{}, language);
}

}  // namespace kairo::app
