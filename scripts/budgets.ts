/** Pages that weigh alike: with demos, of the API reference, lists of components, and all others. */
export type PageKind = 'component' | 'api' | 'gallery' | 'text';

/** What a browser loads for a page before a use, in bytes as transferred, and its runtime. */
export interface PageWeight {
  /** The document with its styles. */
  readonly document: number;
  readonly fonts: number;
  /** Scripts before the load event. */
  readonly scripts: number;
  /** Everything, with pictures. */
  readonly total: number;
  /** Number of requests, with that of the document. */
  readonly requests: number;
  /** Scripts that the first sign of a reader loads, and their data. */
  readonly runtime: number;
}

/** Scripts that work later, with their own limit. */
const RUNTIME = 163_000;

/**
 * Limits, about 10 % above what is shipped. They are raised rarely, by hand, with the reason here;
 * `npm run weights` prints what pages weigh.
 */
export const BUDGETS: Readonly<Record<PageKind, PageWeight>> = {
  component: {
    document: 41_000,
    fonts: 21_000,
    scripts: 0,
    total: 60_000,
    requests: 6,
    runtime: RUNTIME,
  },
  // The data grid's props make the largest one, of some 200 entries.
  api: { document: 45_000, fonts: 0, scripts: 0, total: 45_000, requests: 3, runtime: RUNTIME },
  // The demos of a whole product are the pictures of its components.
  gallery: { document: 33_000, fonts: 21_000, scripts: 0, total: 51_000, requests: 6, runtime: RUNTIME },
  // Prose, without demos.
  text: { document: 35_000, fonts: 0, scripts: 0, total: 35_000, requests: 4, runtime: RUNTIME },
};

/** Limits of what a first use loads, likewise; bytes of scripts and style sheets, without the runtime. */
export const USES = {
  // React's part of DocSearch, the worker and its index.
  search: 68_000,
  settings: 9_000,
  // The library that the edited demo runs on, the compiler and the editor.
  editor: 375_000,
  // The data grid itself, and the runtime.
  dataGrid: 460_000,
  // The files of the index for a first answer among 1,000 pages.
  searchIndex: 64_000,
} as const;
