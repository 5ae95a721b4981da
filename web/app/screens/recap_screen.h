#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "web/app/action.h"
#include "web/app/session/match_log.h"
#include "web/app/session/recap.h"
#include "web/app/session/session.h"
#include "web/draw/ui.h"
#include "web/tables/table.h"

namespace kairo::app {

/// Shows on a table of its own what has happened, scene by scene at the viewer's pace, and at the end who gained what.
/// The match goes on under it: a move that is made closes it.
class RecapScreen {
 public:
  /// Shows what has happened after the first `seen` moves; false, and nothing is shown, if nothing can be.
  bool open(const Session& session, Seat viewpoint, std::size_t seen);
  /// The latest scene once more; from there one can go back to the earlier ones. The list of gains is that since the
  /// viewer's last move.
  bool open_last(const Session& session, Seat viewpoint);
  void close() { table_.reset(); }
  [[nodiscard]] bool is_open() const { return table_ != nullptr; }

  // While it is open:
  /// Closes it when the match has changed.
  void update(const Session& session, bool animated);
  /// After this action it may be closed.
  Action frame(draw::Ui& ui, const Session& session);
  /// A scene is being animated.
  [[nodiscard]] bool busy() const { return table_->busy(); }
  [[nodiscard]] std::size_t scene() const { return at_; }

 private:
  /// The viewer's next wish.
  enum class Step : std::uint8_t { none, back, on, skip };
  bool open(const Session& session, Seat viewpoint, std::vector<Scene> scenes, std::size_t at);
  [[nodiscard]] bool is_last() const { return at_ + 1 >= scenes_.size(); }
  /// The list of gains comes after the last scene.
  [[nodiscard]] bool has_list() const { return !gains_.empty(); }
  void go_on();
  void go_back();
  void show_scene(const Session& session, bool animated);
  [[nodiscard]] std::string since(const draw::Ui& ui) const;
  [[nodiscard]] std::string heading(const draw::Ui& ui) const;
  /// Says it on one line of this width, where there is no room for `heading`.
  [[nodiscard]] std::string brief_heading(const draw::Ui& ui, float width, const draw::TextStyle& style) const;
  /// Says which scene of how many this is.
  [[nodiscard]] std::string count(const draw::Ui& ui) const;
  /// The events of a scene, in words.
  [[nodiscard]] std::vector<std::string> sentences(std::size_t scene) const;
  /// The height of the captions: one for all scenes that are shown, so that the table keeps its size.
  [[nodiscard]] float caption_room(const draw::Ui& ui, float width, const draw::TextStyle& style) const;
  /// The heading and the sentences.
  [[nodiscard]] std::string caption(const draw::Ui& ui) const;
  [[nodiscard]] Step strip(draw::Ui& ui, draw::Rect at) const;
  [[nodiscard]] Step list(draw::Ui& ui, const Session& session) const;

  std::unique_ptr<tables::AnyTable> table_;  ///< null: closed
  MatchLog log_;
  Seat viewpoint_ = no_seat;
  std::size_t seen_ = 0;      ///< the list is about what came after this number of moves
  bool latest_only_ = false;  ///< the latest scene was asked for, not all since then
  std::size_t moves_ = 0;     ///< of the match when this was opened
  std::vector<Scene> scenes_;
  std::vector<Gains> gains_;
  std::size_t at_ = 0;     ///< the scene
  bool shown_ = false;     ///< the table shows it
  bool listing_ = false;   ///< the list lies over the last scene
  bool measured_ = false;  ///< `gains_` are worked out
};

}  // namespace kairo::app
