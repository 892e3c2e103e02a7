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
  /** The last changes, each of the version that the one before it made; only those that open pages can take over. */
  readonly edits: readonly PageEdit[];
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

const MARKDOWN = /\.md$/;
/** The folder of the pages of a product. */
const IN_PAGES = /^data\/products\/[^/]+\/pages\//;

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);

/**
 * Returns the problems to show on a page: those of its texts and demos, and those of what belongs to no page. Texts may be
 * anywhere; what else is in the folder of a page belongs to it.
 * @param files the files of its text, its own first
 */
export function pickProblems(
  problems: readonly Problem[],
  files: readonly string[] = [],
): readonly Problem[] {
  const [own] = files;
  return problems.filter(({ file }) => {
    if (MARKDOWN.test(file)) return files.includes(file);
    return !IN_PAGES.test(file) || (own !== undefined && folderOf(file).startsWith(folderOf(own)));
  });
}
