#include "web/app/pages/message_pages.h"

#include <string>
#include <utility>

#include "web/app/news.h"

namespace kairo::app {

namespace {

bool deletes(act::Plain action) { return action == act::Plain::delete_all || action == act::Plain::wipe_statistics; }

Block link_field(std::string key, std::string words, std::string look) {
  Block field = text(std::move(words), std::move(look));
  field.kind = Block::Kind::field;
  field.key = std::move(key);
  field.what = "link";
  return field;
}

}  // namespace

Document notice_page(const text::Writer& writer, const Notice& notice) {
  Document page = closable_page(writer, "notice");
  // It stands for a title (shell/page/view.mjs).
  page.blocks.push_back(text(notice.words, "asked"));
  page.blocks.back().key = "dialog-words";
  if (notice.offer != act::Plain::nothing)
    page.blocks.push_back(group("actions", {button("notice.offer", notice.offer_words, notice.offer,
                                                   deletes(notice.offer) ? "danger" : "main")}));
  return page;
}

Document elsewhere_page(const text::Writer& writer, bool has_box) {
  return {
      .name = "elsewhere",
      .title = writer.say("app.elsewhere.title"),
      .blocks = {text(writer.say("app.elsewhere.words"), "lead"),
                 button("elsewhere.here", writer.say("app.elsewhere.here"), act::Plain::seize_match, "main"),
                 button("elsewhere.box", writer.say(has_box ? "app.end.box" : "app.end.setup"), act::Plain::show_box)}};
}

Document paste_page(const text::Writer& writer) {
  Document page = closable_page(writer, "paste", writer.say("app.box.link"));
  page.blocks.push_back(link_field("paste.text", writer.say("app.link.label"), "lines"));
  // The page answers with what is in the field, once it is left; this button is where one goes then.
  page.blocks.push_back(button("paste.open", writer.say("app.link.open"), act::Plain::nothing, "main"));
  page.blocks.push_back(link_field("paste.file", writer.say("app.link.file"), "file"));
  return page;
}

Document viewpoint_page(const text::Writer& writer, Seat viewpoint, int seats) {
  Document page = closable_page(writer, "eyes", writer.say("app.replay.eyes.title"));
  Block eyes = choice("eyes", page.title, {});
  eyes.look = "rows";
  const auto add = [&](std::string name, std::string words, std::string sign, Seat seat) {
    eyes.blocks.push_back(option("eyes." + std::move(name), std::move(words), seat == viewpoint, act::SeeAs{seat}));
    eyes.blocks.back().picture = std::move(sign);
  };
  add("all", writer.say("app.replay.eyes.all"), "icon.eye", no_seat);
  for (Seat seat = 0; seat < seats; ++seat) {
    const std::string number = std::to_string(seat);
    add(number, writer.say(Phrase{"app.replay.eyes", {seat_name("seat", seat)}}), "seat." + number, seat);
  }
  page.blocks.push_back(std::move(eyes));
  return page;
}

Document news_page(const text::Writer& writer) {
  Document page = closable_page(writer, "news", writer.say("app.news"));
  Block news = group("news", {});
  news.kind = Block::Kind::list;
  for (int number = newest_news; number > 0; --number)
    news.blocks.push_back(text(writer.say("app.news." + std::to_string(number))));
  page.blocks.push_back(std::move(news));
  return page;
}

}  // namespace kairo::app
