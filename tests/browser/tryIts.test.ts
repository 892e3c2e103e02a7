import { readdirSync, readFileSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
import { createTurns } from './demos/pickDemoPages';
import { readRoutes } from '../site/harness/readRoutes';
import { OUT } from '../../src/content/workspace';
import { expect, FULL, test } from './fixtures/test';

/** Folder of the API pages of each product that has files for their playgrounds. */
const API = {
  'material-ui': '/material-ui/api',
  'joy-ui': '/joy-ui/api',
  system: '/system/api',
  x: '/x/api/data-grid',
};

/** Lists the addresses of the API pages with a file for their playground. */
function listPages(): string[] {
  return Object.entries(API).flatMap(([product, folder]) =>
    readdirSync(`data/products/${product}/playgrounds`)
      .filter((file) => file.endsWith('.playground.tsx'))
      .map((file) => {
        const name = file.replace('.playground.tsx', '').replace('_', '');
        return `${folder}/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}/`;
      }),
  );
}

/** Lists the other API pages with a playground, in English. */
function listPlainPages(): string[] {
  const own = new Set(listPages());
  const hasTry = (route: string) =>
    readFileSync(`${OUT}${route}index.html`, 'utf8').includes('class="api-try"');
  return readRoutes().filter(
    (route) => /^\/(?:x|[\w-]{3,})\/api\//.test(route) && !own.has(route) && hasTry(route),
  );
}

/** Number of pages that one test opens. */
const PAGES_A_TEST = 20;
/** A run opens one page in so many, others in each commit. */
const RUNS = 4;
const isOfTurn = createTurns(RUNS);

async function openTry(page: Page): Promise<void> {
  await page.locator('details.api-try > summary').click();
  const stage = page.locator('[data-stage]');
  await expect(stage.locator('iframe')).toBeVisible();
  await expect(stage).not.toHaveAttribute('aria-busy');
}

/** Returns whether something is painted in a frame: a text, a picture, a field, or a box with a ground or an edge. */
async function isPainted(frame: Frame | undefined): Promise<boolean | undefined> {
  return frame?.evaluate(() =>
    [...document.querySelectorAll('body *')].some((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width < 1 || height < 1) return false;
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const hasBox = backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px';
      return hasText || hasBox || element.matches('svg, img, input, textarea');
    }),
  );
}

async function findFrame(page: Page): Promise<Frame | undefined> {
  const element = await page.locator('[data-stage] iframe').elementHandle();
  return (await element?.contentFrame()) ?? undefined;
}

async function expectDrawn(page: Page, path: string): Promise<void> {
  await expect.poll(async () => isPainted(await findFrame(page)), path).toBe(true);
  await expect(page.getByText('Runtime error'), path).toHaveCount(0);
}

/** Returns axe-core's findings in the frame of the editor, with their elements. */
async function listViolations(page: Page): Promise<string[]> {
  const frame = await findFrame(page);
  if (!frame) return ['no frame'];
  await frame.evaluate(axe.source);
  return frame.evaluate(async () => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations } = await runner.run(document, {
      resultTypes: ['violations'],
      // The policy of the frame refuses requests.
      preload: false,
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'],
    });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

test.describe('the playground of an API page', () => {
  for (const path of listPages().filter(isOfTurn))
    // A message on the console fails the test, too.
    test(`has something to see, and names for it, at ${path}`, FULL, async ({ site }) => {
      const page = await site.openReady(path);
      await openTry(page);
      await expectDrawn(page, path);
      await expect.poll(() => listViolations(page)).toEqual([]);
    });

  test('has its code alone if no prop can be chosen', FULL, async ({ site }) => {
    const page = await site.openReady('/x/api/data-grid/toolbar/');
    await openTry(page);
    await expect(page.locator('[data-playground] textarea')).toBeVisible();
    await expect(page.locator('details.api-try form')).toHaveCount(0);
    await expect(page.locator('details.api-try > summary small')).toHaveCount(0);
  });

  for (const product of ['material-ui', 'joy-ui', 'system'])
    test(`shows what injectFirst does, in ${product}`, FULL, async ({ site }) => {
      const page = await site.openReady(`/${product}/api/styled-engine-provider/`);
      await openTry(page);
      const element = page.frameLocator('[data-stage] iframe').locator('.wide');
      const tried = page.locator('details.api-try');
      const first = tried.getByLabel('injectFirst');
      await expect(element).toHaveCSS('padding-inline-start', '64px');
      for (const padding of [/^(?!64px)/, '64px'] as const) {
        await first.click();
        await expect(element).toHaveCSS('padding-inline-start', padding);
      }
      await first.uncheck();
      await tried.getByLabel('enableCssLayer').check();
      await expect(element).toHaveCSS('padding-inline-start', '64px');
    });

  const plain = listPlainPages().filter(isOfTurn);
  for (let start = 0; start < plain.length; start += PAGES_A_TEST) {
    const paths = plain.slice(start, start + PAGES_A_TEST);
    test(`draws something without a file, from ${paths[0]} to ${paths.at(-1)}`, FULL, async ({ site }) => {
      test.slow();
      for (const path of paths)
        await test.step(path, async () => {
          const page = await site.openReady(path);
          await openTry(page);
          await expectDrawn(page, path);
          await page.close();
        });
    });
  }
});
