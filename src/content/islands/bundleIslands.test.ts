import { readFileSync } from 'node:fs';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import type { IslandTable } from '../../model/page/Island';
import { writeText } from '../pageData/generatedFiles';
import { CACHE, PUBLIC } from '../workspace';
import { ISLANDS_FILE, type BuiltIslands } from './builtIslands';
import { bundleIslands } from './bundleIslands';

const TABLE = {
  frame: { entry: './src/islands/frame.ts', starts: 'parsed', on: 'page' },
  ads: { entry: './src/islands/ads.ts', starts: 'idle' },
  analytics: { entry: './src/islands/analytics.ts', starts: 'idle', on: 'page' },
  demo: { entry: './src/islands/demo.ts', starts: 'seen' },
  search: { entry: './src/islands/search.ts', starts: 'touched' },
} satisfies IslandTable;

const SOURCES = {
  'node_modules/react/index.js': "export const react = 'the one React';",
  'src/islands/loader.ts': 'export const startIslands = (modules: object) => console.log(modules);',
  'src/islands/frame.ts': "export const start = () => console.log('frame');",
  'src/islands/ads.ts': "export const start = () => import('./advert');",
  'src/islands/advert.ts': "console.log('advert');",
  'src/islands/analytics.ts': "export const start = () => console.log('analytics');",
  'src/islands/demo.ts':
    "import { react } from 'react'; export const start = () => console.log('demo', react);",
  'src/islands/search.ts':
    "import { react } from 'react'; export const start = () => import('./dialog').then(() => console.log(react));",
  'src/islands/dialog.ts': "console.log('dialog');",
  'demos/Lamp.ts': "import { react } from 'react'; export const Lamp = () => 'lamp ' + react;",
};

const read = (address: string) => readFileSync(PUBLIC.folder + address, 'utf8');
const listAt = (addresses: readonly string[], text: string) =>
  addresses.filter((address) => read(address).includes(text));

/** Bundles the islands of a table; returns the addresses of everything. */
async function bundle(table: IslandTable = TABLE) {
  for (const [file, text] of Object.entries(SOURCES)) writeText(file, text);
  const demos = await bundleIslands(table, new Map([['a/lamp', 'demos/Lamp.ts']]));
  const built = JSON.parse(readFileSync(`${CACHE.site}/${ISLANDS_FILE}`, 'utf8')) as BuiltIslands;
  const filesOf = (name: string) => built.islands[name]?.files ?? [];
  return { ...built, filesOf, demo: demos.get('a/lamp')?.files ?? [] };
}

useTestFolder();

it('puts the loader and what starts with it into one file', async () => {
  const { loader, filesOf } = await bundle();
  expect(read(loader)).toContain('"frame"');
  expect(read(loader)).not.toMatch(/\bimport\b/);
  expect(filesOf('frame')).toEqual([]);
});

it('puts all islands of an idle page into one file, without what they import later', async () => {
  const { filesOf } = await bundle();
  expect(filesOf('ads')).toEqual(filesOf('analytics'));
  expect(listAt(filesOf('ads'), 'analytics')).toHaveLength(1);
  expect(listAt(filesOf('ads'), 'advert')).toEqual([]);
});

it('shares React between islands and demos', async () => {
  const { filesOf, demo } = await bundle();
  const all = new Set([...filesOf('demo'), ...filesOf('search'), ...demo]);
  const [react = '', ...others] = listAt([...all], 'the one React');
  expect(others).toEqual([]);
  for (const files of [filesOf('demo'), filesOf('search'), demo]) expect(files).toContain(react);
});

it('lists the own module first, with everything that it imports', async () => {
  const { filesOf, demo } = await bundle();
  expect(read(filesOf('demo')[0] ?? '')).toContain('"demo"');
  expect(read(demo[0] ?? '')).toContain('"lamp "');
  for (const files of [filesOf('demo'), filesOf('ads'), filesOf('search'), demo])
    for (const file of files)
      for (const [, name = ''] of read(file).matchAll(/from"\.\/([^"]+)"/g))
        expect(files).toContain(file.replace(/[^/]+$/, name));
});

it('lists all modules of the site, also those that are imported later, and none of demos', async () => {
  const { loader, filesOf, modules } = await bundle();
  expect(modules).toEqual(expect.arrayContaining([loader, ...filesOf('ads'), ...filesOf('search')]));
  for (const text of ['"advert"', '"dialog"']) expect(listAt(modules, text)).toHaveLength(1);
  expect(listAt(modules, '"lamp "')).toEqual([]);
});

it('names no module by what it does', async () => {
  const { modules, demo } = await bundle();
  for (const address of [...modules, ...demo]) expect(address).toMatch(/\/[A-Z0-9]{8}\.js$/);
});

it('leaves out the island of a row that is taken out', async () => {
  const { analytics: _row, frame: _early, ...others } = TABLE;
  const { islands, modules } = await bundle(others);
  expect(Object.keys(islands)).toEqual(['ads', 'demo', 'search']);
  for (const text of ['"analytics"', '"frame"']) expect(listAt(modules, text)).toEqual([]);
});

it('fails if an island has no module', async () => {
  const missing = { ...TABLE, search: { entry: './src/islands/none.ts', starts: 'touched' } } as const;
  await expect(bundle(missing)).rejects.toThrow('none');
});
