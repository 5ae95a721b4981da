#include "engine/bots/search/halving.h"

#include <bit>

#include "engine/core/heap_sort.h"

namespace kairo::search {

namespace {

/// The order of the others stays.
void move_kept_to_front(Candidates::iterator front, Candidates::iterator end) {
  for (auto next = front; next != end; ++next)
    if (next->kept) std::rotate(front++, next, next + 1);
}

}  // namespace

Halving::Halving(Candidates candidates, int playouts)
    : candidates_(std::move(candidates)),
      left_(candidates_.size()),
      rounds_(static_cast<int>(std::bit_width(candidates_.size() - 1))),
      playouts_a_round_(rounds_ == 0 ? 0 : playouts / rounds_) {
  begin_round();
}

void Halving::begin_round() { turns_ = std::max(1, playouts_a_round_ / static_cast<int>(left_)); }

void Halving::advance() {
  if (++turn_ < left_) return;
  turn_ = 0;
  if (--turns_ > 0) return;
  drop_the_worse_half();
  --rounds_;
  begin_round();
}

void Halving::drop_the_worse_half() {
  const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(left_);
  heap_sort(std::ranges::subrange(candidates_.begin(), end), is_better);
  const bool last = rounds_ == 1;
  if (!last) move_kept_to_front(candidates_.begin() + 1, end);
  left_ = (left_ + 1) / 2;
}

}  // namespace kairo::search
