import { inParallel } from '../harness/inParallel';
import { measure, type AdMeasures, type AdPage } from './AdPage';
import { followInPage } from './followInPage';
import { useAds, type AdPageOptions } from './useAds';

const ads = useAds();

/** Pages of one look, gone through in turn; the start page has no slot. */
const PATHS = ['/core/packages/', '/core/release-policy/', '/core/package-versions/'];
const TIMES = 20;

/** Counts what a page has started and not ended: timers, and listeners of window, document and media queries. */
const COUNT = `
  if (window === top) {
    const timers = new Set();
    const { setTimeout: set, clearTimeout: clear } = window;
    window.setTimeout = (task, delay, ...values) => {
      const id = set(() => { timers.delete(id); if (typeof task === 'function') task(...values); }, delay);
      timers.add(id);
      return id;
    };
    window.clearTimeout = (id) => { timers.delete(id); clear(id); };
    let listeners = 0;
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const known = new WeakMap();
    const keep = (target, type, listener, options, by) => {
      if (!listener || !(target === window || target === document || target instanceof MediaQueryList)) return undefined;
      const all = known.get(target) ?? known.set(target, new Map()).get(target);
      const capture = typeof options === 'boolean' ? options : !!options?.capture;
      const name = type + capture;
      const set = all.get(name) ?? all.set(name, new Set()).get(name);
      if (by > 0 === set.has(listener)) return undefined;
      set[by > 0 ? 'add' : 'delete'](listener);
      listeners += by;
      return () => keep(target, type, listener, options, -1);
    };
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const drop = options?.signal?.aborted ? undefined : keep(this, type, listener, options, 1);
      if (drop && options?.signal) add.call(options.signal, 'abort', drop);
      if (drop && options?.once) add.call(this, type, drop, { once: true });
      return add.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      keep(this, type, listener, options, -1);
      return remove.call(this, type, listener, options);
    };
    // Once it has been the same for a second of the page's own time: what is under way comes to its end first.
    window.__alive = async () => {
      let last = '';
      for (let calm = 0; calm < 10; calm += 1) {
        await new Promise((tick) => set(tick, 100));
        const now = timers.size + ' ' + listeners;
        if (now !== last) calm = 0;
        last = now;
      }
      return { timers: timers.size, listeners };
    };
  }`;

interface Blocker {
  readonly name: string;
  readonly options: AdPageOptions;
  /** What the slot shows in the end. */
  readonly state: 'third-party' | 'in-house';
}

/** Ways in which a content blocker keeps an ad from being seen. */
const BLOCKERS: readonly Blocker[] = [
  { name: 'nothing blocked', options: { script: 'good' }, state: 'third-party' },
  { name: 'a request that is refused', options: { script: 'reset' }, state: 'in-house' },
  { name: 'an empty script in its place', options: { script: 'empty' }, state: 'in-house' },
  { name: 'a script in its place that does nothing', options: { script: 'noop' }, state: 'in-house' },
  { name: 'a script that is made to throw', options: { script: 'throws' }, state: 'in-house' },
  { name: 'a request that never ends', options: { script: 'hanging' }, state: 'in-house' },
  {
    name: 'a placement that is hidden',
    state: 'in-house',
    options: {
      script: 'good',
      prepare: (context) =>
        context.addInitScript(`addEventListener('DOMContentLoaded', () => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('#net-ad { display: none !important }');
          document.adoptedStyleSheets.push(sheet);
        })`),
    },
  },
  {
    name: 'a placement that is taken out',
    state: 'in-house',
    options: {
      script: 'good',
      prepare: (context) =>
        context.addInitScript(`new MutationObserver(() => document.getElementById('net-ad')?.remove())
          .observe(document, { childList: true, subtree: true })`),
    },
  },
  { name: 'an isolated script', options: { script: 'good', isolated: true }, state: 'third-party' },
  {
    name: 'an isolated request that never ends',
    options: { script: 'hanging', isolated: true },
    state: 'in-house',
  },
  { name: 'a feed', options: { feed: 'good', shape: 'inline' }, state: 'third-party' },
  { name: 'a feed that never answers', options: { feed: 'hanging', shape: 'inline' }, state: 'in-house' },
];

/** A script's request can't be called off; the one that hangs is the only one there ever is. */
function mostPending(name: string): number {
  return name === 'a request that never ends' ? 1 : 0;
}

interface Alive {
  readonly timers: number;
  readonly listeners: number;
}

function alive({ page }: AdPage): Promise<Alive> {
  return page.evaluate(() => (window as unknown as { __alive: () => Promise<Alive> }).__alive());
}

interface Journey {
  readonly atStart: Alive;
  readonly atEnd: Alive;
  readonly last: AdMeasures;
  readonly placements: number;
  readonly pendingAfter: number;
  readonly scripts: number;
  readonly uncaught: readonly string[];
}

/** Waits until the slot shows an ad, as it is meant to in the end; one that no look has found yet can't be clicked. */
async function waitForAd({ page }: AdPage, state: string): Promise<void> {
  await page.locator(`aside[data-ad-state="${state}"] a:not([inert] *):visible`).first().waitFor();
}

