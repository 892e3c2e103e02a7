import { expect, FULL, full, test } from './fixtures/test';
import { listOverlaps } from './listOverlaps';

const CHIP = '/material-ui/api/chip/';
const PROP = 'chip-prop-disabled';

test.describe('the rows of API pages', () => {
  for (const width of [1440, 390])
    test(
      `hold names and messages that are longer than their columns, at ${width} px`,
      FULL,
      async ({ site }) => {
        const page = await site.open(CHIP, { viewport: { width, height: 900 } });
        await page.evaluate((id) => {
          const [name] = document.querySelectorAll(`#${id} .api-name a`);
          name!.textContent = 'unstablepropertywithalongname'.repeat(3);
          const [message] = document.querySelectorAll('.api-messages p');
          message!.textContent = `${'word '.repeat(60)}${'x'.repeat(200)}`;
        }, PROP);
        await expect.poll(() => listOverlaps(page)).toEqual([]);
        const isWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
        await expect.poll(isWide).toBe(false);
      },
    );

  test('name classes in three columns, in one line each', FULL, async ({ site }) => {
    const page = await site.open('/material-ui/api/button/', { viewport: { width: 1440, height: 900 } });
    const row = page.locator('#button-classes-loadingPositionStart');
    const read = () =>
      row.evaluate((entry) => ({
        columns: getComputedStyle(entry).gridTemplateColumns.split(' ').length,
        isOneLine: entry.querySelector('.api-type')!.getBoundingClientRect().height < 30,
      }));
    await expect.poll(read).toEqual({ columns: 3, isOneLine: true });
  });

  test('that a filter leaves end without a line', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/api/autocomplete/');
    await page.fill('[data-name-filter]', 'filterOptions');
    const shown = page.locator('[data-names="props"] > .api-entries > li:visible');
    await expect(shown).toHaveCount(1);
    for (const edge of ['top', 'bottom']) await expect(shown).toHaveCSS(`border-${edge}-width`, '0px');
  });
});

test.describe('the button that tries a prop', () => {
  for (const width of [1440, 390])
    test(
      `opens its control in the row, which stays where it is, at ${width} px`,
      full(width === 390),
      async ({ site }) => {
        const page = await site.openReady(CHIP, { viewport: { width, height: 900 } });
        const row = page.locator(`#${PROP}`);
        const button = row.getByRole('button', { name: 'Try disabled' });
        await row.evaluate((entry) => window.scrollBy(0, entry.getBoundingClientRect().top - 160));
        const top = () => row.evaluate((entry) => Math.round(entry.getBoundingClientRect().top));
        const before = await top();
        await button.click();
        const control = row.getByRole('checkbox', { name: 'disabled', exact: true });
        await expect(control).toBeFocused();
        await expect(control).toBeInViewport();
        if (width === 1440) await expect.poll(top).toBe(before);
        await expect(page).toHaveURL(new RegExp(`#${PROP}$`));
        await expect(row.frameLocator('iframe').locator('.MuiChip-root')).toBeVisible();
        await control.check();
        await expect(row.frameLocator('iframe').locator('.Mui-disabled')).toBeVisible();
      },
    );

  test('takes the playground along from another row, and closing puts it back', FULL, async ({ site }) => {
    const page = await site.openReady(CHIP, { viewport: { width: 1440, height: 900 } });
    const other = page.locator('#chip-prop-variant');
    await page.locator(`#${PROP} [data-try]`).click();
    const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
    await expect
      .poll(async () => (await widthOf(`#${PROP} .api-try`)) / (await widthOf(`#${PROP}`)))
      .toBeGreaterThan(0.9);
    await page.locator(`#${PROP}`).getByRole('checkbox', { name: 'disabled', exact: true }).check();
    await other.locator('[data-try]').click();
    await expect(other.locator('.api-try')).toHaveAttribute('open');
    await expect(page.locator('.api-try')).toHaveCount(1);
    await expect(other.getByRole('radio', { name: 'filled' })).toBeFocused();
    await expect(other.frameLocator('iframe').locator('.Mui-disabled')).toBeVisible();
    await other.locator('.api-try > summary').click();
    await expect(page.locator('li .api-try')).toHaveCount(0);
    await expect(other.locator('[data-try]')).toBeFocused();
    await page.locator('.api-try > summary').click();
    await expect(page.locator('.api-try').frameLocator('iframe').locator('.Mui-disabled')).toBeVisible();
  });
});

test('a message that the search finds leads to its cause and cure', FULL, async ({ site }) => {
  const page = await site.openReady('/material-ui/react-button/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tooltip on disabled button');
  const hit = page.getByRole('option').filter({ hasText: 'You are providing a disabled' }).first();
  await hit.click();
  await expect(page).toHaveURL(/\/material-ui\/api\/tooltip\/#tooltip-message-you-are-providing/);
  const message = page.locator('.api-messages > li:target');
  await expect(message).toBeInViewport();
  for (const text of ['Cause:', 'Fix:', '<span>']) await expect(message).toContainText(text);
});
