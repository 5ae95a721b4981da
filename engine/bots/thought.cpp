#include "engine/bots/thought.h"

#include "engine/bots/ruin/tactics.h"
#include "engine/bots/rules_of_thumb.h"
#include "engine/bots/search/search.h"
#include "engine/bots/wicked/tactics.h"
#include "engine/match/box.h"

namespace kairo {

namespace {

/// A decision that needed no search.
class Decided final : public Thought {
 public:
  explicit Decided(AnyMove move) : move_(move) {}
  bool think(int /*playouts*/) override { return true; }
  [[nodiscard]] double progress() const override { return 1; }
  [[nodiscard]] Decision decision() const override { return {move_, {}}; }

 private:
  AnyMove move_;
};

struct Question {
  const Position& position;
  Seat seat;
  BotLevel level;
  Rng rng;
  std::optional<AnyMove> besides;
  bool sees_all;
};

template <search::Searchable S>
std::unique_ptr<Thought> begin_search(const Question& question, const S& state, typename S::View view) {
  const search::Limits limits = search::TacticsOf<S>::limits(question.level, view);
  search::Knowledge<S> knowledge{std::move(view), std::nullopt};
  if (question.sees_all) knowledge.truth = state;
  return std::make_unique<search::Search<S>>(std::move(knowledge), question.seat, limits, question.rng,
                                             question.besides);
}

/// Whether the level's rules of thumb answer. They do so for offers even when the level searches: most are declined,
/// and declining must take no time, since a pause would reveal who was asked, and so what they hold.
template <Playable S>
bool needs_no_search(const typename S::View& view, BotLevel level) {
  return !searches(level) || offer(view) != Offer::none || !search::Searchable<S>;
}

/// The legal moves come from an imagined state, so that they reveal nothing hidden either.
template <Playable S>
std::unique_ptr<Thought> begin(const Question& question, const S& state) {
  typename S::View view = look(state, question.seat);
  Rng rng = question.rng;
  if (needs_no_search<S>(view, question.level))
    return std::make_unique<Decided>(choose_by_rules_of_thumb(question.position, question.seat, question.level, rng));
  typename S::MoveList moves;
  legal(imagine(view, rng), moves);
  if (moves.size() == 1) return std::make_unique<Decided>(erase_move(moves[0]));
  if constexpr (search::Searchable<S>) return begin_search(question, state, std::move(view));
  return nullptr;
}

template <class... States>
std::unique_ptr<Thought> begin_in_any(std::type_identity<std::tuple<States...>>, const Question& question) {
  std::unique_ptr<Thought> thought;
  const auto try_game = [&](const auto* state) {
    if (state != nullptr) thought = begin(question, *state);
  };
  (try_game(question.position.as<States>()), ...);
  return thought;
}

}  // namespace

std::unique_ptr<Thought> begin_thought(const Position& position, Seat seat, BotLevel level, Rng rng,
                                       std::optional<AnyMove> besides) {
  return begin_in_any(std::type_identity<Box>{}, {position, seat, level, rng, besides, false});
}

std::unique_ptr<Thought> begin_cheating_thought(const Position& position, Seat seat, BotLevel level, Rng rng) {
  return begin_in_any(std::type_identity<Box>{}, {position, seat, level, rng, std::nullopt, true});
}

}  // namespace kairo
