/**
 * A type without the parentheses around all of it; unchanged where there are none.
 * @example withoutParentheses('(() => void)') // '() => void'
 * @example withoutParentheses('(A) | (B)') // '(A) | (B)'
 */
export function withoutParentheses(type: string): string {
  if (!type.startsWith('(') || !type.endsWith(')')) return type;
  let depth = 0;
  for (const [index, character] of [...type].entries()) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0 && index < type.length - 1) return type;
  }
  return type.slice(1, -1);
}