async function travel({ name, options, state }: Blocker): Promise<Journey> {
  const { prepare } = options;
  const shown = await ads().open({
    ...options,
    path: '/',
    prepare: async (context) => {
      await context.addInitScript(COUNT);
      await prepare?.(context);
    },
  });
  const { page } = shown;
  // Everything of the site that runs once and stays has run after a first visit of either kind of page.
  await followInPage(page, PATHS[0] ?? '');
  await waitForAd(shown, state);
  await followInPage(page, '/');
  const atStart = await alive(shown);
  const askedBefore = shown.requests.filter((url) => url.includes('/script/')).length;
  for (let time = 0; time < TIMES; time += 1) await followInPage(page, PATHS[time % 3] ?? '');
  await waitForAd(shown, state);
  // A second ad would come within this time.
  await page.waitForTimeout(1000);
  const last = await measure(page);
  const placements = await page
    .locator('#net-ad:visible, [data-place] div:not([inert]) > iframe, aside b:visible')
    .count();
  const scripts = shown.requests.filter((url) => url.includes('/script/')).length - askedBefore;
  await followInPage(page, '/');
  const atEnd = await alive(shown);
  const left = mostPending(name);
  for (let tries = 0; tries < 100 && shown.pending.size > left; tries += 1) await page.waitForTimeout(100);
  const uncaught = shown.faults.filter((fault) => /uncaught|crashed|NotFoundError/.test(fault));
  const pendingAfter = shown.pending.size;
  await shown.close();
  return { atStart, atEnd, last, placements, pendingAfter, scripts, uncaught };
}

describe('a reader who leaves twenty pages quickly', () => {
  const journeys = new Map<string, Journey>();

  beforeAll(async () => {
    await inParallel(BLOCKERS, 6, async () => async (blocker) => {
      journeys.set(blocker.name, await travel(blocker));
    });
  }, 300_000);

  it.each(BLOCKERS)('leaves one ad and nothing else behind, with $name', ({ name, options, state }) => {
    const journey = journeys.get(name);
    expect(journey?.last).toMatchObject({
      state,
      height: 126,
      links: 1,
    });
    expect(journey?.placements).toBe(1);
    expect(journey?.atEnd.listeners).toBe(journey?.atStart.listeners);
    // What the site itself was still waiting for at the start may be over.
    expect(journey?.atEnd.timers).toBeLessThanOrEqual(journey?.atStart.timers ?? 0);
    expect(journey?.pendingAfter).toBe(mostPending(name));
    // Pages that are left within 300 ms ask nobody; a slow machine takes longer over some of them.
    expect(journey?.scripts).toBeLessThanOrEqual(options.feed ? 0 : TIMES);
    expect(journey?.uncaught.filter((fault) => !/network|uncaught: Script error/.test(fault))).toEqual([]);
  });
});

/** What a content blocker may do to the slot as a whole. */
const REMOVALS = [
  ['takes out the slot', "for (const e of document.querySelectorAll('aside[data-ad-state]')) e.remove()"],
  [
    'takes out the place around the slot',
    "for (const e of document.querySelectorAll('div:has(> aside[data-ad-state])')) e.remove()",
  ],
  [
    'takes out what is in the slot',
    "for (const e of document.querySelectorAll('aside[data-ad-state] *')) e.remove()",
  ],
  [
    'hides the slot',
    "for (const e of document.querySelectorAll('aside[data-ad-state]')) e.style.setProperty('display', 'none', 'important')",
  ],
] as const;

const REMOVAL_RUNS = REMOVALS.flatMap(([name, code]) =>
  (['at once', 'late'] as const).map((when) => ({ name, when, code })),
);

/** Goes through pages while the slot is being removed; returns what broke. */
async function survive({ name, when, code }: (typeof REMOVAL_RUNS)[number]): Promise<string[]> {
  const watch = `new MutationObserver(() => { ${code} }).observe(document, { childList: true, subtree: true })`;
  const shown = await ads().open({
    script: 'good',
    prepare: async (context) => {
      if (when === 'at once') await context.addInitScript(watch);
    },
  });
  const { page } = shown;
  if (when === 'late') {
    await page.waitForSelector('#net-ad');
    await page.evaluate(watch);
  } else await page.waitForTimeout(1200);
  await page.evaluate(code);
  await page.waitForTimeout(300);
  const { shifts } = await measure(page);
  const broken = name === 'takes out the place around the slot' ? [] : [...shifts];
  for (const path of [...PATHS, '/', ...PATHS, '/zh/core/packages/', '/']) {
    await followInPage(page, path);
    await page.waitForSelector('h1');
  }
  const headings = await page.locator('h1').count();
  if (headings !== 1) broken.push(`${headings} headings`);
  const fits = await page
    .locator('#main-content')
    .evaluate((main) => main.scrollWidth <= main.clientWidth + 1);
  if (!fits) broken.push('wider than its place');
  broken.push(...shown.faults.filter((fault) => /uncaught|NotFoundError/.test(fault)));
  await shown.close();
  return broken;
}

describe('a content blocker that removes the slot', () => {
  const broken = new Map<unknown, readonly string[]>();

  beforeAll(async () => {
    await inParallel(REMOVAL_RUNS, 4, async () => async (run) => {
      broken.set(run, await survive(run));
    });
  }, 300_000);

  it.each(REMOVAL_RUNS)('and $name, $when, breaks no page', (run) => {
    expect(broken.get(run)).toEqual([]);
  });
});
