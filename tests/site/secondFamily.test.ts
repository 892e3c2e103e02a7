import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { productRegistry } from '../../src/site';
import { findViolations } from '../browser/harness/findViolations';
import { openHeld } from '../browser/harness/openHeld';
import { openReady } from '../browser/harness/openReady';
import { readRoutes } from '../browser/harness/readRoutes';
import { useSite } from '../browser/harness/useSite';
import { waitForHeading } from '../browser/harness/waitForHeading';
import { createFamily, type Family, type Run } from './harness/createFamily';
import { hashFolder } from './harness/hashFolder';
import { listProblems, listStrays } from './harness/listProblems';
import { listStrayParts } from './harness/listStrayParts';

const BUILD_MS = 600_000;
const NAME = 'second';
const OUT = `.cache/families/${NAME}/out`;
/** What a search console asks for: HTML that is no page of the site. */
const SERVED = 'google123.html';
const PROOF = 'google-site-verification: google123.html';
const site = useSite({ folder: OUT });

let family: Family;
let build: Run;

beforeAll(() => {
  family = createFamily(NAME);
  family.write(`public/${SERVED}`, PROOF);
  build = family.run('scripts/build.ts');
}, BUILD_MS);

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}

describe('a family with other products and languages', () => {
  it('is built whole by the same shell', () => {
    expect({ code: build.code, problems: listProblems(build.output) }).toEqual({ code: 0, problems: [] });
    const english = readRoutes(OUT).filter((route) => !route.startsWith('/he/'));
    expect(english).toEqual([
      '/',
      '/lumen/',
      '/lumen/guide/',
      '/lumen/guide/first-light/',
      '/lumen/guide/wiring/',
      '/lumen/parts/',
      '/lumen/parts/lamp/',
      '/lumen/parts/names/',
      '/lumen/parts/switch/',
      '/lumen/parts/that-shine/',
      '/versions/',
    ]);
    expect(readRoutes(OUT).length).toBe(2 * english.length);
  });

  it('serves the files of public/ as they are, HTML that is no page included', () => {
    expect(readFileSync(`${OUT}/${SERVED}`, 'utf8')).toBe(PROOF);
    const { code, output } = family.run('scripts/check.ts');
    expect({ code, problems: listProblems(output) }).toEqual({ code: 0, problems: [] });
  });

  it('says nothing of the real one', () => {
    const names = productRegistry.map(({ product }) => product.name);
    const words = [...names, 'mui.com', 'MUI Docs', 'github.com/mui'];
    const told = listFiles(OUT)
      .filter((file) => /\.(?:html|json|txt|xml|md|webmanifest)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(file, 'utf8');
        return words
          .filter((word) => text.includes(word))
          .map((word) => `${file.slice(OUT.length)}: ${word}`);
      });
    expect(told).toEqual([]);
  });

  it('keeps to itself what its pages do not show, and shows indented code as it is written', () => {
    expect(listStrayParts(OUT, readRoutes(OUT)).strays).toEqual([]);
    const told = listFiles(OUT).filter((file) => readFileSync(file, 'utf8').includes('UNSEEN'));
    expect(told).toEqual([]);
    const copy = readFileSync(`${OUT}/lumen/guide/wiring.md`, 'utf8');
    expect(copy).toContain('\n    :::info\n    # A title\n    [A link](/lumen/nowhere)\n\n    :::\n');
  });

  it('shows what needs no licence where there is no key, and ships nothing of the rest', () => {
    expect(readFileSync(`${OUT}/lumen/parts/switch/index.html`, 'utf8')).toContain('40 watts for everybody');
    const told = listFiles(OUT).filter((file) => /lampKey|\nyaml /.test(readFileSync(file, 'utf8')));
    expect(told).toEqual([]);
  });

  it('opens, navigates and filters', async () => {
    const page = await openReady(site(), '/lumen/');
    expect(await page.title()).toBe('Lumen — Lighthouse Papers');
    await page.fill('[data-nav-filter]', 'lamp');
    await page.locator('#_sidebar a[href="/lumen/parts/lamp/"]').click();
    await waitForHeading(page, 'Lamp');
    await page.locator('[data-demo] button', { hasText: '100 lumen' }).click();
    await page.locator('[data-demo] button', { hasText: '200 lumen' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('shows a demo in JavaScript as one, with its modules, and offers no TypeScript', async () => {
    const page = await openReady(site(), '/lumen/parts/lamp/#DimLamp.js');
    const demo = page.locator('section[aria-label="DimLamp"]');
    await demo.locator('[data-demo] button', { hasText: 'Dim by 1' }).click();
    await demo.locator('[data-demo] button', { hasText: 'Dim by 2' }).waitFor();
    expect(await demo.locator('[data-demo] meter').getAttribute('value')).toMatch(/^0\.33/);
    const code = readFileSync(
      'tests/fixtures/family/data/products/lumen/pages/parts/lamp/DimLamp.js',
      'utf8',
    );
    expect((await demo.locator('pre:visible').innerText()).trim()).toBe(code.trim());
    expect(await demo.locator('pre:visible').getAttribute('aria-label')).toBe('DimLamp.js');
    expect(await demo.locator('[role="toolbar"] button', { hasText: /^TS$/ }).count()).toBe(0);
    expect(await page.locator('section[aria-label="BrightLamp"] button', { hasText: /^TS$/ }).count()).toBe(
      1,
    );
  });

  it('runs an edited demo in JavaScript, with the data beside it', async () => {
    const page = await openReady(site(), '/lumen/parts/lamp/');
    const demo = page.locator('section[aria-label="DimLamp"]');
    await demo.locator('[role="toolbar"] button', { hasText: 'Edit live' }).click();
    const editor = demo.locator('.pce-textarea');
    await editor.waitFor({ state: 'attached' });
    await editor.fill((await editor.inputValue()).replace('Dim by', 'Darken by'));
    const live = page.frameLocator('section[aria-label="DimLamp"] iframe');
    await live.locator('button', { hasText: 'Darken by 1' }).click();
    await live.locator('button', { hasText: 'Darken by 2' }).waitFor();
    expect(await live.locator('meter').getAttribute('max')).toBe('1');
  });

  it('takes any file name for a demo, and brings its types and folders along', async () => {
    const page = await openReady(site(), '/lumen/parts/lamp/');
    const demo = page.locator('section[aria-label="colour-of-light"]');
    await demo.locator('[data-demo] button', { hasText: 'Light is red' }).click();
    await demo.locator('[data-demo] button', { hasText: 'Light is green' }).waitFor();
    await demo.locator('[role="toolbar"] button', { hasText: 'Edit live' }).click();
    const editor = demo.locator('.pce-textarea');
    await editor.waitFor({ state: 'attached' });
    await editor.fill((await editor.inputValue()).replace('Light is', 'Shines'));
    const live = page.frameLocator('section[aria-label="colour-of-light"] iframe');
    await live.locator('button', { hasText: 'Shines red' }).click();
    await live.locator('button', { hasText: 'Shines green' }).waitFor();
  });

  it('keeps what is chosen in a demo before it is alive, whoever holds the value', async () => {
    const { page, release } = await openHeld(site(), '/lumen/parts/lamp/');
    const demo = page.locator('section[aria-label="LampOrder"] [data-demo]');
    const field = (name: string, more = '') => demo.locator(`[name="${name}"]${more}`);
    await demo.scrollIntoViewIfNeeded();
    for (const [name, key] of [
      ['socket', 'G'],
      ['room', 'A'],
    ] as const) {
      await field(name).focus();
      await page.keyboard.press(key);
    }
    await field('extra').selectOption(['shade', 'hook']);
    await field('watts').focus();
    await page.keyboard.press('End');
    await field('note').selectText();
    await page.keyboard.type('In a box');
    await field('dimmable').click();
    // As a browser does that brings a form back.
    await field('gift').evaluate((box: HTMLInputElement) => void (box.checked = false));
    await field('by', '[value="boat"]').evaluate((radio: HTMLInputElement) => void (radio.checked = true));
    await field('colour', '[value="warm"]').focus();
    await page.keyboard.press('ArrowDown');
    await demo.getByRole('button', { name: 'Order' }).click();
    release();
    await demo.and(page.locator('[data-live]')).waitFor();
    await demo.locator('output', { hasText: 'socket' }).waitFor();
    expect(await demo.locator('p').innerText()).toBe('GU10, cold, 60 W, dimmable');
    expect(await demo.locator('output').innerText()).toBe(
      'socket GU10, room attic, extra shade, extra hook, dimmable on, colour cold, by boat, watts 60, note In a box',
    );
  });

  it('loses no click that comes while a demo is brought to life', async () => {
    // Every part of the code takes a while, in which clicks come.
    const page = await site().open('/lumen/parts/lamp/', {
      prepare: (context) =>
        context.route('**/*.js', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 100));
          await route.continue();
        }),
    });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const [clicks, lumen] = await page.evaluate(
      () =>
        new Promise<[number, number]>((resolve) => {
          const holder = document.querySelector<HTMLElement>('[data-demo="BrightLamp"]');
          let count = 0;
          const timer = setInterval(() => {
            if (holder?.dataset.live === undefined) {
              count += 1;
              holder?.querySelector('button')?.click();
              return;
            }
            clearInterval(timer);
            const wait = setInterval(() => {
              // The first 100 lumen are there without any click.
              const shown = Number.parseInt(holder.innerText, 10) / 100 - 1;
              if (shown >= count) resolve([count, shown]);
            }, 50);
            setTimeout(() => {
              clearInterval(wait);
              resolve([count, Number.parseInt(holder.innerText, 10) / 100 - 1]);
            }, 30_000);
          });
        }),
    );
    expect(clicks).toBeGreaterThan(10);
    expect(lumen).toBe(clicks);
  });

  it('keeps a form that the Enter key has sent before the demo is alive, and stays on the page', async () => {
    const { page, release } = await openHeld(site(), '/lumen/parts/lamp/');
    const demo = page.locator('section[aria-label="LampName"] [data-demo]');
    await demo.locator('input').focus();
    await page.keyboard.type('Anna');
    await page.keyboard.press('Enter');
    expect(await demo.getAttribute('data-live')).toBeNull();
    release();
    await demo.getByText('Anna shines').waitFor();
    expect(await demo.locator('li').count()).toBe(1);
    expect(new URL(page.url()).search).toBe('');
  });

  it('keeps the page in the version menu where the older version has it', async () => {
    const page = await site().open('/lumen/parts/lamp/');
    expect(await page.getAttribute('#_versions a:nth-of-type(2)', 'href')).toBe(
      'https://v2.lighthouse.test/lumen/bulb/',
    );
    await page.goto(`${site().origin}/lumen/parts/switch/`);
    expect(await page.getAttribute('#_versions a:nth-of-type(2)', 'href')).toBe(
      'https://v2.lighthouse.test/lumen/',
    );
  });

  it('goes to the other language and keeps page and place', async () => {
    const page = await openReady(site(), '/lumen/guide/wiring/#tools');
    await page.click('[popovertarget="_languages"]');
    await page.click('#_languages a[hreflang="he"]');
    await page.waitForURL('**/he/lumen/guide/wiring/#tools');
    await waitForHeading(page, 'חיווט');
    await page.waitForSelector('html[dir="rtl"][lang="he"]');
    const sidebar = await page.locator('#_sidebar').boundingBox();
    expect((sidebar?.x ?? 0) + (sidebar?.width ?? 0)).toBeGreaterThan(1400);
    expect(await findViolations(page)).toEqual([]);
  });

  it('lets a heading have any name, those of the parts around it included', async () => {
    const page = await openReady(site(), '/lumen/parts/names/');
    const headings = ['TOC', 'Sidebar', 'Progress', 'Boot', '1', 'B1', 'Main content', 'Announcer'];
    const seen = await page.evaluate(() => {
      const textsOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return {
        headings: textsOf('main h2'),
        contents: textsOf('nav[aria-label="Contents"] a'),
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
        // The frame's own ids are set apart by their first letter.
        foreign: ids.filter((id) => !/^_|^main-content$/.test(id)),
        panels: textsOf('main .code-panel').length,
      };
    });
    expect(seen).toEqual({
      headings,
      contents: headings,
      twice: [],
      foreign: ['toc', 'sidebar', 'progress', 'boot', '1', 'b1', 'main-content-2', 'announcer'],
      panels: 2,
    });
  });

  it('says of a page without translation that it has none, and marks its text', async () => {
    const page = await site().open('/he/lumen/guide/first-light/');
    const marksOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => [
          element.closest('[lang]')?.getAttribute('lang'),
          element.closest('[dir]')?.getAttribute('dir'),
        ]);
    expect(await marksOf('main .prose')).toEqual(['en', 'ltr']);
    expect(await marksOf('main h1')).toEqual(['en', 'ltr']);
    expect(await marksOf('main :text("הדף הזה עדיין לא תורגם.")')).toEqual(['he', 'rtl']);
    expect(await page.getAttribute('link[rel="canonical"]', 'href')).toBe(
      'https://papers.lighthouse.test/lumen/guide/first-light/',
    );
    expect(await page.locator('link[hreflang="he"]').count()).toBe(0);
    expect(await page.locator('main .prose a[href^="/lumen/"]').count()).toBe(0);
  });

  it('answers an unknown address in the language that it names', async () => {
    const page = await openReady(site(), '/he/lumen/parts/lamb/', { expected: [/404/] });
    await waitForHeading(page, 'אין דף בכתובת הזאת');
    const first = page.locator('main h2 + ul a').first();
    await first.waitFor();
    expect(await first.getAttribute('href')).toBe('/he/lumen/parts/lamp/');
    expect(await page.locator('main h2').innerText()).toBe('דפים בכתובת דומה');
    await page.waitForSelector('html[dir="rtl"][lang="he"]');
  });
});

