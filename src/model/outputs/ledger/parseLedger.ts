import type { Ledger } from './Ledger';

/**
 * The ledger in a text: one page a line, its places behind it as `#id`, divided by spaces. Lines that begin with `#`
 * and empty ones are comments.
 * @example parseLedger('/a #x #y') // Map { '/a' => ['x', 'y'] }
 */
export function parseLedger(text: string): Ledger {
  const ledger = new Map<string, readonly string[]>();
  for (const line of text.split('\n')) {
    const [pathname = '', ...places] = line.trim().split(/\s+/);
    if (pathname.startsWith('/'))
      ledger.set(
        pathname,
        places.map((place) => place.replace(/^#/, '')),
      );
  }
  return ledger;
}
