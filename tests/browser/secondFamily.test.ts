import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { findViolations } from './findViolations';
import { waitForHeading } from './fixtures/page';
import { expect, FULL, test } from './fixtures/test';
import { recordPosts } from './demos/recordPosts';
import { useFamily } from './fixtures/useFamily';

useFamily('second', 'tests/site/secondFamily');

test('opens, navigates and filters', async ({ site }) => {
  const page = await site.openReady('/lumen/');
  await expect(page).toHaveTitle('Lumen — Lighthouse Papers');
  await page.fill('[data-nav-filter]', 'lamp');
  await page.locator('#_sidebar a[href="/lumen/parts/lamp/"]').click();
  await waitForHeading(page, 'Lamp');
  await page.locator('[data-demo] button', { hasText: '100 lumen' }).click();
  await page.locator('[data-demo] button', { hasText: '200 lumen' }).waitFor();
  await expect.poll(() => findViolations(page)).toEqual([]);
});

test('shows a demo in JavaScript as one, with its modules, and offers no TypeScript', async ({ site }) => {
  const page = await site.openReady('/lumen/parts/lamp/#DimLamp.js');
  const demo = page.locator('section[aria-label="DimLamp"]');
  await demo.locator('[data-demo] button', { hasText: 'Dim by 1' }).click();
  await demo.locator('[data-demo] button', { hasText: 'Dim by 2' }).waitFor();
  await expect(demo.locator('[data-demo] meter')).toHaveAttribute('value', /^0\.33/);
  const code = readFileSync('tests/fixtures/family/data/products/lumen/pages/parts/lamp/DimLamp.js', 'utf8');
  await expect.poll(async () => (await demo.locator('pre:visible').innerText()).trim()).toBe(code.trim());
  await expect(demo.locator('pre:visible')).toHaveAttribute('aria-label', 'DimLamp.js');
  await expect(demo.locator('[role="toolbar"] button', { hasText: /^TS$/ })).toHaveCount(0);
  await expect(page.locator('section[aria-label="BrightLamp"] button', { hasText: /^TS$/ })).toHaveCount(1);
});

test(
  'gives its demos, their editor and their sandboxes the theme of its own provider',
  FULL,
  async ({ site }) => {
    const { prepare, press } = recordPosts();
    const page = await site.openReady('/lumen/parts/lamp/', { prepare });
    const glow = (part: Locator) =>
      part.evaluate((element) => getComputedStyle(element).getPropertyValue('--lumen-glow').trim());
    const demo = page.locator('section[aria-label="DimLamp"]');
    await page.locator('header [data-opens="settings"]').click();
    const dialog = page.locator('dialog[open]');
    await dialog.locator('details > summary').filter({ hasText: /theme/i }).click();
    await dialog.locator('input[type="color"]').fill('#b00020');
    // The provider knows no other choice.
    await expect(dialog.locator('input[type="color"]')).toHaveCount(1);
    await expect.poll(() => glow(demo.locator('[data-demo]'))).toBe('#b00020');
    await page.keyboard.press('Escape');
    await demo.locator('[role="toolbar"] > button', { hasText: 'Edit' }).click();
    await expect.poll(() => glow(demo.frameLocator('iframe').locator('#demo'))).toBe('#b00020');
    const { body } = await press(page, 'Open in StackBlitz');
    expect(new URLSearchParams(body).get('project[files][src/readerTheme.ts]')).toContain("glow: '#b00020'");
  },
);

test('runs an edited demo in JavaScript, with the data beside it', FULL, async ({ site }) => {
  const page = await site.openReady('/lumen/parts/lamp/');
  const demo = page.locator('section[aria-label="DimLamp"]');
  await demo.locator('[role="toolbar"] > button', { hasText: 'Edit' }).click();
  const editor = demo.locator('.pce-textarea');
  await editor.waitFor({ state: 'attached' });
  await editor.fill((await editor.inputValue()).replace('Dim by', 'Darken by'));
  const live = page.frameLocator('section[aria-label="DimLamp"] iframe');
  await live.locator('button', { hasText: 'Darken by 1' }).click();
  await live.locator('button', { hasText: 'Darken by 2' }).waitFor();
  await expect(live.locator('meter')).toHaveAttribute('max', '1');
});

