#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/bots/request.h"
#include "web/app/services.h"

namespace kairo::app {

/// Asks the bots that search, which think beside the canvas (message `think`). Nothing waits for them: the
/// answer comes with a message, and so with a frame. Must outlive its questions.
class Thinking {
 public:
  explicit Thinking(const Services& services) : services_(services) {}
  Thinking(const Thinking&) = delete;
  Thinking& operator=(const Thinking&) = delete;

  /// A question that is being thought about. Nobody goes on thinking about it once it is destroyed.
  class Question {
   public:
    Question(Question&& other) noexcept;
    Question& operator=(Question&& other) noexcept;
    ~Question();

    /// Still without an answer.
    [[nodiscard]] bool open() const;
    /// None while it is open, and if nobody could answer: without a network, for instance.
    [[nodiscard]] const std::optional<Decision>& decision() const;

   private:
    friend class Thinking;
    Question(Thinking& thinking, std::uint64_t id) : thinking_(&thinking), id_(id) {}
    void stop();

    Thinking* thinking_;
    std::uint64_t id_;
  };

  /// See write_request (engine/bots/request.h).
  [[nodiscard]] Question ask(const Position& position, Seat seat, BotLevel level, Rng rng,
                             std::optional<AnyMove> besides = std::nullopt);

  /// The messages `thought` and `no thought` of the page. Answers that nobody waits for any more are ignored.
  void receive_answer(std::string_view text);
  void receive_failure(std::string_view id);

 private:
  struct State {
    bool open = true;
    std::optional<Decision> decision;
  };

  [[nodiscard]] State* find(std::string_view id);

  const Services& services_;
  std::map<std::uint64_t, State> questions_;
  std::uint64_t last_id_ = 0;
};

}  // namespace kairo::app
