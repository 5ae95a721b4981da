#pragma once

#include <string>

#include "web/app/links/chat.h"
#include "web/app/session/session.h"
#include "web/text/language.h"
#include "web/text/writer.h"

namespace kairo::app {

/// Why a link's code could not be read.
std::string why_unread(const CodeError& error, text::Language language);
/// Further words about a link, each after a line break; empty: none.
std::string link_remarks(const Link& link, text::Language language);
/// The same of several links.
std::string chat_remarks(const Chat& chat, text::Language language);

/// The words of a button that sends the match to these people.
std::string words_to_send(const text::Writer& writer, SeatSet people);
/// The own seat's answers ahead, and the seats for which the match waits.
std::string words_of_waiting(const Session& session, text::Language language);
/// Names those who have answered since `before`, and those who have not; empty if the match is over, or only the own
/// seat has.
std::string words_of_news(const Session& session, const Held& before, text::Language language);

}  // namespace kairo::app
