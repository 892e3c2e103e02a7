const CONDITION = /^(@(?:media|supports|container)[^{]*)\{(.*)\}$/s;
/** A text, which may hold what looks like the end of a rule. */
const TEXT = /"[^"]*"|'[^']*'/g;
/** One rule that holds no others. */
const RULE = /[^{}@]+\{[^{}]*\}/g;

/**
 * A rule as plain rules for the same elements, with its condition, if it has one, inside of each; undefined where that
 * can't be said, as for rules about no element, and for braces in texts.
 *
 * @example nestCondition('@media print{.a{color:red;}.b{top:0;}}')
 * // → ['.a{@media print{color:red;}}', '.b{@media print{top:0;}}']
 */
export function nestCondition(rule: string): readonly string[] | undefined {
  if (!rule.startsWith('@')) return [rule];
  const [, condition, inner = ''] = CONDITION.exec(rule) ?? [];
  const rules = inner.match(RULE) ?? [];
  const hasBraces = inner.match(TEXT)?.some((text) => /[{}]/.test(text)) ?? false;
  if (condition === undefined || hasBraces || rules.join('') !== inner) return undefined;
  return rules.map((each) => {
    const brace = each.indexOf('{');
    return `${each.slice(0, brace)}{${condition}${each.slice(brace)}}`;
  });
}
