import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { serveFolder, type ServedFolder } from '../../src/commands/serveFolder';
import { weighPages } from '../../scripts/weigh';
import { OUT } from '../../src/content/workspace';
import { liveDemos } from '../browser/demos/liveDemos';
import { readShift, recordShifts } from '../browser/fixtures/shifts';
import { expect, test } from '../browser/fixtures/test';
import { DEMOS, familyFolder, listLibraries } from './libraryFamily';

const PAGE = '/kit/shown/';
/** Everything that a browser loads by itself before a demo is used. */
const MAX_FIRST_LOAD = 55_000;

/** Properties that a library sets; those of the place, such as sizes in a flexible box, are left out. */
const PROPERTIES = [
  'color',
  'backgroundColor',
  'backgroundImage',
  'borderTopColor',
  'borderTopStyle',
  'borderTopWidth',
  'borderInlineStartWidth',
  'borderTopLeftRadius',
  'boxShadow',
  'boxSizing',
  'columnGap',
  'cursor',
  'display',
  'fontFamily',
  'fontSize',
  'fontWeight',
  'letterSpacing',
  'lineHeight',
  'marginBottom',
  'marginTop',
  'opacity',
  'outlineStyle',
  'overflowWrap',
  'paddingInlineEnd',
  'paddingInlineStart',
  'paddingTop',
  'position',
  'textDecorationLine',
  'textTransform',
  'textUnderlineOffset',
  'textWrap',
] as const;

type Styles = Record<string, Record<string, string>>;

/** Returns the styles of the named elements of a page's demos, once their transitions are over. */
function readProbes(page: Page, names?: readonly string[]): Promise<Styles> {
  return page.evaluate(
    async ({ properties, wanted }) => {
      await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)));
      const probes = [...document.querySelectorAll<HTMLElement>('[data-probe]')].filter(
        ({ dataset }) => !wanted || wanted.includes(dataset.probe ?? ''),
      );
      return Object.fromEntries(
        probes.map((probe) => {
          const style = getComputedStyle(probe);
          return [
            probe.dataset.probe ?? '',
            Object.fromEntries(properties.map((name) => [name, style[name as 'color']])),
          ];
        }),
      );
    },
    { properties: [...PROPERTIES], wanted: names && [...names] },
  );
}

/** Returns what the text of a demo gets from its page, as declarations. */
function readSurroundings(page: Page): Promise<string> {
  return page.evaluate(() => {
    const around = document.querySelector('[data-demo="Buttons"]')?.parentElement ?? document.body;
    const style = getComputedStyle(around);
    const declarations = ['font', 'letter-spacing', 'color', 'text-align'].map(
      (name) => `${name}:${style.getPropertyValue(name)}`,
    );
    // Larger text inherits the factor, which a computed style gives as a length.
    const factor = parseFloat(style.lineHeight) / parseFloat(style.fontSize);
    return [...declarations, `line-height:${factor}`].join(';');
  });
}

async function openPopup(page: Page): Promise<Styles> {
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.locator('[data-probe="popup"]').waitFor();
  return readProbes(page, ['popup', 'title']);
}

const LOOKS = [
  ['in light', 'light', 'ltr', PAGE],
  ['in dark', 'dark', 'ltr', PAGE],
  ['from right to left', 'light', 'rtl', `/he${PAGE}`],
] as const;

