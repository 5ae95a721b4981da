#include "web/tables/galleria/input/move_builder.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace kairo::galleria::table {

using Kind = Move::Kind;
using From = Source::From;

namespace {

Target target_of(Move move) {
  switch (move.kind) {
    case Kind::skill:
    case Kind::trap: return effect_of(move.a).target;
    case Kind::facet: return facet_cards[move.a].effect.target;
    case Kind::curio: return curio_cards[move.a].effect.target;
    case Kind::place:
    case Kind::pass:
    case Kind::discard:
    case Kind::go_on:
    case Kind::step_back:
    case Kind::remove:
    case Kind::choose:
    case Kind::pass_on:
    case Kind::peek:
    case Kind::take:
    case Kind::ask:
    case Kind::end: break;
  }
  return Target::none;
}

}  // namespace

Source source_of(Move move) {
  switch (move.kind) {
    case Kind::place:
    case Kind::skill:
    case Kind::trap:
    case Kind::discard:
    case Kind::pass_on:
    case Kind::take: return {From::card, move.a};
    case Kind::facet: return {From::facet, move.a};
    case Kind::curio: return {From::curio, move.a};
    case Kind::pass:
    case Kind::go_on:
    case Kind::step_back:
    case Kind::remove:
    case Kind::choose:
    case Kind::peek:
    case Kind::ask:
    case Kind::end: break;
  }
  return {};
}

Place place_of(Move move) {
  switch (move.kind) {
    case Kind::place: return {.cell = move.b};
    case Kind::remove: return {.cell = move.a};
    case Kind::peek: return {.room = move.a};
    case Kind::skill:
    case Kind::facet:
    case Kind::curio:
    case Kind::trap:
    case Kind::pass:
    case Kind::discard:
    case Kind::go_on:
    case Kind::step_back:
    case Kind::choose:
    case Kind::pass_on:
    case Kind::take:
    case Kind::ask:
    case Kind::end: break;
  }
  switch (target_of(move)) {
    case Target::maze_card:
    case Target::monster: return {.cell = move.b};
    case Target::room: return {.room = move.b};
    case Target::player: return {.seat = move.b};
    case Target::none:
    case Target::used_curio:
    case Target::common_used_curio:
    case Target::facet_deck:
    case Target::deck: break;
  }
  return {};
}

bool is_plain_answer(Move move) {
  return move.kind == Kind::pass || move.kind == Kind::go_on || move.kind == Kind::step_back || move.kind == Kind::end;
}

void MoveBuilder::begin(const View& view, const Choices& choices) {
  *this = {};
  moves_ = choices.moves();
  table_ = view.table;
  hand_ = view.table.phase == Phase::take ? view.deck_mazes : view.hands[view.me];
  find_places();
}

bool MoveBuilder::cancel() {
  if (!payment_.empty()) {
    payment_.clear();
    return true;
  }
  if (std::exchange(place_, Place{}).any()) return true;
  const bool held = source_ != Source{};
  source_ = {};
  turned_ = 0;
  find_places();
  return held;
}

void MoveBuilder::find_places() {
  fits_ = {};
  prices_ = {};
  cells_ = 0;
  rooms_ = 0;
  seats_ = 0;
  for (const Move move : moves_) {
    if (source_of(move) != source_) continue;
    const Place place = place_of(move);
    if (move.kind == Kind::place) {
      fits_[move.c] |= only_cell(move.b);
      prices_[move.c][move.b] = static_cast<std::uint8_t>(way_to(table_, {move.a, move.b, move.c}).cost);
    } else if (place.cell != no_cell) {
      cells_ |= only_cell(place.cell);
    } else if (place.room != no_room) {
      rooms_ |= only_room(place.room);
    } else if (place.seat != no_seat) {
      seats_ |= only(place.seat);
    }
  }
}

void MoveBuilder::pick(const Source& source) {
  const bool back = source == source_;
  source_ = back ? Source{} : source;
  place_ = {};
  turned_ = 0;
  payment_.clear();
  find_places();
  if (std::has_single_bit(seats_)) place_.seat = static_cast<Seat>(std::countr_zero(seats_));
  if (std::has_single_bit(cells_)) place_.cell = static_cast<Cell>(std::countr_zero(cells_));
}

