import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { buildSite } from '../build/buildSite';
import {
  listPictures,
  PICTURE_DENSITY,
  PICTURE_KINDS,
  type PictureKind,
} from '../content/demos/demoPictures';
import type { DemoRows } from '../model/demos/demo';
import { collectDemos, type PageDemo } from '../content/demos/pageDemos';
import { readContent } from '../content/pageData/SiteContent';
import { OUT } from '../content/workspace';
import { launchBrowser } from './findBrowser';
import { serveFolder } from './serveFolder';

/**
 * `npm run pictures [-- <pathname>]`: builds the site, draws every demo that renders in the browser only, in
 * light and in dark, each also as on a phone, and writes the pictures beside the demos, with the rows of its grid,
 * if it has one. Files of an earlier
 * state of a demo are removed; a demo that has not changed is not drawn again. With a pathname, only demos of
 * pages whose addresses begin with it are drawn.
 */

const WINDOWS = {
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 412, height: 915 }, hasTouch: true, isMobile: true },
};
/** Milliseconds between two shots, which are equal when the demo has come to rest. */
const PAUSE_MS = 300;
const MOST_SHOTS = 40;
/** The frame of the page and the ground of the stage stay out of the pictures. */
const HIDDEN =
  ':is(header, aside, dialog):not([data-stage] *) { visibility: hidden !important }' +
  '*:has([data-demo]) { background: none !important }';

/** Draws an element once it has come to rest; undefined if it keeps changing. */
async function draw(page: Page, element: Locator): Promise<Buffer | undefined> {
  let before: Buffer | undefined;
  for (let shot = 0; shot < MOST_SHOTS; shot += 1) {
    const now = await element.screenshot({ animations: 'disabled', caret: 'hide', omitBackground: true });
    if (before?.equals(now)) return now;
    before = now;
    await page.waitForTimeout(PAUSE_MS);
  }
  return undefined;
}

/** Returns the text of a cell, or the name of the icon that it shows. */
async function readCell(cell: Locator): Promise<string> {
  const text = (await cell.innerText()).replace(/\s+/g, ' ').trim();
  const icon = cell.locator('svg[aria-label]').first();
  return text || ((await icon.count()) > 0 && (await icon.getAttribute('aria-label'))) || '';
}

/** Returns the rounded box of an element. */
async function readBox(element: Locator) {
  const { y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  return { y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

/** Reads what the first grid in a demo shows; null if it has none. */
async function readRows(live: Locator): Promise<DemoRows | null> {
  const grid = live.getByRole('grid').first();
  const lines = await live.getByRole('row').all();
  const [header] = lines;
  if (!header) return null;
  const listCells = (line: Locator) => line.locator('[aria-colindex]').all();
  const widths: number[] = [];
  for (const cell of await listCells(header)) widths.push((await readBox(cell)).width);
  const heights: number[] = [];
  const rows: string[][] = [];
  for (const line of lines) {
    heights.push((await readBox(line)).height);
    rows.push(await Promise.all((await listCells(line)).map(readCell)));
  }
  const label = (await grid.getAttribute('aria-label')) ?? undefined;
  return { label, top: (await readBox(header)).y - (await readBox(live)).y, widths, heights, rows };
}

/** Lists the demos of each page that lack a picture, by pathname. */
function listMissing(demos: readonly PageDemo[], start: string): Map<string, PageDemo[]> {
  const missing = new Map<string, PageDemo[]>();
  for (const demo of demos.filter(({ page }) => page.pathname.startsWith(start))) {
    const { current, rows, stale } = listPictures(demo);
    for (const file of stale) rmSync(file);
    if (demo.inIframe || [...Object.values(current), rows].every((file) => existsSync(file))) continue;
    const { pathname } = demo.page;
    missing.set(pathname, [...(missing.get(pathname) ?? []), demo]);
  }
  return missing;
}

/** Draws a demo of an open page; returns what happened, or undefined if there is nothing to draw. */
async function drawDemo(page: Page, demo: PageDemo, kind: PictureKind) {
  const { name, file } = demo.source;
  const { current, rows } = listPictures(demo);
  const picture = current[kind];
  const lacksRows = kind === 'light-wide' && !existsSync(rows);
  if (existsSync(picture) && !lacksRows) return undefined;
  const stage = page.locator('[data-blank]', { has: page.locator(`[data-demo="${name}"]`) });
  if ((await stage.count()) === 0) return undefined;
  await stage.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  const live = stage.locator('[data-demo][data-live]');
  const isAlive = await live.waitFor().then(
    () => true,
    () => false,
  );
  if (!isAlive) return `${file} does not start: no picture`;
  // The picture begins with whole pixels.
  const { y = 0 } = (await live.boundingBox()) ?? {};
  await page.addStyleTag({ content: `[data-demo="${name}"] { translate: 0 ${Math.ceil(y) - y}px }` });
  const drawn = await draw(page, live);
  if (!drawn) return `${file} keeps changing: no picture`;
  if (lacksRows) writeFileSync(rows, `${JSON.stringify(await readRows(live))}\n`);
  if (existsSync(picture)) return rows;
  // With a palette of 256 colors, it has less than half of the bytes.
  const png = await sharp(drawn).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
  writeFileSync(picture, png);
  return `${picture} ${png.length} bytes`;
}

/** Draws the demos of some pages of the export, by pathname, and prints what happened. */
async function drawPages(browser: Browser, origin: string, pages: ReadonlyMap<string, PageDemo[]>) {
  for (const kind of PICTURE_KINDS) {
    const context = await browser.newContext({
      ...(kind.endsWith('phone') ? WINDOWS.phone : WINDOWS.wide),
      deviceScaleFactor: PICTURE_DENSITY,
      colorScheme: kind.startsWith('dark') ? 'dark' : 'light',
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    for (const [pathname, demos] of pages) {
      const document = `${OUT}${pathname}/index.html`;
      if (!existsSync(document) || !readFileSync(document, 'utf8').includes('data-blank="')) continue;
      const page = await context.newPage();
      await page.goto(`${origin}${pathname}/`);
      // Fonts of demos are shown only if they are there from the start.
      await page.reload();
      await page.addStyleTag({ content: HIDDEN });
      for (const demo of demos) {
        const line = await drawDemo(page, demo, kind);
        if (line !== undefined) console.log(line);
      }
      await page.close();
    }
    await context.close();
  }
}

async function drawPictures(): Promise<number> {
  const code = await buildSite();
  if (code !== 0) return code;
  const { content } = await readContent();
  const missing = listMissing(
    collectDemos([...content.pages.values()], content, () => {}),
    process.argv[2] ?? '/',
  );
  const served = await serveFolder(OUT);
  const browser = await launchBrowser();
  try {
    await drawPages(browser, served.origin, missing);
  } finally {
    await browser.close();
    await served.close();
  }
  console.log('Build again to publish the pictures.');
  return 0;
}

void drawPictures().then((code) => {
  process.exitCode = code;
});
