#pragma once

#include <array>
#include <string_view>

#include "engine/games/galleria/deck.h"

namespace kairo::galleria::table::motif {

/// In the order of the cards.
inline constexpr std::array<std::string_view, event_count> of_events{{
    // Hidden Larder: a preserving jar.
    "iM-52-56L52-56C74-40 74 60 60 94L-60 94C-74 60-74-40-52-56ZrM-66-58C-70-92 70-92 "
    "66-58L78-40-78-40Zk7M-56-56L56-56r.-20 20 20 20 10 20 2 50 20",
    // Falling Stones: a boulder over a broken floor.
    "iM-50-10L-20-46 34-40 58 2 38 50-22 56-56 26Zi10M-40-98L-40-62M4-98L4-66M46-98L46-58x7M-20-10L4 8-8 30i10M-90 "
    "84L-30 78 0 92 34 76 92 86",
    // Ambush: three cuts of a claw.
    "iM-84-96C-60-30-50 20-74 96-30 30-30-40-84-96ZM-18-100C6-30 12 20-10 100 36 36 36-40-18-100ZM48-96C70-30 76 20 54 "
    "96 100 30 98-44 48-96Z",
    // Draught: a candle whose flame is blown flat.
    "iM-30 10L22 10 22 96-30 96Zk7M-4 10L-4-8yM-4-12C-30-40 20-50 74-66 50-34 40 "
    "0-4-12Zi9M-96-52C-60-76-40-40-64-30M-96-8C-70-26-50-4-62 8M-96-84L-30-84C0-84 0-100-12-100",
    // Feast: a dish under its cover.
    "iM-80 40C-80-40-40-64 0-64 40-64 80-40 80 40Zi.0-74 13gM-98 50L98 50 80 74-80 74Zz9M-52 22C-48-12-30-30-10-36",
    // Lost Bearings: a compass whose needle curls.
    "i.0 0 94x.0 0 78rM-24-8L40-66 8 18Zi9M0 4C-30 20-50 50-20 58 10 64 4 36-12 42M0-88L0-70M0 88L0 72M-88 0L-70 0M88 "
    "0L70 0",
    // Whisper: an ear.
    "iM-20-92C50-100 70-30 40 8 22 32 26 60 0 86-20 100-50 84-46 56-44 34-56 "
    "0-64-30-66-70-50-88-20-92Zx10M18-34C16-66-32-68-36-34-38-6-6-14-10 14-12 30-22 30-26 40i9M64-20C78-6 78 20 62 "
    "34M82-42C106-8 104 32 80 58",
}};

}  // namespace kairo::galleria::table::motif
