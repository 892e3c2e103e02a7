import { AD_HEIGHT_PX, AD_HEIGHT_SMALL_PX, BREAKPOINT_PX } from '../../../src/constants';
import type { AdPage, AdPageOptions } from './adPage';
import { followHref, waitForHeading, waitForIdle, waitForRuntime } from '../fixtures/page';
import { expect, full, test } from '../fixtures/test';

const PAGES = [
  ['/core/release-policy/', 'Release policy'],
  ['/core/packages/', 'Packages'],
  ['/core/package-versions/', 'Package versions'],
] as const;
const WIDTHS = [360, 900, 1440] as const;
/** Time until the 7th check. */
const BLOCKED_MS = 3700;
/** Same value as in `openSlot`. */
const DWELL_MS = 300;
const broken = (data: object) => ({ ...data, inHouse: [{ link: '/', name: {}, description: '' }] });

/** The steps of a test between the opening of the slot and the outcome. */
type Bring = (shown: AdPage, release: () => void) => Promise<unknown>;
/** The placement is attached, even if no check has found it. */
const attached: Bring = ({ page }) => expect(page.locator('#net-ad').first()).toBeAttached();
/** Advances the time after the network has been requested. */
const pass =
  (ms: number): Bring =>
  async (shown) => {
    await expect.poll(() => shown.foreign.length).toBeGreaterThan(0);
    await shown.passTime(ms);
  };
const passAttached =
  (ms: number): Bring =>
  async (shown, release) => {
    await attached(shown, release);
    await shown.passTime(ms);
  };
const blocked = pass(BLOCKED_MS);
/** Advances the time after the page has seen that its request was refused: blockers refuse at once. */
const refused: Bring = async (shown) => {
  // The page requests the ad only after the reader has stayed.
  await shown.passTime(DWELL_MS);
  await waitForIdle(shown.page);
  await expect
    .poll(() => [shown.foreign.length > 0, shown.pending.size], { message: 'the request is refused' })
    .toEqual([true, 0]);
  await waitForIdle(shown.page);
  await shown.passTime(BLOCKED_MS);
};

interface Outcome {
  readonly name: string;
  readonly options: AdPageOptions;
  readonly state: string;
  readonly text: RegExp;
  readonly bring?: Bring;
  /** The request that the network answers only after the test releases it. */
  readonly held?: string;
  /** Number of links that a reader can follow; never those of two ads. */
  readonly links?: number;
  /** One of each outcome, which the full tier runs at every width. */
  readonly isMain?: true;
}

/** The outcomes of the gate, at one width; `early.test.ts` has the ad of the family. */
const GATE = new Set(['a good script', 'a blocked script and a low roll', 'a good feed']);

