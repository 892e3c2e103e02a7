import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, utimesSync } from 'node:fs';
import { REDIRECTS_FILE } from '../src/content/outputs/outputFiles';
import { BUILD_FOLDER, drawnFile, pageFile } from '../src/content/pageData/buildFiles';
import { writeText } from '../src/content/pageData/writeHashed';
import { useOwnFolder } from '../tests/unit/useOwnFolder';
import type * as keptExport from './keptExport';
import { mergeExport, planExport } from './keptExport';

const BUILD = 'name';
const ROUTES = ['/', '/a/', '/b/'];
const DATA = `_next/data/${BUILD}/a.json`;

/** Draws as Next would, and puts the whole into `out/`; returns what was drawn. */
function build(routes: readonly string[] = ROUTES): readonly string[] {
  const plan = planExport(routes, BUILD);
  for (const route of plan.drawn) {
    const props = readFileSync(`${BUILD_FOLDER}/${pageFile(route)}`, 'utf8');
    writeText(`staging${route}index.html`, props);
    if (route !== '/') writeText(`staging/_next/data/${BUILD}${route.slice(0, -1)}.json`, props);
  }
  mergeExport('staging', plan, BUILD);
  rmSync('out', { recursive: true, force: true });
  renameSync('staging', 'out');
  return plan.drawn;
}
const setProps = (route: string, props: string) => writeText(`${BUILD_FOLDER}/${pageFile(route)}`, props);

useOwnFolder();
beforeEach(() => {
  for (const route of ROUTES) setProps(route, route);
  build();
});

describe('a build after another one', () => {
  it('draws the home page alone where nothing has changed, and goes out whole', () => {
    expect(build()).toEqual(['/']);
    expect(readFileSync('out/a/index.html', 'utf8')).toBe('/a/');
    expect(readFileSync(`out/${DATA}`, 'utf8')).toBe('/a/');
  });

  it('draws a page whose props have changed', () => {
    setProps('/a/', 'other');
    expect(build()).toEqual(['/', '/a/']);
    expect(readFileSync('out/a/index.html', 'utf8')).toBe('other');
  });

  it.each([
    ['data', 'data/site.ts'],
    ['trees of pages', `${BUILD_FOLDER}/sidebars/a.en.json`],
    ['settings of the bundler', 'package.json'],
    ['programs of the build', 'scripts/completeShare.ts'],
  ])('draws all pages where other %s are there', (_case, file) => {
    writeText(file, 'other');
    expect(build()).toEqual(ROUTES);
  });

  it('draws all pages where the environment names another license key', () => {
    process.env.SITE_DATA_GRID_LICENSE_KEY = 'other';
    try {
      jest.isolateModules(() => {
        const { planExport: plan } = jest.requireActual<typeof keptExport>('./keptExport');
        expect(plan(ROUTES, BUILD).drawn).toEqual(ROUTES);
      });
    } finally {
      delete process.env.SITE_DATA_GRID_LICENSE_KEY;
    }
  });

  it.each([
    ['texts, which are in the props of their pages', 'data/products/a/pages/a.md'],
    ['tests', 'scripts/keptExport.test.ts'],
    ['what later steps read', REDIRECTS_FILE],
    ['the list of what is drawn', `${BUILD_FOLDER}/${drawnFile}`],
  ])('draws no page for %s', (_case, file) => {
    writeText(file, 'other');
    expect(build()).toEqual(['/']);
  });

  it('draws a page again where somebody has written into the output, to which the kept file is linked', () => {
    appendFileSync(`out/${DATA}`, 'by hand');
    expect(build()).toEqual(['/', '/a/']);
    expect(readFileSync(`out/${DATA}`, 'utf8')).toBe('/a/');
  });

  it('draws a page again whose kept file is gone, or has another time', () => {
    rmSync('.cache/export/a/index.html');
    utimesSync('.cache/export/b/index.html', 0, 0);
    expect(build()).toEqual(ROUTES);
  });

  it('forgets a page that is no more', () => {
    expect(build(['/', '/b/'])).toEqual(['/']);
    expect(existsSync('.cache/export/a/index.html')).toBe(false);
    expect(existsSync('out/a/index.html')).toBe(false);
  });

  it.each(['', '{"key":'])('draws all pages where the list of what is kept is "%s"', (list) => {
    writeText('.cache/export.json', list);
    expect(build()).toEqual(ROUTES);
  });
});
