import { AD_HEIGHT_PX, AD_HEIGHT_SMALL_PX, BREAKPOINT_PX } from '../../../src/constants';
import { inParallel } from '../harness/inParallel';
import { waitForHeading } from '../harness/waitForHeading';
import { waitForRuntime } from '../harness/waitForRuntime';
import { measure, type AdMeasures, type AdPage } from './AdPage';
import { followInPage } from './followInPage';
import { useAds, type AdPageOptions } from './useAds';

const ads = useAds();

const PAGES = [
  ['/core/release-policy/', 'Release policy'],
  ['/core/packages/', 'Packages'],
  ['/core/package-versions/', 'Package versions'],
] as const;
const WIDTHS = [360, 900, 1440] as const;
/** Until the 7th look has been taken. */
const BLOCKED_MS = 3700;
const broken = (data: object) => ({ ...data, inHouse: [{ link: '/', name: {}, description: '' }] });

interface Outcome {
  readonly name: string;
  readonly options: AdPageOptions;
  readonly state: string;
  readonly text: RegExp;
  readonly waitMs?: number;
  /** Links that a reader can follow; never those of two ads. */
  readonly links?: number;
  /** The outcome is that of another one, reached in another way: one width will do. */
  readonly isVariant?: true;
}

const OUTCOMES: readonly Outcome[] = [
  { name: 'no network', options: {}, state: 'in-house', text: /ad by MUI/ },
  { name: 'no network, inline', options: { shape: 'inline' }, state: 'in-house', text: /ad by MUI/ },
  {
    name: 'consent not given',
    options: { script: 'good', feed: 'good', consentNeeded: true },
    state: 'in-house',
    text: /ad by MUI/,
  },
  { name: 'a good script', options: { script: 'good' }, state: 'third-party', text: /Fast hosting/ },
  {
    name: 'a slow script',
    options: { script: 'slow' },
    state: 'third-party',
    text: /Fast hosting/,
    waitMs: 2500,
  },
  {
    name: 'the placeholder',
    options: { script: 'backers' },
    state: 'in-house-after-placeholder',
    text: /ad by MUI/,
  },
  ...[false, true].map((isolated) => ({
    name: `a container that gets the placeholder${isolated ? ', isolated' : ''}`,
    options: { script: 'becomesBackers', isolated },
    state: 'in-house-after-placeholder',
    text: /ad by MUI/,
    waitMs: 2500,
    isVariant: true as const,
  })),
  ...[false, true].map((isolated) => ({
    name: `a container that stays empty${isolated ? ', isolated' : ''}`,
    options: { script: 'container', isolated, roll: 0.05 },
    state: 'appeal',
    text: /Thank you/,
    waitMs: BLOCKED_MS,
    links: 0,
    isVariant: true as const,
  })),
  { name: 'two placements', options: { script: 'duplicate' }, state: 'third-party', text: /Fast hosting/ },
  {
    name: 'placements that come after the first',
    options: { script: 'twice' },
    state: 'third-party',
    text: /^Fast hosting for everyone$/,
    waitMs: 3000,
  },
  { name: 'a placement 2000 px high', options: { script: 'tall' }, state: 'third-party', text: /Fast/ },
  { name: 'an overlay', options: { script: 'overlay' }, state: 'third-party', text: /Fast/ },
  { name: 'a placement without size', options: { script: 'zero' }, state: 'third-party', text: /./ },
  {
    name: 'a placement that goes',
    options: { script: 'gone' },
    state: 'third-party',
    text: /^$/,
    waitMs: 2500,
    links: 0,
  },
  ...['hanging', 'reset', '500', '404', 'empty', 'html', 'truncated', 'huge', 'throws'].map((script) => ({
    name: `a script that is ${script}`,
    options: { script },
    state: 'in-house',
    text: /ad by MUI/,
    waitMs: BLOCKED_MS,
    ...(script === 'hanging' ? {} : { isVariant: true as const }),
  })),
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
    waitMs: BLOCKED_MS,
    links: 0,
  },
  {
    name: 'a late script',
    options: { script: 'late' },
    state: 'third-party',
    text: /Fast hosting/,
    waitMs: 5500,
  },
  {
    name: 'a good feed',
    options: { feed: 'good', shape: 'inline' },
    state: 'third-party',
    text: /Fast hosting for everyone[^]*ad by Fake Network/,
  },
  {
    name: 'a slow feed',
    options: { feed: 'slow', shape: 'inline' },
    state: 'third-party',
    text: /Fast/,
    waitMs: 2500,
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
    text: /ad by MUI/,
    waitMs: BLOCKED_MS,
    ...(feed === 'hanging' ? {} : { isVariant: true as const }),
  })),
  {
    name: 'a feed that refuses',
    options: { feed: '403', shape: 'inline' },
    state: 'in-house',
    text: /ad by MUI/,
  },
  { name: 'a crash', options: { change: broken }, state: 'empty', text: /^$/, links: 0 },
  { name: 'data that is none', options: { change: () => null }, state: 'empty', text: /^$/, links: 0 },
  {
    name: 'an isolated script',
    options: { script: 'good', isolated: true },
    state: 'third-party',
    text: /^$/,
  },
  {
    name: 'an isolated placeholder',
    options: { script: 'backers', isolated: true },
    state: 'in-house-after-placeholder',
    text: /ad by MUI/,
  },
  ...['hanging', 'throws', 'html'].map((script) => ({
    name: `an isolated script that is ${script}`,
    options: { script, isolated: true },
    state: 'in-house',
    text: /ad by MUI/,
    waitMs: BLOCKED_MS,
    ...(script === 'hanging' ? {} : { isVariant: true as const }),
  })),
];

