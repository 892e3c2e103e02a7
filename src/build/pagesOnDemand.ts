import { CACHE } from '../content/workspace';
import { routesFile, writeText } from '../content/pageData/generatedFiles';
import type { BuildContext } from '../content/pageData/BuildContext';
import { createPageWriter } from '../content/pageData/pageHashes';
import { buildPage } from '../content/pageData/pageProps';
import type { PageSource } from '../content/pageData/PageSource';
import { pathnameToHref } from '../model/routes/pathnameToHref';

/** The pages of `npm run dev`, which are written when they are asked for. */
export interface PagesOnDemand {
  /**
   * Takes the pages of the site as it is now. Returns whether a page that was asked for before differs, or is gone.
   * @param contexts what the pages of each language have in common
   * @param mayDiffer whether a page may differ; all if absent
   */
  readonly take: (
    contexts: readonly BuildContext[],
    sources: readonly PageSource[],
    mayDiffer?: (source: PageSource) => boolean,
  ) => boolean;
  /** Writes the page at a route; returns false if there is none. */
  readonly write: (route: string) => boolean;
}

/** So many pages are kept in mind, those that were asked for last: each is written again with every change. */
const MOST_ASKED = 20;

/** Creates a list of pages, which is empty at first. */
export function createPagesOnDemand(): PagesOnDemand {
  let places = new Map<string, readonly [PageSource, BuildContext]>();
  /** Hashes of the pages that were asked for, by route, the last one at the end. */
  const asked = new Map<string, string>();
  const write = (route: string): string | undefined => {
    const place = places.get(route);
    return place && createPageWriter().write(route, JSON.stringify(buildPage(...place)));
  };
  return {
    take: (contexts, sources, mayDiffer = () => true) => {
      places = new Map(
        contexts.flatMap((context) =>
          sources.map((source) => [
            pathnameToHref(source.pathname, context.language.code),
            [source, context] as const,
          ]),
        ),
      );
      // The routes only: no later step reads hashes of these pages.
      writeText(
        `${CACHE.site}/${routesFile}`,
        JSON.stringify(Object.fromEntries([...places.keys()].map((route) => [route, '']))),
      );
      let differs = false;
      for (const [route, former] of asked) {
        const [source] = places.get(route) ?? [];
        if (source && !mayDiffer(source)) continue;
        const hash = write(route);
        if (hash === undefined) asked.delete(route);
        else asked.set(route, hash);
        differs ||= hash !== former;
      }
      return differs;
    },
    write: (route) => {
      const hash = write(route);
      if (hash === undefined) return false;
      asked.delete(route);
      asked.set(route, hash);
      const [oldest] = asked.keys();
      if (asked.size > MOST_ASKED && oldest !== undefined) asked.delete(oldest);
      return true;
    },
  };
}
