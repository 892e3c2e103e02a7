import { expect, FULL, test } from './fixtures/test';
import { releasesId } from '../../src/components/ReleaseTable/ReleaseTable';
import type { Product } from '../../src/model/products/Product';
import { productRegistry } from '../../src/site';
import { readRoutes } from '../site/harness/readRoutes';

const routes = readRoutes();

const linksOf = (html: string, id: string): string[] => {
  const menu = html.split(`id="${id}"`)[1]?.split('</div>')[0] ?? '';
  return [...menu.matchAll(/<a (?:class="[^"]*" )?href="([^"]+)"/g)].map((match) => match[1] ?? '');
};

/** Products without releases have only the entry v0.0.0; that of the home page names every other one. */
const hasReleases = ({ version }: Product) => version !== '0.0.0';

test.describe('the version menu', () => {
  test(
    'keeps the page if a version has it, and links to its landing page if not, on every page',
    FULL,
    async ({ site }) => {
      const wrong: unknown[] = [];
      let kept = 0;
      for (const { product } of productRegistry.filter(({ product: { prefix } }) => prefix !== '/')) {
        for (const route of routes.filter((candidate) => candidate.startsWith(product.prefix))) {
          const pathname = route.slice(0, -1);
          const expected = product.olderVersions.map(({ origin, landing, pathnames }) => {
            const there = pathnames[pathname];
            if (there === undefined) return landing;
            kept += 1;
            return `${origin}${there.replace(/\/?(?=#|$)/, '/')}`;
          });
          const response = await fetch(site.origin + route, { headers: { 'accept-encoding': 'identity' } });
          const html = await response.text();
          const links = linksOf(html, '_versions');
          // The newest version is named after the list.
          const newest = /class="menu-newest" href="([^"]+)"/.exec(html)?.[1] ?? [];
          const all = hasReleases(product) ? [route, ...expected, '/versions/'].concat(newest) : [route];
          if (JSON.stringify(links) !== JSON.stringify(all)) wrong.push({ route, links, all });
        }
      }
      expect(wrong).toEqual([]);
      expect(kept).toBeGreaterThan(50);
    },
  );

  test('names the documented version of each product, the current one first', FULL, async ({ site }) => {
    const page = await site.open('/robots.txt');
    for (const { product } of productRegistry) {
      await page.goto(site.origin + product.prefix);
      await page.click('[popovertarget="_versions"]');
      const entries = page.locator('#_versions a:not(.menu-newest)');
      if (product.prefix === '/') {
        const shown = productRegistry.flatMap(({ product: each }) => (hasReleases(each) ? each : []));
        await expect(entries).toHaveText([
          ...shown.map(({ name, version }) => `${name} v${version}`),
          'View all versions',
        ]);
        continue;
      }
      await expect(entries.first()).toContainText(`v${product.version}`);
      if (hasReleases(product)) await expect(entries.last()).toHaveText('View all versions');
      else await expect(entries).toHaveCount(1);
      await expect(page.locator('#_versions [aria-current]')).toHaveCount(1);
    }
  });
});

test.describe('the line about the newest version', () => {
  test('leads to the same page there, and stays away once it is dismissed', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/react-button/');
    const line = page.locator('.version-notice');
    await expect(line.getByRole('link')).toHaveAttribute('href', 'https://mui.com/material-ui/react-button/');
    const title = page.locator('h1');
    const before = await title.boundingBox();
    await line.getByRole('button', { name: 'Dismiss' }).click();
    await expect(line).toBeHidden();
    await expect.poll(() => title.boundingBox()).toEqual(before);
    await page.goto(`${site.origin}/material-ui/react-card/`);
    await expect(title).toBeVisible();
    await expect(line).toBeHidden();
    // Other products have lines of their own.
    await page.goto(`${site.origin}/system/react-box/`);
    await expect(line).toBeVisible();
  });

  test('names the version that is read on a phone, too', FULL, async ({ site }) => {
    const page = await site.open('/material-ui/react-button/', { viewport: { width: 390, height: 844 } });
    const line = page.locator('.version-notice');
    await expect(line.getByText('v7.0.2', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(line.getByRole('link', { name: /^Newest: v/ })).toBeInViewport({ ratio: 1 });
  });

  test('is not on pages of a product whose newest version they describe', FULL, async ({ site }) => {
    const page = await site.open('/joy-ui/react-button/');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.version-notice, .menu-newest')).toHaveCount(0);
  });
});

test.describe('the page of all versions', () => {
  test('has a heading with an address for each product, in the contents, too', FULL, async ({ site }) => {
    const page = await site.open('/versions/');
    for (const { product, releases } of productRegistry) {
      if (!releases) continue;
      const entry = page.locator('#_toc').getByRole('link', { name: product.name, exact: true });
      const id = releasesId(product.name);
      await expect(entry).toHaveAttribute('href', `#${id}`);
      await expect(page.locator(`h2[id="${id}"]`)).toHaveText(product.name);
    }
  });

  for (const path of ['/versions/', '/ar/versions/', '/privacy/'])
    test(`has no table that is wider than a phone: ${path}`, FULL, async ({ site }) => {
      const page = await site.open(path, { viewport: { width: 390, height: 844 }, isMobile: true });
      for (const summary of await page.locator('main summary').all()) await summary.click();
      await expect(page.locator('main table').last()).toBeVisible();
      await expect
        .poll(() =>
          page
            .locator('html, main .table')
            .evaluateAll((all) => Math.max(...all.map((each) => each.scrollWidth - each.clientWidth))),
        )
        .toBeLessThanOrEqual(0);
    });

  test('lists every release line with date, status and links', async ({ site }) => {
    const page = await site.open('/versions/');
    const releases = productRegistry.flatMap(({ releases: lines }) => lines ?? []);
    expect(releases.length).toBeGreaterThan(5);
    const rows = page.locator('main .releases tbody tr');
    await expect(rows).toHaveCount(releases.length);
    const folded = page.locator('main summary');
    await expect(rows.filter({ hasText: 'Superseded' }).first()).toBeHidden();
    for (const summary of await folded.all()) await summary.click();
    await expect(async () => {
      const texts = await rows.filter({ visible: true }).allInnerTexts();
      for (const { version, date } of releases) {
        // A release that no installed changelog names shows no date.
        const year = date?.slice(0, 4) ?? '';
        expect(texts.filter((text) => text.includes(version) && text.includes(year))).not.toEqual([]);
      }
    }).toPass();
  });
});
