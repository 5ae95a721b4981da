#pragma once

#include <string>
#include <vector>

#include "web/app/session/notes.h"

namespace kairo::app {

/// The requests of people during a match: hints, reviews and wishes. A part of its notes.
class Notebook {
 public:
  /// Takes over what earlier notes hold of it.
  void restore(Notes notes);

  [[nodiscard]] const std::vector<HintTaken>& hints() const { return hints_; }
  /// A hint was taken; again after as many moves, it is the same.
  void add_hint(HintTaken hint);

  [[nodiscard]] const std::vector<std::string>& reviews() const { return reviews_; }
  /// Keeps a review, in place of an earlier one of this seat (engine/bots/review.h).
  void keep_review(Seat seat, std::string review);

  [[nodiscard]] const std::vector<Wish>& wishes() const { return wishes_; }
  /// Null: none.
  [[nodiscard]] const Wish* wish_of(Seat seat) const;
  /// Keeps a wish, in place of an earlier one of this seat.
  void wish(Wish wish);
  void forget_wish(Seat seat);

 private:
  std::vector<HintTaken> hints_;
  std::vector<std::string> reviews_;
  std::vector<Wish> wishes_;
};

}  // namespace kairo::app
