#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/bots/thought.h"

namespace kairo {

/// Answers a request (request.h), in slices: for a program beside the page, which the page asks.
class Thinker {
 public:
  /// False, and nothing to think about, if this is not a request.
  bool begin(std::string_view request);
  /// Makes at most `playouts` more playouts; true once the answer is there. `begin` must have succeeded.
  bool think(int playouts) { return thought_->think(playouts); }
  [[nodiscard]] std::string answer() const;

 private:
  std::unique_ptr<Thought> thought_;
};

}  // namespace kairo
