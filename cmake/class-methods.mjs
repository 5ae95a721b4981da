// Counts the methods that the classes of a C++ file declare. Enough for formatted sources without macros: comments, strings and
// preprocessor lines are dropped, and what stands directly in the braces of a class is split into its members.

const noise = /\/\/.*|\/\*[^]*?\*\/|^[ \t]*#.*|'(?:\\.|[^'\\\n])'|"(?:\\.|[^"\\\n])*"/gm;
const classHead = /^(?!.*\benum\b)(?:template\s*<.*>\s*)?(?:class|struct)\s+([\w:]+)[^()]*$/s;
const accessLabel = /^\s*(?:public|protected|private)\s*:(?!:)/;
const otherMember = /^\s*(?:using|friend|static_assert|typedef|enum|union)\b/;
const madeByCompiler = /=\s*(?:default|delete)\s*$/;

// Whether the member that begins with `head`, up to its body or its semicolon, is a method that somebody has written.
/** @param {string} head */
function isMethod(head) {
  if (otherMember.test(head) || madeByCompiler.test(head) || /^\s*,/.test(head)) return false;
  let declared = head.replace(/operator\s*[^\s\w(]+/, 'operator');
  for (let before = ''; before !== declared;) [before, declared] = [declared, declared.replace(/<[^<>]*>/, '')];
  return declared.replace(/=[^]*/, '').includes('(');
}

// Each class of the text, with the number of its methods.
/** @param {string} text @returns {{ name: string, methods: number }[]} */
export function classesIn(text) {
  /** @type {{ name: string, methods: number }[]} */
  const classes = [];
  /** @type {({ name: string, methods: number } | null)[]} */
  const open = [];  // the braces around; null: not those of a class
  let head = '';
  for (const character of text.replace(noise, ' ')) {
    const around = open.at(-1);
    if (character === '{') {
      const name = classHead.exec(head.trim())?.[1];
      const opened = name ? { name, methods: 0 } : null;
      if (opened) classes.push(opened);
      else if (around && isMethod(head)) ++around.methods;
      open.push(opened);
    } else if (character === '}') {
      open.pop();
    } else if (character === ';') {
      if (around && isMethod(head)) ++around.methods;
    } else {
      head = (head + character).replace(accessLabel, '');
      continue;
    }
    head = '';
  }
  return classes;
}
