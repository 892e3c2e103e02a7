import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { serveFolder } from '../src/commands/serveFolder';
import { condensePaste } from '../src/model/search/readQuery';
import { manifestHref, parseManifest } from '../src/model/search/SearchManifest';
import { listDictionaries, listEntryParts, parsePart, partHref } from '../src/model/search/SearchPart';
import { launchBrowser } from '../src/commands/findBrowser';
import { waitForRuntime } from '../tests/browser/fixtures/page';
import golden from '../tests/fixtures/search/golden.json';
import { formatTable } from './formatTable';
import { median } from './median';
import type { BenchRun } from './results/BenchPart';
import { OUT } from '../src/content/workspace';

/**
 * `npm run bench -- --search`: measures what the search of the site in `out/` loads, and how long readers
 * wait for it. The queries are those of the golden list in English, typed into the dialog of a running
 * browser.
 */

const ROUTE = '/material-ui/react-button/';
const PRODUCT = 'material-ui';
const MANIFEST = manifestHref('en');
const FIELD = '#_search .DocSearch-Input';
const STATUS = '#_search [data-panels] [role="status"]';
const REPEATS = 20;
const SETTLE_MS = 50;
/** Wait until what the first query needs is indexed. */
const INDEXED_MS = 3000;

const weigh = (href: string) => gzipSync(readFileSync(OUT + href)).length;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0;
  return `${median(times).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (n = ${times.length})`;
};

/** Milliseconds from the press on the button until the field is focused. */
function timeOpening(page: Page): Promise<number> {
  return page.evaluate(async (field) => {
    const started = performance.now();
    document.querySelector<HTMLElement>('[data-opens="search"]')?.click();
    while (!document.activeElement?.matches(field)) await new Promise(requestAnimationFrame);
    return performance.now() - started;
  }, FIELD);
}

/** Milliseconds from the last letter of a query until its result is in the document. */
function timeQuery(page: Page, query: string): Promise<number> {
  return page.evaluate(
    ([field, status, text]) =>
      new Promise<number>((resolve, reject) => {
        const input = document.querySelector<HTMLInputElement>(field);
        const shown = document.querySelector(status);
        if (!input || !shown) {
          reject(new Error('The search is not open'));
          return;
        }
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        const started = performance.now();
        const observer = new MutationObserver(() => {
          if (!shown.textContent) return;
          observer.disconnect();
          resolve(performance.now() - started);
        });
        observer.observe(shown, { childList: true, characterData: true, subtree: true });
        setTimeout(() => reject(new Error(`No answer to ${text}`)), 5000);
        set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    [FIELD, STATUS, query] as const,
  );
}

/** Measures the search of the site in `out/` and prints the figures. */
export async function benchSearch({ ledger, skip }: BenchRun): Promise<void> {
  const links = parseManifest(readFileSync(`${OUT}${MANIFEST}`, 'utf8')).indexes.flatMap((link) => {
    const directory = parsePart(readFileSync(OUT + partHref(link), 'utf8'));
    return directory.tier === 0 ? [link, ...listDictionaries(directory), ...listEntryParts(directory)] : [];
  });
  const sum = (...tiers: readonly number[]) =>
    links.filter(({ tier }) => tiers.includes(tier)).reduce((all, link) => all + weigh(partHref(link)), 0);

  const served = await serveFolder(OUT);
  const browser = await launchBrowser();
  const page = await browser.newPage();
  await page.goto(served.origin + ROUTE);
  await waitForRuntime(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const first = await timeOpening(page);
  await page.fill(FIELD, 'button');
  await page.locator('#_search .DocSearch-Hit').first().waitFor();
  const isIndex = (href: string) => href === MANIFEST || /\/search\/.*\.js(?:on)?$/.test(href);
  const before = new Set(loaded.filter(isIndex));
  const code = loaded.filter((href) => /\.(?:js|css)$/.test(href) && !isIndex(href));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(INDEXED_MS);
  const queries = golden.filter(({ language, product }) => language === 'en' && product === PRODUCT);
  const times: number[] = [];
  const missing: string[] = [];
  for (const { query } of queries) {
    try {
      times.push(await timeQuery(page, condensePaste(query)));
    } catch {
      missing.push(query);
    }
    // The last parts of the index make the dialog query again.
    await page.waitForTimeout(SETTLE_MS);
  }
  const again: number[] = [];
  for (let run = 0; run < REPEATS; run += 1) {
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.getElementById('_search') === null);
    again.push(await timeOpening(page));
  }
  await browser.close();
  await served.close();

  const after = new Set(loaded.filter(isIndex));
  const bytes = (name: string, count: number) => [name, kB(count), ledger.note(`search: ${name}`, count)];
  const inTime = (name: string, taken: readonly number[]) => [
    name,
    ms(taken),
    ledger.note(`search: ${name}`, median(taken)),
  ];
  console.log(
    formatTable([
      ['search, gzip', '', 'to recorded'],
      bytes(
        'asked for before the first result: manifest, worker, parts of the index',
        [...before].reduce((all, href) => all + weigh(href), 0),
      ),
      bytes(
        `the same with what ${queries.length} further queries need`,
        [...after].reduce((all, href) => all + weigh(href), 0),
      ),
      bytes(
        "the dialog's code and style",
        [...new Set(code)].reduce((all, href) => all + weigh(href), 0),
      ),
      bytes('index of all products, English: names', sum(1)),
      bytes('index of all products, English: texts', sum(2)),
      bytes('index of all products, English: directory and dictionaries', sum(0, 3)),
      inTime('from the last letter to the result', times),
      inTime('from the press to the field, the first time', [first]),
      inTime('from the press to the field, on repeat', again),
    ]),
  );
  if (missing.length > 0) skip(missing.join('; '));
}
