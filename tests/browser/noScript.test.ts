import { expect, FULL, test } from './fixtures/test';
import { waitForHeading, waitForFirstPaint } from './fixtures/page';

const PAGE = '/material-ui/react-button/';

test.describe('without JavaScript', () => {
  test('links of the sidebar, the text and the page end work', async ({ site }) => {
    const page = await site.openBare(PAGE);
    await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
    await waitForHeading(page, 'Checkbox');
    await waitForFirstPaint(page);
    await page.click('a[rel="prev"]');
    await waitForHeading(page, 'Button');
    await waitForFirstPaint(page);
    const before = page.url();
    await page.locator('main .prose a[href^="/"]').first().click();
    await page.waitForURL((url) => url.href !== before && url.href !== site.origin + PAGE);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
  });

  test(
    'a closed group of the sidebar leads to its section page, which lists its pages',
    FULL,
    async ({ site }) => {
      const page = await site.openBare(PAGE);
      await page.click('#_sidebar a[href="/material-ui/customization/"]');
      await page.waitForURL('**/material-ui/customization/');
      await expect
        .poll(() => page.locator('main ul a[href="/material-ui/customization/dark-mode/"]').count())
        .toBe(1);
      await expect
        .poll(() => page.locator('#_sidebar a[href="/material-ui/customization/dark-mode/"]').isVisible())
        .toBe(true);
    },
  );

  test('menus open by keyboard and by a click', async ({ site }) => {
    const page = await site.openBare(PAGE);
    await page.click('[popovertarget="_products"]');
    await expect.poll(() => page.locator('#_products').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('#_products').isVisible()).toBe(false);
    await page.focus('[popovertarget="_versions"]');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#_versions a').first().isVisible()).toBe(true);
  });

  test('the sidebar opens on a narrow screen', FULL, async ({ site }) => {
    const page = await site.openBare(PAGE, { viewport: { width: 360, height: 740 } });
    await page.click('[popovertarget="_sidebar"]');
    await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
    await waitForHeading(page, 'Checkbox');
  });

  test('code, tables and anchors of headings are present', FULL, async ({ site }) => {
    const page = await site.openBare(PAGE);
    await expect.poll(() => page.locator('main pre code').count()).toBeGreaterThan(1);
    await expect.poll(() => page.locator('#_toc a').count()).toBeGreaterThan(4);
    const hashes = await page
      .locator('#_toc a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    for (const hash of hashes)
      await expect.poll(() => page.locator(`[id="${hash?.slice(1)}"]`).count()).toBe(1);
    await page.goto(`${site.origin}/versions/`);
    await expect.poll(() => page.locator('main table tr').count()).toBeGreaterThan(0);
  });

  test('every tab of a group of code tabs can be read', FULL, async ({ site }) => {
    const page = await site.openBare('/experiments/docs/codeblock/');
    const tabs = page.locator('.code-tabs').first();
    await expect.poll(() => tabs.locator('label').count()).toBeGreaterThan(1);
    const names = await tabs.locator('label').allInnerTexts();
    for (const [index] of names.entries()) {
      await tabs.locator('label').nth(index).click();
      await expect.poll(() => tabs.locator('.code-panel').nth(index).isVisible()).toBe(true);
    }
  });

  for (const scheme of ['light', 'dark'] as const)
    test(`a demo that needs a browser to render shows its picture in ${scheme}`, FULL, async ({ site }) => {
      const page = await site.openBare('/x/react-data-grid/', { colorScheme: scheme });
      const demo = page.locator('section[aria-label="OrdersGrid"]');
      await demo.scrollIntoViewIfNeeded();
      const shown = demo.locator('[data-scheme]:visible');
      await expect(shown).toHaveCount(1);
      await expect(shown).toHaveAttribute('data-scheme', scheme);
      await expect
        .poll(() =>
          shown
            .locator('img')
            .first()
            .evaluate((image) => (image as HTMLImageElement).naturalWidth),
        )
        .toBeGreaterThan(300);
    });

  for (const width of [360, 390, 412])
    test(
      `demos that need a browser to render show the picture of a phone at ${width} px`,
      FULL,
      async ({ site }) => {
        const page = await site.openBare('/x/react-data-grid/', { viewport: { width, height: 844 } });
        for (const demo of await page.locator('[data-blank]').all()) {
          await demo.scrollIntoViewIfNeeded();
          const image = demo.locator('[data-scheme=light] img:visible');
          await expect(image).toHaveCount(1);
          // It fills the place of the demo, and is drawn for a phone of about that width.
          await expect
            .poll(() =>
              image.evaluate((element: HTMLImageElement) => {
                const place = element.closest('[data-scheme]')?.getBoundingClientRect();
                const { width, height } = element.getBoundingClientRect();
                const fills = width === place?.width && height === place.height;
                return fills && Math.abs(element.naturalWidth - width) < 60;
              }),
            )
            .toBe(true);
          // Below it is a part of the demo, whose lines may break differently.
          await expect(demo.locator('[data-demo]')).toHaveCSS('opacity', '0');
        }
      },
    );

  test('a picture that is too wide for its place ends with its own edge', FULL, async ({ site }) => {
    const page = await site.openBare('/x/', { viewport: { width: 1024, height: 900 } });
    const picture = page.locator('[data-scheme=light]').first();
    await expect
      .poll(() =>
        picture.evaluate((box) => {
          const [, edge] = box.querySelectorAll('img');
          const { width = 0, right = 0 } = edge?.getBoundingClientRect() ?? {};
          const isWide = (edge?.naturalWidth ?? 0) > box.clientWidth;
          return { isWide, width, gap: box.getBoundingClientRect().right - right };
        }),
      )
      .toEqual({ isWide: true, width: 16, gap: 0 });
  });

  test('no control is shown that does nothing', async ({ site }) => {
    const page = await site.openBare(PAGE);
    await expect
      .poll(() =>
        page
          .locator('button:not([popovertarget]), input:not([type="radio"]), select, textarea')
          .evaluateAll((controls) =>
            controls
              // Without scripts, a demo is a static rendering next to its source.
              .filter((control) => !control.closest('[data-demo]'))
              .filter((control) => control.checkVisibility({ visibilityProperty: true }))
              .map((control) => control.outerHTML.slice(0, 120)),
          ),
      )
      .toEqual([]);
  });
});
