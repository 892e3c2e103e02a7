import { readdirSync, readFileSync } from 'node:fs';
import { site as family } from '../../src/site';
import { catchPosts } from '../browser/demos/catchPosts';
import { unpackSandbox } from '../browser/demos/unpackSandbox';
import { openReady } from '../browser/harness/openReady';
import { useSite } from '../browser/harness/useSite';
import { createFamily, type Run } from './harness/createFamily';
import { listProblems } from './harness/listProblems';

const BUILD_MS = 600_000;
const NAME = 'licences';
const OUT = `.cache/families/${NAME}/out`;
const KEY = 'lamp-key-4711';
/** How the licensed demo of the second family shows that it had the key when it was drawn. */
const SHOWN = `letters: ${KEY.length}`;
const PAGE = '/lumen/parts/switch/';
const SECTION = 'section[aria-label="WattSwitch"]';
/** Stands in the code of the commercial packages, and in nothing that is said about them. */
const MARK = '__MUI_LICENSE_INFO__';
const site = useSite({ folder: OUT });

let build: Run;

beforeAll(() => {
  build = createFamily(NAME).run('scripts/build.ts', { SITE_LAMP_KEY: KEY });
}, BUILD_MS);

/** Files below a folder that hold a text, with their hashes left out. */
function listHolders(folder: string, text: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .filter((file) => readFileSync(file, 'utf8').includes(text))
    .map((file) => file.slice(folder.length));
}

describe('a site that is built with the key of a licence', () => {
  it('draws the demo that needs it, under the name of the one that does not', () => {
    expect({ code: build.code, problems: listProblems(build.output) }).toEqual({ code: 0, problems: [] });
    for (const route of [PAGE, `/he${PAGE}`]) {
      const html = readFileSync(`${OUT}${route}index.html`, 'utf8');
      expect(html).toContain(SHOWN);
      expect(html).toContain('id="WattSwitch.tsx"');
      expect(html).not.toContain('for everybody');
    }
    const copy = readFileSync(`${OUT}${PAGE.slice(0, -1)}.md`, 'utf8');
    expect(copy).toContain('```tsx title="WattSwitch.tsx"\nimport * as React');
    expect(readFileSync(`${OUT}/third-party-notices.txt`, 'utf8')).toContain('\nyaml ');
  });

  it('brings it to life with the key', async () => {
    const page = await openReady(site(), PAGE);
    const demo = page.locator(`${SECTION} [data-demo]`);
    await demo.locator('button', { hasText: 'watts: 40' }).click();
    await demo.locator('button', { hasText: 'watts: 60' }).waitFor();
    expect(await demo.innerText()).toContain(SHOWN);
  });

  it('runs it with the key when it was edited', async () => {
    const page = await openReady(site(), PAGE);
    await page.locator(`${SECTION} [role="toolbar"] button`, { hasText: 'Edit live' }).click();
    const editor = page.locator(`${SECTION} .pce-textarea`);
    await editor.waitFor({ state: 'attached' });
    const code = await editor.inputValue();
    await editor.fill(code.replace('useState(40)', 'useState(50)').replace('watts + 20', 'watts + 30'));
    // What stands there until the edit has arrived shows other numbers.
    const live = page.frameLocator(`${SECTION} iframe`);
    await live.locator('button', { hasText: SHOWN }).filter({ hasText: 'watts: 50' }).click();
    await live.locator('button', { hasText: 'watts: 80' }).waitFor();
  });

  it('gives sandboxes the packages at their versions, and no key', async () => {
    const { prepare, press } = catchPosts();
    const page = await openReady(site(), PAGE, { prepare });
    const files = unpackSandbox(await press(page, 'Open in CodeSandbox'));
    const { dependencies } = JSON.parse(files['package.json'] ?? '') as {
      dependencies: Record<string, string>;
    };
    expect(dependencies['yaml']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Object.keys(files)).toContain('src/WattSwitch.tsx');
    expect(JSON.stringify(files)).not.toContain(KEY);
  });

  it('names the key in the code of that demo and of its editor alone', () => {
    const holders = listHolders(OUT, KEY);
    expect(holders.map((file) => file.replace(/[^/]*\.(\w+)$/, '*.$1')).sort()).toEqual([
      '/_docs/live/*.html',
      '/_next/static/chunks/*.js',
    ]);
  });
});

describe('the export', () => {
  it('holds commercial code where there is a key alone', () => {
    const hasKey = (family.licences ?? []).some(({ key }) => key);
    const holders = ['out/_next/static', 'out/_docs'].flatMap((folder) => listHolders(folder, MARK));
    expect(holders.length > 0).toBe(hasKey);
    const notices = readFileSync('out/third-party-notices.txt', 'utf8');
    expect(/@mui\/x-(?:license|telemetry|data-grid-pr)/.test(notices)).toBe(hasKey);
  });

  it('never holds what reports about the use of packages', () => {
    const holders = ['out/_next/static', 'out/_docs'].flatMap((folder) =>
      listHolders(folder, 'x-telemetry.mui.com'),
    );
    expect(holders).toEqual([]);
  });
});
