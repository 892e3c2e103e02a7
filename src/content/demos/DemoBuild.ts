import type { Direction } from '../../components/Demo/createDemoCache';
import type { PrerenderedDemo } from './prerenderDemo';

/** Everything of one demo that pages are built from. */
export interface BuiltDemo {
  readonly name: string;
  readonly sourceFile: string;
  /** Key of its page in the generated registry. */
  readonly shard: string;
  readonly extrasHref: string;
  /** Highlighted source in TypeScript. */
  readonly codeHtml: string;
  /** Highlighted preview lines, where the demo has some. */
  readonly previewHtml?: string;
  /** The drawn demo, by the directions that the site's languages have. */
  readonly drawn: Readonly<Partial<Record<Direction, PrerenderedDemo>>>;
}

/** The built demos of a page, by name. */
export type PageDemos = ReadonlyMap<string, BuiltDemo>;
/** The built demos of every page, by its canonical pathname. */
export type DemosByPage = ReadonlyMap<string, PageDemos>;