const OUTCOMES: readonly Outcome[] = [
  { name: 'no network', options: {}, state: 'in-house', text: /Ad by MUI/, isMain: true },
  { name: 'no network, inline', options: { shape: 'inline' }, state: 'in-house', text: /Ad by MUI/ },
  {
    name: 'consent not given',
    options: { script: 'good', feed: 'good', consentNeeded: true },
    state: 'in-house',
    text: /Ad by MUI/,
  },
  {
    name: 'a good script',
    options: { script: 'good' },
    state: 'third-party',
    text: /Fast hosting/,
    isMain: true,
  },
  {
    name: 'a slow script',
    options: { script: 'good' },
    state: 'third-party',
    text: /Fast hosting/,
    held: '/script/good.js',
    bring: async (shown, release) => {
      await pass(1200)(shown, release);
      release();
    },
  },
  {
    name: 'the placeholder',
    options: { script: 'backers' },
    state: 'in-house-after-placeholder',
    text: /Ad by MUI/,
  },
  {
    name: 'a container that gets the placeholder',
    options: { script: 'becomesBackers' },
    state: 'in-house-after-placeholder',
    text: /Ad by MUI/,
  },
  {
    name: 'a container that stays empty',
    options: { script: 'container', roll: 0.05 },
    state: 'appeal',
    text: /Thank you/,
    bring: blocked,
    links: 0,
  },
  { name: 'two placements', options: { script: 'duplicate' }, state: 'third-party', text: /Fast hosting/ },
  {
    name: 'placements that come after the first',
    options: { script: 'twice' },
    state: 'third-party',
    text: /^Fast hosting for everyone$/,
    bring: passAttached(3000),
  },
  { name: 'a placement 2000 px high', options: { script: 'tall' }, state: 'third-party', text: /Fast/ },
  { name: 'an overlay', options: { script: 'overlay' }, state: 'third-party', text: /Fast/ },
  { name: 'a placement without size', options: { script: 'zero' }, state: 'third-party', text: /./ },
  {
    name: 'a placement that goes',
    options: { script: 'gone' },
    state: 'third-party',
    text: /^$/,
    bring: async ({ page, links }) => {
      await expect(links).toHaveCount(1);
      await page.evaluate(() => window.dispatchEvent(new Event('ad-goes')));
      await expect(page.locator('#net-ad')).toHaveCount(0);
    },
    links: 0,
  },
  ...['hanging', 'reset', '500', '404', 'empty', 'html', 'truncated', 'huge', 'throws'].map((script) => ({
    name: `a script that is ${script}`,
    options: { script },
    state: 'in-house',
    text: /Ad by MUI/,
    bring: blocked,
  })),
  {
    name: 'a placement that a content blocker hides',
    state: 'in-house',
    text: /Ad by MUI/,
    bring: blocked,
    options: {
      script: 'good',
      prepare: (page) =>
        page.addInitScript(`addEventListener('DOMContentLoaded', () => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('#net-ad { display: none !important }');
          document.adoptedStyleSheets.push(sheet);
        })`),
    },
  },
  {
    name: 'a placement that a content blocker takes out',
    state: 'in-house',
    text: /Ad by MUI/,
    bring: blocked,
    options: {
      script: 'good',
      prepare: (page) =>
        page.addInitScript(`new MutationObserver(() => document.getElementById('net-ad')?.remove())
          .observe(document, { childList: true, subtree: true })`),
    },
  },
  {
    name: 'a script that throws later',
    options: { script: 'throwsLater' },
    state: 'third-party',
    text: /Fast hosting/,
  },
  {
    name: 'a blocked script and a low roll',
    options: { script: 'hanging', roll: 0.05 },
    state: 'appeal',
    text: /Thank you/,
    bring: blocked,
    links: 0,
    isMain: true,
  },
  {
    name: 'a late script',
    options: { script: 'good' },
    state: 'third-party',
    text: /Fast hosting/,
    held: '/script/good.js',
    bring: async (shown, release) => {
      await blocked(shown, release);
      // Until then, an in-house ad is shown.
      await shown.expectState('in-house');
      release();
    },
  },
  {
    name: 'a good feed',
    options: { feed: 'good', shape: 'inline' },
    state: 'third-party',
    text: /Fast hosting for everyone[^]*Ad by Fake Network/,
    isMain: true,
  },
  {
    name: 'a slow feed',
    options: { feed: 'good', shape: 'inline' },
    state: 'third-party',
    text: /Fast/,
    held: '/feed/good.json',
    bring: async (shown, release) => {
      await pass(1200)(shown, release);
      release();
    },
  },
  {
    name: 'a feed with long texts',
    options: { feed: 'long', shape: 'inline' },
    state: 'third-party',
    text: /WWW/,
  },
  {
    name: 'a feed whose pixels break',
    options: { feed: 'brokenPixels', shape: 'inline' },
    state: 'third-party',
    text: /Fast/,
  },
  ...['500', 'hanging', 'empty'].map((feed) => ({
    name: `a feed that is ${feed}`,
    options: { feed, shape: 'inline' as const, roll: 0.05 },
    state: 'in-house',
    text: /Ad by MUI/,
    bring: blocked,
  })),
  {
    name: 'a feed that is blocked and a low roll',
    options: { feed: 'reset', shape: 'inline', roll: 0.05 },
    state: 'appeal',
    text: /Thank you/,
    bring: refused,
    links: 0,
  },
  {
    name: 'a feed that refuses',
    options: { feed: '403', shape: 'inline' },
    state: 'in-house',
    text: /Ad by MUI/,
  },
  { name: 'a crash', options: { change: broken }, state: 'empty', text: /^$/, links: 0 },
  { name: 'invalid data', options: { change: () => null }, state: 'empty', text: /^$/, links: 0 },
];

