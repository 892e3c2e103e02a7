import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { OUT } from '../../../src/content/workspace';
import type { OpenOptions } from '../fixtures/site';
import { expect, full, FULL, test } from '../fixtures/test';
import { listDemoPages } from './listDemoPages';
import { createTurns } from './pickDemoPages';
import { readPageFacts } from '../readPageFacts';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** It opens as soon as a pointer or the focus comes, so what a press meets depends on the way to it. */
const SPEED_DIAL = '/material-ui/react-speed-dial/';

const playgrounds = listDemoPages().filter(
  ({ route }) =>
    route !== SPEED_DIAL &&
    readFileSync(`${OUT}${route}index.html`, 'utf8').includes('data-island="playground"'),
);

/** What a reader presses in a stage, in this order, and the key that does the same or more. */
const PRESSED = [
  [
    '[aria-rowindex="2"] [aria-colindex="2"], [data-rows]:not([data-alive]) tr:nth-child(2) td:nth-child(2)',
    '',
  ],
  ['[role="combobox"]:not([aria-disabled])', 'ArrowDown'],
  ['[role="tab"][aria-selected="false"]', 'Enter'],
  ['input[type="checkbox"]', ' '],
  ['input', 'a'],
  ['button', 'Enter'],
] as const;
/** What gets the focus and the key in a grid, before and after it has rendered. */
const GRID = '[role="grid"] [tabindex="0"], [data-rows]:not([data-alive]) table';
/** A control beside a stage in which nothing can be pressed. */
const CONTROL = 'form [type="checkbox"], form [type="radio"]:not(:checked)';

const sectionOf = (page: Page) => page.locator('section[data-playground]').first();

/** Returns what is pressed in a playground, and the key for it. */
async function findPressed(page: Page, isKey: boolean): Promise<{ target: Locator; key: string }> {
  const stage = sectionOf(page).locator('[data-stage]');
  for (const [selector, key] of PRESSED) {
    const target = stage.locator(selector).filter({ visible: true }).first();
    if ((await target.count()) > 0)
      return key || !isKey ? { target, key } : { target: stage.locator(GRID).first(), key: 'ArrowDown' };
  }
  return { target: sectionOf(page).locator(CONTROL).first(), key: ' ' };
}

/** Reads everything that a press on a component may have changed. */
const readState = (page: Page) =>
  page.evaluate(() => {
    const section = document.querySelector('section[data-playground]');
    const stage = section?.querySelector('[data-stage]');
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true });
    const list = (selector: string, attribute: string) =>
      [...(stage?.querySelectorAll(`:not([data-rows]) > ${selector}`) ?? [])].map((element) =>
        element.getAttribute(attribute),
      );
    const { activeElement } = document;
    return {
      open: [...document.querySelectorAll('[role="dialog"], [role="menu"], [role="listbox"]')]
        .filter(isSeen)
        .map((element) => element.getAttribute('role')),
      expanded: list('[aria-expanded]', 'aria-expanded'),
      selected: list('[aria-selected]', 'aria-selected'),
      fields: [...(section?.querySelectorAll<HTMLInputElement>('form input, [data-demo] input') ?? [])].map(
        ({ checked, value }) => `${checked} ${value}`,
      ),
      focus: `${activeElement?.localName} ${activeElement?.getAttribute('role')} ${activeElement?.textContent?.slice(0, 20)}`,
    };
  });

const WAYS: Readonly<Record<string, { options: OpenOptions; press: (page: Page) => Promise<void> }>> = {
  mouse: {
    options: {},
    press: async (page) => {
      const { target } = await findPressed(page, false);
      const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.up();
    },
  },
  touch: {
    options: PHONE,
    press: async (page) => {
      const { target } = await findPressed(page, false);
      const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      await page.touchscreen.tap(x + width / 2, y + height / 2);
    },
  },
  keyboard: {
    options: {},
    press: async (page) => {
      const { target, key } = await findPressed(page, true);
      await target.focus();
      await page.keyboard.press(key);
    },
  },
};

