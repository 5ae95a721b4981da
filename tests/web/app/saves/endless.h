#pragma once

#include "engine/match/symbols.h"
#include "tests/web/app/toy.h"
#include "web/app/saves/record.h"

namespace kairo::app::testing {

/// A whole record whose code says that it has a hundred thousand moves (engine/match/code.h).
inline Record endless_record() {
  constexpr std::uint32_t moves = 100'000;
  const GameInfo& info = *wicked().info;
  const Setup setup = standard_setup(info, info.min_seats, 7);
  SymbolWriter out;
  out.put(1, 16);
  out.put(info.number, 64);
  out.put(static_cast<std::uint32_t>(info.rules_version), 64);
  out.put(0, static_cast<std::uint32_t>(info.max_seats - info.min_seats + 1));
  for (std::size_t i = 0; i < info.options.size(); ++i)
    out.put(static_cast<std::uint32_t>((setup.options[i] - info.options[i].lowest) / info.options[i].step),
            static_cast<std::uint32_t>(info.options[i].choices()));
  for (const std::uint32_t piece : {0U, 0U, 7U}) out.put(piece, 1U << 16);
  out.put(17, 18);
  out.put(moves % (1U << 16), 1U << 16);
  for (int move = 0; move < 500; ++move) out.put(0, 2);
  out.put_check_sum();
  return {.played = 9,
          .game = std::string(info.id),
          .rules = info.rules_version,
          .moves = moves,
          .turn = 0,
          .code = letters_with_safe_end(out.coder()),
          .players = std::vector<Player>(static_cast<std::size_t>(info.min_seats))};
}

}  // namespace kairo::app::testing
