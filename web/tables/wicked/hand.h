#pragma once

#include <string_view>

#include "engine/games/wicked/view.h"
#include "web/draw/ui.h"

namespace kairo::wicked::table {

/// The animation of a player's hand and its progress (0 … 1).
struct HandMotion {
  enum class Kind : std::uint8_t {
    rest,
    closing,
    waiting,   ///< closed, until all open
    knocking,  ///< twice, before they do
    opening,
    ranking,  ///< the rank appears
    beaten,   ///< it has no rank, and fades
  };
  Kind kind = Kind::rest;
  float progress = 0;
};

/// Bids of the last reveal are shown: there was one in this round, and the game goes on.
bool shows_last_bids(const View& view);
/// The seats that tied for the most pieces in the last reveal, so that nobody came 1st; empty if there was no such tie
/// or the viewer cannot know.
SeatSet tied_for_most(const View& view);
/// Explains such a tie: who tied, with how many pieces, and that nobody came 1st.
Phrase tie_phrase(const View& view, SeatSet tied);
/// Says of a hand what it holds or held; tapping the hand of a player who tied tells about the tie.
/// `id`: unique for each hand in a frame.
void explain_hand(draw::Ui& ui, const draw::Rect& at, std::string_view id, Seat seat, const View& view);

/// A player's last bid of this round with its rank; only the closed fist while a sealed bid is in it.
void draw_hand(draw::Ui& ui, const draw::Rect& at, Seat seat, const View& view, HandMotion motion);

/// The same, large and upright, with the player's name and the pieces that rise out of it, for a reveal. Its rank comes
/// flying as a ribbon from `ribbon`, if that is not empty and the hand is tall: else it would cross the bid. On its
/// way, before it is `there`, it has no words: they would cross those that it passes.
void draw_reveal_hand(draw::Ui& ui, const draw::Rect& at, Seat seat, const View& view, HandMotion motion,
                      const draw::Rect& ribbon, bool there);

/// The open hand of somebody who has not bid yet.
void draw_empty_hand(draw::Ui& ui, const draw::Rect& at, Seat seat);

/// A bid in one row: the number of search pieces, then the signs.
void draw_bid(draw::Ui& ui, const draw::Rect& at, Bid bid);

}  // namespace kairo::wicked::table