for (const library of listLibraries()) {
  const family = familyFolder(library);

  test.describe(library, () => {
    let bare: ServedFolder;
    test.beforeAll(async () => {
      bare = await serveFolder(`${family}/bare`);
    });
    test.afterAll(() => bare.close());
    test.beforeEach(({ site }) => {
      site.folder = `${family}/${OUT}`;
    });

    for (const [name, mode, direction, path] of LOOKS) {
      const openBare = async (page: Page, style: string) => {
        const look = encodeURIComponent(JSON.stringify({ mode, direction, style }));
        await page.goto(`${bare.origin}/#${look}`);
        await page.locator('[data-probe]').first().waitFor();
      };

      test(`looks as in an app ${name}, drawn and alive, with its popup`, async ({ site }) => {
        const page = await site.open(path, { colorScheme: mode, fresh: true, prepare: recordShifts });
        const drawn = await readProbes(page);
        const style = await readSurroundings(page);
        expect(await liveDemos(page)).toEqual([...DEMOS]);
        expect(await readShift(page)).toBeLessThan(0.01);
        const alive = await readProbes(page);
        const popup = await openPopup(page);
        await openBare(page, style);
        const app = await readProbes(page);
        expect(alive).toEqual(app);
        expect(popup).toEqual(await openPopup(page));
        // Engines without variables for modes draw dark ones in the browser only.
        if (mode === 'light') expect(drawn).toEqual(app);
      });
    }

    test('is drawn without a script as it is alive', async ({ site }) => {
      const without = await site.openBare(PAGE);
      const drawn = await readProbes(without);
      const page = await site.open(PAGE);
      await liveDemos(page);
      expect(drawn).toEqual(await readProbes(page));
      expect(Object.keys(drawn)).not.toHaveLength(0);
    });

    test('leaves the frame of the site as it is', async ({ site }) => {
      const frame = (page: Page) =>
        page.evaluate(
          (properties) =>
            ['body', 'h1', 'header', 'header button', 'footer a'].map((selector) => {
              const element = document.querySelector(selector);
              const style = element && getComputedStyle(element);
              return [selector, properties.map((property) => style?.[property as 'color'])];
            }),
          [...PROPERTIES],
        );
      const page = await site.open('/lumen/parts/lamp/');
      const own = await frame(page);
      await page.goto(site.origin + PAGE);
      await liveDemos(page);
      expect(await frame(page)).toEqual(own);
    });

    test('weighs on its own pages only', () => {
      const folder = `${family}/${OUT}`;
      const page = weighPages(folder).find(({ route }) => route === PAGE);
      expect(page?.weight.total).toBeLessThan(MAX_FIRST_LOAD);
      const named = (html: string) => new Set(html.match(/\/_docs\/(?:demos|islands)\/[\w.-]+/g));
      const own = [...named(readFileSync(`${folder}${PAGE}index.html`, 'utf8'))];
      const other = named(readFileSync(`${folder}/lumen/parts/lamp/index.html`, 'utf8'));
      const sheets = own.filter((file) => /demos\/.*\.css$/.test(file));
      expect(sheets.filter((file) => other.has(file) && !/\/theme\./.test(file))).toEqual([]);
      expect(readdirSync(folder)).toContain('kit');
    });
  });
}

test('base-ui shows the parts of a namespace in the whole, one with its controls at a time', async ({
  site,
}) => {
  site.folder = `${familyFolder('base-ui')}/${OUT}`;
  const page = await site.open('/kit/api/tabs/');
  await expect(page.locator('[data-names="anatomy"] pre')).toContainText(
    '<Tabs.Root>\n  <Tabs.List>\n    <Tabs.Tab />\n  </Tabs.List>\n  <Tabs.Panel />\n</Tabs.Root>',
  );
  await page.locator('#tabs-list-prop-loopFocus [data-try]').click();
  const open = page.locator('.api-try[open]');
  await expect(open).toHaveAttribute('data-of', 'Tabs.List');
  await open.getByLabel('loopFocus').click();
  await expect(open.frameLocator('iframe').getByRole('tabpanel')).toBeVisible();
  await expect(page).toHaveURL(/\?loopFocus=false#tabs-list-prop-loopFocus$/);
  await page.reload();
  await expect(open).toHaveAttribute('data-of', 'Tabs.List');
  await page.locator('.api-try[data-of="Tabs.Tab"] > summary').click();
  await expect(open).toHaveAttribute('data-of', 'Tabs.Tab');
  await expect(page).toHaveURL(/\/tabs\/#tabs-tab$/);
});

// Its provider imports a style sheet.
test('tailwind gives demos the theme of a reader', async ({ site }) => {
  site.folder = `${familyFolder('tailwind')}/${OUT}`;
  const page = await site.open(`${PAGE}?theme=radius-20`);
  await liveDemos(page);
  await expect(page.locator('[data-probe="button"]')).toHaveCSS('border-top-left-radius', '20px');
});