/** Returns the position of the slot and of the following content, for a comparison of before and after. */
function place({ slot }: AdPage): Promise<readonly unknown[]> {
  return slot.evaluate((element) => {
    const next = element.closest('[data-ad-holder]')?.nextElementSibling;
    return [element.getBoundingClientRect().height, next?.getBoundingClientRect().top];
  });
}

/** Checks that a page is still usable: its heading is visible, and a control responds. */
async function expectUsable({ page }: AdPage): Promise<void> {
  const readMode = () => page.evaluate(() => localStorage.getItem('color-mode'));
  const before = await readMode();
  await page.locator('[data-action="color-mode"]').first().click();
  await expect.poll(readMode).not.toBe(before);
  await expect(page.locator('h1')).toHaveCount(1);
}

/** Brings a view to its outcome, and checks it. */
async function expectOutcome(shown: AdPage, outcome: Outcome, release: () => void): Promise<void> {
  const { state, links, text, bring } = outcome;
  await bring?.(shown, release);
  await shown.expectState(state, links);
  await expect.poll(() => shown.slot.innerText()).toMatch(text);
}

for (const [turn, outcome] of OUTCOMES.entries()) {
  const { name, state, options, isMain = false, held } = outcome;
  // Each outcome starts at a different width.
  const turned = WIDTHS.map((_width, index) => WIDTHS[(index + turn) % WIDTHS.length] ?? 900);
  const rows: readonly (readonly [string, readonly number[], boolean])[] = [
    ['', turned.slice(0, 1), !GATE.has(name)],
    ...(isMain ? [[', at every width', turned, true] as const] : []),
  ];
  for (const [more, widths, isFull] of rows)
    test(
      `the ad slot with ${name} shows ${state}, and moves nothing${more}`,
      full(isFull),
      async ({ ads }) => {
        const expected = name.includes('script that') ? [/^uncaught|^console error/] : [];
        let release = held === undefined ? () => {} : ads.network.hold(held);
        const [first = 900] = widths;
        const shown = await ads.open({ ...options, path: PAGES[0][0], width: first, still: true, expected });
        const { page, slot } = shown;
        await expect(slot).toHaveAttribute('data-ad-state');
        for (const [index, width] of widths.entries())
          await test.step(`${width} px`, async () => {
            const [path, heading] = PAGES[index] ?? PAGES[0];
            if (index > 0) {
              if (held !== undefined) release = ads.network.hold(held);
              shown.requests.length = 0;
              await page.setViewportSize({ width, height: 800 });
              await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
              await followHref(page, path);
              await waitForHeading(page, heading);
              await shown.resetShifts();
            }
            const height = width < BREAKPOINT_PX.sm ? AD_HEIGHT_SMALL_PX : AD_HEIGHT_PX;
            const before = await place(shown);
            expect(before[0]).toBe(height);
            if (index === 0) await waitForRuntime(page);
            await expectOutcome(shown, outcome, release);
            await expect.poll(() => place(shown)).toEqual(before);
            await expectUsable(shown);
            await shown.expectNoShift();
            expect(shown.intrusions).toEqual([]);
          });
      },
    );
}
