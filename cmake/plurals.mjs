// Rules of plurals as the Unicode CLDR writes them, for whole numbers: `n % 10 = 2..4 and n % 100 != 12..14`.

/** @typedef {{ modulus: number, negated: boolean, ranges: [first: number, last: number][] }} Relation */
/** @typedef {Relation[][]} Condition */

// In a whole number without an exponent the other operands are 0.
/** @param {string} text @returns {Relation} */
function relationOf(text) {
  const [, operand, modulus, sign, list] = /^([nivwftce])(?: % (\d+))? (!?=) (\d+(?:\.\.\d+)?(?:,\d+(?:\.\.\d+)?)*)$/.exec(text.trim()) ?? [];
  if (!operand) throw new Error(`"${text}" is no relation of CLDR's rules of plurals`);
  const ranges = list.split(',').map((range) => range.split('..').map(Number)).map(([first, last = first]) => /** @type {[number, number]} */ ([first, last]));
  return { modulus: 'ni'.includes(operand) ? Number(modulus ?? 0) : 1, negated: sign === '!=', ranges };
}

// Any of these, each all of those.
/** @param {string} rule @returns {Condition} */
export const conditionOf = (rule) => rule.split(' or ').map((part) => part.split(' and ').map(relationOf));

/** @param {Condition} condition @param {number} n */
export const holds = (condition, n) => condition.some((all) => all.every(({ modulus, negated, ranges }) => {
  const value = modulus ? n % modulus : n;
  return ranges.some(([first, last]) => value >= first && value <= last) !== negated;
}));

// The same as C++. A text may write a number of a form in words, so none below zero takes one that has a condition.
/** @param {Condition} condition */
export function cppOfCondition(condition) {
  const relations = condition.map((all) => all.map(({ modulus, negated, ranges }) => {
    const value = modulus ? `n % ${modulus}` : 'n';
    const within = ranges.map(([first, last]) => (first === last ? `${value} == ${first}` : `(${value} >= ${first} && ${value} <= ${last})`));
    return ranges.length === 1 && ranges[0][0] === ranges[0][1] ? `${value} ${negated ? '!=' : '=='} ${ranges[0][0]}` : `${negated ? '!' : ''}(${within.join(' || ')})`;
  }).join(' && '));
  const any = relations.length === 1 ? relations[0] : relations.map((all) => `(${all})`).join(' || ');
  return /^n == \d+$/.test(any) ? any : `n >= 0 && (${any})`;
}
