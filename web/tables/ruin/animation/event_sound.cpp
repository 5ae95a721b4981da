#include "web/tables/ruin/animation/event_animation.h"

#include "engine/games/ruin/events.h"

namespace kairo::ruin::table {

namespace {

/// Other events come with one of these, are told to one seat alone, or are nothing but a note; the app plays the end.
constexpr auto sounds = kairo::tables::sounds_by_kind<EventKind>({
    {draw::Sound::pieces,
     {EventKind::goals_chosen, EventKind::goal_drawn, EventKind::goals_shuffled, EventKind::row_filled}},
    {draw::Sound::card, {EventKind::card_shown, EventKind::round_began}},
    {draw::Sound::button, {EventKind::planned}},
    {draw::Sound::pencil, {EventKind::drew, EventKind::drew_single, EventKind::drew_extra}},
    {draw::Sound::token, {EventKind::left}},
    {draw::Sound::gem, {EventKind::gem_taken}},
    {draw::Sound::reveal, {EventKind::destination_opened, EventKind::rectangle_counted}},
    {draw::Sound::fall, {EventKind::fell}},
    {draw::Sound::daybreak, {EventKind::half_began}},
});

}  // namespace

draw::Sound sound_of(const Event& event) { return sounds[event.kind]; }

}  // namespace kairo::ruin::table
