import { DEFAULT_LANGUAGE_CODE } from '../../languages/Language';
import { suggestPathnames } from '../../routes/suggestPathnames';
import type { LanguageRedirect } from '../LanguageRedirect';
import type { Redirect } from '../Redirect';
import type { Ledger } from './Ledger';

/** Something that was published and is gone without a word. */
export interface LedgerFinding {
  /** How its line of the ledger begins. */
  readonly written: string;
  readonly code: 'lost-page' | 'lost-place' | 'lost-language';
  readonly message: string;
  readonly hint: string;
}

/**
 * What the ledger holds and the site lacks: a page that is gone needs a redirect, a place of a page that is still
 * there one of its fragment, and a language one of its own.
 */
export function checkLedger(
  ledger: Ledger,
  published: Ledger,
  redirects: readonly Redirect[],
  languageRedirects: readonly LanguageRedirect[] = [],
): LedgerFinding[] {
  const moved = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const pathnames = [...published.pages.keys()];
  const languages = [...ledger.languages]
    .filter((code) => !published.languages.has(code))
    .filter((code) => !languageRedirects.some(({ language }) => language === code))
    .map((code) => ({
      written: `language ${code}`,
      code: 'lost-language' as const,
      message: `The language ${code} was published and is gone, with every page below /${code}/`,
      hint: `add { language: '${code}', to: '${DEFAULT_LANGUAGE_CODE}' } to data/redirects.ts`,
    }));
  const lost = [...ledger.pages].flatMap(([pathname, places]): LedgerFinding[] => {
    const redirect = moved.get(pathname);
    const own = published.pages.get(pathname);
    if (!own) {
      if (redirect?.to !== undefined) return [];
      const [nearest = '/…'] = suggestPathnames(pathname, pathnames, 1);
      const message = `${pathname} was published and is gone`;
      const hint = `add { from: '${pathname}', to: '${nearest}' } to data/redirects.ts`;
      return [{ written: pathname, code: 'lost-page', message, hint }];
    }
    const here = new Set(own);
    return places
      .filter((place) => !here.has(place) && !Object.hasOwn(redirect?.fragments ?? {}, place))
      .map((place) => ({
        written: pathname,
        code: 'lost-place' as const,
        message: `${pathname}#${place} was published and is gone`,
        hint: `add { from: '${pathname}', fragments: { '${place}': '#…' } } to data/redirects.ts`,
      }));
  });
  return [...languages, ...lost];
}
