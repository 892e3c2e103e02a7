import type { Page } from '@playwright/test';
import { expect, full, test } from './fixtures/test';

/** Returns the computed style and position of every element of a page. */
function readLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.cancel();
    const names = [
      'display',
      'position',
      'color',
      'background',
      'border',
      'font',
      'padding',
      'opacity',
      'content',
    ];
    const look = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      return names.map((name) => style.getPropertyValue(name)).join(' ');
    };
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round).join(' ');
      const classes = element.getAttribute('class') ?? '';
      return `${element.tagName}.${classes} ${box} ${look(element)} ${look(element, '::before')} ${look(element, '::after')}`;
    });
  });
}

/** A page of each kind; some with rare content: callouts, tables, code tabs, a notice, another direction. */
const PAGES = [
  '/material-ui/react-table/',
  '/',
  '/versions/',
  '/search/',
  '/privacy/',
  '/material-ui/components/',
  '/ar/joy-ui/react-card/',
  '/zh/material-ui/react-button/',
  '/material-ui/api/button/',
  '/x/react-data-grid/',
  '/experiments/docs/callouts/',
  '/experiments/docs/codeblock/',
  '/no/such/page/',
];

test.describe('a document', () => {
  for (const route of PAGES)
    test(
      `${route} has the same computed styles with its inlined rules as with the whole style sheet`,
      full(route !== PAGES[0]),
      async ({ site }) => {
        const page = await site.open(route, {
          expected: [/404/],
          isHeld: true,
          prepare: async (context) => {
            // Neither the in-house ad nor any other program changes the page.
            await context.route(/\.js$/, () => {});
            await context.addInitScript(() =>
              window.addEventListener('load', (event) => event.stopImmediatePropagation(), true),
            );
          },
        });
        let own: string[] = [];
        await expect(async () => {
          // A page may have a style sheet of its own besides, which must have loaded.
          const sheets = page.locator('link[rel="stylesheet"]');
          expect(
            await sheets.evaluateAll((links) => links.every((link) => 'sheet' in link && link.sheet)),
          ).toBe(true);
          // Fonts and pictures may still change it.
          own = await readLooks(page);
          expect(own.length).toBeGreaterThan(20);
          expect(await readLooks(page)).toEqual(own);
        }).toPass();
        await page.evaluate(async () => {
          const sheet = document.querySelector<HTMLElement>('style[data-sheet]');
          const link = Object.assign(document.createElement('link'), {
            rel: 'stylesheet',
            href: sheet?.dataset.sheet,
          });
          await new Promise((resolve) => {
            link.addEventListener('load', resolve);
            sheet?.after(link);
          });
        });
        await expect
          .poll(async () => (await readLooks(page)).filter((look, at) => look !== own[at]))
          .toEqual([]);
      },
    );
});
