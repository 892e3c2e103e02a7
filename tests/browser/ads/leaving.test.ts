import type { Page } from '@playwright/test';
import type { AdPage, AdPageOptions } from './adPage';
import { clickHref, followHref } from '../fixtures/page';
import { expect, FULL, full, test } from '../fixtures/test';

/** Pages with the same layout, visited in turn; the start page has no slot. */
const PATHS = ['/core/packages/', '/core/release-policy/', '/core/package-versions/'];
const TIMES = 20;

/**
 * Counts what a page has started and not ended: timers, and listeners of window, document and media queries.
 */
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
    window.countAlive = () => ({ timers: timers.size, listeners });
  }`;

interface Blocker {
  readonly name: string;
  readonly options: AdPageOptions;
  /** The final state of the slot. */
  readonly state: 'third-party' | 'in-house';
  /** Whether the gate runs it. */
}

/** Ways in which a content blocker hides an ad. */
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
      prepare: (page) =>
        page.addInitScript(`addEventListener('DOMContentLoaded', () => {
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
      prepare: (page) =>
        page.addInitScript(`new MutationObserver(() => document.getElementById('net-ad')?.remove())
          .observe(document, { childList: true, subtree: true })`),
    },
  },
  { name: 'a feed', options: { feed: 'good', shape: 'inline' }, state: 'third-party' },
  { name: 'a feed that never answers', options: { feed: 'hanging', shape: 'inline' }, state: 'in-house' },
];

/** Errors of the fake network's script are not faults of the page, nor are requests that end with a page. */
const THROWN = [/uncaught: (?:network|Script error)/];

/**
 * Follows a link and continues as soon as the address has changed, without waiting for the page. Where a page
 * takes too long, the framework loads its document instead, and a click at that moment is lost with the page.
 */
async function leaveFor(page: Page, href: string): Promise<void> {
  await expect(() => clickHref(page, href)).toPass();
  await page.waitForFunction((target) => window.location.pathname === target, href, { polling: 20 });
}

/** Waits until the slot shows the expected ad; before a check has found it, it can't be clicked. */
async function expectAd(shown: AdPage, state: string): Promise<void> {
  await expect(async () => {
    // A blocked ad takes seven checks.
    if (state === 'in-house') await shown.passTime(500);
    await expect(shown.slot).toHaveAttribute('data-ad-state', state, { timeout: 1 });
    await expect(shown.links).toHaveCount(1, { timeout: 1 });
  }).toPass({ intervals: [100] });
}

test.describe('a reader who leaves twenty pages quickly', () => {
  for (const { name, options, state } of BLOCKERS)
    test(`leaves one ad and nothing else, with ${name}`, FULL, async ({ ads }) => {
      const { prepare } = options;
      const shown = await ads.open({
        ...options,
        path: '/',
        expected: THROWN,
        prepare: async (page) => {
          await page.addInitScript(COUNT);
          await prepare?.(page);
        },
      });
      const { page, slot } = shown;
      const countAlive = () =>
        page.evaluate(() =>
          (window as unknown as { countAlive: () => { timers: number; listeners: number } }).countAlive(),
        );
      // After a first visit of both kinds of page, all permanent code of the site has run.
      await followHref(page, PATHS[0] ?? '');
      await expectAd(shown, state);
      await followHref(page, '/');
      const atStart = await countAlive();
      const asked = () => shown.requests.filter((url) => url.includes('/script/')).length;
      const askedBefore = asked();
      for (let time = 0; time < TIMES; time += 1) await leaveFor(page, PATHS[time % 3] ?? '');
      await followHref(page, '/core/packages/');
      await expectAd(shown, state);
      // A second ad would appear within this time.
      await shown.passTime(5000);
      await shown.expectState(state);
      await expect.poll(async () => (await slot.boundingBox())?.height).toBe(126);
      await expect(
        page.locator('#net-ad:visible, [data-ad-holder] div:not([inert]) > iframe, aside b:visible'),
      ).toHaveCount(1);
      // Pages that are left within 300 ms send no request to a network; a slow machine stays longer on some
      // of them.
      expect(asked() - askedBefore).toBeLessThanOrEqual(options.feed ? 0 : TIMES + 1);
      await followHref(page, '/');
      // Anything that grows with every page is a leak; pending work from the start may have ended.
      await expect.poll(async () => (await countAlive()).listeners).toBeLessThanOrEqual(atStart.listeners);
      await expect.poll(async () => (await countAlive()).timers).toBeLessThanOrEqual(atStart.timers);
      // A script's request can't be canceled; only a single hanging one may exist.
      await expect.poll(() => shown.pending.size).toBe(name === 'a request that never ends' ? 1 : 0);
    });
});

/** Ways in which a content blocker may change the whole slot. */
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

test.describe('a content blocker that removes the slot', () => {
  for (const [name, code] of REMOVALS)
    for (const when of ['at once', 'late'] as const)
      test(
        `and ${name}, ${when}, breaks no page`,
        full(name !== 'takes out the slot' || when !== 'at once'),
        async ({ ads }) => {
          const watch = `new MutationObserver(() => { ${code} }).observe(document, { childList: true, subtree: true })`;
          const shown = await ads.open({
            script: 'good',
            expected: THROWN,
            prepare: async (page) => {
              if (when === 'at once') await page.addInitScript(watch);
            },
          });
          const { page } = shown;
          if (when === 'late') {
            await expect(page.locator('#net-ad')).toBeAttached();
            await page.evaluate(watch);
          } else await shown.passTime(5000);
          await page.evaluate(code);
          if (name !== 'takes out the place around the slot') await shown.expectNoShift();
          for (const path of [...PATHS, '/', ...PATHS, '/zh/core/packages/', '/']) {
            await followHref(page, path);
            await expect(page.locator('h1')).toHaveCount(1);
          }
          await expect
            .poll(() =>
              page.locator('#main-content').evaluate((main) => main.scrollWidth <= main.clientWidth + 1),
            )
            .toBe(true);
        },
      );
});
