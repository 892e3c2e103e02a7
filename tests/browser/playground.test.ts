import { openMenuEntry } from './demos/demoMenu';
import { clickHref, expectReady, waitForRuntime } from './fixtures/page';
import { expect, FULL, test } from './fixtures/test';
import { readPageFacts } from './readPageFacts';
import type { Locator, Page } from '@playwright/test';

const BUTTON = '/material-ui/react-button/';

const playground = (page: Page) => page.getByRole('region', { name: 'Button playground' });
const button = (page: Page) => playground(page).locator('[data-demo]').getByRole('button');
const code = (page: Page) => playground(page).locator('pre:visible');
const choose = (page: Page, value: string) =>
  playground(page).getByRole('radio', { name: value, exact: true }).check();

test.describe('a playground', () => {
  test('shows what is chosen, its code and its address, and is reset', async ({ site }) => {
    const page = await site.openReady(BUTTON);
    const entries = await page.evaluate(() => history.length);
    await choose(page, 'outlined');
    await playground(page).getByLabel('startIcon').selectOption('Send');
    await playground(page).getByLabel('children').fill('Send <b>now</b>');
    await expect(button(page)).toHaveClass(/MuiButton-outlined/);
    await expect(button(page)).toHaveText('Send <b>now</b>');
    await expect(button(page).locator('svg')).toHaveCount(1);
    await expect(code(page)).toContainText("import SendIcon from '@mui/icons-material/Send';");
    await expect(code(page)).toContainText('variant="outlined"');
    await expect(page).toHaveURL(/\?children=Send\+%3Cb%3Enow%3C%2Fb%3E&variant=outlined&startIcon=Send$/);
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries);

    await page.reload();
    await expect(button(page)).toHaveText('Send <b>now</b>');
    await expect(playground(page).getByLabel('children')).toHaveValue('Send <b>now</b>');

    await playground(page).getByRole('button', { name: 'Reset demo' }).click();
    await expect(button(page)).toHaveText('Save changes');
    await expect(playground(page).getByRole('radio', { name: 'contained' })).toBeChecked();
    await expect(page).toHaveURL(/react-button\/$/);
  });

  test('is edited in the place of its code, without moving what follows', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await code(page).waitFor();
    const readEnd = () => playground(page).evaluate((section) => section.getBoundingClientRect().height);
    const end = await readEnd();
    await (await openMenuEntry(playground(page), 'Edit')).click();
    await playground(page).locator('textarea').waitFor();
    await expect.poll(readEnd).toBe(end);
  });

  test('keeps its choices at a link to a heading, and follows the way back', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await choose(page, 'outlined');
    await expect(button(page)).toHaveClass(/MuiButton-outlined/);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'API' }).click();
    await expect(page).toHaveURL(/\?variant=outlined#api$/);
    await expect(button(page)).toHaveClass(/MuiButton-outlined/);
    await choose(page, 'text');
    await expect(button(page)).toHaveClass(/MuiButton-text/);
    await page.goBack();
    await expect(page).toHaveURL(/\?variant=outlined$/);
    await expect(playground(page).getByRole('radio', { name: 'outlined' })).toBeChecked();
    await expect(button(page)).toHaveClass(/MuiButton-outlined/);
  });

  test('follows a link to this page with other choices', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await choose(page, 'outlined');
    await clickHref(page, `${BUTTON}?variant=text`);
    await expect(playground(page).getByRole('radio', { name: 'text', exact: true })).toBeChecked();
    await expect(button(page)).toHaveClass(/MuiButton-text/);
    await expect(code(page)).toContainText('<Button>Save changes</Button>');
  });

  test('shows the sizes of a dense theme, and others on request', FULL, async ({ site }) => {
    const page = await site.openReady(`${BUTTON}?theme=density-compact`);
    const size = (name: string) => playground(page).getByRole('radio', { name, exact: true });
    await expect(button(page)).toHaveClass(/MuiButton-sizeSmall/);
    await expect(size('small')).toBeChecked();
    await expect(code(page)).not.toContainText('size=');
    await size('medium').check();
    await expect(button(page)).toHaveClass(/MuiButton-sizeMedium/);
    await expect(code(page)).toContainText('size="medium"');
    await page.reload();
    await expect(size('medium')).toBeChecked();
    await expect(button(page)).toHaveClass(/MuiButton-sizeMedium/);
  });

  test('loads nothing before it is touched', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    const requests = new Set<string>();
    page.on('request', (request) => requests.add(request.url()));
    const [file = ''] = (await readPageFacts(page)).demos['material-ui/react-button.playground'] ?? [];
    const own = () => [...requests].filter((url) => url.includes('ButtonPlayground') || url.includes(file));
    // Another demo of the page is mounted, and everything that the page starts by itself has started.
    await page.locator('[data-demo="SaveButton"]').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-demo="SaveButton"][data-live]')).toHaveCount(1);
    expect(own()).toEqual([]);
    await button(page).click();
    await expect(playground(page).locator('[data-live]')).toHaveCount(1);
    expect(own()).toHaveLength(2);
  });

  test('keeps the component in place while further props open', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON, { viewport: { width: 1440, height: 900 } });
    const before = await button(page).boundingBox();
    const details = playground(page).locator('details');
    const height = () => details.evaluate((element) => element.getBoundingClientRect().height);
    const closed = await height();
    await details.locator('summary').click();
    await expect.poll(height).toBeGreaterThan(2 * closed);
    await expect.poll(() => button(page).boundingBox()).toEqual(before);
  });

  test('ignores what an address does not mean, says so, and runs none of it', FULL, async ({ site }) => {
    const query =
      'variant=huge&size=large&foo=1&children=%3Cimg+src%3Dx+onerror%3D%22document.title%3D1%22%3E';
    const page = await site.openReady(`${BUTTON}?${query}&utm_source=mail`);
    await expect(playground(page).getByRole('status')).toHaveText('Ignored from the address: variant, foo');
    await expect(button(page)).toHaveText('<img src=x onerror="document.title=1">');
    await expect(button(page)).toHaveClass(/MuiButton-contained.*MuiButton-sizeLarge/);
    await expect(playground(page).locator('[data-demo] img')).toHaveCount(0);
  });

  test('opens the code of the choices in the editor and copies it', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await choose(page, 'small');
    await expect(code(page)).toContainText('size="small"');
    await (await openMenuEntry(playground(page), 'Edit')).click();
    const editor = playground(page).getByRole('textbox', { name: /code editor/ });
    await expect(editor).toHaveValue(/size="small"/);
    // What is typed cannot follow the controls, which say so.
    await editor.fill('export default () => <b>Mine</b>;');
    const paused = playground(page).getByText('The controls are paused while you edit the code.');
    await expect(paused).toBeVisible();
    await expect(playground(page).locator('[inert] form')).toBeVisible();
    await playground(page).getByRole('button', { name: 'Reset demo' }).first().click();
    await expect(paused).toBeHidden();
    await expect(playground(page).getByLabel('children')).toBeFocused();
    await expect(editor).toHaveValue(/variant="contained"/);
    await choose(page, 'large');
    await expect(editor).toHaveValue(/size="large"/);
  });

  test(
    'begins long code with what it renders, shows what a choice changes, and all of it on demand',
    FULL,
    async ({ site }) => {
      const page = await site.openReady('/material-ui/react-autocomplete/');
      const demo = page.getByRole('region', { name: 'Autocomplete playground' });
      const lines = demo.locator('[data-code-block] pre:visible');
      await expect(lines).toHaveText(/^\s*<Autocomplete/, { useInnerText: true });
      for (const prop of ['multiple', 'freeSolo', 'disabled', 'loading', 'disableClearable']) {
        await demo.getByLabel(prop, { exact: true }).check();
        await expect(lines).toHaveText(new RegExp(prop));
      }
      await expect
        .poll(() =>
          lines.evaluate((block) => {
            const marks = [...block.querySelectorAll('ins')].map((mark) => mark.getBoundingClientRect());
            const { top, bottom } = block.getBoundingClientRect();
            return marks.map((mark) => mark.height > 0 && mark.top >= top && mark.bottom <= bottom);
          }),
        )
        .toEqual([true]);
      await expect(lines).toHaveText(/disableClearable/);
      await demo.getByRole('button', { name: 'Show code' }).click();
      await expect(lines).toHaveText(/^import/, { useInnerText: true });
    },
  );

  test('is left to and returned to with its choices', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await choose(page, 'large');
    await expect(page).toHaveURL(/\?size=large$/);
    await page
      .getByRole('navigation', { name: 'Documentation' })
      .getByRole('link', { name: 'Checkbox' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Checkbox');
    await page.goBack();
    await expect(button(page)).toHaveClass(/MuiButton-sizeLarge/);
    await expect(page).toHaveURL(/\?size=large$/);
  });

  test(
    'on an API page is loaded when it is opened, and begins at the prop of the address',
    FULL,
    async ({ site }) => {
      const page = await site.openReady('/material-ui/api/chip/#chip-prop-clickable');
      await expect(page.locator('[data-playground]')).toHaveCount(0);
      await page.getByText('Try Chip').click();
      await expect(page.locator('[data-stage][aria-busy]').getByText('Loading…')).toBeVisible();
      const chip = page.getByRole('region', { name: 'Chip playground' });
      await expect(chip.getByLabel('clickable')).toBeFocused();
      const stage = chip.frameLocator('iframe');
      await expect(stage.getByText('Chip')).toBeVisible();
      await expect(chip.locator('[data-stage]')).not.toHaveAttribute('aria-busy');
      const centerOf = async (part: Locator) => {
        const box = await part.boundingBox();
        return box ? box.y + box.height / 2 : 0;
      };
      await expect(async () => {
        const [own, whole] = await Promise.all([
          centerOf(stage.locator('.MuiChip-root')),
          centerOf(chip.locator('[data-stage]')),
        ]);
        expect(Math.abs(own - whole)).toBeLessThan(8);
      }).toPass();
      await chip.getByRole('radio', { name: 'outlined' }).check();
      await expect(stage.locator('.MuiChip-outlined')).toBeVisible();
      await expect(page).toHaveURL(/\?variant=outlined#chip-prop-clickable$/);
      // An address with choices opens it.
      await page.reload();
      await expect(stage.locator('.MuiChip-outlined')).toBeVisible();
      await page.goto(`${site.origin}/material-ui/api/chip/?utm_source=mail`);
      await expectReady(page);
      await expect(page.locator('details.api-try')).not.toHaveAttribute('open');
    },
  );

  test(
    'on an API page starts without a sign of a reader if the address has choices',
    FULL,
    async ({ site }) => {
      const page = await site.open('/material-ui/api/chip/?variant=outlined');
      const stage = page.getByRole('region', { name: 'Chip playground' }).frameLocator('iframe');
      await expect(stage.locator('.MuiChip-outlined')).toBeVisible();
    },
  );

  test('on an API page takes no number that would freeze it from an address', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/api/slider/?marks=true&step=0.001&max=999999');
    const slider = page.getByRole('region', { name: 'Slider playground' });
    await expect(slider.getByText('Ignored from the address: step, max')).toBeVisible();
    await expect(slider.frameLocator('iframe').locator('.MuiSlider-mark')).toHaveCount(101);
  });

  test('on an API page loads its controls on request, after a failed load', FULL, async ({ site }) => {
    const page = await site.openReady('/material-ui/api/chip/', { fresh: true, expected: [/ERR_FAILED/] });
    const part = page.locator('[data-region]:has(.api-try)');
    await part.dispatchEvent('pointerdown');
    await expect(part).toHaveAttribute('data-alive', '');
    await page.route('**/_docs/**', (route) => route.abort());
    await page.getByText('Try Chip').click();
    const chip = page.getByRole('region', { name: 'Chip playground' });
    const again = chip.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await expect(chip.locator('[data-stage]')).not.toHaveAttribute('aria-busy');
    await page.unroute('**/_docs/**');
    await again.click();
    await expect(chip.frameLocator('iframe').getByText('Chip')).toBeVisible();
    await chip.getByRole('radio', { name: 'outlined' }).check();
    await expect(chip.frameLocator('iframe').locator('.MuiChip-outlined')).toBeVisible();
  });

  test('answers the first choice on request, after a failed load', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON, { fresh: true, expected: [/ERR_FAILED/] });
    const part = page.locator('[data-island="playground"]');
    await part.dispatchEvent('pointerdown');
    await expect(part).toHaveAttribute('data-alive', '');
    const own = /\/_docs\/(?:islands|demos)\//;
    await page.route(own, (route) => route.abort());
    await choose(page, 'outlined');
    const again = playground(page).getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute(own);
    await again.click();
    await expect(button(page)).toHaveClass(/MuiButton-outlined/);
    await expect(again).toHaveCount(0);
  });

  test(
    'keeps what was typed before the page is alive and is no value yet, and says so',
    FULL,
    async ({ site }) => {
      const { page, release } = await site.openHeld('/material-ui/react-dialog/', { fresh: true });
      const form = page.locator('[data-playground] form');
      await form.locator('details').evaluate((element) => element.setAttribute('open', ''));
      const field = form.getByLabel('transitionDuration');
      await field.press('-');
      release();
      await expect(form.getByRole('status')).toHaveText('Not a value: transitionDuration');
      await field.press('0');
      await expect(field).toHaveValue('-0');
      await expect(page).toHaveURL(/\?transitionDuration=0$/);
      await expect(form.getByRole('status')).toHaveCount(0);
    },
  );

  test('stays on its page when Enter is pressed before the page is alive', FULL, async ({ site }) => {
    const { page, release } = await site.openHeld('/system/react-box/', { fresh: true });
    const field = page.locator('[data-playground] form').getByLabel('children');
    await field.fill('Packed');
    await field.press('Enter');
    release();
    await expect(page.locator('[data-playground] [data-demo]')).toContainText('Packed');
    await expect(page).toHaveURL(/react-box\/\?children=Packed$/);
  });

  test('mounts a component again whose first choice it reads only once', FULL, async ({ site }) => {
    const page = await site.open('/material-ui/react-autocomplete/?multiple=true');
    const stage = page.locator('[data-playground] [data-stage]');
    await expect(stage.locator('[data-live]')).toHaveCount(1);
    // What is opened before the choice is shown closes with it.
    await expect(async () => {
      await stage.getByRole('combobox').click();
      await page.locator('[role=option]').first().click({ timeout: 1000 });
    }).toPass();
    await expect(stage.locator('.MuiChip-root')).toHaveCount(1);
  });

  test(
    'of a grid is a picture until the first sign of a reader, and lives in its place then',
    FULL,
    async ({ site }) => {
      const page = await site.open('/x/react-data-grid/', { fresh: true });
      const stage = page.locator('[data-playground] [data-stage]');
      const placeOf = (selector: string) =>
        stage
          .locator(selector)
          .filter({ visible: true })
          .evaluate((element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            return { x, y: y + window.scrollY, width, height };
          });
      await expectReady(page);
      await expect(stage.locator('[data-live]')).toHaveCount(0);
      const pictured = await placeOf('[data-scheme]');
      // Far from the grid.
      await page.mouse.move(400, 20);
      await page.mouse.move(800, 40);
      await expect(stage.locator('[data-live]')).toHaveCount(1);
      await expect(stage.locator('img').filter({ visible: true })).toHaveCount(0);
      await expect.poll(() => placeOf('[data-live]')).toEqual(pictured);
    },
  );

  test('of a grid waits for its own reader where bytes may be dear', FULL, async ({ site }) => {
    const page = await site.open('/x/react-data-grid/', {
      fresh: true,
      prepare: (context) =>
        context.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        }),
    });
    await waitForRuntime(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const stage = page.locator('[data-playground] [data-stage]');
    await page.mouse.move(400, 20);
    // What the moves have started is there before the answer.
    await stage.evaluate(
      (element) => new Promise((resolve) => new IntersectionObserver(resolve).observe(element)),
    );
    await page.evaluate(() => fetch('/', { cache: 'no-store' }).then(() => undefined));
    expect(scripts).toEqual([]);
    await page.locator('[data-playground] form input').first().focus();
    await expect(stage.locator('[data-live]')).toHaveCount(1);
  });

  test('leads from a search for a prop to its control', FULL, async ({ site }) => {
    const page = await site.openReady(BUTTON);
    await page.keyboard.press('/');
    await page.locator('#_search .DocSearch-Input').fill('clickable');
    await page.getByRole('option', { name: /^Prop Chip\W+clickable API/ }).click();
    await expect(page).toHaveURL(/\/api\/chip\/#chip-prop-clickable$/);
    await page.getByRole('button', { name: 'Try clickable' }).click();
    const chip = page.getByRole('region', { name: 'Chip playground' });
    await expect(chip.getByLabel('clickable')).toBeFocused();
    await expect(chip.getByLabel('clickable')).toBeInViewport();
    // Another one, when it is open.
    await page.getByRole('button', { name: 'Try size' }).click();
    await expect(chip.getByRole('radio', { name: 'medium' })).toBeFocused();
    await expect(page).toHaveURL(/#chip-prop-size$/);
  });

  test(
    'stands within the first screen, with its code, and without a dead control',
    FULL,
    async ({ site }) => {
      const page = await site.openBare(BUTTON);
      await expect.poll(async () => (await button(page).boundingBox())?.y).toBeLessThan(500);
      await expect(code(page)).toContainText('<Button variant="contained">Save changes</Button>');
      await expect(playground(page).getByRole('form')).toBeHidden();
    },
  );
});
