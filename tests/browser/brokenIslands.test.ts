import { expectReady } from './fixtures/page';
import { expect, full, test } from './fixtures/test';
import { readPageFacts } from './readPageFacts';

const SCHEME = 'data-color-mode';

const script = (body: string) => ({ contentType: 'text/javascript', body });

for (const [what, answer] of [
  ['is missing', { status: 404, body: 'Not found' }],
  ['is empty', script('')],
  ['is cut', script('export function start() {')],
  ['is a page', { contentType: 'text/html', body: '<!doctype html><p>Hello' }],
] as const)
  test(
    `a part whose file ${what} says so, leaves the page whole, and lives after another try`,
    full(what !== 'is cut'),
    async ({ site }) => {
      const page = await site.openReady('/material-ui/react-button/', {
        fresh: true,
        expected: [/Failed to load/, /answered 404/, /SyntaxError|Unexpected/, /MIME type/],
      });
      const [file] = (await readPageFacts(page)).islands['playground']?.files ?? [];
      const address = `**${file}*`;
      await page.context().route(address, (route) => route.fulfill(answer));
      const part = page.locator('[data-island="playground"]');
      if (what === 'is missing' || what === 'is cut') {
        // There may be a newer build, or another module may be cut that the document would keep.
        const reload = page.waitForEvent('load');
        await part.dispatchEvent('pointerdown');
        await reload;
        await expectReady(page);
      }
      await part.dispatchEvent('pointerdown');
      const failure = part.locator('[data-island-failure]');
      await expect(failure).toContainText('This part could not be loaded');
      await expect(part.locator('[data-demo]')).toBeVisible();
      await page.locator('[data-action="color-mode"]').click();
      await expect(page.locator('html')).toHaveAttribute(SCHEME, 'dark');
      await page.context().unroute(address);
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(failure).toHaveCount(0);
      await expect(part).toHaveAttribute('data-alive', '');
      await part.getByRole('radio', { name: 'outlined', exact: true }).check();
      await expect(part.locator('[data-demo] .MuiButton-outlined')).toBeVisible();
    },
  );
