import { CACHE } from '../content/workspace';
import { pageFile, routesFile, writeText } from '../content/pageData/generatedFiles';
import type { BuildContext } from '../content/pageData/BuildContext';
import type { PageSource } from '../content/pageData/PageSource';
import type { DevPage, DevState } from '../model/DevState';
import type { PageProps } from '../model/page/PageData';
import { pathnameToHref } from '../model/routes/pathnameToHref';
import { findEdit } from './pageEdits';

/** The pages of `npm run dev`, which are written when they are asked for. */
export interface PagesOnDemand {
  /**
   * Takes the pages of the site as it is now. Returns those that were asked for before.
   * @param contexts what the pages of each language have in common
   * @param mayDiffer whether a page may differ; all if absent
   */
  readonly take: (
    contexts: readonly BuildContext[],
    sources: readonly PageSource[],
    mayDiffer?: (source: PageSource) => boolean,
  ) => Promise<DevState['pages']>;
  /** Forgets which pages were asked for, because open pages are loaded again. */
  readonly forget: () => void;
  /** Writes the page at a route, and returns its source; undefined if there is none. */
  readonly write: (route: string) => Promise<PageSource | undefined>;
}

/** An open page can take over what has changed in it if it is among so many that were asked for last. */
const MOST_KEPT = 20;
/** A page that looks again after so many quick edits, or fewer, takes them over. */
const MOST_EDITS = 10;

interface AskedPage extends DevPage {
  /** What was written; forgotten of pages that were asked for long ago. */
  readonly written?: {
    readonly props: PageProps;
    /** The props as a text. */
    readonly text: string;
  };
}

/** The last version of any page; a new process goes on with greater ones. */
let last = 0;

/** Writes a page, unless its file has it. */
function writePage(route: string, props: PageProps, former?: AskedPage): AskedPage {
  const text = JSON.stringify(props);
  if (former?.written?.text === text) return former;
  const version = Math.max(Date.now(), last + 1);
  last = version;
  writeText(`${CACHE.site}/${pageFile(route)}`, JSON.stringify({ ...props, version } satisfies PageProps));
  const edit = former?.written && findEdit(former.written.props, props);
  const edits = edit ? [...former.edits, { from: former.version, ...edit }].slice(-MOST_EDITS) : [];
  return { version, written: { props, text }, edits };
}

/**
 * Creates a list of pages, which is empty at first.
 * @param draw builds the props of a page
 */
export function createPagesOnDemand(
  draw: (source: PageSource, context: BuildContext) => Promise<PageProps>,
): PagesOnDemand {
  let places = new Map<string, readonly [PageSource, BuildContext]>();
  /** The pages that were asked for, by route, the last one at the end. */
  const asked = new Map<string, AskedPage>();
  return {
    take: async (contexts, sources, mayDiffer = () => true) => {
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
      for (const [route, former] of asked) {
        const place = places.get(route);
        if (!place) asked.delete(route);
        else if (mayDiffer(place[0])) asked.set(route, writePage(route, await draw(...place), former));
      }
      return Object.fromEntries([...asked].map(([route, { version, edits }]) => [route, { version, edits }]));
    },
    forget: () => asked.clear(),
    write: async (route) => {
      const place = places.get(route);
      if (!place) return undefined;
      const page = writePage(route, await draw(...place), asked.get(route));
      asked.delete(route);
      asked.set(route, page);
      const kept = [...asked].filter(([, { written }]) => written);
      const [[oldest, { version }] = ['', page]] = kept;
      if (kept.length > MOST_KEPT) asked.set(oldest, { version, edits: [] });
      return place[0];
    },
  };
}
