/** Matches the expanded form of React's `Ref`, which the compiler prints if it has lost the name. */
const OPENED_REF =
  /\(\(instance: (\w+)( \| null)?\) => void \| \(\(\) => VoidOrUndefinedOnly\)\) \| RefObject<\1\2> \| null/g;

const ESCAPED: Readonly<Record<string, string>> = {
  0: '\0',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/**
 * Returns the text of a literal in quotes; undefined if it is none.
 * @example readQuoted("'a\\'b'") // "a'b"
 */
export function readQuoted(literal: string): string | undefined {
  const inner = /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')$/s.exec(literal);
  return (inner?.[1] ?? inner?.[2])?.replace(
    /\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|(.))/gis,
    (_, point?: string, unit?: string, byte?: string, character = '') => {
      const code = point ?? unit ?? byte;
      return code === undefined
        ? (ESCAPED[character] ?? character)
        : String.fromCodePoint(parseInt(code, 16));
    },
  );
}

/**
 * What readers don't need: the module of a type, `React.`, the last `;` of an object, white space. Literals are
 * matched as a whole, because nothing in them is code.
 */
const UNTIDY =
  /import\((?:"[^"]*"|'[^']*')\)\.|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)|\s+|\bReact\.(?=[A-Z])|;(?=\s+\})/gs;

/**
 * Formats a printed type for readers: one line, no `import("…").`, no `React.` before its types, single
 * quotes, no leading `|`, and no `undefined` in the union if `optional` already says so.
 * @example tidyType('React.ReactNode | undefined', true) // 'ReactNode'
 */
export function tidyType(printed: string, optional: boolean): string {
  const text = printed
    .replace(UNTIDY, (part, literal: string | undefined) =>
      literal === undefined ? (/^\s/.test(part) ? ' ' : '') : literal.replace(/^"([^"'\\]*)"$/, "'$1'"),
    )
    .replace(OPENED_REF, 'Ref<$1>')
    .replace(/^\s*\|\s*/, '')
    .trim();
  if (!optional || !text.includes('undefined')) return text;
  const arrow = /^(<.*>)?\([^()]*\) =>/.test(text);
  const parts = arrow ? [text] : splitTopLevel(text, '|').filter((part) => part !== 'undefined');
  const [only, ...others] = parts;
  return only !== undefined && others.length === 0 ? withoutParentheses(only) : parts.join(' | ') || text;
}

/** Number of characters that fit a table cell on a narrow screen in two lines. */
const MAX_LENGTH = 90;

function shortenFunction(type: string, arrow: number): string {
  const open = type.indexOf('(');
  const names = splitTopLevel(type.slice(open + 1, arrow).replace(/\)\s*$/, ''), ',').map(
    (argument) => splitTopLevel(argument, ':')[0] ?? argument,
  );
  const returned = type.slice(arrow + 2).trim();
  return `(${names.join(', ')}) => ${returned.length > MAX_LENGTH / 2 ? '…' : returned}`;
}

/** Returns the position of the arrow that makes the whole type a function, or -1. */
export function findArrow(type: string): number {
  if (!/^(?:new )?[(<]/.test(type)) return -1;
  let depth = 0;
  for (const [index, character] of [...type].entries()) {
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (character === '|' && depth === 0) return -1;
    else if (depth === 0 && type.startsWith('=>', index)) return index;
  }
  return -1;
}

/**
 * Shortens a type to fit a table cell: functions keep the names of their arguments, unions their first
 * members, objects and generic types only their outline. A type that is short enough is returned unchanged.
 * @example shortenType('{ a: string; b: number; … 80 more letters … }') // '{ … }'
 */
export function shortenType(type: string): string {
  if (type.length <= MAX_LENGTH) return type;
  const inner = withoutParentheses(type);
  if (inner !== type) return `(${shortenType(inner)})`;
  const arrow = findArrow(type);
  if (arrow > 0) return shortenFunction(type, arrow);
  const members = splitTopLevel(type, '|');
  if (members.length > 1) {
    const fitting: string[] = [];
    for (const member of members) {
      const text = shortenType(member);
      if (fitting.length > 0 && [...fitting, text].join(' | ').length > MAX_LENGTH) break;
      fitting.push(text);
    }
    return fitting.length < members.length ? `${fitting.join(' | ')} | …` : fitting.join(' | ');
  }
  if (type.startsWith('{')) return '{ … }';
  const [name = ''] = type.split('<');
  if (name.length < type.length && /^[\w.]+$/.test(name)) return `${name}<…>`;
  return `${type.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
}

const OPEN = '([{<';
const CLOSE = ')]}>';
const QUOTES = '\'"`';

/**
 * Splits a type at separators outside brackets and quotes; parts are trimmed and empty ones removed. The `>`
 * of a function arrow is not a closing bracket.
 * @example splitTopLevel("'a' | Set<'b' | 'c'>", '|') // ["'a'", "Set<'b' | 'c'>"]
 */
export function splitTopLevel(type: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  for (let index = 0; index < type.length; index += 1) {
    const character = type.charAt(index);
    if (quote) {
      if (character === '\\') {
        part += character + type.charAt(index + 1);
        index += 1;
        continue;
      }
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

/**
 * Removes the parentheses around a whole type; returns it unchanged if there are none.
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
