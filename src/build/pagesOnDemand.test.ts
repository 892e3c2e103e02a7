import { readFileSync } from 'node:fs';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import type { BuildContext } from '../content/pageData/BuildContext';
import { pageFile } from '../content/pageData/generatedFiles';
import type { PageSource } from '../content/pageData/PageSource';
import { CACHE } from '../content/workspace';
import { createPagesOnDemand } from './pagesOnDemand';

/** The text of each page, which stands for everything in it. */
let texts: Readonly<Record<string, string>>;
jest.mock('../content/pageData/pageProps', () => ({
  buildPage: ({ pathname }: { pathname: string }) => ({ text: texts[pathname] }),
}));

useTestFolder();

const CONTEXTS = [{ language: { code: 'en' } }] as unknown as readonly BuildContext[];
const sourcesOf = (...pathnames: string[]) =>
  pathnames.map((pathname) => ({ pathname })) as unknown as readonly PageSource[];
const readText = (route: string) =>
  (JSON.parse(readFileSync(`${CACHE.site}/${pageFile(route)}`, 'utf8')) as { text: string }).text;

function open() {
  texts = { '/lamp': 'a lamp', '/wire': 'a wire' };
  const pages = createPagesOnDemand();
  pages.take(CONTEXTS, sourcesOf('/lamp', '/wire'));
  return pages;
}

it('writes the page that is asked for, as it is then', () => {
  const pages = open();
  texts = { ...texts, '/lamp': 'a bright lamp' };
  expect(pages.write('/lamp/')).toBe(true);
  expect(readText('/lamp/')).toBe('a bright lamp');
  expect(pages.write('/bulb/')).toBe(false);
});

it('tells a change of a page that was asked for from other changes', () => {
  const pages = open();
  pages.write('/lamp/');
  texts = { ...texts, '/wire': 'a long wire' };
  expect(pages.take(CONTEXTS, sourcesOf('/lamp', '/wire'))).toBe(false);
  texts = { ...texts, '/lamp': 'a dark lamp' };
  expect(pages.take(CONTEXTS, sourcesOf('/lamp', '/wire'))).toBe(true);
  expect(readText('/lamp/')).toBe('a dark lamp');
  expect(pages.take(CONTEXTS, sourcesOf('/wire'))).toBe(true);
});

it('leaves pages alone that cannot differ', () => {
  const pages = open();
  pages.write('/lamp/');
  texts = { ...texts, '/lamp': 'a dark lamp' };
  expect(pages.take(CONTEXTS, sourcesOf('/lamp'), ({ pathname }) => pathname === '/wire')).toBe(false);
  expect(readText('/lamp/')).toBe('a lamp');
});
