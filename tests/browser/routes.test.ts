import { htmlToText } from '../../src/model/page/htmlToText';
import { inParallel } from './harness/inParallel';
import { pickRoutes } from './harness/pickRoutes';
import { readPageText, type PageText } from './harness/readPageText';
import { followHref } from './harness/followHref';
import { readRoutes } from './harness/readRoutes';
import { useSite } from './harness/useSite';
import { waitForRuntime } from './harness/waitForRuntime';
import { excuseFaults, watchFaults } from './harness/watchFaults';
import { wordShare } from './harness/wordShare';

const site = useSite();
const all = readRoutes();
/** As many as a browser gets through in about a minute; of a smaller site, all. */
const routes = pickRoutes(all, 240);
const PAGES_AT_ONCE = 2;

/** What the first test saw of every route when it was opened as a document. */
const opened = new Map<string, PageText>();

/** Where two texts part, with some of what surrounds it. */
function firstDifference(before: string, after: string): { before: string; after: string } | undefined {
  if (before === after) return undefined;
  let index = 0;
  while (before[index] === after[index]) index += 1;
  const start = Math.max(0, index - 40);
  return { before: before.slice(start, index + 60), after: after.slice(start, index + 60) };
}

describe('every route', () => {
  it('is there at all', () => {
    expect(all.length).toBeGreaterThan(75);
  });

  it('answers with one heading, and a title that begins with it and that no other page of its language has', async () => {
    const wrong: unknown[] = [];
    const titles = new Map<string, string>();
    for (const route of all) {
      const response = await fetch(site().origin + route);
      const html = await response.text();
      const headings = [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map((match) =>
        htmlToText(match[1] ?? ''),
      );
      const title = htmlToText(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
      const language = /<html lang="([^"]+)"/.exec(html)?.[1] ?? '';
      const other = titles.get(`${language} ${title}`);
      titles.set(`${language} ${title}`, route);
      const right =
        response.status === 200 && headings.length === 1 && headings[0] && title.startsWith(headings[0]);
      if (!right || other) wrong.push({ route, status: response.status, headings, title, other });
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('opens as a document with its heading and title, and without a fault', async () => {
    const faulty = await inParallel(routes, PAGES_AT_ONCE, async () => {
      const context = await site().browser.newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      // The offer of the browser's own language is no part of a page.
      await page.addInitScript(() => localStorage.setItem('language-offer-dismissed', '1'));
      const faults = watchFaults(page);
      return async (route: string) => {
        const start = faults.length;
        const response = await page.goto(site().origin + route);
        await waitForRuntime(page);
        const text = await readPageText(page);
        opened.set(route, text);
        const told = faults.slice(start);
        const isExcused = await excuseFaults(page, told);
        const found = told.filter((fault) => !isExcused(fault));
        if (response?.status() !== 200) found.push(`status ${response?.status()}`);
        if (!text.heading) found.push('no heading');
        return { route, found };
      };
    });
    expect(faulty.filter(({ found }) => found.length > 0)).toEqual([]);
  }, 300_000);

  it('shows at least 99 % of its words without JavaScript, too', async () => {
    const page = await site().open('/', { javaScriptEnabled: false });
    const less: unknown[] = [];
    for (const route of routes) {
      await page.goto(site().origin + route);
      const share = wordShare(opened.get(route)?.all ?? '', (await readPageText(page)).all);
      if (share < 0.99) less.push({ route, share });
    }
    expect(less).toEqual([]);
  }, 300_000);

  it('shows the same by a click on a link as by opening its document', async () => {
    const page = await site().open('/versions/');
    await page.evaluate(() => localStorage.setItem('language-offer-dismissed', '1'));
    await waitForRuntime(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const different: unknown[] = [];
    for (const route of routes) {
      await followHref(page, route);
      const before = opened.get(route);
      await page.waitForFunction((title) => document.title === title, before?.title).catch(() => {});
      const after = await readPageText(page);
      const parts = ['title', 'heading', 'main', 'contents'] as const;
      for (const part of parts) {
        const difference = firstDifference(before?.[part] ?? '', after[part]);
        if (difference) different.push({ route, part, ...difference });
      }
    }
    expect(different).toEqual([]);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  }, 300_000);
});

describe('the site', () => {
  it('has the icon that browsers ask for', async () => {
    const html = await (await fetch(`${site().origin}/`)).text();
    const href = /<link[^>]* rel="(?:shortcut )?icon"[^>]*>/.exec(html)?.[0].match(/ href="([^"]+)"/)?.[1];
    expect((await fetch(`${site().origin}${href ?? '/favicon.ico'}`)).status).toBe(200);
  });
});
