import type { PageFacts } from './page/PageFacts';
import type { Problem } from './Problem';

/** An edit of texts and demos, which an open page takes over without being loaded again. */
export interface PageEdit {
  /** The version that it changes. */
  readonly from: number;
  /** The texts that differ, by the id of their element. */
  readonly html: Readonly<Record<string, string>>;
  /** The demos that differ, with all around them, by their region. */
  readonly demos: Readonly<Record<string, string>>;
  /** What the document says about its demos, if one differs. */
  readonly facts?: Pick<PageFacts, 'page' | 'demos'>;
  /** The styles of the document for all its demos, if one differs. */
  readonly styles?: string;
}

/** A page that was asked for. */
export interface DevPage {
  /** Grows with each change; the document has the one that it was drawn from (`PageFacts.version`). */
  readonly version: number;
  /** The last change, if an open page can take it over. */
  readonly edit?: PageEdit | undefined;
}

/** What `npm run dev` writes after each change, and open pages read (`src/islands/dev.ts`). */
export interface DevState {
  /** Changes when every open page has to be loaded again. */
  readonly at: number;
  /** The pages that were asked for last, by address. */
  readonly pages: Readonly<Record<string, DevPage>>;
  /** The problems that keep pages from being written. */
  readonly problems: readonly Problem[];
}
