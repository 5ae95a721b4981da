#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

#include "web/app/session.h"

namespace kairo::app {

/// Tells the page how the match on the screen goes on, for whoever shows the page in a frame: whose turn, how many
/// moves, the scores at the end. Nothing that a seat keeps from another is ever told, nor anybody's name.
class Telling {
 public:
  using Send = std::function<void(std::string_view name, std::string_view text)>;

  /// Says what has changed since the last call; `session` may be null.
  void update(const Session* session, const Send& send);

 private:
  std::string id_;  ///< of the match that was told last; empty: none
  std::size_t moves_ = 0;
};

}  // namespace kairo::app
