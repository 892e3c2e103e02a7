import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { type Direction, createDemoCache } from '../../components/Demo/demoCache';
import type { DemoLicense } from '../../model/demos/demo';
import type { Problem } from '../../model/Problem';
import { DemoRoot } from '../../components/Demo/DemoRoot';
import type { DemoProviderModule } from '../../model/demos/DemoProviderModule';

/** A value for each direction that the site's languages have. */
export type ByDirection<T> = Readonly<Partial<Record<Direction, T>>>;

/** Everything of one demo that pages are built from. */
export interface BuiltDemo {
  readonly name: string;
  /** Its source is JavaScript; there is no TypeScript variant. */
  readonly isJavaScript: boolean;
  readonly sourceFile: string;
  readonly licenses: readonly DemoLicense[];
  /** Key of its page in the generated registry. */
  readonly shard: string;
  readonly sourceHref: string;
  readonly extrasHref: string;
  /** Highlighted source in TypeScript, for code that is open at once; without colors for code that is not. */
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

/** The variables of a product's demo theme. */
export interface DemoTheme {
  /** Address of the sheet with all of them. */
  readonly href: string;
  /** They as the theme lists them. */
  readonly sheets: readonly object[];
}

/** Demo themes by product. */
export type DemoThemes = ReadonlyMap<string, DemoTheme>;

/** A demo as it is drawn at build. */
export interface PrerenderedDemo {
  readonly html: string;
  /** Its rules in order, by the name of the style they belong to; they belong into layer `mui`. */
  readonly styles: Readonly<Record<string, string>>;
}

/**
 * Draws a demo to HTML with a style cache of its own.
 * @throws what the demo throws
 */
export function prerenderDemo(
  Component: ComponentType,
  Provider: DemoProviderModule['DemoProvider'],
  direction: Direction,
  idPrefix: string,
): PrerenderedDemo {
  const cache = createDemoCache(direction);
  const html = renderToString(
    <DemoRoot Component={Component} Provider={Provider} cache={cache} direction={direction} />,
    { identifierPrefix: idPrefix },
  );
  const styles: Record<string, string> = {};
  for (const [name, rules] of Object.entries(cache.inserted)) {
    if (typeof rules === 'string' && rules) styles[name] = rules;
  }
  return { html, styles };
}
