import type { Page } from '@playwright/test';
import { HOSTILE_ADDRESSES, SLASHED_ADDRESSES } from '../fixtures/hostileAddresses';
import { waitForRuntime, waitForIdle } from './fixtures/page';
import { expect, full, test } from './fixtures/test';

/** Addresses of the links to other pages. */
const listLinks = (page: Page) =>
  page
    .locator('a:not([href^="#"])')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));

/** Hosts of the family, to which pages may link. */
const OWN_HOSTS = /^https:\/\/(?:[\w-]+\.)*(?:mui\.com|github\.com)\//;

/** The one of the gate, with markup. */
const GATE = /^\/%3C/;

for (const path of HOSTILE_ADDRESSES)
  test(
    `shows the 404 page, reflects nothing and links nowhere else: ${path.slice(0, 60)}`,
    full(!GATE.test(path)),
    async ({ site }) => {
      const page = await site.openReady(path, { expected: [/404/] });
      await waitForIdle(page);
      await expect(page.locator('main h1')).toHaveCount(1);
      const count = () =>
        page.evaluate(() => ({
          pwned: 'pwned' in window,
          elements: document.querySelectorAll('main script, main img').length,
        }));
      await expect.poll(count).toEqual({ pwned: false, elements: 0 });
      await expect
        .poll(async () =>
          (await listLinks(page)).filter(
            (link) =>
              /%3c|javascript:|pwned|onerror/i.test(link) ||
              !(link.startsWith(site.origin) || OWN_HOSTS.test(link)),
          ),
        )
        .toEqual([]);
    },
  );

for (const path of SLASHED_ADDRESSES)
  test(
    `builds no link to another site from an address with extra slashes: ${path}`,
    full(path !== SLASHED_ADDRESSES[0]),
    async ({ site }) => {
      const page = await site.open('/no-such-page/', { expected: [/404/] });
      // Set before any script of the page runs, like a host that serves this page for such an address.
      await page.addInitScript((address) => {
        try {
          history.replaceState(null, '', window.location.origin + address);
        } catch {
          // The browser refuses it itself.
        }
      }, path);
      await page.goto(`${site.origin}/no-such-page/`);
      await waitForRuntime(page);
      await page.click('[popovertarget="_languages"]');
      await expect
        .poll(async () => (await listLinks(page)).filter((link) => link.includes('evil')))
        .toEqual([]);
    },
  );
