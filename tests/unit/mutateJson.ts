/** Values that no reader of stored or foreign data should trip over. */
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  '\0\u202E\uD800',
  'javascript:alert(1)',
  '//evil.example/x',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(5000),
  [],
  [null],
  {},
  JSON.parse('{"__proto__":{"polluted":1},"constructor":1,"toString":null}'),
  [[[[[[]]]]]],
];

type Roll = (sides: number) => number;

/** Returns a seeded random number generator: each call returns a whole number below `sides`. */
export function createRoll(seed: number): Roll {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % sides;
  };
}

/** Returns a copy of a JSON value in which one place, at any depth, is something else, missing or repeated. */
export function mutateJson(value: unknown, roll: Roll): unknown {
  if (typeof value !== 'object' || value === null || roll(6) === 0) return JUNK[roll(JUNK.length)];
  const entries = Object.entries(value);
  const at = roll(entries.length + 1);
  const [key = `k${roll(9)}`, own] = entries[at] ?? [];
  const isLost = roll(5) === 0;
  const changed = isLost ? [] : [[key, mutateJson(own, roll)] as const];
  const all = [...entries.slice(0, at), ...changed, ...entries.slice(at + 1)];
  return Array.isArray(value) ? all.map(([, each]) => each) : Object.fromEntries(all);
}

/** Returns a text with a random part removed, repeated, or replaced by a piece. */
export function mutateText(text: string, pieces: readonly string[], roll: Roll): string {
  const from = roll(text.length + 1);
  const to = Math.min(text.length, from + roll(12));
  const parts = [text.slice(from, to).repeat(2), '', pieces[roll(pieces.length)] ?? ''];
  return text.slice(0, from) + (parts[roll(parts.length)] ?? '') + text.slice(to);
}
