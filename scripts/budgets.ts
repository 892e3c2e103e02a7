/** Pages that weigh alike: with demos, of the API reference, lists of components, and all others. */
export type PageKind = 'component' | 'api' | 'gallery' | 'text';

/** What a browser loads for a page before a use, in bytes as transferred. */
export interface PageWeight {
  /** The document with its styles. */
  readonly document: number;
  readonly fonts: number;
  /** Scripts before the load event, with those in the document. */
  readonly scripts: number;
  /** Scripts after it, for islands that start when the page is idle. */
  readonly later: number;
  /** Everything before the load event, with pictures. */
  readonly total: number;
  /** Number of requests, with that of the document. */
  readonly requests: number;
}

/**
 * The same on every page: the inline script with the loader, which also brings back what a host or a cache has cut, and the
 * islands of an idle page.
 */
const SCRIPTS = { scripts: 14_000, later: 16_000 };

/**
 * Limits, about 10 % above what is shipped. They are raised rarely, by hand, with the reason here;
 * `npm run weights` prints what pages weigh.
 */
export const BUDGETS: Readonly<Record<PageKind, PageWeight>> = {
  // Its largest pages are Card, Box, Table and Dialog in Arabic, with many demos each; the tree names every component.
  component: { document: 49_000, fonts: 23_000, ...SCRIPTS, total: 69_000, requests: 6 },
  // The data grid's props make the largest one, of some 200 entries, with filters for its slots and classes, and its
  // messages with causes.
  api: { document: 51_000, fonts: 0, ...SCRIPTS, total: 62_000, requests: 3 },
  // Every component of a product is drawn, those without a page by their playgrounds, in the colors of their theme.
  gallery: { document: 42_000, fonts: 23_000, ...SCRIPTS, total: 76_000, requests: 6 },
  // Prose, without demos.
  text: { document: 34_000, fonts: 0, ...SCRIPTS, total: 42_000, requests: 3 },
};

/** Limits of what a first use loads, likewise; bytes of scripts and style sheets. React is 67 kB of each. */
export const USES = {
  // The dialog with its style sheet, the worker and its index.
  search: 144_000,
  settings: 109_000,
  // The library's button, its provider, Emotion, what surrounds a demo, and the styles of all demos of the page.
  demo: 198_000,
  // The library that the edited demo runs on, the compiler and the editor.
  editor: 375_000,
  // The data grid itself, and React.
  dataGrid: 460_000,
  // The files of the index for a first answer among 1,000 pages.
  searchIndex: 64_000,
} as const;
