// Makes the canvas's list of messages from shell/canvas_messages.json.
//
//   usage: node cmake/canvas_messages.mjs OUTPUT_FOLDER
//     canvas_messages.h   what page and canvas tell each other, by name
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const list = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', 'shell', 'canvas_messages.json');

/** @typedef {Record<string, { about: string }>} Messages */

// The names of the messages to the page and to the canvas, each with what is written about it.
/** @returns {{ toPage: Messages, toCanvas: Messages }} */
export const readMessages = () => JSON.parse(fs.readFileSync(list, 'utf8'));

/** @param {string} name @param {Messages} messages */
const enumeration = (name, messages) => `enum class ${name} : std::uint8_t {
${Object.entries(messages).map(([message, { about }]) => `  ${message.replaceAll(' ', '_')},  ///< ${about}\n`).join('')}};
`;

/** @param {string} name @param {Messages} messages */
const table = (name, messages) => `inline constexpr std::array<std::string_view, ${Object.keys(messages).length}> ${name}{
${Object.keys(messages).map((message) => `    "${message}",\n`).join('')}};
`;

/** @param {ReturnType<typeof readMessages>} messages */
export const headerOf = ({ toPage, toCanvas }) => `#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// Made by cmake/canvas_messages.mjs from shell/canvas_messages.json, which has the fields of each message.
namespace kairo::host {

${enumeration('ToPage', toPage)}
${enumeration('ToCanvas', toCanvas)}
${table('to_page_names', toPage)}
${table('to_canvas_names', toCanvas)}
/// Zero-terminated.
constexpr std::string_view name_of(ToPage message) { return to_page_names[static_cast<std::size_t>(message)]; }

/// The message to the canvas of this name; none: there is no such message.
constexpr std::optional<ToCanvas> message_named(std::string_view name) {
  const auto found = std::ranges::find(to_canvas_names, name);
  if (found == to_canvas_names.end()) return std::nullopt;
  return static_cast<ToCanvas>(found - to_canvas_names.begin());
}

}  // namespace kairo::host
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder] = process.argv;
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'canvas_messages.h'), headerOf(readMessages()));
}
