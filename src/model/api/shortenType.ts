import { splitTopLevel } from './splitTopLevel';
import { withoutParentheses } from './withoutParentheses';

/** What fits a table cell on a narrow screen in two lines. */
const MAX_LENGTH = 90;

function shortenFunction(type: string, arrow: number): string {
  const open = type.indexOf('(');
  const names = splitTopLevel(type.slice(open + 1, arrow).replace(/\)\s*$/, ''), ',').map(
    (argument) => splitTopLevel(argument, ':')[0] ?? argument,
  );
  const returned = type.slice(arrow + 2).trim();
  return `(${names.join(', ')}) => ${returned.length > MAX_LENGTH / 2 ? '…' : returned}`;
}

/** Position of the arrow that makes the whole type a function, -1 where it is none. */
function findArrow(type: string): number {
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
 * A type cut to what a table cell holds: functions keep the names of their arguments, unions their first members,
 * objects and generic types only their outline. A type that is short enough comes back unchanged.
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
    const kept: string[] = [];
    for (const member of members) {
      const text = shortenType(member);
      if (kept.length > 0 && [...kept, text].join(' | ').length > MAX_LENGTH) break;
      kept.push(text);
    }
    return kept.length < members.length ? `${kept.join(' | ')} | …` : kept.join(' | ');
  }
  if (type.startsWith('{')) return '{ … }';
  const [name = ''] = type.split('<');
  if (name.length < type.length && /^[\w.]+$/.test(name)) return `${name}<…>`;
  return `${type.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
}
