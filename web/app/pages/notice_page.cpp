#include "web/app/pages/notice_page.h"

#include "web/app/pages/dialog_page.h"

namespace kairo::app {

namespace {

bool deletes(act::Plain action) { return action == act::Plain::delete_all || action == act::Plain::wipe_statistics; }

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

}  // namespace kairo::app
