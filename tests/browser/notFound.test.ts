import { waitForFrames, waitForHeading, waitForRuntime } from './fixtures/page';
import { readShift, recordShifts } from './fixtures/shifts';
import { expect, FULL, test } from './fixtures/test';

/** The document itself is answered with 404, which the browser reports in its console. */
const expected = [/404/];
const HEADING = 'Page not found';

test.describe('an unknown address', () => {
  for (const [path, nearest, details] of [
    ['/material-ui/react-buton/', '/material-ui/react-button/', {}],
    ['/Material-UI/React-Button/', '/material-ui/react-button/', FULL],
    ['/material-ui/react-button/extra/', '/material-ui/react-button/', FULL],
    ['/material-ui/getting-started/instalation', '/material-ui/getting-started/installation/', FULL],
    ['/joy/react-card/', '/joy-ui/react-card/', FULL],
    ['/x/react-datagrid/editing/', '/x/react-data-grid/editing/', FULL],
    ['/version', '/versions/', FULL],
    ['/components/checkboxes/', '/material-ui/react-checkbox/', FULL],
    ['/experiments/docs/callout/', '/experiments/docs/callouts/', FULL],
    ['/material%2Dui/react%2Dbuton/', '/material-ui/react-button/', FULL],
    ['/material-ui/react-button.html', '/material-ui/react-button/', FULL],
    ['/material-ui/react-button%E2%80%8B/', '/material-ui/react-button/', FULL],
  ] as const)
    test(`${path} suggests ${nearest} first`, details, async ({ site }) => {
      const page = await site.openReady(path, { expected });
      await waitForHeading(page, HEADING);
      const links = page.locator('main [aria-live] a');
      await expect(links.first()).toHaveAttribute('href', nearest);
      await expect.poll(() => links.count()).toBeLessThanOrEqual(8);
      await links.first().click();
      await expect(page).toHaveURL(site.origin + nearest);
      await expect(page.locator('h1')).not.toContainText('Page not found');
    });

  test('is named in the language of the page, and its words are in the search field', async ({ site }) => {
    const path = '/ar/material-ui/react-buton/';
    const page = await site.openReady(path, { expected });
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('.not-found-page-address')).toHaveText(path);
    await expect(page.locator('main input[name="q"]')).toHaveValue('react buton');
  });

  test(
    'follows a pattern of redirects on a host without rules, and keeps the rest',
    FULL,
    async ({ site }) => {
      const page = await site.openReady('/zh/customization/palette/?a=1#custom-colors', { expected });
      await expect(page).toHaveURL(`${site.origin}/zh/material-ui/customization/palette/?a=1#custom-colors`);
      await expect(page.locator('h1')).not.toContainText(HEADING);
    },
  );

  test('returns status 404 and is not indexed by search engines', async ({ site }) => {
    const response = await fetch(`${site.origin}/no/such/page/`);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  });

  test('shows a page with a title, the whole header and working menus', FULL, async ({ site }) => {
    const page = await site.openReady('/no-such-page/', { expected });
    await expect(page).toHaveTitle(/Page not found/);
    await page.click('[popovertarget="_products"]');
    await page.click('#_products a[href="/joy-ui/"]');
    await waitForHeading(page, 'Joy UI');
  });

  test(
    'below a product shows that product, and no page that resembles nothing of its last word',
    FULL,
    async ({ site }) => {
      const page = await site.openReady('/material-ui/nope/there/', { expected });
      await expect(page.locator('#_products-value')).toHaveText('Material UI');
      await expect(page.locator('main [aria-live] h2')).toHaveText(['Popular pages']);
      // Popular pages fill the space that is kept for suggestions.
      await expect
        .poll(() =>
          page
            .locator('main [aria-live]')
            .evaluate(
              (list) =>
                list.getBoundingClientRect().bottom -
                ([...list.querySelectorAll('li')].at(-1)?.getBoundingClientRect().bottom ?? 0),
            ),
        )
        .toBeLessThan(44);
    },
  );

  test('outside of every product suggests nothing, and has a field for a search', FULL, async ({ site }) => {
    const page = await site.open('/robots.txt', { expected });
    const answered = page.waitForResponse(/_docs\/pages/);
    await page.goto(`${site.origin}/nope/there/`);
    await (await answered).finished();
    await waitForRuntime(page);
    await waitForFrames(page);
    await expect(page.locator('main [aria-live] h2')).toHaveText(['Popular pages']);
    await page.getByRole('main').getByRole('searchbox').fill('there');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${site.origin}/search/?q=there`);
  });

  for (const [path, title, version, group] of [
    ['/material-ui/nope/', HEADING, /^v7/, '/material-ui/customization'],
    ['/ar/material-ui/nope/', 'الصفحة غير موجودة', /^v7/, '/material-ui/customization'],
  ] as const)
    test(
      `${path} has the sidebar and the version of its product, and is not moved by them`,
      FULL,
      async ({ site }) => {
        const home = path.replace('nope/', '');
        const page = await site.openReady(home, {
          expected,
          prepare: recordShifts,
        });
        const button = page.locator(`[data-group="${group}"] > div > button`);
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await page.goto(site.origin + path);
        await waitForHeading(page, title);
        await expect(page.locator('#_versions-value')).toHaveText(version);
        await expect(page.locator(`#_tree a[href="${home}customization/"]`)).toBeVisible();
        // The groups that the reader has opened stay open.
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await expect(page.locator('main [aria-live] a').last()).toHaveAttribute(
          'href',
          new RegExp(`^${home}`),
        );
        await expect.poll(() => readShift(page)).toBeLessThan(0.005);
      },
    );

  test('is readable without JavaScript and links to the home page', FULL, async ({ site }) => {
    const page = await site.openBare('/no-such-page/', { expected });
    await expect(page.locator('h1')).toHaveText(HEADING);
    await page.click('main a[href="/"]');
    await expect(page).toHaveURL(`${site.origin}/`);
  });

  test('shows its page if the list of pages is unavailable', FULL, async ({ site }) => {
    const page = await site.open('/robots.txt', {
      expected: [...expected, /_docs\/pages/, /Failed to load/],
      prepare: (context) => context.route(/_docs\/pages/, (route) => route.abort()),
    });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/_docs/pages'));
    await page.goto(`${site.origin}/no-such-page/`);
    await failed;
    await waitForRuntime(page);
    // The page has received the answer by the next frame.
    await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
    await expect(page.locator('h1')).toHaveText(HEADING);
    await expect(page.locator('main [aria-live] h2')).toHaveText('Popular pages');
    await expect(page.locator('main [aria-live] a')).toHaveCount(8);
  });
});
