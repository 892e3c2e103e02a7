import { defaultLanguage } from '../languages/defaultLanguage';
import { suggestPathnames } from '../routes/pathSuggestions';
import type { LanguageRedirect, Redirect } from './Redirect';
import { followPattern, resolvePatterns, type RedirectPattern } from './RedirectPattern';

/** Everything that was ever published. */
export interface Ledger {
  /** Canonical pathnames, each with the ids on the page that readers may have linked to. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
  /** Codes of the languages that pages were published in. */
  readonly languages: ReadonlySet<string>;
}

/** A published page, id or language that is gone and has no redirect. */
export interface LedgerFinding {
  /** The start of its line in the ledger. */
  readonly written: string;
  readonly code: 'lost-page' | 'lost-place' | 'lost-language';
  readonly message: string;
  readonly hint: string;
}

/**
 * Returns what the ledger holds and the site lacks. A missing page needs a redirect, a missing id on an
 * existing page needs a fragment redirect, and a missing language needs a language redirect.
 */
export function checkLedger(
  ledger: Ledger,
  published: Ledger,
  redirects: readonly Redirect[],
  languageRedirects: readonly LanguageRedirect[] = [],
  patterns: readonly RedirectPattern[] = [],
): LedgerFinding[] {
  const resolved = resolvePatterns(patterns, [defaultLanguage()], []);
  const isFollowed = (pathname: string) => {
    const target = followPattern(`${pathname}/`, resolved);
    // What is on other hosts is not checked.
    return target?.startsWith('https://') || published.pages.has(target?.replace(/\/?(?:#.*)?$/, '') ?? '');
  };
  const moved = new Map(redirects.map((redirect) => [redirect.from, redirect]));
  const pathnames = [...published.pages.keys()];
  const languages = [...ledger.languages]
    .filter((code) => !published.languages.has(code))
    .filter((code) => !languageRedirects.some(({ language }) => language === code))
    .map((code) => ({
      written: `language ${code}`,
      code: 'lost-language' as const,
      message: `The language ${code} was published and is gone, with every page below /${code}/`,
      hint: `add { language: '${code}', to: '${defaultLanguage()}' } to data/redirects.ts`,
    }));
  const lost = [...ledger.pages].flatMap(([pathname, fragments]): LedgerFinding[] => {
    const redirect = moved.get(pathname);
    const ids = published.pages.get(pathname);
    if (!ids) {
      if (redirect?.to !== undefined || isFollowed(pathname)) return [];
      const [nearest = '/…'] = suggestPathnames(pathname, pathnames, 1);
      const message = `${pathname} was published and is gone`;
      const hint = `add { from: '${pathname}', to: '${nearest}' } to data/redirects.ts`;
      return [{ written: pathname, code: 'lost-page', message, hint }];
    }
    const here = new Set(ids);
    return fragments
      .filter((fragment) => !here.has(fragment) && !Object.hasOwn(redirect?.fragments ?? {}, fragment))
      .map((fragment) => ({
        written: pathname,
        code: 'lost-place' as const,
        message: `${pathname}#${fragment} was published and is gone`,
        hint: `add { from: '${pathname}', fragments: { '${fragment}': '#…' } } to data/redirects.ts`,
      }));
  });
  return [...languages, ...lost];
}

/** A parsed ledger. */
export interface ReadLedger extends Ledger {
  /** 1-based numbers of invalid lines, such as merge conflict markers. */
  readonly unreadable: readonly number[];
}

/**
 * Parses a ledger. Each line is a page followed by its ids as `#id`, separated by spaces, or the word
 * `language` and a language code. Empty lines and lines that start with `#` are comments. Several lines for
 * one page are combined, because a merge may have kept both.
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
    else if (first.startsWith('/') && rest.every((fragment) => /^#./.test(fragment))) {
      const fragments = rest.map((fragment) => fragment.slice(1));
      pages.set(first, [...new Set([...(pages.get(first) ?? []), ...fragments])]);
    } else unreadable.push(index + 1);
  }
  return { pages, languages, unreadable };
}

/**
 * Returns the union of both. The ledger only grows, because other sites may link to anything once published.
 */
export function mergeLedger(known: Ledger, published: Ledger): Ledger {
  const pages = new Map(known.pages);
  for (const [pathname, fragments] of published.pages) {
    pages.set(pathname, [...new Set([...(known.pages.get(pathname) ?? []), ...fragments])]);
  }
  return { pages, languages: new Set([...known.languages, ...published.languages]) };
}

const COMMENT = `# Every language and page that was published, and the places that readers may link to: written by "npm run ledger".
# A build that lacks one of them fails until data/redirects.ts says where it has gone. Lines are never removed.
`;

/** Formats the ledger as sorted text, so that concurrent additions merge. */
export function formatLedger(ledger: Ledger): string {
  const languages = [...ledger.languages].sort().map((code) => `language ${code}`);
  const pages = [...ledger.pages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([pathname, fragments]) =>
      [pathname, ...[...fragments].sort().map((fragment) => `#${fragment}`)].join(' '),
    );
  return `${COMMENT}${[...languages, ...pages].join('\n')}\n`;
}
