import { CONTENT_ID } from '../../model/page/contentId';
import type { Problem } from '../../model/Problem';
import type { DemoOptions } from './blocks/DemoOptions';
import type { FrontMatter } from './frontMatterKeys';
import type { PageInputs } from './pageFiles';

/** A position in the file of a page: 1-based line and column. */
export interface Position {
  readonly line: number;
  readonly column: number;
  /** Path of another file that the page shows or includes, if the position is there. */
  readonly file?: string;
}

/** Where a line is written: in the file of the page unless another one is named. */
export type Origin = Omit<Position, 'column'>;

/** Records one problem at a position of one file. */
export type Report = (position: Position, code: string, message: string, hint: string) => void;

/** Creates a `Report` that appends to `problems`. */
export function createReport(file: string, problems: Problem[]): Report {
  return ({ line, column, file: other }, code, message, hint) => {
    problems.push({ file: other ?? file, line, column, code, message, hint });
  };
}

/** Entry of the table of contents: an h2, or an h3 among the children of its h2. */
export interface Heading {
  /** Plain text, without markup. */
  readonly text: string;
  readonly level: 2 | 3;
  /** Fragment without `#`, URI-encoded; also the element's id. Empty if the heading has none. */
  readonly hash: string;
  /** Another fragment by which links from elsewhere find the heading. */
  readonly otherHash?: string;
  readonly children: Heading[];
}

/** One choice of a group of code tabs. */
export interface CodeTab {
  readonly name: string;
  readonly language: string;
  /** The whole code block, including the copy button. */
  readonly html: string;
}

/** A part of the page body, in reading order. Consecutive HTML is one block. */
export type Block =
  | { readonly kind: 'html'; readonly html: string }
  | {
      readonly kind: 'demo';
      /** File name without extension; unique on the page. */
      readonly name: string;
      /** Path from the folder of the page, without extension, if it differs from the name. */
      readonly path?: string;
      /** Component of the reference whose playground it is. */
      readonly playground?: string;
      readonly options: DemoOptions;
      readonly line: number;
      /** The partial that the line is in. */
      readonly file?: string;
    }
  | {
      readonly kind: 'component';
      readonly name: string;
      readonly props: Readonly<Record<string, unknown>>;
      readonly line: number;
      readonly file?: string;
    }
  | {
      readonly kind: 'codeTabs';
      /** The selected tab is stored under `codeblock-<storageKey>`. */
      readonly storageKey: string;
      readonly tabs: readonly CodeTab[];
    };

/** A link of the page, as written to the HTML. */
export interface WrittenLink extends Position {
  readonly href: string;
}

/** A fenced block of code. */
export interface Snippet {
  /** As written; `text` if the fence names none. */
  readonly language: string;
  /** Whether it is a complete module that can be type-checked by itself. */
  readonly complete: boolean;
  readonly title?: string;
  readonly code: string;
  /** Line of the opening fence. */
  readonly line: number;
  /** The partial that the fence is in. */
  readonly file?: string;
  /** The file that the code is from, and the line before its first one there. */
  readonly shown?: Required<Origin>;
}

/** A long paragraph; no other page should repeat it. */
export interface Paragraph {
  /** The source text, joined into one line. */
  readonly text: string;
  readonly line: number;
}

/** The result of parsing one Markdown file. */
export interface ParsedPage {
  readonly frontMatter: FrontMatter;
  /** Title of the document; empty if it is missing, which is reported as a problem. */
  readonly title: string;
  /** Text of the `# ` heading, if the page has one; may be shorter than the title of the document. */
  readonly h1?: string;
  readonly description: string;
  /** Set if the description is the beginning of the text, and so not shown above it. */
  readonly isDescribedByText?: true;
  readonly headings: Heading[];
  /** Ids of the headings below level 3, in reading order; an element has its id if a link leads to it. */
  readonly minorIds?: readonly string[];
  /** Ids by the fragments that hosts of repositories give to the same headings, if the two differ. */
  readonly hostHashes?: Readonly<Record<string, string>>;
  readonly blocks: Block[];
  readonly links: WrittenLink[];
  readonly snippets: Snippet[];
  readonly paragraphs: Paragraph[];
  /** Number of comments and unused definitions, which authors hide on purpose; absent if there is none. */
  readonly hiddenNotes?: number;
  readonly problems: Problem[];
  /** The files that the page is made from besides its own. */
  readonly inputs?: PageInputs;
}

/** Lists the ids of a page's h2 and h3 headings in reading order; translations reuse them by position. */
export function listHeadingIds(headings: readonly Heading[]): string[] {
  return headings.flatMap(({ hash, children }) => [hash, ...listHeadingIds(children)]);
}

/** Lists the other fragments of a page's h2 and h3 headings in reading order; empty for those without one. */
export function listOtherHashes(headings: readonly Heading[]): string[] {
  return headings.flatMap(({ otherHash = '', children }) => [otherHash, ...listOtherHashes(children)]);
}

/**
 * Lists the fragments of a page that links can have: the content itself, headings, and demos in TypeScript and
 * JavaScript.
 */
export function listFragments({
  headings,
  minorIds = [],
  blocks,
}: Pick<ParsedPage, 'headings' | 'minorIds' | 'blocks'>): Set<string> {
  const demos = blocks.flatMap((block) =>
    block.kind === 'demo' ? [`${block.name}.tsx`, `${block.name}.js`] : [],
  );
  const others = listOtherHashes(headings).filter(Boolean);
  return new Set([CONTENT_ID, ...listHeadingIds(headings), ...others, ...minorIds, ...demos]);
}

/** Lists the levels of a page's h2 and h3 headings in reading order, to compare them with translations. */
export function listHeadingLevels(headings: readonly Heading[]): (2 | 3)[] {
  return headings.flatMap(({ level, children }) => [level, ...listHeadingLevels(children)]);
}
