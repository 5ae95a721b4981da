#include "web/app/session/notebook.h"

#include <algorithm>
#include <utility>

namespace kairo::app {

void Notebook::restore(Notes notes) {
  hints_ = std::move(notes.hints);
  reviews_ = std::move(notes.reviews);
  wishes_ = std::move(notes.wishes);
}

void Notebook::add_hint(HintTaken hint) {
  if (std::ranges::find(hints_, hint) == hints_.end()) hints_.push_back(hint);
}

void Notebook::keep_review(Seat seat, std::string review) {
  const std::string begin = std::to_string(seat);
  std::erase_if(reviews_, [&](const std::string& kept) { return kept == begin || kept.starts_with(begin + ";"); });
  reviews_.push_back(std::move(review));
}

const Wish* Notebook::wish_of(Seat seat) const {
  const auto wish = std::ranges::find(wishes_, seat, &Wish::seat);
  return wish == wishes_.end() ? nullptr : &*wish;
}

void Notebook::wish(Wish wish) {
  forget_wish(wish.seat);
  wishes_.push_back(wish);
}

void Notebook::forget_wish(Seat seat) {
  std::erase_if(wishes_, [seat](const Wish& wish) { return wish.seat == seat; });
}

}  // namespace kairo::app
