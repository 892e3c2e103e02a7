import { DEFAULT_LANGUAGE_CODE } from '../languages/Language';
import { suggestPathnames } from '../routes/pathSuggestions';
import type { LanguageRedirect, Redirect } from './Redirect';

/** What was ever published. */
export interface Ledger {
  /** Canonical pathnames, each with the places on the page that readers may have linked to. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** Codes of the languages that pages were published in. */
  readonly languages: ReadonlySet<string>;
}

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

/** Both together: the ledger only ever grows, since what was once published is linked to from anywhere. */
export function mergeLedger(known: Ledger, published: Ledger): Ledger {
  const pages = new Map(known.pages);
  for (const [pathname, places] of published.pages) {
    pages.set(pathname, [...new Set([...(known.pages.get(pathname) ?? []), ...places])]);
  }
  return { pages, languages: new Set([...known.languages, ...published.languages]) };
}

const COMMENT = `# Every language and page that was published, and the places that readers may link to: written by "npm run ledger".
# A build that lacks one of them fails until data/redirects.ts says where it has gone. Lines are never removed.
`;

/** The ledger as text, ordered, so that two people's additions merge. */
export function formatLedger(ledger: Ledger): string {
  const languages = [...ledger.languages].sort().map((code) => `language ${code}`);
  const pages = [...ledger.pages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([pathname, places]) => [pathname, ...[...places].sort().map((place) => `#${place}`)].join(' '));
  return `${COMMENT}${[...languages, ...pages].join('\n')}\n`;
}
