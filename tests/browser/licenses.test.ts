import { LAMP_KEY, LAMP_PAGE, LAMP_SHOWN } from '../fixtures/lampLicense';
import { recordPosts } from './demos/recordPosts';
import { unpackSandbox } from './demos/unpackSandbox';
import { expect, FULL, test } from './fixtures/test';
import { useFamily } from './fixtures/useFamily';

useFamily('licenses', 'tests/site/licenses.full (with TEST_TIER=full)');

const SECTION = 'section[aria-label="WattSwitch"]';

test.describe('a demo that needs a license, on a site that was built with its key', FULL, () => {
  test('becomes interactive with the key', async ({ site }) => {
    const page = await site.openReady(LAMP_PAGE);
    const demo = page.locator(`${SECTION} [data-demo]`);
    await demo.locator('button', { hasText: 'watts: 40' }).click();
    await demo.locator('button', { hasText: 'watts: 60' }).waitFor();
    await expect(demo).toContainText(LAMP_SHOWN);
  });

  test('runs with the key when it was edited', async ({ site }) => {
    const page = await site.openReady(LAMP_PAGE);
    await page.locator(`${SECTION} [role="toolbar"] > button`, { hasText: 'Edit' }).click();
    const editor = page.locator(`${SECTION} .pce-textarea`);
    await editor.waitFor({ state: 'attached' });
    const code = await editor.inputValue();
    await editor.fill(code.replace('useState(40)', 'useState(50)').replace('watts + 20', 'watts + 30'));
    // The old demo, which is shown until the edit arrives, has other numbers.
    const live = page.frameLocator(`${SECTION} iframe`);
    await live.locator('button', { hasText: LAMP_SHOWN }).filter({ hasText: 'watts: 50' }).click();
    await live.locator('button', { hasText: 'watts: 80' }).waitFor();
  });

  test('gives sandboxes the packages at their versions, and no key', async ({ site }) => {
    const { prepare, press } = recordPosts();
    const page = await site.openReady(LAMP_PAGE, { prepare });
    const files = unpackSandbox(await press(page, 'Open in CodeSandbox'));
    const { dependencies } = JSON.parse(files['package.json'] ?? '') as {
      dependencies: Record<string, string>;
    };
    expect(dependencies['yaml']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Object.keys(files)).toContain('src/WattSwitch.tsx');
    expect(JSON.stringify(files)).not.toContain(LAMP_KEY);
  });
});
