#include "web/app/pages/remote_page.h"

#include <string>
#include <utility>

#include "web/app/links/link_words.h"
#include "web/app/pages/document.h"
#include "web/app/pages/score_table.h"

namespace kairo::app {

namespace {

std::string_view answer_key(const Session& session, Seat seat) {
  if (!session.played().is_human(seat)) return "app.afar.bot";
  if (contains(session.played().missing(), seat)) return "app.afar.is_asked";
  return session.played().has_answered(seat) ? "app.afar.has_answered" : "app.afar.waits";
}

Block who_has_answered(const text::Writer& writer, const Session& session) {
  Block all = group("answers", {});
  all.kind = Block::Kind::terms;
  for (Seat seat = 0; seat < session.players().size(); ++seat) {
    Block& person = all.blocks.emplace_back(seat_text(writer, seat));
    person.note = writer.say(answer_key(session, seat));
    if (contains(session.played().missing(), seat)) person.look = "missing";
  }
  return all;
}

/// Each of the people may say that this device is theirs, and last: it is passed around.
Block whose_device(const text::Writer& writer, const Session& session) {
  Block whose = choice("afar.whose", writer.say("app.afar.whose"), {});
  whose.look = "rows";
  for (Seat seat = 0; seat < session.players().size(); ++seat) {
    if (!session.played().is_human(seat)) continue;
    const std::string number = std::to_string(seat);
    Block& person = whose.blocks.emplace_back(option("afar.seat." + number,
                                                     writer.say(Phrase{"app.handover.take", {seat_name("seat", seat)}}),
                                                     seat == session.own_seat(), act::TakeSeat{seat}));
    person.picture = "seat." + number;
  }
  whose.blocks.push_back(
      option("afar.around", writer.say("app.afar.around"), session.own_seat() == no_seat, act::TakeSeat{no_seat}));
  return whose;
}

}  // namespace

Document remote_page(const text::Writer& writer, const Session& session) {
  Document page = closable_page(writer, "afar", writer.say("app.afar.title"));
  page.blocks.push_back(group("", {who_has_answered(writer, session)}, writer.say("app.afar.open")));
  page.blocks.push_back(group("actions", {button("afar.send", words_to_send(writer, session.missing_elsewhere()),
                                                 act::Plain::share_match, "main", "icon.pass_on"),
                                          button("afar.paste", writer.say("app.box.link"), act::Plain::paste_link)}));
  page.blocks.push_back(whose_device(writer, session));
  page.blocks.push_back(text(writer.say("app.afar.about"), "note"));
  return page;
}

}  // namespace kairo::app
