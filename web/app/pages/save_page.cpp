#include "web/app/pages/save_page.h"

#include <string>
#include <utility>
#include <vector>

#include "web/app/pages/document.h"
#include "web/app/screens/save_words.h"

namespace kairo::app {

std::optional<Document> save_page(const text::Writer& writer, const SaveStore& saves, std::string_view what) {
  const SavedMatch* saved = saves.find(what);
  const Quarantined* quarantined = saves.find_quarantined(what);
  if (saved == nullptr && quarantined == nullptr) return std::nullopt;
  SaveWords words = saved != nullptr ? words_of(writer, *saved) : words_of(writer, *quarantined);
  const std::string id(what);
  Document document = closable_page(writer, "kept", std::move(words.title));
  std::vector<Block>& blocks = document.blocks;
  if (!words.who.empty()) blocks.push_back(text(std::move(words.who), "soft"));
  if (!words.state.empty()) blocks.push_back(text(std::move(words.state), "state"));
  if (quarantined != nullptr) blocks.push_back(text(writer.say("app.aside.stays")));
  if (saved != nullptr)
    blocks.push_back(text_field("kept.rename", writer.say("app.kept.name"), "match " + id, saved->record.name,
                                writer.say_of(saved->record.game, "name")));
  std::vector<Block> actions;
  actions.push_back(button("kept.file", writer.say("app.kept.file"), act::ExportSave{id}, "row", "icon.file"));
  actions.push_back(button("kept.delete", writer.say("app.box.delete"), act::DeleteSave{id}, "danger", "icon.close"));
  blocks.push_back(group("actions", std::move(actions)));
  return document;
}

}  // namespace kairo::app
