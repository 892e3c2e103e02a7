import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, FULL, test } from '../fixtures/test';
import { useFamily } from '../fixtures/useFamily';
import { liveDemos } from './liveDemos';

useFamily('sheets', 'tests/site/styleSheets.full (with TEST_TIER=full)');

const PAGE = '/lumen/parts/paint/';
/** Expects the styles of a demo with a swatch, whose paragraph has a CSS module. */
async function expectFramed(around: Page | Locator | FrameLocator): Promise<void> {
  const swatch = around.locator('.paint-swatch[data-tone="cold"]');
  await expect(swatch).toHaveCSS('color', 'rgb(18, 52, 86)');
  await expect(swatch).toHaveCSS('padding-top', '1px');
  await expect(swatch).toHaveCSS('box-sizing', 'content-box');
  const paragraph = swatch.locator('..');
  await expect(paragraph).toHaveCSS('letter-spacing', '6px');
  await expect(paragraph).toHaveCSS('word-spacing', '8px');
}

/** Expects that no rule of demos reaches what is around them. */
async function expectOwnFrame(page: Page): Promise<void> {
  for (const part of ['body', 'h1', 'header'])
    await expect(page.locator(part).first()).not.toHaveCSS('font-family', 'fantasy');
  await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
}

test.describe('a demo of a library that is styled by sheets', FULL, () => {
  test('has its styles without a script, and the page keeps its own', async ({ site }) => {
    const page = await site.openBare(PAGE);
    await expectFramed(page.locator('section[aria-label="FramedLamp"]'));
    await expectOwnFrame(page);
  });

  for (const [colorScheme, indent] of [
    ['light', '0px'],
    ['dark', '9px'],
  ] as const)
    test(`has the mode of a ${colorScheme} device without a script`, async ({ site }) => {
      const page = await site.openBare(PAGE, { colorScheme });
      const swatch = page.locator('section[aria-label="FramedLamp"] .paint-swatch');
      await expect(swatch).toHaveCSS('text-indent', indent);
    });

  test('follows the mode of the reader on the page, in an iframe and in the editor', async ({ site }) => {
    const page = await site.open(PAGE, { colorScheme: 'light' });
    await liveDemos(page);
    const painted = page.locator('section[aria-label="PaintedLamp"]');
    await painted.getByRole('button', { name: 'Edit', exact: true }).click();
    const framed = page.locator('section[aria-label="FramedLamp"]');
    const all = [
      framed,
      painted.frameLocator('iframe.live-demo-iframe'),
      page.locator('section[aria-label="WindowLamp"]').frameLocator('iframe'),
    ];
    for (const [mode, indent] of [
      ['light', '0px'],
      ['dark', '9px'],
      ['light', '0px'],
    ] as const) {
      await page.evaluate((next) => window.docsShell?.setColorMode(next), mode);
      for (const around of all) {
        await expect(around.locator('.paint-swatch').first()).toHaveCSS('text-indent', indent);
        await expect(around.locator('[data-lamp]').first()).toHaveAttribute('data-lamp', mode);
      }
    }
  });

  test('may have a mode of its own', async ({ site }) => {
    const page = await site.open(PAGE, { colorScheme: 'dark' });
    await liveDemos(page);
    const framed = page.locator('section[aria-label="FramedLamp"]');
    const swatch = framed.locator('.paint-swatch');
    await expect(swatch).toHaveCSS('text-indent', '9px');
    await framed.locator('[data-track="demo-colors"]').dispatchEvent('click');
    await expect(swatch).toHaveCSS('text-indent', '0px');
    await expect(framed.locator('[data-lamp]')).toHaveAttribute('data-lamp', 'light');
    await expect(page.locator('section[aria-label="PaintedLamp"] .paint-swatch')).toHaveCSS(
      'text-indent',
      '9px',
    );
  });

  test('has them when it lives, in an iframe and in the editor', async ({ site }) => {
    const page = await site.open(PAGE);
    const section = page.locator('section[aria-label="FramedLamp"]');
    await expect
      .poll(() => liveDemos(page))
      .toEqual(['PaintedLamp', 'FramedLamp', 'WindowLamp', 'ShadedLamp']);
    await expectFramed(section);
    await expectOwnFrame(page);

    await section.getByRole('button', { name: 'Edit', exact: true }).click();
    await expectFramed(section.frameLocator('iframe.live-demo-iframe'));
    const painted = page.locator('section[aria-label="PaintedLamp"]');
    await painted.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect(painted.frameLocator('iframe.live-demo-iframe').locator('.painted')).toHaveCSS(
      'outline-width',
      '4px',
    );

    await expectFramed(page.locator('section[aria-label="WindowLamp"]').frameLocator('iframe'));
  });

  test('has those of Sass without a script, alive and in the editor, where edits of them name the sandbox', async ({
    site,
  }) => {
    const expectShaded = async (around: Page | Locator | FrameLocator) => {
      await expect(around.locator('em')).toHaveCSS('padding-left', '12px');
      await expect(around.locator('em').locator('..')).toHaveCSS('border-left-width', '13px');
    };
    const bare = await site.openBare(PAGE);
    await expectShaded(bare.locator('section[aria-label="ShadedLamp"]'));

    const page = await site.open(PAGE);
    const section = page.locator('section[aria-label="ShadedLamp"]');
    await expect.poll(() => liveDemos(page)).toContain('ShadedLamp');
    await expectShaded(section);
    await section.getByRole('button', { name: 'Edit', exact: true }).click();
    const frame = section.frameLocator('iframe.live-demo-iframe');
    await expectShaded(frame);

    const editor = section.locator('.pce-textarea');
    const status = section.locator('.live-demo-fault');
    await section.getByRole('tab', { name: 'shades/_mixins.scss', exact: true }).click();
    const text = await editor.inputValue();
    await editor.fill(text.replace('3px', '5px'));
    await expect(status).toContainText('shades/_mixins.scss, line 4: ');
    await expect(status).toContainText('sandbox');
    await expectShaded(frame);
    await editor.fill(text);
    await expect(status).toHaveText('');
    await section.getByRole('tab', { name: 'ShadedLamp.tsx', exact: true }).click();
    const code = await editor.inputValue();
    await editor.fill(code.replace('>Shaded<', '>Edited<'));
    await expect(frame.locator('em')).toHaveText('Edited');
    await expectShaded(frame);
  });

  test('is edited with its sheets and data', async ({ site }) => {
    const page = await site.open(PAGE);
    const section = page.locator('section[aria-label="FramedLamp"]');
    await section.scrollIntoViewIfNeeded();
    await section.getByRole('button', { name: 'Edit', exact: true }).click();
    const framed = section.frameLocator('iframe.live-demo-iframe').locator('#demo p');
    const editor = section.locator('.pce-textarea');
    const status = section.locator('.live-demo-fault');
    const open = (name: string) => section.getByRole('tab', { name, exact: true }).click();
    await expect(framed).toHaveCSS('letter-spacing', '6px');

    await open('framed.module.css');
    await editor.fill(".framed { composes: base from './base.module.css'; letter-spacing: 9px }\n");
    await expect(framed).toHaveCSS('letter-spacing', '9px');
    await expect(framed).toHaveCSS('word-spacing', '8px');
    await open('base.module.css');
    await editor.fill('.base { word-spacing: 5px }\n');
    await expect(framed).toHaveCSS('word-spacing', '5px');
    await expect(framed).toHaveCSS('letter-spacing', '9px');
    await editor.fill('.base {\n  word-spacing 5px\n}\n');
    await expect(status).toContainText('base.module.css, line 2: ');
    await editor.fill('.base { word-spacing: 5px }\n');
    await expect(status).toHaveText('');

    await open('words.json');
    await editor.fill('{ "title": "Icy" }\n');
    await expect(framed).toHaveAttribute('title', 'Icy');
    await editor.fill('{\n  "title": "Icy",\n}\n');
    await expect(status).toContainText('words.json, line 3: ');

    await section.getByRole('button', { name: 'Reset demo' }).click();
    await expect(framed).toHaveAttribute('title', 'Cold');
    await expect(framed).toHaveCSS('letter-spacing', '6px');
    await expect(editor).toHaveValue('{ "title": "Cold" }');
  });
});