/** The fixed questions to a page that has been through something: its heading is there, and a control answers. */
async function isUsable({ page }: AdPage): Promise<boolean> {
  const readMode = () => page.evaluate(() => localStorage.getItem('mui-mode'));
  const before = await readMode();
  await page.locator('[data-action="colour-mode"]').first().click();
  return before !== (await readMode()) && (await page.locator('h1').count()) === 1;
}

interface Result {
  /** The reader arrived here; elsewhere the ad may have begun to be drawn when the page is first measured. */
  readonly isFirst: boolean;
  readonly before: AdMeasures;
  readonly after: AdMeasures;
  readonly usable: boolean;
  readonly intrusions: readonly string[];
  readonly uncaught: readonly string[];
}

function widthsOf({ isVariant }: Outcome): readonly number[] {
  return isVariant ? [900] : WIDTHS;
}

/** Whether the slot shows what it is meant to. */
function isThere({ state, links, text }: AdMeasures, outcome: Outcome): boolean {
  return state === outcome.state && links === (outcome.links ?? 1) && outcome.text.test(text);
}

/** Lets a view come to its outcome, and measures it. */
async function settle(shown: AdPage, outcome: Outcome): Promise<AdMeasures> {
  await shown.page.waitForTimeout(outcome.waitMs ?? 1500);
  let after = await measure(shown.page);
  for (let tries = 0; tries < 40 && !isThere(after, outcome); tries += 1) {
    await shown.page.waitForTimeout(250);
    after = await measure(shown.page);
  }
  return after;
}

const results = new Map<string, Result>();

/**
 * Brings an outcome about at each of its widths: at the first as a reader arrives, at the others as they go on to
 * another page. Which width is the first differs from outcome to outcome.
 */
async function run(outcome: Outcome, turn: number): Promise<void> {
  const all = widthsOf(outcome);
  const widths = all.map((_width, index) => all[(index + turn) % all.length] ?? 900);
  const [first = 900] = widths;
  const shown = await ads().open({ ...outcome.options, path: PAGES[0][0], width: first, still: true });
  const { page } = shown;
  for (const [index, width] of widths.entries()) {
    const [path, heading] = PAGES[index] ?? PAGES[0];
    if (index > 0) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
      await page.evaluate(() =>
        (window as unknown as { __forgetShifts: () => Promise<void> }).__forgetShifts(),
      );
      await followInPage(page, path);
      await waitForHeading(page, heading);
    }
    const before = await measure(page);
    if (index === 0) await waitForRuntime(page);
    const after = await settle(shown, outcome);
    const usable = await isUsable(shown);
    const uncaught = shown.faults.filter((fault) => /^uncaught(?!.*network)/.test(fault));
    results.set(`${outcome.name} ${width}`, {
      isFirst: index === 0,
      before,
      after,
      usable,
      intrusions: [...shown.intrusions],
      uncaught,
    });
  }
  await shown.close();
}

describe('the ad slot', () => {
  beforeAll(async () => {
    const turns = OUTCOMES.map((outcome, turn) => ({ outcome, turn }));
    await inParallel(
      turns,
      6,
      async () =>
        async ({ outcome, turn }) =>
          run(outcome, turn),
    );
  }, 300_000);

  it.each(OUTCOMES)('with $name shows $state, and moves nothing', (outcome) => {
    const { name, state, text, links = 1 } = outcome;
    for (const width of widthsOf(outcome)) {
      const result = results.get(`${name} ${width}`);
      const height = width < BREAKPOINT_PX.sm ? AD_HEIGHT_SMALL_PX : AD_HEIGHT_PX;
      expect(result).toMatchObject({
        before: { ...(result?.isFirst ? { state: 'in-house' } : {}), height },
        // Not one bit more than before anything of an ad was there.
        after: { state, height, shifts: result?.before.shifts, links, nextTop: result?.before.nextTop },
        usable: true,
        intrusions: [],
      });
      expect(result?.after.text).toMatch(text);
      if (!name.includes('script that')) expect(result?.uncaught).toEqual([]);
    }
  });
});
