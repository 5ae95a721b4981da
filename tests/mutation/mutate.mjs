// Mutants of a C++ source: small changes of which each should make some test fail. All of them are written into one source,
// behind a number that is chosen when the program starts (mutation.h), so that it is compiled once. The changes are found in
// the text, which clang-format has given blanks around every operator of two operands and none around the brackets of
// templates.

/** @typedef {{ id: number, line: number, what: string }} Mutant */
/** @typedef {{ at: number, remove: number, insert: string, what?: string }} Edit */

const header = '#include "tests/mutation/mutation.h"\n';
/** @type {Record<string, string>} */
const others = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '==', '+': '-', '-': '+' };
const neverChanged = /^\s*(\/\/|#|static_assert|template|using|requires|case|friend|(static|inline) constexpr|concept)|"|\boperator\b/;
const statement = /^(\s+)((?!return|break|continue|throw|delete|goto|else)(?:(?:[a-z_][\w.:]*(?:->|\[[^\]]*\]|\([^()]*\)|[\w.])*(?:\(.*\)| [-+|&^]?= .*))|(?:\+\+|--)[\w.\->[\]]+));$/;

/** @param {string} text */
const balanced = (text) => [...text].reduce((depth, c) => depth + ('([{'.includes(c) ? 1 : ')]}'.includes(c) ? -1 : 0), 0) === 0;

// The end of the operand that begins at `from`; -1 if it is on another line, or not to be seen.
/** @param {string} line @param {number} from */
function endOfOperand(line, from) {
  let depth = 0;
  for (let at = from; at < line.length; ++at) {
    const c = line[at];
    if ('([{'.includes(c)) ++depth;
    if (')]}'.includes(c) && --depth < 0) return at;
    if (depth > 0) continue;
    if (c === ';') return at;
    if (c === ',') return -1;
    if (/^ (&&|\|\||\?|:) /.test(line.slice(at))) return at;
  }
  return -1;
}

// The changes of one line; `n` stands for the number of the mutant.
/** @param {string} line @param {string} before @returns {Edit[][]} */
function editsOf(line, before) {
  if (neverChanged.test(line)) return [];
  const code = line.replace(/\s*\/\/.*$/, '');
  /** @type {Edit[][]} */
  const all = [];
  for (const { 0: { length }, 1: operator, index } of code.matchAll(/ (<=|>=|==|!=|<|>|\+|-) (?=\S)/g))
    all.push([{ at: index + length, remove: 0, insert: `mutation::either<n> ${operator} `, what: `${operator} → ${others[operator]}` }]);
  for (const { 1: operator, index } of code.matchAll(/ (&&|\|\|) /g)) {
    const [from, end] = [index + 4, endOfOperand(code, index + 4)];
    if (end > from)
      all.push([{ at: from, remove: 0, insert: operator === '&&' ? '(mutation::is(n) || (' : '(!mutation::is(n) && (', what: `without "${operator} ${code.slice(from, end)}"` }, { at: end, remove: 0, insert: '))' }]);
  }
  for (const { 0: { length }, 1: name, index } of code.matchAll(/std::(min|max)\((?!\{)/g))
    all.push([{ at: index, remove: length, insert: `mutation::${name}<n>(`, what: `std::${name} → std::${name === 'min' ? 'max' : 'min'}` }]);
  const [, opening, condition] = /^(.*\bif \()((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*)\)/.exec(code) ?? [];
  if (condition && !/;| = /.test(condition))
    all.push([{ at: opening.length, remove: 0, insert: 'mutation::is(n) != static_cast<bool>(', what: 'if not' }, { at: opening.length + condition.length, remove: 0, insert: ')' }]);
  const [, value] = /\breturn (true|false);/.exec(code) ?? [];
  if (value) all.push([{ at: code.indexOf(`return ${value};`) + 7, remove: value.length, insert: `mutation::is(n) != ${value}`, what: `return ${value === 'true' ? 'false' : 'true'}` }]);
  const [, indent] = statement.exec(code) ?? [];
  if (indent !== undefined && balanced(code) && /[;{}:]\s*$/.test(before)) all.push([{ at: indent.length, remove: 0, insert: 'if (!mutation::is(n)) ', what: 'left out' }]);
  return all;
}

// The source with its mutants, numbered from `first` on.
/** @param {string} source @param {number} first @returns {{ text: string, mutants: Mutant[] }} */
export function mutate(source, first) {
  /** @type {Mutant[]} */
  const mutants = [];
  const lines = source.split('\n');
  let before = '';
  const changed = lines.map((line, i) => {
    /** @type {Edit[]} */
    const edits = [];
    for (const some of editsOf(line, before)) {
      const id = first + mutants.length;
      mutants.push({ id, line: i + 1, what: some[0].what ?? '' });
      edits.push(...some.map((edit) => ({ ...edit, insert: edit.insert.replace(/\bn\b/, `${id}`) })));
    }
    if (line.trim() !== '') before = line.replace(/\s*\/\/.*$/, '') || before;
    return edits.sort((a, b) => b.at - a.at || b.remove - a.remove).reduce((text, { at, remove, insert }) => text.slice(0, at) + insert + text.slice(at + remove), line);
  });
  const top = changed.findIndex((line) => line.startsWith('#include') || line.startsWith('namespace'));
  changed.splice(top, 0, header.trimEnd());
  return { text: changed.join('\n'), mutants };
}
