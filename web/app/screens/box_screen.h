#pragma once

#include <string>

#include "web/app/action.h"
#include "web/app/saves/save_store.h"
#include "web/app/saves/storage.h"
#include "web/app/screens/save_list.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The start page: the games, the saved matches, the quarantined records, a button for links.
class BoxScreen {
 public:
  /// `news`: something new can be read.
  Action frame(draw::Ui& ui, const SaveStore& saves, Storage storage, bool news);
  /// See `SaveList`.
  [[nodiscard]] const std::string& unexamined() const { return list_.unexamined(); }

 private:
  SaveList list_;
};

}  // namespace kairo::app
