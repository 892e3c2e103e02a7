import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, FULL, test } from './fixtures/test';
import { useFamily } from './fixtures/useFamily';

useFamily('second', 'tests/site/secondFamily');

/** A font that the project has anyway, so that pictures do not depend on the fonts of a machine. */
const FONT = (weight: string) =>
  readFileSync(`node_modules/@expo-google-fonts/ibm-plex-sans-arabic/${weight}.ttf`).toString('base64');

/**
 * Shows all text in one font, without the things that change with each build. The font has no Hebrew letters, so
 * others that are written from right to left stand for them.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    async ([regular, bold]) => {
      for (const [weight, data] of [
        ['400', regular],
        ['600', bold],
      ] as const) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.codePointAt(0) ?? 0);
        document.fonts.add(await new FontFace('Pinned', bytes, { weight }).load());
      }
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `*, ::before, ::after { font-family: Pinned !important; caret-color: transparent !important }
        [data-ad-holder] aside { visibility: hidden !important }`,
      );
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        text.nodeValue = text.nodeValue?.replace(/[א-ת]/g, 'د') ?? '';
    },
    [
      FONT('400Regular/IBMPlexSansArabic_400Regular'),
      FONT('600SemiBold/IBMPlexSansArabic_600SemiBold'),
    ] as const,
  );
}

/**
 * Pictures of the frame and of a page with a demo. A change of the look is a decision: draw them
 * again with `--update-snapshots`, and look at them.
 */
for (const [name, path, options] of [
  ['page', '/lumen/parts/lamp/', {}],
  ['page-dark', '/lumen/parts/lamp/', { colorScheme: 'dark' }],
  ['page-phone', '/lumen/parts/lamp/', { viewport: { width: 390, height: 740 } }],
  ['page-forced', '/lumen/parts/lamp/', { forcedColors: 'active' }],
  ['page-right-to-left', '/he/lumen/guide/wiring/', {}],
] as const)
  test(`looks as it did: ${name}`, FULL, async ({ site }) => {
    const page = await site.openReady(path, { viewport: { width: 1024, height: 700 }, ...options });
    await settle(page);
    await expect(page).toHaveScreenshot(`${name}.png`, { animations: 'disabled', maxDiffPixelRatio: 0.003 });
  });