describe('a build that fails', () => {
  const failed = (run: Run, before: string) => {
    expect(run.code).toBe(1);
    expect(listStrays(run.output)).toEqual([]);
    expect(hashFolder(OUT)).toBe(before);
  };

  it(
    'over a problem of the content leaves the former export as it was',
    () => {
      const before = hashFolder(OUT);
      family.write(
        'data/products/lumen/pages/broken.md',
        '---\ntitle: Broken\n---\n\n<script>alert(1)</script>\n',
      );
      failed(family.run('scripts/build.ts'), before);
    },
    BUILD_MS,
  );

  it(
    'brings back the former export where an earlier one was cut off between its two renames',
    () => {
      const before = hashFolder(OUT);
      renameSync(OUT, `${OUT}.old`);
      family.write(
        'data/products/lumen/pages/broken.md',
        '---\ntitle: Broken\n---\n\n<script>alert(1)</script>\n',
      );
      failed(family.run('scripts/build.ts'), before);
      expect(existsSync(`${OUT}.old`)).toBe(false);
    },
    BUILD_MS,
  );

  it(
    'while pages are drawn leaves the former export as it was',
    () => {
      const before = hashFolder(OUT);
      family.restore();
      family.write(
        'pages/broken.tsx',
        "export default function Broken() {\n  throw new Error('broken while drawn');\n}\n",
      );
      const { code } = family.run('scripts/build.ts');
      expect(code).not.toBe(0);
      expect(hashFolder(OUT)).toBe(before);
      family.remove('pages/broken.tsx');
    },
    BUILD_MS,
  );
});
