#pragma once

#include "web/app/pages/document.h"
#include "web/draw/mirror.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The canvas in words: what is asked, what can be done, what lies where, what it is, and what has happened. Its
/// buttons have no actions of their own: a press goes to the canvas, which has drawn or listed them.
Document words_page(const text::Writer& writer, const draw::Mirror& mirror);

}  // namespace kairo::app
