import { createHash } from 'node:crypto';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { DemoLicense, DemoPictures, DemoRows } from '../../model/demos/demo';
import type { Problem } from '../../model/Problem';
import type { PlaygroundDraft } from '../playground/PlaygroundDraft';
import { DemoRoot } from '../../components/Demo/DemoRoot';
import { messageOf, PlaceFault } from './demoFault';
import type { SheetReader } from './demoSheet';
import type { DemoProviderModule, DemoStage } from '../../model/demos/DemoProviderModule';
import type { CreateDemoStyles, DemoRules, DemoStyles, Direction } from '../../model/demos/DemoStyles';
import { findPageSelector, placeSheet } from '../styles/placedSheet';

/** A value for each direction that the site's languages have. */
export type ByDirection<T> = Readonly<Partial<Record<Direction, T>>>;

/** Everything about one demo that pages are built from. */
export interface BuiltDemo {
  readonly name: string;
  /** Whether the source is JavaScript; there is no TypeScript variant then. */
  readonly isJavaScript: boolean;
  /** The module that exports the component as default, from the project root. */
  readonly sourceFile: string;
  readonly playground?: PlaygroundDraft | undefined;
  /** Same as in `DemoBlock`. */
  readonly isTryIt?: true;
  /** See `DemoBlock`. */
  readonly anchor?: string | undefined;
  readonly licenses: readonly DemoLicense[];
  /** Key of its page in the generated registry. */
  readonly registryKey: string;
  readonly sourceHref: string;
  readonly extrasHref: string;
  /**
   * Highlighted source in TypeScript, for code that is expanded at first. Collapsed code uses
   * `plainCodeHtml`, without colors.
   */
  readonly codeHtml: string;
  readonly plainCodeHtml: string;
  /** Highlighted preview lines, if the demo has any. */
  readonly previewHtml?: string;
  /** Writes the texts of the files beside the demo that it imports; returns their addresses by path from its folder. */
  readonly writeFiles: () => Readonly<Record<string, string>>;
  readonly drawn: ByDirection<PrerenderedDemo>;
  /** What a gallery shows of the playground of an API page. */
  readonly picture?: ByDirection<PrerenderedDemo>;
  /** Pictures of the demo, from left to right, if the family has drawn them. */
  readonly pictures?: DemoPictures | undefined;
  /** What its grid has, if there are pictures. */
  readonly rows?: DemoRows | undefined;
  /**
   * Set if its page shows the demo in an iframe: writes the documents that contain only the prerendered demo, with these
   * style sheets of its page; returns their URLs.
   */
  readonly writeDocuments?: (sheets: readonly string[]) => ByDirection<string>;
}

/** The built demos of a page, by name. */
export type PageDemos = ReadonlyMap<string, BuiltDemo>;
/** The built demos of every page, by its canonical pathname. */
export type DemosByPage = ReadonlyMap<string, PageDemos>;

/** The result of building the demos. */
export interface DemosOutput {
  readonly demos: DemosByPage;
  /** The module with the demos of each registry key, from the project folder. */
  readonly modules: ReadonlyMap<string, string>;
  readonly themes: DemoThemes;
  /** The files that the demos are made of, from the project folder. */
  readonly files: ReadonlySet<string>;
  /** What they import from packages. */
  readonly specifiers: readonly string[];
  /** The style sheets that were read, and their problems, which `problems` has as well. */
  readonly sheets: SheetReader;
  readonly problems: readonly Problem[];
}

/** Reports a problem of a demo; it applies to the whole line. */
export type ReportDemo = (problem: Omit<Problem, 'column'>) => void;

/** The variables of a product's demo theme. */
export interface DemoTheme {
  /** Module with the engine that makes the styles of components, from the project root. */
  readonly engine: string;
  /** URL of the style sheet with all variables. */
  readonly href: string;
  /** The variables as the theme lists them. */
  readonly sheets: readonly object[];
  /** The variables as a style sheet. */
  readonly rules: string;
  /** Font faces of the fonts that it names. */
  readonly faces: string;
  /** Code of the library's own theme; absent if readers cannot choose one for the demos. */
  readonly code?: string;
}

/** Demo themes by product. */
export type DemoThemes = ReadonlyMap<string, DemoTheme>;

/** A demo as it is rendered at build time. */
export interface PrerenderedDemo {
  readonly html: string;
  /** Its rules in order, by the name of their style; they belong in layer `mui`. */
  readonly styles: Readonly<Record<string, string>>;
  /** Selector of a rule for a whole page that its engine adds in the browser, too; absent if there is none. */
  readonly pageSelector?: string;
}

/** A demo is rendered for every stage. */
const ANY_STAGE: DemoStage = { container: () => null, hasFocus: () => false };

/** @throws a `PlaceFault` if it lacks a function, which the browser would need later */
function createPlace(createStyles: CreateDemoStyles, direction: Direction): DemoStyles {
  const place: Partial<DemoStyles> | undefined = createStyles({ direction, drawn: [] });
  const missing = (['wrap', 'list', 'remove'] as const).filter((name) => typeof place?.[name] !== 'function');
  if (missing.length > 0)
    throw new PlaceFault(`The result of createDemoStyles lacks a function: ${missing.join(', ')}`);
  return place as DemoStyles;
}

/** @throws a `PlaceFault` if they cannot be listed */
function listRules(place: DemoStyles): readonly DemoRules[] {
  let rules: unknown;
  try {
    rules = place.list();
  } catch (error) {
    throw new PlaceFault(`The function list of createDemoStyles throws: ${messageOf(error)}`, {
      cause: error,
    });
  }
  const areRules = (list: unknown): list is readonly DemoRules[] =>
    Array.isArray(list) &&
    list.every((each: Partial<DemoRules> | null | undefined) => typeof each?.css === 'string');
  if (!areRules(rules))
    throw new PlaceFault('The function list of createDemoStyles has to return objects with css, a text');
  return rules;
}

/**
 * Renders a demo to HTML with a place of its own for styles.
 * @param opensInside what the demo opens stays inside its stage
 * @throws what the demo throws, or a `PlaceFault`
 */
export function prerenderDemo(
  Component: ComponentType,
  props: object,
  Provider: DemoProviderModule['DemoProvider'],
  direction: Direction,
  idPrefix: string,
  createStyles: CreateDemoStyles,
  opensInside = false,
): PrerenderedDemo {
  const place = createPlace(createStyles, direction);
  const html = renderToString(
    <DemoRoot
      Component={Component}
      props={props}
      Provider={Provider}
      styles={place}
      direction={direction}
      mode="light"
      stage={opensInside ? ANY_STAGE : undefined}
    />,
    { identifierPrefix: idPrefix },
  );
  const styles: Record<string, string> = {};
  let pageSelector: string | undefined;
  for (const { css, name } of listRules(place)) {
    if (name !== undefined) styles[name] = css;
    else if (css !== '') {
      styles[createHash('sha256').update(css).digest('hex').slice(0, 12)] = placeSheet(css);
      pageSelector ??= findPageSelector(css);
    }
  }
  return { html, styles, ...(pageSelector === undefined ? {} : { pageSelector }) };
}
