import { pathnameToLanguage } from '../../model/languages/languagePath';
import { decodePath } from '../../model/routes/pathname';
import { listFragments, type ParsedPage } from '../markdown/ParsedPage';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { PageContext } from '../markdown/PageContext';

/** The texts of a page, as parsed before it is known what links to it. */
export interface LinkedTexts {
  readonly pathname: string;
  readonly texts: Readonly<Record<string, ParsedPage>>;
  /** Whether the host of the repository shows the page as well. */
  readonly isOnHost: boolean;
}

/** What a text has to be parsed with again. */
export type Settled = Pick<PageContext, 'fragments' | 'landings'>;

/** Where links to a text can lead. */
interface Targets {
  readonly all: ReadonlySet<string>;
  readonly minor: ReadonlySet<string>;
  readonly byHost: ReadonlyMap<string, string>;
}

function listTargets(text: ParsedPage): Targets {
  return {
    all: listFragments(text),
    minor: new Set(text.minorIds),
    byHost: new Map(Object.entries(text.hostHashes ?? {})),
  };
}

/**
 * Returns the id that a fragment means; undefined if the text has none. On pages that the host shows as well, the
 * author has tried the link there.
 */
function findId(fragment: string, { all, byHost }: Targets, isOnHost: boolean): string | undefined {
  const written = encodeURIComponent(decodePath(fragment));
  const id = isOnHost || !all.has(written) ? (byHost.get(written) ?? written) : written;
  return all.has(id) ? id : undefined;
}

/**
 * Finds the links whose fragment is the one that the host of the repository gives to a heading, and those to
 * headings below level 3. Returns what each text has to be parsed with again, by pathname and language; texts for
 * which nothing changes are left out.
 * @param byPathname all pages that links can lead to
 */
export function settleFragments(
  pages: readonly LinkedTexts[],
  languageCodes: readonly string[],
  byPathname: ReadonlyMap<string, LinkedTexts> = new Map(pages.map((page) => [page.pathname, page])),
): ReadonlyMap<string, Readonly<Record<string, Settled>>> {
  const listed = new Map<ParsedPage, Targets>();
  const landings = new Map<string, Set<string>>();
  const fragments = new Map<ParsedPage, Map<string, string>>();
  for (const { pathname, texts, isOnHost } of pages) {
    for (const [code, text] of Object.entries(texts)) {
      const changes = new Map<string, string>();
      fragments.set(text, changes);
      for (const { href } of text.links) {
        const [, path = '', fragment] = /^([^#]*)#(.+)$/.exec(href) ?? [];
        if (fragment === undefined || !/^[/#]/.test(href)) continue;
        const place = path ? pathnameToLanguage(path, languageCodes) : undefined;
        const target = byPathname.get(place?.canonicalPathname ?? pathname);
        const found = target?.texts[place?.userLanguage ?? code] ?? target?.texts[defaultLanguage()];
        if (!target || !found) continue;
        const targets = listed.get(found) ?? listTargets(found);
        listed.set(found, targets);
        const id = findId(fragment, targets, isOnHost);
        if (id === undefined) continue;
        if (id !== fragment) changes.set(href, `${path}#${id}`);
        if (targets.minor.has(id))
          landings.set(target.pathname, (landings.get(target.pathname) ?? new Set()).add(id));
      }
    }
  }
  const settled = new Map<string, Readonly<Record<string, Settled>>>();
  for (const { pathname, texts } of pages) {
    const places = landings.get(pathname);
    const changed = Object.entries(texts).flatMap(([code, text]): [string, Settled][] => {
      const changes = fragments.get(text) ?? new Map<string, string>();
      if (!places && changes.size === 0) return [];
      const change: Settled = {
        ...(changes.size > 0 ? { fragments: Object.fromEntries(changes) } : {}),
        ...(places ? { landings: [...places].sort() } : {}),
      };
      return [[code, change]];
    });
    if (changed.length > 0) settled.set(pathname, Object.fromEntries(changed));
  }
  return settled;
}
