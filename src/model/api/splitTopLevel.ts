const OPEN = '([{<';
const CLOSE = ')]}>';
const QUOTES = '\'"`';

/**
 * The parts of a type between the separators that stand outside of brackets and quotes, trimmed, empty ones dropped.
 * The arrow of a function type closes nothing.
 * @example splitTopLevel("'a' | Set<'b' | 'c'>", '|') // ["'a'", "Set<'b' | 'c'>"]
 */
export function splitTopLevel(type: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  for (const [index, character] of [...type].entries()) {
    if (quote) {
      if (character === quote) quote = '';
    } else if (QUOTES.includes(character)) quote = character;
    else if (OPEN.includes(character)) depth += 1;
    else if (CLOSE.includes(character) && !(character === '>' && type[index - 1] === '=')) depth -= 1;
    if (character === separator && depth === 0 && !quote) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part].map((text) => text.trim()).filter(Boolean);
}
