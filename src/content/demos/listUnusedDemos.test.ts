import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { useOwnFolder } from '../../../tests/unit/useOwnFolder';
import type { Product } from '../../model/products/Product';
import { listCatalogue } from '../catalogue/catalogue';
import type { SiteContent } from '../pageData/SiteContent';
import { listUnusedDemos } from './listUnusedDemos';
import type { DemoSource } from './readDemo';

useOwnFolder();

const PAGES = 'data/products/lumen/pages';
const PRODUCT = { id: 'lumen', prefix: '/lumen/' } as Product;
const registry = [{ product: PRODUCT }] as unknown as SiteContent['registry'];

function list(files: readonly string[], used: readonly string[]): string[] {
  mkdirSync(PAGES, { recursive: true });
  for (const file of files) writeFileSync(`${PAGES}/${file}`, '');
  const sources = used.map((file) => ({ file: `${PAGES}/${file}`, modules: {} }) as unknown as DemoSource);
  return listUnusedDemos({ registry }, sources).map(
    ({ file, code }) => `${file.slice(PAGES.length + 1)} ${code}`,
  );
}

describe('listUnusedDemos', () => {
  it.each([
    ['none where each is used', ['Lamp.tsx', 'Lamp.tsx.preview'], ['Lamp.tsx'], []],
    ['a forgotten one', ['Lamp.tsx', 'Bulb.tsx'], ['Lamp.tsx'], ['Bulb.tsx unused-demo']],
    [
      'names that differ in case only',
      ['Lamp.tsx', 'lamp.tsx', 'Lamp.tsx.preview', 'lamp.tsx.preview'],
      ['Lamp.tsx', 'lamp.tsx'],
      ['lamp.tsx case-collision', 'lamp.tsx.preview case-collision'],
    ],
  ])('tells %s', (_, files, used, expected) => {
    expect(list(files, used)).toEqual(expected);
  });
});

describe('a link beside a page', () => {
  it('is told whatever its name', () => {
    mkdirSync(`${PAGES}/a`, { recursive: true });
    for (const name of ['Leak.js', 'Lamp.tsx.preview', 'module.ts'])
      symlinkSync('/etc/hosts', `${PAGES}/a/${name}`);
    expect(listCatalogue([PRODUCT], ['en']).problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
      `${PAGES}/a/Lamp.tsx.preview symbolic-link`,
      `${PAGES}/a/Leak.js symbolic-link`,
      `${PAGES}/a/module.ts symbolic-link`,
    ]);
  });
});