bool MoveBuilder::choose(const Place& place) {
  const bool here = place.cell != no_cell   ? has_cell(fits_[0] | fits_[1] | cells_, place.cell)
                    : place.seat != no_seat ? contains(seats_, place.seat)
                                            : has_room(rooms_, place.room);
  if (!here) return false;
  if (places_card() && !has_cell(fits(), place.cell)) turned_ = static_cast<std::uint8_t>(1 - turned_);
  place_ = place;
  payment_.clear();
  return true;
}

void MoveBuilder::turn() {
  turned_ = static_cast<std::uint8_t>(1 - turned_);
  if (!has_cell(fits(), place_.cell)) place_ = {};
  payment_.clear();
}

void MoveBuilder::pay_with(Card card) {
  const auto chosen = std::ranges::count(payment_, card);
  const int there = hand_.of[card] - (source_ == Source{From::card, card} ? 1 : 0);
  if (chosen < there && static_cast<int>(payment_.size()) < owed())
    payment_.push_back(card);
  else
    std::erase(payment_, card);
}

bool MoveBuilder::is_live(const Source& source) const {
  return std::ranges::any_of(moves_, [&](Move move) { return source_of(move) == source; });
}

std::optional<Source> MoveBuilder::only_source() const {
  std::optional<Source> only;
  for (const Move move : moves_) {
    const Source source = source_of(move);
    if (source == Source{} || source == only) continue;
    if (only) return std::nullopt;
    only = source;
  }
  return only;
}

std::optional<Move> MoveBuilder::only_use() const {
  const auto uses = [](Move move) { return source_of(move) != Source{}; };
  const auto first = std::ranges::find_if(moves_, uses);
  return std::ranges::count_if(moves_, uses) == 1 ? std::optional(*first) : std::nullopt;
}

bool MoveBuilder::only_ends() const {
  return std::ranges::all_of(moves_, [](Move move) { return move.kind == Kind::end || move.kind == Kind::ask; });
}

bool MoveBuilder::places_card() const { return source_.from == From::card && (fits_[0] | fits_[1]) != 0; }

bool MoveBuilder::may_turn() const { return place_.cell != no_cell && has_cell(fits_[0] & fits_[1], place_.cell); }

std::vector<Source> MoveBuilder::given_up() const {
  std::vector<Source> sources;
  if (table_.phase != Phase::use || !places_card()) return sources;
  for (const Move move : moves_) {
    const bool goes = move.kind == Kind::skill || move.kind == Kind::facet || move.kind == Kind::curio;
    const Source source = source_of(move);
    if (goes && std::ranges::find(sources, source) == sources.end()) sources.push_back(source);
  }
  return sources;
}

int MoveBuilder::price(Cell cell) const { return prices_[has_cell(fits(), cell) ? turned_ : 1U - turned_][cell]; }

std::vector<Move> MoveBuilder::moves_without_place() const {
  std::vector<Move> plain;
  for (const Move move : moves_)
    if (source_of(move) == source_ && !place_of(move).any() && !is_plain_answer(move) && move.kind != Kind::ask)
      plain.push_back(move);
  return plain;
}

std::optional<Move> MoveBuilder::ready() const {
  if (place_.any()) {
    for (const Move move : moves_) {
      const bool is_turned = move.kind != Kind::place || move.c == turned_;
      if (source_of(move) == source_ && place_of(move) == place_ && is_turned) return move;
    }
    return std::nullopt;
  }
  const std::vector<Move> moves = moves_without_place();
  return moves.size() == 1 && moves[0].kind != Kind::choose ? std::optional(moves[0]) : std::nullopt;
}

std::vector<Move> MoveBuilder::options() const {
  const std::vector<Move> moves = moves_without_place();
  return moves.size() > 1 || (!moves.empty() && moves[0].kind == Kind::choose) ? moves : std::vector<Move>{};
}

std::vector<Move> MoveBuilder::plain_answers() const {
  std::vector<Move> plain_answers;
  std::ranges::copy_if(moves_, std::back_inserter(plain_answers), is_plain_answer);
  return plain_answers;
}

bool MoveBuilder::needs_place() const {
  return !place_.any() && ((fits_[0] | fits_[1] | cells_) != 0 || rooms_ != 0 || seats_ != 0);
}

}  // namespace kairo::galleria::table
