#include "web/tables/galleria/animation/event_animation.h"

#include "engine/games/galleria/events.h"

namespace kairo::galleria::table {

namespace {

/// Other events come with one of these, are told to one seat alone, or are nothing but a note; the app plays the end.
constexpr auto sounds = kairo::tables::sounds_by_kind<EventKind>({
    {draw::Sound::pieces,
     {EventKind::drew, EventKind::passed_left, EventKind::kept_skill, EventKind::streak_returned, EventKind::searched,
      EventKind::stolen}},
    {draw::Sound::card,
     {EventKind::discarded, EventKind::picked, EventKind::used_skill, EventKind::used_facet, EventKind::used_curio}},
    {draw::Sound::trap, {EventKind::answered, EventKind::stepped_back}},
    {draw::Sound::reveal,
     {EventKind::nullified, EventKind::chose_facet, EventKind::looked_at, EventKind::turned_up,
      EventKind::event_drawn}},
    {draw::Sound::maze, {EventKind::declared, EventKind::laid, EventKind::lifted}},
    {draw::Sound::monster,
     {EventKind::discarded_to_pay, EventKind::strengthened, EventKind::enraged, EventKind::phantom_laid}},
    {draw::Sound::fall, {EventKind::removed, EventKind::caved_in, EventKind::streak_discarded}},
    {draw::Sound::token, {EventKind::swapped, EventKind::curio_swapped, EventKind::left_facet}},
    {draw::Sound::gem, {EventKind::curio_taken, EventKind::phantom_took}},
});

}  // namespace

draw::Sound sound_of(const Event& event) { return sounds[event.kind]; }

}  // namespace kairo::galleria::table
