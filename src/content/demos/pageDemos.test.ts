import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Problem } from '../../model/Problem';
import type { ContentPage } from '../pageData/catalogPages';
import type { SiteContent } from '../pageData/SiteContent';
import { collectDemos, listUnusedDemos } from './pageDemos';
import { useTestFolder } from '../../../tests/unit/useTestFolder';
import type { Product } from '../../model/products/Product';
import { listCatalog } from '../catalog';
import type { DemoSource } from './readDemo';

describe('collectDemos', () => {
  function contentWith(names: readonly (string | { readonly playground: string })[]): SiteContent {
    const blocks = names.map((named, index) => ({
      kind: 'demo',
      ...(typeof named === 'string' ? { name: named } : { ...named, name: `${named.playground}Playground` }),
      options: {},
      line: 10 + index,
    }));
    const page = {
      pathname: '/lamps',
      productId: 'lumen',
      file: 'tests/fixtures/demos/page.md',
      texts: { en: { blocks } },
    };
    const units = ['Lamp', 'Bulb'].map((name) => ({
      name,
      kind: 'component',
      productId: 'lumen',
      imports: [],
      props: [],
      inherited: [],
    }));
    const pages = new Map([['/lamps', page as unknown as ContentPage]]);
    return { pages, units, registry: [] } as unknown as SiteContent;
  }

  function collect(names: Parameters<typeof contentWith>[0]) {
    const reported: Omit<Problem, 'column'>[] = [];
    const placed = collectDemos([...contentWith(names).pages.values()], contentWith(names), (problem) =>
      reported.push(problem),
    );
    return { placed, reported: reported.map(({ file, line, code }) => `${file}:${line} ${code}`) };
  }

  describe('collectDemos', () => {
    it('finds the demos next to a page', () => {
      const { placed, reported } = collect(['Fine']);
      expect(reported).toEqual([]);
      expect(placed.map(({ source, registryKey }) => [source.file, registryKey])).toEqual([
        ['tests/fixtures/demos/Fine.tsx', 'lamps'],
      ]);
    });

    it('reports a name without a file, and a demo that is shown twice, with the line of the page', () => {
      const { reported } = collect(['Fine', 'Nobody', 'Fine']);
      expect(reported).toEqual([
        'tests/fixtures/demos/page.md:11 unknown-demo',
        'tests/fixtures/demos/page.md:12 repeated-demo',
      ]);
    });

    it('reports a second playground, and keeps the first one', () => {
      const { placed, reported } = collect([{ playground: 'Lamp' }, 'Fine', { playground: 'Bulb' }]);
      expect(reported).toEqual(['tests/fixtures/demos/page.md:12 second-playground']);
      expect(placed.map(({ source }) => source.name)).toEqual(['LampPlayground', 'Fine']);
    });
  });
});

describe('listUnusedDemos', () => {
  useTestFolder();

  const PAGES = 'data/products/lumen/pages';
  const PRODUCT = { id: 'lumen', prefix: '/lumen/' } as Product;
  const registry = [{ product: PRODUCT }] as unknown as SiteContent['registry'];

  function list(files: readonly string[], used: readonly string[], shown: readonly string[] = []): string[] {
    mkdirSync(PAGES, { recursive: true });
    for (const file of files) writeFileSync(`${PAGES}/${file}`, '');
    const inputs = Object.fromEntries(shown.map((file) => [`${PAGES}/${file}`, '']));
    const page = { file: `${PAGES}/a.md`, translations: {}, texts: { en: { inputs } } };
    const pages = new Map([['/a', page]]) as unknown as SiteContent['pages'];
    const sources = used.map((file) => ({ file: `${PAGES}/${file}`, modules: {} }) as unknown as DemoSource);
    return listUnusedDemos({ registry, pages }, sources).map(
      ({ file, code }) => `${file.slice(PAGES.length + 1)} ${code}`,
    );
  }

  describe('listUnusedDemos', () => {
    it.each([
      ['nothing if each is used', ['Lamp.tsx', 'Lamp.tsx.preview'], ['Lamp.tsx'], []],
      ['a forgotten one', ['Lamp.tsx', 'Bulb.tsx'], ['Lamp.tsx'], ['Bulb.tsx unused-demo']],
      [
        'names that differ only in case',
        ['Lamp.tsx', 'lamp.tsx', 'Lamp.tsx.preview', 'lamp.tsx.preview'],
        ['Lamp.tsx', 'lamp.tsx'],
        ['lamp.tsx case-collision', 'lamp.tsx.preview case-collision'],
      ],
    ])('reports %s', (_, files, used, expected) => {
      expect(list(files, used)).toEqual(expected);
    });

    it('reports no file that a fence shows', () => {
      expect(list(['Lamp.tsx', 'Bulb.tsx'], [], ['Lamp.tsx'])).toEqual(['Bulb.tsx unused-demo']);
    });
  });

  describe('a link beside a page', () => {
    it('is reported, whatever its name', () => {
      mkdirSync(`${PAGES}/a`, { recursive: true });
      for (const name of ['Leak.js', 'Lamp.tsx.preview', 'module.ts'])
        symlinkSync('/etc/hosts', `${PAGES}/a/${name}`);
      expect(listCatalog([PRODUCT], ['en']).problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
        `${PAGES}/a/Lamp.tsx.preview symbolic-link`,
        `${PAGES}/a/Leak.js symbolic-link`,
        `${PAGES}/a/module.ts symbolic-link`,
      ]);
    });
  });
});
