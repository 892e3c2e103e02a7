import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiSource } from '../../model/api/ApiSource';
import { createApiLookup } from '../../model/api/apiLookup';
import { listApiNames, listApiRedirects } from '../../model/api/apiNames';
import type { ApiUnit } from '../../model/api/ApiUnit';
import { listBadges } from '../../model/navigation/NavPage';
import { htmlToText } from '../../model/page/htmlToText';
import { formatProblem } from '../../model/Problem';
import type { Product } from '../../model/products/Product';
import { listApiPathnames, stageOf, withApiNav } from '../pageData/apiPages';
import type { PageSource } from '../pageData/PageSource';
import { buildParts } from '../search/searchParts';
import { createStore } from '../store';
import { drawApiPage } from './drawApiPage';
import { extractApi } from './extractApi';
import {
  createTinyProject,
  tinyFiles,
  tinyProFiles,
  tinyProSource,
  tinySource,
  writeTiny,
} from './golden/tinyFamily';
import { linkApiNames } from './linkApiNames';

jest.setTimeout(120_000);

const projects: string[] = [];
const PRO = '@tiny/ui-pro';
const SOURCES = [tinySource, tinyProSource];

/** Creates a project with both packages; `optional` ones are called so, and `missing` ones are not installed. */
function createProject(optional: readonly string[] = [], missing: readonly string[] = []): string {
  const root = createTinyProject();
  projects.push(root);
  writeTiny(root, tinyProFiles, PRO);
  const optionalDependencies = Object.fromEntries(optional.map((name) => [name, '1.2.3']));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ optionalDependencies }));
  for (const name of missing) rmSync(join(root, 'node_modules', name), { recursive: true });
  return root;
}

function extract(root: string, sources: readonly ApiSource[] = SOURCES) {
  const { units, problems } = extractApi(sources, root, createStore(join(root, 'cache')));
  return { units, problems: problems.map(formatProblem) };
}

const pathnames = (units: readonly ApiUnit[]) => units.map(({ pathname }) => pathname);
const OWN = ['/tiny/api/door', '/tiny/api/panel', '/tiny/api/row', '/tiny/api/use-width'];
const PAGES = [...OWN, '/tiny/api/column', '/tiny/api/door-pro'];

afterAll(() => {
  for (const root of projects) rmSync(root, { recursive: true, force: true });
});

