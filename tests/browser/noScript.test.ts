import { openBare, paintBare } from './harness/openBare';
import { useSite } from './harness/useSite';
import { waitForHeading } from './harness/waitForHeading';

const site = useSite();
const PAGE = '/material-ui/react-button/';

describe('without JavaScript', () => {
  it('links of the sidebar, the text and the page end lead on', async () => {
    const page = await openBare(site(), PAGE);
    await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
    await waitForHeading(page, 'Checkbox');
    await paintBare(page);
    await page.click('a[rel="prev"]');
    await waitForHeading(page, 'Button');
    await paintBare(page);
    const before = page.url();
    await page.locator('main .prose a[href^="/"]').first().click();
    await page.waitForURL((url) => url.href !== before && url.href !== site().origin + PAGE);
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('a closed group of the sidebar leads to its section page, which lists its pages', async () => {
    const page = await openBare(site(), PAGE);
    await page.click('#_sidebar a[href="/material-ui/customization/"]');
    await page.waitForURL('**/material-ui/customization/');
    expect(await page.locator('main ul a[href="/material-ui/customization/dark-mode/"]').count()).toBe(1);
    expect(await page.locator('#_sidebar a[href="/material-ui/customization/dark-mode/"]').isVisible()).toBe(
      true,
    );
  });

  it('menus open by keyboard and by a click', async () => {
    const page = await openBare(site(), PAGE);
    await page.click('[popovertarget="_products"]');
    expect(await page.locator('#_products').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('#_products').isVisible()).toBe(false);
    await page.focus('[popovertarget="_versions"]');
    await page.keyboard.press('Enter');
    expect(await page.locator('#_versions a').first().isVisible()).toBe(true);
  });

  it('the sidebar opens on a narrow screen', async () => {
    const page = await openBare(site(), PAGE, { viewport: { width: 360, height: 740 } });
    await page.click('[popovertarget="_sidebar"]');
    await page.click('#_sidebar a[href="/material-ui/react-checkbox/"]');
    await waitForHeading(page, 'Checkbox');
  });

  it('code, tables and anchors of headings are there', async () => {
    const page = await openBare(site(), PAGE);
    expect(await page.locator('main pre code').count()).toBeGreaterThan(1);
    const hashes = await page
      .locator('#_toc a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hashes.length).toBeGreaterThan(4);
    for (const hash of hashes) expect(await page.locator(`[id="${hash?.slice(1)}"]`).count()).toBe(1);
    await page.goto(`${site().origin}/versions/`);
    expect(await page.locator('main table tr').count()).toBeGreaterThan(0);
  });

  it('every tab of a group of code tabs can be read', async () => {
    const page = await openBare(site(), '/experiments/docs/codeblock/');
    const tabs = page.locator('.code-tabs').first();
    const names = await tabs.locator('label').allInnerTexts();
    expect(names.length).toBeGreaterThan(1);
    for (const [index] of names.entries()) {
      await tabs.locator('label').nth(index).click();
      expect(await tabs.locator('.code-panel').nth(index).isVisible()).toBe(true);
    }
  });

  it('no control is shown that does nothing', async () => {
    const page = await openBare(site(), PAGE);
    const dead = await page
      .locator('button:not([popovertarget]), input:not([type="radio"]), select, textarea')
      .evaluateAll((controls) =>
        controls
          // A demo without script is a picture of itself, beside its source.
          .filter((control) => !control.closest('[data-demo]'))
          .filter((control) => control.checkVisibility({ visibilityProperty: true }))
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(dead).toEqual([]);
  });
});
