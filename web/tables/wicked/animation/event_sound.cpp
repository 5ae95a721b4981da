#include "web/tables/wicked/animation/event_animation.h"

#include "engine/games/wicked/events.h"

namespace kairo::wicked::table {

namespace {

/// Other events come with one of these, are told to one seat alone, or are nothing but a note; the app plays the end.
constexpr auto sounds = kairo::tables::sounds_by_kind<EventKind>({
    {draw::Sound::pieces,
     {EventKind::round_began, EventKind::not_searched, EventKind::token_returned, EventKind::spells_lost}},
    {draw::Sound::button, {EventKind::bid_sealed}},
    {draw::Sound::reveal, {EventKind::bid_revealed}},
    {draw::Sound::trap, {EventKind::impurity_taken}},
    {draw::Sound::token, {EventKind::token_gained, EventKind::colour_picked, EventKind::promoted, EventKind::changed}},
    {draw::Sound::card, {EventKind::spell_gained}},
    {draw::Sound::gem, {EventKind::small_achieved, EventKind::great_achieved}},
    {draw::Sound::daybreak, {EventKind::soul_began}},
});

}  // namespace

draw::Sound sound_of(const Event& event) { return sounds[event.kind]; }

}  // namespace kairo::wicked::table
