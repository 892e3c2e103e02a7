import { suggestPathnames } from '../../routes/suggestPathnames';
import type { Redirect } from '../Redirect';
import type { Ledger } from './Ledger';

/** Something that was published and is gone without a word. */
export interface LedgerFinding {
  readonly pathname: string;
  readonly code: 'lost-page' | 'lost-place';
  readonly message: string;
  readonly hint: string;
}

/**
 * What the ledger holds and the site lacks: a page that is gone needs a redirect, a place of a page that is still
 * there one of its fragment.
 */
export function checkLedger(
  ledger: Ledger,
  published: Ledger,
  redirects: readonly Redirect[],
): LedgerFinding[] {
  const moved = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const pathnames = [...published.keys()];
  return [...ledger].flatMap(([pathname, places]): LedgerFinding[] => {
    const redirect = moved.get(pathname);
    const own = published.get(pathname);
    if (!own) {
      if (redirect?.to !== undefined) return [];
      const [nearest = '/…'] = suggestPathnames(pathname, pathnames, 1);
      const message = `${pathname} was published and is gone`;
      const hint = `add { from: '${pathname}', to: '${nearest}' } to data/redirects.ts`;
      return [{ pathname, code: 'lost-page', message, hint }];
    }
    const here = new Set(own);
    return places
      .filter((place) => !here.has(place) && redirect?.fragments?.[place] === undefined)
      .map((place) => ({
        pathname,
        code: 'lost-place' as const,
        message: `${pathname}#${place} was published and is gone`,
        hint: `add { from: '${pathname}', fragments: { '${place}': '#…' } } to data/redirects.ts`,
      }));
  });
}
