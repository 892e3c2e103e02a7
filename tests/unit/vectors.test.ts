import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoNameFromHash } from '../../src/model/demos/demo';
import { demoTitle } from '../../src/model/demos/buildSandbox';
import { localizeHref, pathnameToLanguage } from '../../src/model/languages/languagePath';
import { assertUniquePathnames } from '../../src/model/navigation/duplicatedPathnames';
import { findActivePage, createPreviousNext } from '../../src/model/navigation/navTree';
import type { NavPage } from '../../src/model/navigation/NavPage';
import { pageTitle } from '../../src/model/navigation/pageTitle';
import { headingToHash } from '../../src/model/page/pageNames';
import { resolveProduct } from '../../src/model/products/Product';
import { pathnameToPublic } from '../../src/model/routes/pathname';
import { resolveCodeVariant, parseCookie } from '../../src/model/settings/codeSettings';
import vectors from '../fixtures/vectors.json';
import { EXAMPLE_LANGUAGE_CODES, EXAMPLE_PRODUCTS } from './exampleFamily';
import { readNav, readNavPages } from './readNav';

interface Vector {
  readonly about: string;
  readonly input: unknown;
  readonly expected: unknown;
}
interface NavQuery {
  readonly tree: readonly NavPage[];
  readonly pathname: string;
}

const materialNav = readNav('nav-material-ui.json');

function lookUp({ tree, pathname }: NavQuery) {
  const { activePage, parents } = findActivePage(tree, pathname);
  return { activePage: activePage?.pathname, parents: parents.map((page) => page.pathname) };
}

function measureNav(file: string) {
  const pages = readNavPages(file).map((page) => page.pathname);
  return { length: pages.length, first: pages.at(0), last: pages.at(-1) };
}

/** The model's function for each vector, by the vector's `about`. The facts define the type of each input. */
const MODEL: Readonly<Record<string, (input: never) => unknown>> = {
  pathnameToLanguage: (input: string) => pathnameToLanguage(input, EXAMPLE_LANGUAGE_CODES),
  'pathnameToLanguage with languages ["en","pt"]': (input: { pathname: string; languages: string[] }) =>
    pathnameToLanguage(input.pathname, input.languages),
  'product display name used in the document title and OG card (name by productId, else by category; undefined logs an error)':
    (input: string) => resolveProduct(input, EXAMPLE_PRODUCTS).name,
  'page title derivation': (input: NavPage) => pageTitle(input),
  'localised page title: a translation under pages.<subheader or pathname> wins (unless the page has a query)':
    (input: { page: NavPage; translations: Record<string, string> }) =>
      pageTitle(input.page, input.translations),
  'active page lookup in tree (exact pathname match at any depth; parents listed nearest first and ending with the synthetic root "/")':
    lookUp,
  'duplicates are tolerated when the pathname contains components-api or hooks-api': (input: NavQuery) => {
    assertUniquePathnames(input.tree);
    return { activePage: lookUp(input).activePage };
  },
  'flattened page order of nav-material-ui.json: length, first, last': measureNav,
  'flattened page order of nav-system.json: length, first, last': measureNav,
  'previous and next page in nav-material-ui.json': (input: string) => {
    const { previous, next } = createPreviousNext(materialNav, EXAMPLE_PRODUCTS)(input);
    return { prev: previous?.pathname ?? null, next: next?.pathname ?? null };
  },
  'breadcrumb parents in nav-material-ui.json (nearest first)': (input: string) =>
    lookUp({ tree: materialNav, pathname: input }).parents,
  'heading text (HTML) to fragment hash': (input: string) => headingToHash(input),
  'hashes are made unique with -2, -3': (input: readonly string[]) => {
    const taken = new Set<string>();
    for (const heading of input) taken.add(headingToHash(heading, taken));
    return [...taken];
  },
  'exported URL of a page file path': pathnameToPublic,
  'internal link gets the language prefix': (input: { href: string; userLanguage: string }) =>
    localizeHref(input.href, input.userLanguage),
  'demo name from a location or from location.hash (a hash equal to a demo name opens its code)':
    demoNameFromHash,
  'code variant on first client render: hash extension, then cookie codeVariant, then TS': (input: {
    hash: string;
    cookie: string | null;
  }) => resolveCodeVariant(input.hash, input.cookie),
  'cookie read': ({ cookie, name }: { cookie: string; name: string }) => parseCookie(cookie, name),
  'demo title for sandboxes': ({ file, path }: { file: string; path: string }) =>
    demoTitle(demoNameFromHash(file), resolveProduct(path, EXAMPLE_PRODUCTS).name),
  'product identity name shown in the sidebar': (input: string) =>
    EXAMPLE_PRODUCTS.find(({ id }) => id === input)?.name,
};

/**
 * Vectors that the `vectors.test.ts` of other folders covers, by folder, so that none is forgotten silently.
 */
const OTHER_ROOMS: Readonly<Record<string, readonly string[]>> = {
  'content/markdown': [
    'no title',
    'description extraction',
    'front matter',
    'splitting of the body into markdown / demo / component / codeblock / featureList parts',
    'feature list',
    'inline markdown of API descriptions',
    'heading tree (table of contents) of a page: only levels 2 and 3; code and link tags stripped; levels 1 and >=4 get no id',
    'level 3 heading before any level 2 throws',
    'link rewriting in markdown',
    'invalid links throw at build',
    'unknown callout throws',
    'fenced code: title, language class, copy button present',
    'page validation at build: missing title',
    'page validation at build: title of 71 characters',
    'page validation at build: description of 161 characters',
    'page validation at build: description without full stop',
  ],
  'model/ads': [
    'index of the in-house ad',
    'ad shape for the session',
    'bot check on the user agent',
    'tracking pixels: split on ||, only the first [timestamp] of each is replaced',
    'ad detection poll (every 500 ms): verdict at an attempt',
  ],
};

const all: readonly Vector[] = vectors;
const own = all.filter(({ about }) => about in MODEL);

describe('the known facts', () => {
  it.each(own.map((vector) => [vector.about, JSON.stringify(vector.input).slice(0, 80), vector] as const))(
    'hold: %s: %s',
    (about, _shown, { input, expected }) => {
      expect(MODEL[about]?.(input as never)).toEqual(expected);
    },
  );

  it('are each covered here or listed for another folder', () => {
    const named = [...Object.keys(MODEL), ...Object.values(OTHER_ROOMS).flat()].sort();
    expect([...new Set(all.map(({ about }) => about))].sort()).toEqual(named);
  });

  it.each(Object.entries(OTHER_ROOMS))(
    'are named by the test of %s, by their first words',
    (room, abouts) => {
      const source = readFileSync(join(__dirname, '../../src', room, 'vectors.test.ts'), 'utf8');
      const beginnings = [...source.matchAll(/'([^'\n]{8,})'/g)].map(([, text = '']) => text);
      const covered = (about: string) => beginnings.some((beginning) => about.startsWith(beginning));
      expect(abouts.filter((about) => !covered(about))).toEqual([]);
    },
  );
});
