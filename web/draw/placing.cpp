#include "web/draw/placing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>
#include <vector>

namespace kairo::draw {
namespace {

// The cost of a square pixel that is covered,
constexpr float of_avoided = 4000;
constexpr float of_named = 2000;
constexpr float of_question = 400;
constexpr float of_card = 150;
constexpr float of_target = 12;
constexpr float of_thing = 0.6F;
constexpr float of_panel = 0.04F;  ///< the ground that smaller things lie on
constexpr float of_later = 60;
// and of a pixel between the words and what they are about.
constexpr float of_way = 2;

/// A frame and an arrow may stand around what the words are about.
constexpr float beside = 6;
/// A larger thing is a panel or a board, and a larger target the whole of one; in parts of the room.
constexpr float least_panel = 0.12F;
constexpr float largest_target = 0.3F;
constexpr float largest_thing = 0.6F;

float area(const Rect& at) { return at.w * at.h; }

/// Between the edges of two rectangles.
float gap_between(const Rect& a, const Rect& b) {
  const float across = std::max({0.0F, a.x - b.right(), b.x - a.right()});
  const float along = std::max({0.0F, a.y - b.bottom(), b.y - a.bottom()});
  return std::hypot(across, along);
}

/// Whether this line says what is asked or what a choice would bring.
bool is_line_to_read(std::string_view id) { return id == "question" || id == "preview" || id == "consequences"; }

/// Whether a tap on it does nothing but explain it.
bool only_explains(const Explainer& explainer, std::string_view id) {
  const auto thing = std::ranges::find(explainer.things(), id, &Explained::id);
  return thing != explainer.things().end() && thing->what.by_tap;
}

/// Something of the screen, and the cost of a square pixel of it that is covered.
struct Obstacle {
  Rect at;
  float cost;
};

class Placing {
 public:
  Placing(const Gesture& gesture, const Explainer& explainer, const LaidWords& words) : words_(words) {
    for (const Rect& at : words.avoided) hard(at, of_avoided);
    // Beside nearly everything there is no place, only one that covers less of it.
    for (const Rect& at : words.about) hard(at.inset(-beside), is_part(at, largest_thing) ? of_named : of_target);
    for (const Rect& at : words.spared)
      if (is_part(at, largest_thing)) hard(at.inset(-beside), of_named);
    for (const Rect& at : words.asked) hard(at, of_question);
    for (const Gesture::Target& target : gesture.targets())
      if (is_part(target.at, largest_target) && !only_explains(explainer, target.id))
        add(target.at, cost_of(target.id), words.needs_table);
    for (const Explained& thing : explainer.things()) {
      if (is_line_to_read(thing.id)) hard(thing.at, of_question);
      add(thing.at, is_part(thing.at, least_panel) ? of_thing : of_panel, false);
    }
  }

  [[nodiscard]] Placed best() const {
    const Rect stay = where_it_was();
    Rect best = stay;
    float least = std::numeric_limits<float>::max();
    const float of_staying = stay.w > 0 ? cost(hard_, stay) : least;
    if (of_staying <= 0) return {stay};
    // A finger that goes on reading finds the button where it was, if only a rim or what nobody taps now lies below.
    if (!words_.needs_table && stay.w > 0 && hidden(stay, beside) <= 0) return {stay};
    if (words_.settled && stay.w > 0 && hidden(stay) <= 0) return {stay, of_staying};
    float least_hard = 0;
    // Things to come matter less than anything that would be covered now.
    const float weight = words_.later.empty() ? 1 : 20;
    for (const float y : steps(words_.room.y, words_.room.h - words_.h, 4))
      for (const float x : steps(words_.room.x, words_.room.w - words_.w, 24)) {
        const Rect at{x, y, words_.w, words_.h};
        const float covered = cost(hard_, at);
        if (covered >= least) continue;
        const float now = covered * weight + cost(soft_, at) + of_way * way_to(at) + cost_later(at);
        if (now >= least) continue;
        least = now;
        least_hard = covered;
        best = at;
      }
    const bool stays = stay.w > 0 && least_hard >= of_staying * worth_moving;
    const Rect& at = stays ? stay : best;
    return {at, stays ? of_staying : least_hard, hidden(at), hidden(at, beside)};
  }

 private:
  /// Words that cover something move only to where they cover clearly less.
  static constexpr float worth_moving = 0.8F;

  /// Cards are compared before one is chosen.
  [[nodiscard]] float cost_of(std::string_view target) const {
    if (!words_.needs_table) return of_thing;
    return target.starts_with("card.") ? of_card : of_target;
  }
  [[nodiscard]] bool is_part(const Rect& at, float share) const { return area(at) < share * area(words_.room); }
  void add(const Rect& at, float cost, bool is_hard) {
    if (intersection(at, words_.room).w > 0) (is_hard ? hard_ : soft_).push_back({at, cost});
  }
  void hard(const Rect& at, float cost) { add(at, cost, true); }

  static float cost(const std::vector<Obstacle>& all, const Rect& at) {
    float sum = 0;
    for (const Obstacle& one : all) sum += one.cost * area(intersection(at, one.at));
    return sum;
  }
  /// The cost of what is to be seen, without so much of the rims around it.
  [[nodiscard]] float hidden(const Rect& at, float rim = 0) const {
    float sum = 0;
    for (const Obstacle& one : hard_)
      if (one.cost >= of_card) sum += one.cost * area(intersection(at, one.at.inset(one.cost == of_named ? rim : 0)));
    return sum;
  }
  [[nodiscard]] float way_to(const Rect& at) const {
    float way = 0;
    for (const Rect& thing : words_.about) way += gap_between(at, thing);
    return words_.about.empty() ? 0 : way / static_cast<float>(words_.about.size());
  }
  /// The cost of what the next words would cover there, which would have to move away then.
  [[nodiscard]] float cost_later(const Rect& at) const {
    const float h = std::max(at.h, words_.highest_later);
    const Rect then{at.x, at.bottom() - h, at.w, h};
    float sum = then.y < words_.room.y ? of_later * at.w * (words_.room.y - then.y) : 0;
    for (const Rect& thing : words_.later)
      if (is_part(thing, largest_thing)) sum += of_later * area(intersection(then, thing.inset(-beside)));
    return sum;
  }
  /// Its lower right corner stays, since that is where buttons are.
  [[nodiscard]] Rect where_it_was() const {
    const Rect& last = words_.last;
    const Rect& room = words_.room;
    if (last.w <= 0) return {};
    return {begin_within(last.right() - words_.w, words_.w, room.x, room.right()),
            begin_within(last.bottom() - words_.h, words_.h, room.y, room.bottom()), words_.w, words_.h};
  }
  static std::vector<float> steps(float from, float length, float step) {
    std::vector<float> all;
    for (float way = 0; way < length; way += step) all.push_back(from + way);
    all.push_back(from + std::max(0.0F, length));
    return all;
  }

  const LaidWords& words_;
  std::vector<Obstacle> hard_;
  std::vector<Obstacle> soft_;
};

}  // namespace

Placed place_words(const Gesture& gesture, const Explainer& explainer, const LaidWords& words) {
  return Placing(gesture, explainer, words).best();
}

}  // namespace kairo::draw
