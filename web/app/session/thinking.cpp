#include "web/app/session/thinking.h"

#include <utility>

#include "engine/core/numbers.h"
#include "web/app/saves/lines.h"

namespace kairo::app {

Thinking::Question::Question(Question&& other) noexcept
    : thinking_(std::exchange(other.thinking_, nullptr)), id_(other.id_) {}

Thinking::Question& Thinking::Question::operator=(Question&& other) noexcept {
  if (this == &other) return *this;
  stop();
  thinking_ = std::exchange(other.thinking_, nullptr);
  id_ = other.id_;
  return *this;
}

Thinking::Question::~Question() { stop(); }

void Thinking::Question::stop() {
  if (thinking_ == nullptr) return;
  if (open()) thinking_->services_.send(ToPage::stop_thinking, std::to_string(id_));
  thinking_->questions_.erase(id_);
}

bool Thinking::Question::open() const { return thinking_->questions_.at(id_).open; }

const std::optional<Decision>& Thinking::Question::decision() const { return thinking_->questions_.at(id_).decision; }

Thinking::Question Thinking::ask(const Position& position, Seat seat, BotLevel level, Rng rng,
                                 std::optional<AnyMove> besides) {
  const std::uint64_t id = ++last_id_;
  questions_.emplace(id, State{});
  services_.send(ToPage::think, std::to_string(id) + "\n" + write_request(position, seat, level, rng, besides));
  return {*this, id};
}

Thinking::State* Thinking::find(std::string_view id) {
  const auto number = read_number<std::uint64_t>(id);
  const auto found = number ? questions_.find(*number) : questions_.end();
  return found == questions_.end() ? nullptr : &found->second;
}

void Thinking::receive_answer(std::string_view text) {
  State* state = find(pop_line(text));
  if (state == nullptr || !state->open) return;
  state->open = false;
  state->decision = read_decision(text);
}

void Thinking::receive_failure(std::string_view id) {
  if (State* state = find(id)) state->open = false;
}

}  // namespace kairo::app
