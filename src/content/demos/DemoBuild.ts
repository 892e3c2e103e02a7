import type { Direction } from '../../components/Demo/demoCache';
import type { DemoLicence } from '../../model/demos/demo';
import type { Problem } from '../../model/problems/Problem';
import type { DemoThemes } from './DemoTheme';
import type { PrerenderedDemo } from './prerenderDemo';

/** A value for each direction that the site's languages have. */
export type ByDirection<T> = Readonly<Partial<Record<Direction, T>>>;

/** Everything of one demo that pages are built from. */
export interface BuiltDemo {
  readonly name: string;
  /** Its source is JavaScript; there is no TypeScript variant. */
  readonly isJavaScript: boolean;
  readonly sourceFile: string;
  readonly licences: readonly DemoLicence[];
  /** Key of its page in the generated registry. */
  readonly shard: string;
  readonly sourceHref: string;
  readonly extrasHref: string;
  /** Highlighted source in TypeScript, for code that is open at once; without colours for code that is not. */
  readonly codeHtml: string;
  readonly plainCodeHtml: string;
  /** Highlighted preview lines, where the demo has some. */
  readonly previewHtml?: string;
  readonly drawn: ByDirection<PrerenderedDemo>;
  /** Documents that hold nothing but the drawn demo, where its page asks for a window of its own. */
  readonly frameHrefs?: ByDirection<string>;
}

/** The built demos of a page, by name. */
export type PageDemos = ReadonlyMap<string, BuiltDemo>;
/** The built demos of every page, by its canonical pathname. */
export type DemosByPage = ReadonlyMap<string, PageDemos>;

/** What building the demos gives. */
export interface DemosOutput {
  readonly demos: DemosByPage;
  readonly themes: DemoThemes;
  readonly problems: readonly Problem[];
}

/** Takes a problem of a demo; the whole line is meant. */
export type ReportDemo = (problem: Omit<Problem, 'column'>) => void;
