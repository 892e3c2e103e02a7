import type { Ledger } from './Ledger';

/** A ledger as it was read. */
export interface ReadLedger extends Ledger {
  /** 1-based numbers of the lines that are none of it, such as the marks of a merge. */
  readonly unreadable: readonly number[];
}

/**
 * The ledger in a text: one page a line, its places behind it as `#id`, divided by spaces, and one language a line,
 * behind the word `language`. Lines that begin with `#` and empty ones are comments. Lines of one
 * page count together: a merge may have kept both.
 * @example parseLedger('language en\n/a #x #y').pages // Map { '/a' => ['x', 'y'] }
 */
export function parseLedger(text: string): ReadLedger {
  const pages = new Map<string, readonly string[]>();
  const unreadable: number[] = [];
  const languages = new Set<string>();
  for (const [index, line] of text.split('\n').entries()) {
    const [first = '', ...rest] = line.trim().split(/\s+/);
    const [code] = rest;
    if (first === '' || first.startsWith('#')) continue;
    if (first === 'language' && code && rest.length === 1) languages.add(code);
    else if (first.startsWith('/') && rest.every((place) => /^#./.test(place))) {
      const places = rest.map((place) => place.slice(1));
      pages.set(first, [...new Set([...(pages.get(first) ?? []), ...places])]);
    } else unreadable.push(index + 1);
  }
  return { pages, languages, unreadable };
}
