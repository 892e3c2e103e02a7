import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { REDIRECTS_FILE } from '../content/outputs/outputFiles';
import { ISLANDS_FILE } from '../content/islands/builtIslands';
import { pageFile, writeText } from '../content/pageData/generatedFiles';
import { createPageWriter, readPageHashes } from '../content/pageData/pageHashes';
import { useTestFolder } from '../../tests/unit/useTestFolder';
import { mergeExport, planExport } from './keptPages';
import { CACHE, OUT } from '../content/workspace';
import * as family from '../site';

const BUILD = 'name';
const ROUTES = ['/', '/a/', '/b/'];

/** Renders like Next, and puts everything into `out/`; returns the rendered routes. */
function build(
  routes: readonly string[] = ROUTES,
  packages = '',
  ofFamily: readonly string[] = [],
): readonly string[] {
  const hashes = readPageHashes();
  const pages = Object.fromEntries(routes.map((route) => [route, hashes[route] ?? '']));
  const plan = planExport(pages, BUILD, family, packages, ofFamily);
  for (const route of plan.drawn) {
    const props = readFileSync(`${CACHE.site}/${pageFile(route)}`, 'utf8');
    writeText(`staging${route}index.html`, props);
  }
  mergeExport('staging', plan);
  rmSync(OUT, { recursive: true, force: true });
  renameSync('staging', OUT);
  return plan.drawn;
}
const written = new Map<string, string>();
const setProps = (route: string, props: string) => {
  written.set(route, props);
  const writer = createPageWriter();
  for (const page of written) writer.write(...page);
  writer.keep();
};

const PROJECT = process.cwd();
useTestFolder();
beforeEach(() => {
  for (const route of ROUTES) setProps(route, route);
  build();
});

describe('a build after another one', () => {
  it('renders only the home page if nothing has changed, and is complete', () => {
    expect(build()).toEqual(['/']);
    expect(readFileSync(`${OUT}/a/index.html`, 'utf8')).toBe('/a/');
  });

  it('renders the pages that files of the family draw, which Next exports with every bundle', () => {
    expect(build(ROUTES, '', ['/a/'])).toEqual(['/', '/a/']);
    expect(build(ROUTES, '', ['/a/'])).toEqual(['/', '/a/']);
    expect(build()).toEqual(['/', '/a/']);
    expect(build()).toEqual(['/']);
  });

  it('renders a page whose props have changed', () => {
    setProps('/a/', 'other');
    expect(build()).toEqual(['/', '/a/']);
    expect(readFileSync(`${OUT}/a/index.html`, 'utf8')).toBe('other');
  });

  it.each([
    ['data', 'data/site.ts'],
    ['trees of pages', `${CACHE.site}/sidebars/a.en.json`],
    ['lists of islands', `${CACHE.site}/${ISLANDS_FILE}`],
    ['settings of the bundler', 'package.json'],
    ['programs of the build', 'src/build/completeExport.ts'],
  ])('renders all pages if other %s are present', (_case, file) => {
    writeText(file, 'other');
    expect(build()).toEqual(ROUTES);
  });

  it('renders all pages if the environment names another license key', () => {
    process.env.SITE_DATA_GRID_LICENSE_KEY = 'other';
    try {
      jest.isolateModules(() => {
        const folder = process.cwd();
        process.chdir(PROJECT);
        const other = jest.requireActual<typeof family>('../site');
        process.chdir(folder);
        expect(planExport(readPageHashes(), BUILD, other, '', []).drawn).toEqual(ROUTES);
      });
    } finally {
      delete process.env.SITE_DATA_GRID_LICENSE_KEY;
    }
  });

  it.each([
    ['texts, which are in the props of their pages', 'data/products/a/pages/a.md'],
    ['tests', 'src/build/keptPages.test.ts'],
    ['what later steps read', REDIRECTS_FILE],
  ])('renders no page for %s', (_case, file) => {
    writeText(file, 'other');
    expect(build()).toEqual(['/']);
  });

  it('renders a page again if someone has changed the output, to which the kept file is linked', () => {
    appendFileSync(`${OUT}/a/index.html`, 'by hand');
    expect(build()).toEqual(['/', '/a/']);
    expect(readFileSync(`${OUT}/a/index.html`, 'utf8')).toBe('/a/');
  });

  it('renders all pages if the files of packages have changed', () => {
    expect(build(ROUTES, 'other')).toEqual(ROUTES);
  });

  it('renders a page again if its kept file is missing, or has other bytes of the same length', () => {
    rmSync(`${CACHE.export}/a/index.html`);
    writeFileSync(`${CACHE.export}/b/index.html`, '/c/');
    expect(build()).toEqual(ROUTES);
    expect(readFileSync(`${OUT}/b/index.html`, 'utf8')).toBe('/b/');
  });

  it('forgets a page that no longer exists', () => {
    expect(build(['/', '/b/'])).toEqual(['/']);
    expect(existsSync(`${CACHE.export}/a/index.html`)).toBe(false);
    expect(existsSync(`${OUT}/a/index.html`)).toBe(false);
  });

  it.each<[string, (list: string) => string]>([
    ['empty', () => ''],
    ['cut', (list) => list.slice(0, -3)],
    ['changed in one letter', (list) => list.replace('/b/', '/c/')],
    ['of another format', () => '{"key":""}'],
  ])('renders all pages if the list of kept pages is %s', (_case, damage) => {
    writeText(CACHE.exportList, damage(readFileSync(CACHE.exportList, 'utf8')));
    expect(build()).toEqual(ROUTES);
  });
});
