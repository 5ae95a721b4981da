// Finds sentences in comments that begin with a relative clause in place of a subject: "Who has left is not asked.". A comment
// begins with a verb or with the thing that it describes; questions are fine.
import fs from 'node:fs';
import path from 'node:path';

import { filesUnder } from './check-rooms.mjs';

const ownLine = /^\s*(?:\/\/[/!]?<?|\/?\*+|<!--)(?: (.*))?$/;
const behindCode = /\s(?:\/\/[/!]?<?|\/\*) (.*)$/;
const headless = /(?:^|[.:?!)] )((?:Who|What|Whom|Whose)(?:ever)? [^.?!]*)(?=[.!]|$)/;

// The comments of a source, each with its first line's number; lines that follow each other are one comment.
/** @param {string} source */
function* commentsOf(source) {
  let [first, text] = [0, ''];
  for (const [i, line] of [...source.split('\n'), ''].entries()) {
    const own = ownLine.exec(line);
    if (own?.[1]) {
      if (text === '') first = i + 1;
      text += ` ${own[1]}`;
      continue;
    }
    if (text !== '') yield { line: first, text: text.trim() };
    text = '';
    const behind = behindCode.exec(line);
    if (behind) yield { line: i + 1, text: behind[1] };
  }
}

/** @param {string} source */
export const headlessSentencesIn = (source) =>
  [...commentsOf(source)].flatMap(({ line, text }) => headless.test(text) ? [`${line}: ${headless.exec(text)?.[1]}`] : []);

/** @param {string} root */
export const headlessCommentsIn = (root) => ['engine', 'web', 'shell', 'tests', 'cmake'].flatMap((folder) =>
  filesUnder(root, folder).filter((file) => /\.(cpp|h|m?js|ts|css)$/.test(file)).flatMap((file) =>
    headlessSentencesIn(fs.readFileSync(path.join(root, file), 'utf8')).map((found) => `${file}:${found}`)));