/** Opens a page that shows its playground. */
async function openPlayground(
  open: (path: string, options: OpenOptions) => Promise<Page>,
  route: string,
  options: OpenOptions,
): Promise<Page> {
  const page = await open(route, { ...options, fresh: true, reducedMotion: 'reduce' });
  await sectionOf(page).evaluate((section) =>
    section.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  return page;
}

/** Playgrounds that open something when they come alive; the document shows it closed. */
const OPENING = ['/material-ui/react-menu/', '/material-ui/react-popover/'];

/** Closes what a playground has opened. */
async function close(page: Page): Promise<void> {
  const ground = sectionOf(page).locator('.MuiBackdrop-root');
  await ground.click({ position: { x: 4, y: 4 } });
  await expect(ground).toHaveCount(0);
}

/** The playground and the way that are in every run. */
const isOfGate = (route: string, way: string) =>
  route === '/material-ui/react-autocomplete/' && way === 'mouse';

/** A run presses each playground in one way, in another one after each commit. */
const isOfTurn = createTurns(Object.keys(WAYS).length);

test.describe('the first press on a playground, without a pause', () => {
  for (const [place, { route }] of playgrounds.entries())
    for (const [index, [way, { options, press }]] of Object.entries(WAYS).entries())
      if (isOfGate(route, way) || isOfTurn(way, place + index))
        test(
          `does what it does in an application: ${route} by ${way}`,
          full(!isOfGate(route, way)),
          async ({ site }) => {
            const open = site.open.bind(site);
            const alive = await openPlayground(open, route, options);
            const holder = sectionOf(alive).locator('[data-demo]');
            await holder.dispatchEvent('pointerdown');
            await expect(holder).toHaveAttribute('data-live', '', { timeout: 30_000 });
            await expect(sectionOf(alive).locator('[data-rows]:not([data-alive])')).toHaveCount(0);
            if (OPENING.includes(route)) await close(alive);
            await press(alive);
            const page = await openPlayground(open, route, options);
            await press(page);
            await expect(async () => {
              expect(await readState(page)).toEqual(await readState(alive));
            }).toPass();
          },
        );
});

test.describe('the first words in a field of a playground', () => {
  for (const route of ['/material-ui/react-autocomplete/', '/material-ui/react-text-field/'])
    for (const delay of [0, 60, 120, 200])
      test(
        `are all there, and what follows from them: ${route}, a letter each ${delay} ms`,
        full(delay !== 120 || !route.includes('autocomplete')),
        async ({ site }) => {
          const page = await openPlayground(site.open.bind(site), route, {});
          const field = sectionOf(page).locator('[data-demo] input').first();
          const { x, y, width, height } = (await field.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
          // Other than a method of the locator, these wait for nothing.
          await page.mouse.click(x + width / 2, y + height / 2);
          await page.keyboard.type('Tal', { delay });
          await expect(sectionOf(page).locator('[data-demo]')).toHaveAttribute('data-live', '');
          await page.keyboard.type('linn', { delay });
          await expect(field).toHaveValue('Tallinn');
          if (route.includes('autocomplete'))
            await expect(page.getByRole('listbox').getByRole('option')).toHaveText(['Tallinn']);
        },
      );
});

test.describe('a first drag', () => {
  test('moves the thumb of a slider to where it ends', FULL, async ({ site }) => {
    const page = await openPlayground(site.open.bind(site), '/material-ui/react-slider/', {});
    const track = sectionOf(page).locator('[data-demo] .MuiSlider-root').first();
    const { x, y, width, height } = (await track.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width * 0.3, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.9, y + height / 2, { steps: 3 });
    await page.mouse.up();
    await expect
      .poll(() => sectionOf(page).locator('[data-demo] input').first().inputValue())
      .toMatch(/^(?:8[5-9]|9\d)$/);
  });
});

test.describe('a grid that only a browser renders', () => {
  for (const { route } of listDemoPages().filter(({ route: path }) => path.startsWith('/x/')))
    test(
      `has its rows before a pointer comes: ${route}`,
      full(route !== '/x/react-data-grid/'),
      async ({ site }) => {
        const page = await site.open(route, { fresh: true });
        const facts = await readPageFacts(page);
        const names = facts.page.blocks.flatMap((block) =>
          block.kind === 'demo' && block.hasRows ? [block.name] : [],
        );
        const stageOf = (name: string) =>
          page.locator('[data-stage]', { has: page.locator(`[data-demo="${name}"]`) });
        for (const name of names)
          await expect.poll(() => stageOf(name).getByRole('row').count()).toBeGreaterThan(1);
        const [first] = names;
        if (first === undefined) return;
        // The grid takes the focus from its rows.
        await stageOf(first).locator('table').focus();
        await expect(stageOf(first).locator('[data-live] [role="grid"] :focus')).toHaveCount(1, {
          timeout: 30_000,
        });
      },
    );

  test('is found by the search of the browser', FULL, async ({ site }) => {
    const page = await site.open('/x/react-data-grid/', { fresh: true });
    const find = () =>
      page.evaluate(() => (window as unknown as { find: (text: string) => boolean }).find('Bergen'));
    await expect.poll(find).toBe(true);
  });
});

test.describe('a playground', () => {
  for (const route of ['/material-ui/react-dialog/', '/material-ui/react-menu/', '/joy-ui/react-modal/'])
    test(
      `shows what it opens inside its stage, and leaves the focus to the controls: ${route}`,
      FULL,
      async ({ site }) => {
        const page = await site.openReady(route, { reducedMotion: 'reduce' });
        const section = sectionOf(page);
        const control = section.locator('form :is(input, select)').first();
        await control.focus();
        if ((await control.getAttribute('type')) === 'checkbox') await control.press(' ');
        else await control.press('ArrowDown');
        await expect(section.locator('[data-demo]')).toHaveAttribute('data-live', '');
        await expect(control).toBeFocused();
        await expect(async () => {
          const [stage, opened] = await Promise.all(
            ['[data-stage]', '[data-stage] :is([role="dialog"], .MuiPopover-paper)'].map((selector) =>
              section.locator(selector).boundingBox(),
            ),
          );
          if (!stage || !opened) throw new Error('nothing is open');
          expect(opened.x).toBeGreaterThanOrEqual(stage.x);
          expect(opened.y).toBeGreaterThanOrEqual(stage.y);
          expect(opened.x + opened.width).toBeLessThanOrEqual(stage.x + stage.width);
          expect(opened.y + opened.height).toBeLessThanOrEqual(stage.y + stage.height);
        }).toPass();
        // The page around it is not locked.
        await expect(section.locator('[aria-modal="true"]')).toHaveCount(0);
        await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
        await expect(page.locator('#__next')).not.toHaveAttribute('aria-hidden');
      },
    );

  test('of an API page shows a dialog open, and leaves the focus to the controls', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/api/dialog/', { reducedMotion: 'reduce' });
    await page.getByText('Try Dialog').click();
    const dialog = sectionOf(page).frameLocator('iframe').getByRole('dialog');
    await expect(dialog).toBeVisible();
    const control = sectionOf(page).getByLabel('maxWidth');
    await control.focus();
    await control.press('ArrowDown');
    await expect(sectionOf(page).locator('textarea')).toHaveValue(/maxWidth/);
    await expect(dialog).toBeVisible();
    await expect(control).toBeFocused();
  });

  test('shows each width of a dialog', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/react-dialog/', { reducedMotion: 'reduce' });
    const dialog = sectionOf(page).locator('.MuiDialog-paper');
    let former = 0;
    for (const width of ['xs', 'sm', 'md']) {
      await sectionOf(page).getByLabel('maxWidth').selectOption(width);
      const before = former;
      await expect.poll(() => dialog.evaluate((element) => element.clientWidth)).toBeGreaterThan(before);
      await expect(dialog).toHaveClass(new RegExp(`paperWidth${width}`, 'i'));
      former = await dialog.evaluate((element) => element.clientWidth);
    }
  });

  test('keeps its stage in view on a phone, and covers none of 40 controls', FULL, async ({ site }) => {
    const page = await site.openReady('/x/react-data-grid/', PHONE);
    const section = sectionOf(page);
    await section.locator('form summary').click();
    const fields = section.locator('form :is(input, select)');
    await expect.poll(() => fields.count()).toBeGreaterThan(40);
    await expect(section.locator('[data-demo]')).toHaveAttribute('data-live', '');
    await expect(async () => {
      const hidden = await fields.evaluateAll((all) =>
        all.flatMap((field) => {
          (field as HTMLElement).focus();
          const stage = field.closest('section')?.querySelector('[data-stage]')?.getBoundingClientRect();
          const { top, bottom, left, width } = field.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
          const isSeen = seen !== null && field.closest('label, fieldset')?.contains(seen);
          const isBelow = stage !== undefined && stage.bottom <= top + 1 && stage.bottom > 0;
          return isSeen && isBelow ? [] : [field.getAttribute('name')];
        }),
      );
      expect(hidden).toEqual([]);
    }).toPass();
  });
});
