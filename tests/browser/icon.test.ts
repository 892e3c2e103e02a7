import type { BrowserContext, Page } from '@playwright/test';
import { expect, FULL, test } from './fixtures/test';
import { holdTimers, passTimers, waitForHeldTimer } from './fixtures/timers';

// The shell has no tabs, and requests no icon.
test.use({ wholeBrowser: true });

const ICON = '/favicon.svg';
/** Same value as in `deferIcon`. */
const PATIENCE_MS = 5000;

/**
 * Records the document's icon at the load event, when browsers read it, and whether text was painted before
 * the document named its icon again.
 */
const noteIcon =
  ({ isHidden = false, reportsPaint = true }) =>
  async (context: BrowserContext) => {
    await holdTimers(context, PATIENCE_MS);
    await context.addInitScript(
      (given) => {
        if (given.isHidden) Object.defineProperty(document, 'hidden', { value: true });
        if (!given.reportsPaint) PerformanceObserver.prototype.observe = () => {};
        window.addEventListener('load', () => {
          const icon = document.querySelector<HTMLLinkElement>('[rel=icon]');
          if (!icon) return;
          document.documentElement.dataset.loadedIcon = icon.getAttribute('href') ?? '';
          new MutationObserver(() => {
            const painted = performance.getEntriesByName('first-contentful-paint').length;
            document.documentElement.dataset.paintedBefore ??= String(painted > 0);
          }).observe(icon, { attributes: true, attributeFilter: ['href'] });
        });
      },
      { isHidden, reportsPaint },
    );
  };

const expectLoaded = (page: Page, href: string) =>
  expect(page.locator('html')).toHaveAttribute('data-loaded-icon', href);
/** The address is complete after a script has written it. */
const expectIcon = (page: Page) =>
  expect(page.locator('[rel=icon]')).toHaveAttribute('href', new RegExp(`${ICON}$`));

test.describe('the icon', () => {
  test('is requested once, after the page has been painted', async ({ site }) => {
    const asked: string[] = [];
    site.intercept = ({ url = '' }) => {
      if (url.startsWith(ICON)) asked.push(url);
      return false;
    };
    const page = await site.open('/', { prepare: noteIcon({}) });
    await expect(page.locator('html')).toHaveAttribute('data-painted-before', 'true');
    await expect.poll(() => asked).toEqual([ICON]);
    // It is set again, for browsers that report no paint.
    await waitForHeldTimer(page);
    await passTimers(page);
    // A later icon is requested after it.
    await page.locator('[rel=icon]').evaluate((icon: HTMLLinkElement) => {
      icon.href += '?last';
    });
    await expect.poll(() => asked).toEqual([ICON, `${ICON}?last`]);
  });

  test('is held back until then in a visible tab', async ({ site }) => {
    const page = await site.open('/privacy/', { prepare: noteIcon({}) });
    await expectLoaded(page, 'data:,');
    await expectIcon(page);
  });

  test(
    'is set after a while if the browser reports no paint, as in a tab that is left before it',
    FULL,
    async ({ site }) => {
      const page = await site.open('/privacy/', { prepare: noteIcon({ reportsPaint: false }) });
      await expectLoaded(page, 'data:,');
      await expect(page.locator('[rel=icon]')).toHaveAttribute('href', 'data:,');
      await passTimers(page);
      await expectIcon(page);
    },
  );

  test('is set at once in a hidden tab', async ({ site }) => {
    const page = await site.open('/privacy/', { prepare: noteIcon({ isHidden: true }) });
    await expectLoaded(page, ICON);
    await expectIcon(page);
  });
});
