#pragma once

#include <cstddef>
#include <string>

#include "web/app/action.h"
#include "web/app/saves/save_store.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The saved matches and quarantined records as rows in the box, a page at a time, since there may be thousands.
class SaveList {
 public:
  [[nodiscard]] static bool is_empty(const SaveStore& saves);
  /// What `draw` needs at this width.
  [[nodiscard]] float height(const SaveStore& saves, float width) const;
  /// Each page has its own, so that it begins at its top.
  [[nodiscard]] std::string scroll_id() const;
  Action draw(draw::Ui& ui, draw::Rect at, const SaveStore& saves);

  /// A row of the last frame whose record must be examined (`SaveStore::examine`) to show its state; empty: none.
  [[nodiscard]] const std::string& unexamined() const { return unexamined_; }

 private:
  Action draw_pager(draw::Ui& ui, const draw::Rect& at, std::size_t rows);

  std::size_t page_ = 0;
  std::string unexamined_;
};

/// The number of rows on one page.
inline constexpr std::size_t rows_a_page = 20;

}  // namespace kairo::app