test('accepts any file name for a demo, and includes its types and folders', FULL, async ({ site }) => {
  const page = await site.openReady('/lumen/parts/lamp/');
  const demo = page.locator('section[aria-label="color-of-light"]');
  await demo.locator('[data-demo] button', { hasText: 'Light is red' }).click();
  await demo.locator('[data-demo] button', { hasText: 'Light is green' }).waitFor();
  await demo.locator('[role="toolbar"] > button', { hasText: 'Edit' }).click();
  const editor = demo.locator('.pce-textarea');
  await editor.waitFor({ state: 'attached' });
  await editor.fill((await editor.inputValue()).replace('Light is', 'Shines'));
  const live = page.frameLocator('section[aria-label="color-of-light"] iframe');
  await live.locator('button', { hasText: 'Shines red' }).click();
  await live.locator('button', { hasText: 'Shines green' }).waitFor();
});

test('keeps input in a demo before it is interactive, in fields of every kind', FULL, async ({ site }) => {
  const { page, release } = await site.openHeld('/lumen/parts/lamp/');
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
  // Like a browser that restores a form.
  await field('gift').evaluate((box: HTMLInputElement) => void (box.checked = false));
  await field('by', '[value="boat"]').evaluate((radio: HTMLInputElement) => void (radio.checked = true));
  await field('color', '[value="warm"]').focus();
  await page.keyboard.press('ArrowDown');
  await demo.getByRole('button', { name: 'Order' }).click();
  release();
  await demo.and(page.locator('[data-live]')).waitFor();
  await demo.locator('output', { hasText: 'socket' }).waitFor();
  await expect(demo.locator('p')).toHaveText('GU10, cold, 60 W, dimmable');
  await expect(demo.locator('output')).toHaveText(
    'socket GU10, room attic, extra shade, extra hook, dimmable on, color cold, by boat, watts 60, note In a box',
  );
});

