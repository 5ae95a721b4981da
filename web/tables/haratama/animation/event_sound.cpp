#include "web/tables/haratama/animation/event_animation.h"

#include "engine/games/haratama/events.h"

namespace kairo::haratama::table {

namespace {

/// Other events come with one of these, are told to one seat alone, or are nothing but a note; the app plays the end.
constexpr auto sounds = kairo::tables::sounds_by_kind<EventKind>({
    {draw::Sound::pieces, {EventKind::round_began, EventKind::took_up}},
    {draw::Sound::card, {EventKind::pass_sealed, EventKind::card_played}},
    {draw::Sound::reveal, {EventKind::cards_passed, EventKind::fox_shown}},
    {draw::Sound::daybreak, {EventKind::day_broke}},
    {draw::Sound::haratama, {EventKind::haratama}},
    {draw::Sound::token, {EventKind::round_lost}},
});

}  // namespace

draw::Sound sound_of(const Event& event) {
  if (kind_of(event) == EventKind::trick_won)
    return event.as<event_row::TrickWon>().treasures > 0 ? draw::Sound::gem : draw::Sound::pieces;
  return sounds[event.kind];
}

}  // namespace kairo::haratama::table