describe('a product with two packages', () => {
  const root = createProject();
  const { units, problems } = extract(root);
  const pro = units.find(({ name }) => name === 'DoorPro');
  const product = { id: 'tiny' } as Product;
  const group = { sources: SOURCES, title: 'APIs' };

  it('documents what is the own of the second one', () => {
    expect(problems).toEqual([]);
    expect(pathnames(units)).toEqual(PAGES);
    expect(units.map(({ packageName }) => packageName)).toEqual([
      ...Array<string>(4).fill('@tiny/ui'),
      PRO,
      PRO,
    ]);
  });

  it('keeps the pages of the first one as they are without the second', () => {
    expect(extract(root, [tinySource]).units).toEqual(units.slice(0, 4));
  });

  it('says where to import from, and what the first package explains', () => {
    expect(pro).toMatchObject({
      imports: [`import { DoorPro } from '${PRO}';`, `import DoorPro from '${PRO}/DoorPro';`],
      props: [{ name: 'closer' }],
      inherited: [
        { owner: 'Door', target: { pathname: '/tiny/api/door' } },
        { owner: 'Panel', target: { pathname: '/tiny/api/panel' } },
      ],
    });
    const { start, html: rest } = drawApiPage(pro as ApiUnit, [], {}, (markdown) => markdown);
    const html = start + rest;
    expect(htmlToText(html)).toContain(`import { DoorPro } from '${PRO}';`);
  });

  it('shares the class names of a component of the first package', () => {
    expect(pro?.classes.map(({ className }) => className)).toEqual([
      'T-Door-handle',
      'is-open',
      'T-Door-root',
    ]);
  });

  it('has one group of pages, sorted by name', () => {
    const { nav } = withApiNav({ product, nav: [], api: [group] }, units, 'Interfaces');
    const [first, ...others] = nav;
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      pathname: '/tiny/api',
      children: [
        { title: 'Door' },
        { title: 'DoorPro', pathname: '/tiny/api/door-pro' },
        { title: 'Panel' },
        { title: 'useWidth' },
        { subheader: 'Interfaces', children: [{ title: 'Column' }, { title: 'Row' }] },
      ],
    });
  });

  it('has badges of the plan of its package, and of the status that the package or the family gives', () => {
    const list = (more: Partial<ApiUnit>, source: Partial<ApiSource> = {}) => {
      const unit: ApiUnit = { ...(units[0] as ApiUnit), packageName: tinySource.packageName, ...more };
      const api = [{ sources: [{ ...tinySource, ...source }], title: 'APIs' }];
      const { nav } = withApiNav({ product, nav: [], api }, [unit], '');
      return listBadges(nav[0]?.children?.[0] ?? { pathname: '' });
    };
    expect(list({})).toEqual([]);
    expect(list({}, { plan: 'pro' })).toEqual(['pro']);
    expect(list({ name: 'Unstable_Door' })).toEqual(['unstable']);
    expect(list({ name: 'unstable_useDoor' })).toEqual(['unstable']);
    expect(list({ deprecated: { reason: '', replacements: [] } }, { plan: 'premium' })).toEqual([
      'premium',
      'deprecated',
    ]);
    expect(
      list({ name: 'Door' }, { plan: 'pro', badges: { Door: { plan: 'premium', legacy: true } } }),
    ).toEqual(['premium', 'legacy']);
    expect(list({ name: 'constructor' }, { badges: { Door: { beta: true } } })).toEqual([]);
  });

  it.each([
    ['7.0.2', []],
    ['5.0.0-beta.49', ['beta']],
    ['8.0.0-rc.1', ['beta']],
    ['9.0.0-alpha.3', ['unstable']],
  ])('of version %s says whether that is a release', (version, badges) => {
    expect(listBadges(stageOf({ version }))).toEqual(badges);
  });

  it('has a group for each folder, and the first page of a name that two folders have', () => {
    const charts: ApiUnit = {
      ...(units[0] as ApiUnit),
      packageName: '@tiny/charts',
      pathname: '/tiny/api/charts/door',
    };
    const all = [...units, charts];
    const api = [group, { sources: [{ ...tinySource, pathname: '/tiny/api/charts' }], title: 'Charts' }];
    const { nav } = withApiNav({ product, nav: [], api }, all, '');
    expect(nav.map(({ title, children = [] }) => [title, children.length])).toEqual([
      ['APIs', 5],
      ['Charts', 1],
    ]);
    expect(listApiPathnames(all).get('tiny')?.['Door']).toBe('/tiny/api/door');
  });

  it('is found by names in text, by short addresses and by the front matter', () => {
    const lookup = createApiLookup(units);
    const html = '<p><code>&lt;DoorPro /&gt;</code> <code>Door.size</code> <code>.T-Door-root</code></p>';
    expect(
      [...linkApiNames(html, lookup, 'tiny').matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
    ).toEqual(['/tiny/api/door-pro/', '/tiny/api/door/#door-prop-size', '/tiny/api/door/#door-classes-root']);
    expect(listApiRedirects(listApiNames(units), '/names')).toContainEqual({
      from: '/api-docs/door-pro',
      to: '/tiny/api/door-pro',
    });
    expect(listApiPathnames(units).get('tiny')?.['DoorPro']).toBe('/tiny/api/door-pro');
  });

  it('has both packages in the search, with their messages', () => {
    const sources = units.map((unit) => ({ pathname: unit.pathname, unit })) as unknown as PageSource[];
    const [part] = buildParts('tiny', 'en', sources, () => '');
    expect(part?.names.units.map(([name]) => name)).toEqual(units.map(({ name }) => name));
    expect(part?.names.messages).toEqual([['DoorPro has no closer to close it.', 5]]);
  });

  it('documents the declaration of the second package, if the first one has only a placeholder', () => {
    const index = `${tinyFiles['index.d.ts']}\nexport declare function DoorPro(): null;`;
    const placeholder = createProject();
    writeTiny(placeholder, { 'index.d.ts': index });
    const noPage = [{ reason: 'Hints at the other package.', names: ['Hinge', 'DoorPro'] }];
    const read = extract(placeholder, [{ ...tinySource, noPage }, tinyProSource]);
    expect(read).toMatchObject({ units: { length: PAGES.length }, problems: [] });
  });

  it('reports an interface that the first package documents', () => {
    const interfaces = ['Column', 'Row'];
    expect(extract(root, [tinySource, { ...tinyProSource, interfaces }]).problems).toEqual([
      `data/products/tiny/proApiSource.ts:1:1 stale-api-exception ${PRO}: the interface "Row" has a page of @tiny/ui (remove it from interfaces)`,
    ]);
  });
});

describe('a package that is not installed', () => {
  const place = 'data/products/tiny/proApiSource.ts:1:1';

  it('is left out with a warning in each build, if the project can do without it', () => {
    const root = createProject([PRO], [PRO]);
    for (const { units, problems } of [extract(root), extract(root)]) {
      expect(pathnames(units)).toEqual(OWN);
      expect(problems).toEqual([
        `${place} warning missing-package the API reference is without ${PRO}, which is optional and not installed (install it to document it)`,
      ]);
    }
    writeTiny(root, tinyProFiles, PRO);
    expect(extract(root)).toMatchObject({ units: { length: PAGES.length }, problems: [] });
  });

  it('is an error otherwise', () => {
    const { units, problems } = extract(createProject([], [PRO]));
    expect(pathnames(units)).toEqual(OWN);
    expect(problems).toEqual([
      `${place} missing-package the package ${PRO} is not installed (install it, or correct packageName)`,
    ]);
  });
});
