import type { Ledger } from './Ledger';

/**
 * The ledger in a text: one page a line, its places behind it as `#id`, divided by spaces, and one language a line,
 * behind the word `language`. Lines that begin with `#` and empty ones are comments.
 * @example parseLedger('language en\n/a #x #y').pages // Map { '/a' => ['x', 'y'] }
 */
export function parseLedger(text: string): Ledger {
  const pages = new Map<string, readonly string[]>();
  const languages = new Set<string>();
  for (const line of text.split('\n')) {
    const [first = '', ...rest] = line.trim().split(/\s+/);
    if (first === 'language' && rest[0]) languages.add(rest[0]);
    else if (first.startsWith('/'))
      pages.set(
        first,
        rest.map((place) => place.replace(/^#/, '')),
      );
  }
  return { pages, languages };
}
