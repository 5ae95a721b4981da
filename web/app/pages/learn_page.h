#pragma once

#include "web/app/lessons/lesson_shelf.h"
#include "web/app/pages/document.h"
#include "web/app/settings.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The lessons of a game: the guided first match, and the exercises, marked where they are solved.
Document learn_page(const text::Writer& writer, const LessonShelf& shelf, const LessonProgress& progress);

}  // namespace kairo::app
