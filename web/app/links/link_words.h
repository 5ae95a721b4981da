#pragma once

#include <string>

#include "web/app/links/chat.h"
#include "web/app/session/session.h"
#include "web/text/language.h"
#include "web/text/writer.h"

namespace kairo::app {

/// Why a link's code could not be read.
std::string why_unread(const CodeError& error, text::Language language);
/// What must be said of a link besides, each after a line break; empty: nothing.
std::string link_remarks(const Link& link, text::Language language);
/// The same of several links.
std::string chat_remarks(const Chat& chat, text::Language language);

/// Of a button that sends the match to these people.
std::string words_to_send(const text::Writer& writer, SeatSet people);
/// What the own seat has answered ahead, and for whom the match waits.
std::string words_of_waiting(const Session& session, text::Language language);
/// Who has answered since `before`, and who has not; empty if the match is over, or only the own seat has.
std::string words_of_news(const Session& session, const Held& before, text::Language language);

}  // namespace kairo::app
