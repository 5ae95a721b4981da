#include "engine/games/galleria/words/terms.h"

#include <algorithm>
#include <array>

namespace kairo::galleria {

namespace {

constexpr std::array<std::string_view, side_count> side_keys{"galleria.side.north", "galleria.side.east",
                                                             "galleria.side.south", "galleria.side.west"};
constexpr std::array<std::string_view, width> column_keys{"galleria.column.a", "galleria.column.b", "galleria.column.c",
                                                          "galleria.column.d", "galleria.column.e", "galleria.column.f",
                                                          "galleria.column.g"};
constexpr auto special_keys = special_cards;

/// A key followed by `.text`, put together at compile time.
class TextKey {
 public:
  constexpr TextKey() = default;
  constexpr explicit TextKey(std::string_view key) {
    for (const std::string_view part : {key, std::string_view(".text")})
      for (const char letter : part) text_[size_++] = letter;
  }
  [[nodiscard]] constexpr std::string_view view() const { return {text_.data(), size_}; }

 private:
  std::array<char, 64> text_{};
  std::size_t size_ = 0;
};

template <class Row>
constexpr std::string_view key_in(const Row& row) {
  if constexpr (requires { row.key; })
    return row.key;
  else
    return row;
}

template <std::size_t N, class Row>
constexpr std::array<TextKey, N> text_keys(const std::array<Row, N>& rows) {
  std::array<TextKey, N> keys;
  for (std::size_t i = 0; i < N; ++i) keys[i] = TextKey(key_in(rows[i]));
  return keys;
}
constexpr auto skill_texts = text_keys(skill_cards);
constexpr auto trap_texts = text_keys(trap_cards);
constexpr auto special_texts = text_keys(special_keys);
constexpr auto facet_texts = text_keys(facet_cards);
constexpr auto curio_texts = text_keys(curio_cards);
constexpr auto event_texts = text_keys(event_cards);

/// The last row for a number that is out of bounds.
template <class Rows>
constexpr const auto& row(const Rows& rows, int number) {
  const int last = static_cast<int>(rows.size()) - 1;
  return rows[static_cast<std::size_t>(number < 0 || number > last ? last : number)];
}

Arg sides(std::string_view hole, Sides set) {
  std::vector<Phrase> items;
  for (int side = 0; side < side_count; ++side)
    if ((set & side_at(side)) != 0) items.push_back({side_keys[side]});
  return list(hole, std::move(items));
}

Phrase marked_phrase(const Face& face) {
  if (face.through == 0)
    return {face.live ? "galleria.maze.mark" : "galleria.maze.mark.used", {sides("side", face.mark)}};
  return {face.live ? "galleria.maze.parts" : "galleria.maze.parts.used",
          {sides("sides", face.through), sides("side", face.mark)}};
}

Phrase maze_phrase(const Face& face) {
  if (face.mark != 0) return marked_phrase(face);
  const Arg open = sides("sides", face.through);
  if (face.power == 0) return {"galleria.maze", {open}};
  if (face.branch == 0) return {"galleria.maze.monster", {open, number("n", face.power)}};
  return {"galleria.maze.branch", {open, number("n", face.power), sides("side", face.branch)}};
}

}  // namespace

Phrase card_phrase(int card, int turned) {
  if (is_maze(card)) return maze_phrase(face_of(card, turned != 0 ? 1 : 0));
  if (is_skill(card)) return {skill_of(card).key};
  if (is_trap(card)) return {trap_of(card).key};
  if (card == start_card) return {"galleria.start"};
  return {row(special_keys, card - first_special)};
}

Phrase cell_phrase(int cell) {
  const int bounded = cell < 0 || cell >= cells ? cells - 1 : cell;
  return {"galleria.cell", {term("column", column_keys[column_of(bounded)]), number("row", row_of(bounded) + 1)}};
}

std::string_view facet_key(int facet) { return row(facet_cards, facet).key; }
std::string_view curio_key(int curio) { return row(curio_cards, curio).key; }
std::string_view event_key(int event) { return row(event_cards, event).key; }
std::string_view room_key(int room) { return row(room_places, room).key; }

std::string_view card_text_key(int card) {
  if (is_skill(card)) return row(skill_texts, card - first_skill).view();
  if (is_trap(card)) return row(trap_texts, card - first_trap).view();
  return row(special_texts, card - first_special).view();
}

std::string_view facet_text_key(int facet) { return row(facet_texts, facet).view(); }
std::string_view curio_text_key(int curio) { return row(curio_texts, curio).view(); }
std::string_view event_text_key(int event) { return row(event_texts, event).view(); }

namespace terms {

Arg who(const View& view, std::string_view hole, int seat) {
  if (is_alone(view.table) && seat == phantom) return term(hole, "galleria.phantom");
  return seat_name(hole, static_cast<Seat>(seat));
}

Arg card(std::string_view hole, int card, int turned) { return list(hole, {card_phrase(card, turned)}); }

Arg cards(std::string_view hole, const Cards& cards) {
  std::vector<Phrase> items;
  for (int card = 0; card < card_kinds; ++card)
    for (int i = 0; i < cards.of[card]; ++i) items.push_back(card_phrase(card));
  return list(hole, std::move(items));
}

Arg cell(std::string_view hole, int cell) { return list(hole, {cell_phrase(cell)}); }

Arg cells(std::string_view hole, CellSet set) {
  std::vector<Phrase> items;
  for_each_cell(set, [&](Cell member) { items.push_back(cell_phrase(member)); });
  return list(hole, std::move(items));
}

Arg facet(std::string_view hole, int facet) { return term(hole, facet_key(facet)); }
Arg curio(std::string_view hole, int curio) { return term(hole, curio_key(curio)); }
Arg room(std::string_view hole, int room) { return term(hole, room_key(room)); }
Arg event(std::string_view hole, int event) { return term(hole, event_key(event)); }
Arg phrase(std::string_view hole, Phrase inner) { return list(hole, {std::move(inner)}); }

}  // namespace terms

}  // namespace kairo::galleria