test('loses no click while a demo becomes interactive', FULL, async ({ site }) => {
  const demo = '[data-demo="BrightLamp"]';
  // Every part of the code arrives a few clicks after its request.
  const page = await site.open('/lumen/parts/lamp/', {
    isHeld: true,
    prepare: (context) =>
      context.route('**/*.js', async (route) => {
        const asking = route.request().frame().page();
        const clicked = Number(await asking.locator(demo).getAttribute('data-clicked'));
        await asking.waitForFunction(
          ([selector, most]) => {
            const { dataset } = document.querySelector<HTMLElement>(selector) ?? {};
            return dataset?.live !== undefined || Number(dataset?.clicked) > most;
          },
          [demo, clicked + 3] as const,
        );
        await route.continue();
      }),
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.evaluate((selector) => {
    const holder = document.querySelector<HTMLElement>(selector);
    const press = () => {
      if (!holder || holder.dataset.live !== undefined) return;
      holder.dataset.clicked = String(Number(holder.dataset.clicked ?? 0) + 1);
      holder.querySelector('button')?.click();
      requestAnimationFrame(press);
    };
    press();
  }, demo);
  await page.locator(`${demo}[data-live]`).waitFor();
  const countClicks = async () => Number(await page.locator(demo).getAttribute('data-clicked'));
  await expect.poll(countClicks).toBeGreaterThan(10);
  // The first 100 lumen are shown without any click.
  await expect(page.locator(demo)).toContainText(
    new RegExp(`(?<!\\d)${100 * ((await countClicks()) + 1)} lumen`),
  );
});

test(
  'keeps a form that the Enter key has sent before the demo is interactive, and stays on the page',
  FULL,
  async ({ site }) => {
    const { page, release } = await site.openHeld('/lumen/parts/lamp/');
    const demo = page.locator('section[aria-label="LampName"] [data-demo]');
    await demo.locator('input').focus();
    await page.keyboard.type('Anna');
    await page.keyboard.press('Enter');
    await expect(demo).not.toHaveAttribute('data-live');
    release();
    await demo.getByText('Anna shines').waitFor();
    await expect(demo.locator('li')).toHaveCount(1);
    expect(new URL(page.url()).search).toBe('');
  },
);

test('gives a page that a file of the family draws the frame, without a script of Next', async ({ site }) => {
  const page = await site.openReady('/lumen/showcase/');
  await expect(page.locator('#_sidebar [aria-current="page"]')).toHaveText('Showcase');
  await expect(page.locator('main .houses li')).toHaveCount(2);
  await page.click('[data-action="color-mode"]');
  await expect(page.locator('html')).toHaveAttribute('data-color-choice', /light|dark/);
  await expect.poll(() => findViolations(page)).toEqual([]);
  await page.click('[popovertarget="_languages"]');
  await page.click('#_languages a[hreflang="he"]');
  await waitForHeading(page, 'בתים מוארים');
  await expect(page.locator('main .houses li')).toHaveCount(2);
});

test('shows the logo of the color mode, and loads no other', async ({ site }) => {
  const asked: string[] = [];
  const page = await site.openReady('/lumen/', {
    prepare: async (context) => {
      context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    },
  });
  const shown = page.locator('.header-logo img:visible');
  const logos = () => asked.filter((path) => path.startsWith('/logo'));
  await expect(shown).toHaveAttribute('src', '/logo.svg');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(logos()).toEqual(['/logo.svg']);
  const place = () => page.locator('#_products-value').boundingBox();
  const before = await place();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(shown).toHaveAttribute('src', '/logo-dark.svg');
  await expect.poll(logos).toEqual(['/logo.svg', '/logo-dark.svg']);
  await expect.poll(place).toEqual(before);
});

test('keeps the page in the version menu if the older version has it', async ({ site }) => {
  const page = await site.open('/lumen/parts/lamp/');
  await expect(page.locator('#_versions a:nth-of-type(2)')).toHaveAttribute(
    'href',
    'https://v2.lighthouse.test/lumen/bulb/',
  );
  await page.goto(`${site.origin}/lumen/parts/switch/`);
  await expect(page.locator('#_versions a:nth-of-type(2)')).toHaveAttribute(
    'href',
    'https://v2.lighthouse.test/lumen/',
  );
});

test('goes to the other language and keeps page and fragment', FULL, async ({ site }) => {
  const page = await site.openReady('/lumen/guide/wiring/#tools');
  await page.click('[popovertarget="_languages"]');
  await page.click('#_languages a[hreflang="he"]');
  await page.waitForURL('**/he/lumen/guide/wiring/#tools');
  await waitForHeading(page, 'חיווט');
  await page.waitForSelector('html[dir="rtl"][lang="he"]');
  const endOfSidebar = async () => {
    const { x, width } = (await page.locator('#_sidebar').boundingBox()) ?? { x: 0, width: 0 };
    return x + width;
  };
  await expect.poll(endOfSidebar).toBeGreaterThan(1400);
  await expect.poll(() => findViolations(page)).toEqual([]);
});

test('lets a heading have any name, including those of the parts around it', FULL, async ({ site }) => {
  const page = await site.openReady('/lumen/parts/names/');
  const headings = ['TOC', 'Sidebar', 'Progress', 'Boot', '1', 'B1', 'Main content', 'Announcer'];
  const look = () =>
    page.evaluate(() => {
      const textsOf = (selector: string) =>
        [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return {
        headings: textsOf('main h2'),
        contents: textsOf('nav[aria-label="On this page"] a'),
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
        // The first letter distinguishes the frame's own ids.
        foreign: ids.filter((id) => !/^_|^main-content$/.test(id)),
        panels: textsOf('main .code-panel').length,
      };
    });
  await expect.poll(look).toEqual({
    headings,
    contents: headings,
    twice: [],
    foreign: ['toc', 'sidebar', 'progress', 'boot', '1', 'b1', 'main-content-2', 'announcer'],
    panels: 2,
  });
});

test('reports that a page has no translation, and marks its text', async ({ site }) => {
  const page = await site.open('/he/lumen/guide/first-light/');
  const marksOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => [
        element.closest('[lang]')?.getAttribute('lang'),
        getComputedStyle(element).direction,
      ]);
  await expect.poll(() => marksOf('main .prose')).toEqual(['en', 'ltr']);
  await expect.poll(() => marksOf('main h1')).toEqual(['en', 'ltr']);
  await expect.poll(() => marksOf('main :text("הדף הזה עדיין לא תורגם")')).toEqual(['he', 'rtl']);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://papers.lighthouse.test/lumen/guide/first-light/',
  );
  await expect(page.locator('link[hreflang="he"]')).toHaveCount(0);
  await expect(page.locator('main .prose a[href^="/lumen/"]')).toHaveCount(0);
});

test('shows the 404 page in the language of the address', FULL, async ({ site }) => {
  const page = await site.openReady('/he/lumen/parts/lamb/', { expected: [/404/] });
  await waitForHeading(page, 'אין דף בכתובת הזאת');
  const first = page.locator('main h2 + ul a').first();
  await first.waitFor();
  await expect(first).toHaveAttribute('href', '/he/lumen/parts/lamp/');
  await expect(page.locator('main h2').first()).toHaveText('דפים בכתובת דומה');
  await page.waitForSelector('html[dir="rtl"][lang="he"]');
});
