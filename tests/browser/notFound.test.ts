import type { Page } from 'playwright-core';
import { openBare } from './harness/openBare';
import { openReady } from './harness/openReady';
import { useSite } from './harness/useSite';
import { waitForHeading } from './harness/waitForHeading';
import { waitForRuntime } from './harness/waitForRuntime';

const site = useSite();
/** The document itself is answered 404, which the browser tells in its console. */
const expected = [/404/];

async function suggestionsFor(path: string): Promise<{ page: Page; hrefs: (string | null)[] }> {
  const page = await openReady(site(), path, { expected });
  await waitForHeading(page, 'There is no page at this address');
  await page.locator('main h2 + ul a').first().waitFor();
  const hrefs = await page
    .locator('main h2 + ul a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  return { page, hrefs };
}

describe('an unknown address', () => {
  it.each([
    ['/material-ui/react-buton/', '/material-ui/react-button/'],
    ['/Material-UI/React-Button/', '/material-ui/react-button/'],
    ['/material-ui/react-button/extra/', '/material-ui/react-button/'],
    ['/material-ui/getting-started/instalation', '/material-ui/getting-started/installation/'],
    ['/joy/react-card/', '/joy-ui/react-card/'],
    ['/x/react-datagrid/editing/', '/x/react-data-grid/editing/'],
    ['/version', '/versions/'],
    ['/experiments/docs/callout/', '/experiments/docs/callouts/'],
    ['/material%2Dui/react%2Dbuton/', '/material-ui/react-button/'],
    ['/material-ui/react-button.html', '/material-ui/react-button/'],
    ['/material-ui/react-button%E2%80%8B/', '/material-ui/react-button/'],
  ])('%s suggests %s first', async (path, nearest) => {
    const { page, hrefs } = await suggestionsFor(path);
    expect(hrefs[0]).toBe(nearest);
    expect(hrefs.length).toBeLessThanOrEqual(5);
    await page.locator('main h2 + ul a').first().click();
    await page.waitForURL(`**${nearest}`);
    await page.waitForFunction(
      () => !document.querySelector('h1')?.textContent?.includes('There is no page'),
    );
  });

  it('is answered with status 404 and is not for search engines', async () => {
    const response = await fetch(`${site().origin}/no/such/page/`);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).not.toContain('rel="canonical"');
  });

  it('has a title, the whole header and working menus', async () => {
    const page = await openReady(site(), '/no-such-page/', { expected });
    expect(await page.title()).toContain('There is no page');
    await page.click('[popovertarget="_products"]');
    await page.click('#_products a[href="/joy-ui/"]');
    await waitForHeading(page, 'Joy UI');
  });

  it('reads without JavaScript and leads to the start page', async () => {
    const page = await openBare(site(), '/no-such-page/', { expected });
    expect(await page.locator('h1').innerText()).toBe('There is no page at this address');
    await page.click('main a[href="/"]');
    await page.waitForURL(`${site().origin}/`);
  });

  it('still says so where the list of pages cannot be had', async () => {
    const page = await site().open('/no-such-page/', {
      expected: [...expected, /_docs\/pages/, /Failed to load/],
      prepare: (context) => context.route(/_docs\/pages/, (route) => route.abort()),
    });
    await waitForRuntime(page);
    await page.waitForTimeout(500);
    expect(await page.locator('h1').innerText()).toBe('There is no page at this address');
  });
});
