#include "web/app/pages/paste_page.h"

#include <utility>

#include "web/app/pages/dialog_page.h"

namespace kairo::app {

namespace {

Block link_field(std::string key, std::string words, std::string look) {
  Block field = text(std::move(words), std::move(look));
  field.kind = Block::Kind::field;
  field.key = std::move(key);
  field.what = "link";
  return field;
}

}  // namespace

Document paste_page(const text::Writer& writer) {
  Document page = closable_page(writer, "paste", writer.say("app.box.link"));
  page.blocks.push_back(link_field("paste.text", writer.say("app.link.label"), "lines"));
  // The page answers with what is in the field, once it is left; this button is where one goes then.
  page.blocks.push_back(button("paste.open", writer.say("app.link.open"), act::Plain::nothing, "main"));
  page.blocks.push_back(link_field("paste.file", writer.say("app.link.file"), "file"));
  return page;
}

}  // namespace kairo::app
