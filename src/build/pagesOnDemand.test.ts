import { readFileSync } from 'node:fs';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import type { BuildContext } from '../content/pageData/BuildContext';
import { pageFile } from '../content/pageData/generatedFiles';
import type { PageSource } from '../content/pageData/PageSource';
import { CACHE } from '../content/workspace';
import type { PageProps } from '../model/page/PageData';
import { createPagesOnDemand } from './pagesOnDemand';

/** The text of each page, and the title, which stands for everything else in it. */
let pages: Readonly<Record<string, { readonly text: string; readonly title: string }>>;

useTestFolder();

const CONTEXTS = [{ language: { code: 'en' } }] as unknown as readonly BuildContext[];
const sourcesOf = (...pathnames: string[]) =>
  pathnames.map((pathname) => ({ pathname })) as unknown as readonly PageSource[];

function draw({ pathname }: PageSource) {
  const { text, title } = pages[pathname] ?? {};
  const page = { title, blocks: [{ kind: 'html', region: '_0' }], html: { _0: text, _toc: 'same' } };
  return Promise.resolve({ page } as unknown as PageProps);
}

const read = (route: string) =>
  JSON.parse(readFileSync(`${CACHE.site}/${pageFile(route)}`, 'utf8')) as PageProps;
const readText = (route: string) => read(route).page.html._0;

async function open() {
  pages = { '/lamp': { text: 'a lamp', title: 'Lamp' }, '/wire': { text: 'a wire', title: 'Wire' } };
  const onDemand = createPagesOnDemand(draw);
  await onDemand.take(CONTEXTS, sourcesOf('/lamp', '/wire'));
  return onDemand;
}

function change(pathname: string, change: Partial<(typeof pages)[string]>) {
  pages = { ...pages, [pathname]: { text: '', title: '', ...pages[pathname], ...change } };
}

it('writes the page that is asked for, as it is then', async () => {
  const onDemand = await open();
  change('/lamp', { text: 'a bright lamp' });
  expect(await onDemand.write('/lamp/')).toEqual({ pathname: '/lamp' });
  expect(readText('/lamp/')).toBe('a bright lamp');
  expect(await onDemand.write('/bulb/')).toBeUndefined();
});

it('gives an open page the texts that differ, from the version that its document has', async () => {
  const onDemand = await open();
  await onDemand.write('/lamp/');
  const { version } = read('/lamp/');
  change('/lamp', { text: 'a dark lamp' });
  const { '/lamp/': lamp, ...others } = await onDemand.take(CONTEXTS, sourcesOf('/lamp', '/wire'));
  expect(others).toEqual({});
  expect(lamp).toEqual({
    version: read('/lamp/').version,
    edits: [{ from: version, html: { _0: 'a dark lamp' }, demos: {} }],
  });
  expect(readText('/lamp/')).toBe('a dark lamp');
});

it('gives an open page that has missed some edits all of them', async () => {
  const onDemand = await open();
  await onDemand.write('/lamp/');
  const versions = [];
  for (const text of ['a dark lamp', 'a dim lamp', 'a bright lamp']) {
    versions.push(read('/lamp/').version);
    change('/lamp', { text });
    await onDemand.take(CONTEXTS, sourcesOf('/lamp'));
  }
  const { '/lamp/': lamp } = await onDemand.take(CONTEXTS, sourcesOf('/lamp'));
  expect(lamp?.edits.map(({ from, html }) => [from, html._0])).toEqual([
    [versions[0], 'a dark lamp'],
    [versions[1], 'a dim lamp'],
    [versions[2], 'a bright lamp'],
  ]);
});

it('gives none if something else differs, too: the page has to be loaded again', async () => {
  const onDemand = await open();
  await onDemand.write('/lamp/');
  const { version } = read('/lamp/');
  change('/lamp', { text: 'a lantern', title: 'Lantern' });
  const { '/lamp/': lamp } = await onDemand.take(CONTEXTS, sourcesOf('/lamp'));
  expect(lamp?.version).toBeGreaterThan(version ?? Infinity);
  expect(lamp?.edits).toEqual([]);
});

it('forgets a page that is gone', async () => {
  const onDemand = await open();
  await onDemand.write('/lamp/');
  expect(await onDemand.take(CONTEXTS, sourcesOf('/wire'))).toEqual({});
});

it('leaves pages alone that cannot differ', async () => {
  const onDemand = await open();
  await onDemand.write('/lamp/');
  const { version } = read('/lamp/');
  change('/lamp', { text: 'a dark lamp' });
  const taken = await onDemand.take(CONTEXTS, sourcesOf('/lamp'), ({ pathname }) => pathname === '/wire');
  expect(taken['/lamp/']?.version).toBe(version);
  expect(readText('/lamp/')).toBe('a lamp');
});

it('gives a document that is drawn later a greater version than the one that open pages know', async () => {
  const onDemand = await open();
  await onDemand.write('/lamp/');
  const { '/lamp/': lamp } = await onDemand.take(CONTEXTS, sourcesOf('/lamp'), () => false);
  // Something that the edit did not name changes the page, too, such as the title of another one.
  change('/lamp', { title: 'Lantern' });
  await onDemand.write('/lamp/');
  expect(read('/lamp/').version).toBeGreaterThan(lamp?.version ?? Infinity);
});

it('has a page that was asked for long ago loaded again when it differs', async () => {
  const onDemand = await open();
  const others = Array.from({ length: 30 }, (_, index) => `/page-${index}`);
  const sources = sourcesOf('/lamp', ...others);
  await onDemand.take(CONTEXTS, sources);
  for (const pathname of ['/lamp', ...others]) await onDemand.write(`${pathname}/`);
  const { version = 0 } = read('/lamp/');
  change('/lamp', { text: 'a dark lamp' });
  const { '/lamp/': lamp } = await onDemand.take(CONTEXTS, sources, ({ pathname }) => pathname === '/lamp');
  expect(lamp?.version).toBeGreaterThan(version);
  expect(lamp?.edits).toEqual([]);
  expect(readText('/lamp/')).toBe('a dark lamp');
});
