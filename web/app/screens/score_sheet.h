#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/game_info.h"
#include "engine/core/score.h"
#include "web/app/session/series.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The table of everybody's points: a column for each seat, a row for each source, and the totals.
class ScoreSheet {
 public:
  /// Around its content, within a panel.
  static constexpr float edge = 6;

  /// Laid out for this width. `corner`: words beside the faces, or empty. `score` must live as long as this.
  ScoreSheet(const draw::Ui& ui, const GameInfo& game, const Score& score, float width, std::string corner = {});

  /// This source is being counted up: those after it are not shown yet, nor are the places.
  void count_up(int source) { counting_ = source; }
  /// Adds a row below the totals: theirs and these points of each seat, in the games before.
  void add_series(const SeriesPoints& before);
  /// Distributes the spare height among the rows, but for what else is to be seen.
  void stretch(float room, float other);
  /// Of everything, with the edges above and below.
  [[nodiscard]] float height() const { return head_height() + rows_height() + total_height() + 2 * edge; }
  [[nodiscard]] float rows_height() const;
  [[nodiscard]] float head_height() const { return called_ + head_; }
  [[nodiscard]] float total_height() const { return total_ + (before_.empty() ? 0 : series_line); }

  /// What the heads leave free: above the names of the sources or, if words are there, right of a lone player; else
  /// empty.
  [[nodiscard]] draw::Rect free_corner(const draw::Rect& at) const {
    if (corner_.empty()) return {at.x, at.y + called_, names_ - 2, head_};
    return {at.right() - beside_, at.y + called_, beside_, head_};
  }
  /// The faces and names with their places; cuts them off `at`.
  void draw_heads(draw::Ui& ui, draw::Rect& at) const;
  /// What is drawn behind a number; it may also be touched.
  using Cell = std::function<void(const draw::Rect& at, Seat seat, int source)>;
  void draw_rows(draw::Ui& ui, draw::Rect& at, const Cell& cell = {}) const;
  void draw_totals(draw::Ui& ui, draw::Rect at) const;

 private:
  static constexpr float series_line = 30;

  /// Above the faces, each with a small face.
  void draw_names(draw::Ui& ui, const draw::Rect& at) const;

  const GameInfo& game_;
  const Score& score_;
  std::string corner_;
  float names_ = 0;              ///< width of the sources' names
  float beside_ = 0;             ///< kept free on both sides of a lone player's face
  bool seats_are_named_ = true;  ///< below their faces; where a name has no room there, all are above the faces
  int names_in_a_line_ = 1;      ///< above the faces
  float called_ = 0;             ///< height of those
  float head_ = 0;               ///< heights, of faces and names
  float total_ = 0;
  float name_size_;
  std::vector<int> sources_;  ///< those that can count
  std::vector<float> rows_;   ///< heights, one a source
  std::optional<int> counting_;
  SeriesPoints before_;  ///< points of each seat in the games before; empty: it is no series
};

/// The score sources that can count in this match.
std::vector<int> shown_sources(const GameInfo& game, const Score& score);
/// The seats from the best place to the last.
std::vector<Seat> by_place(const Score& score);
/// Adds the scores to the mirror.
void mirror_scores(draw::Ui& ui, const GameInfo& game, const Score& score);
/// The name of a score source.
std::string source_name(const draw::Ui& ui, const GameInfo& game, int source);

}  // namespace kairo::app
