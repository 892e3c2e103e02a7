import { readdirSync } from 'node:fs';
import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';
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
    readdirSync(`data/products/${product}/playgrounds`).map((file) => {
      const name = file.replace('.playground.tsx', '').replace('_', '');
      return `${folder}/${name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}/`;
    }),
  );
}

async function findFrame(page: Page): Promise<Frame | undefined> {
  const element = await page.locator('[data-stage] iframe').elementHandle();
  return (await element?.contentFrame()) ?? undefined;
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
  for (const path of listPages())
    // A message on the console fails the test, too.
    test(`has something to see, and names for it, at ${path}`, FULL, async ({ site }) => {
      const page = await site.openReady(path);
      await page.locator('details.api-try > summary').click();
      const stage = page.locator('[data-stage]');
      await expect(stage.locator('iframe')).toBeVisible();
      await expect(stage).not.toHaveAttribute('aria-busy');
      await expect(stage.frameLocator('iframe').locator('body')).toHaveText(/\w/);
      await expect.poll(() => listViolations(page)).toEqual([]);
    });
});
