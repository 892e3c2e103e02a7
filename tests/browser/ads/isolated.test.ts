import { HOSTILE_SCRIPTS } from '../../fixtures/ads/hostileScripts';
import type { AdPage, AdPageOptions } from './adPage';
import { expect, test } from '../fixtures/test';

const SECRET =
  "if (window === top) { document.cookie = 'secret=cookie'; localStorage.setItem('secret', 'storage'); }";
const PATH = '/core/release-policy/';

/** Scripts that the gate tries; with a policy if true. Each harms the page in a different way. */
const GATE: Readonly<Record<string, boolean>> = {
  'loops forever': false,
  alerts: true,
  'leaves by top.location': true,
  'reads the page': true,
  'forges a link': false,
};
/** Scripts after which the frame does nothing more: it never ends, or its document is replaced. */
const ENDLESS = /^(?:loops forever|goes to|goes elsewhere|leaves by a meta refresh|opens the document)/;

/** Returns a script that reports its start, and a later moment of the frame's own time. */
function reporting(body: string): string {
  const report = (path: string) =>
    `try{const r=new XMLHttpRequest();r.open("GET","ORIGIN${path}",false);r.send()}catch{}`;
  return `${report('/ran')};setTimeout(()=>{${report('/later')}},200);try{${body}}finally{${report('/end')}}`;
}

/** Expects that a script has not changed the page. */
async function expectUnharmed(shown: AdPage): Promise<void> {
  const { page, slot, servers } = shown;
  const toggle = page.locator('[data-action="color-mode"]').first();
  const readMode = () => page.evaluate(() => localStorage.getItem('mui-mode'));
  const before = await readMode();
  // The page responds while the script runs.
  await toggle.evaluate((button: HTMLElement) => button.click());
  await expect.poll(readMode).not.toBe(before);
  await expect(page).toHaveURL(servers.siteOrigin + PATH);
  await expect(page.locator('h1')).toHaveText(/Release policy/);
  // A stolen focus is returned when the page notices.
  await expect(page.locator('[data-nav-filter]').first()).toBeFocused();
  await expect(slot).toHaveAttribute('data-ad-state', /^(?:third-party|in-house|empty)$/);
  await expect
    .poll(() =>
      slot.evaluate((element) => ({
        pwned: '__pwn' in window,
        height: element.getBoundingClientRect().height,
        insecure: [...element.querySelectorAll('a')].filter((link) => !/^https?:$/.test(link.protocol))
          .length,
        hasMore: element.querySelectorAll('a').length > 1 || document.querySelectorAll('iframe').length > 1,
      })),
    )
    .toEqual({ pwned: false, height: 126, insecure: 0, hasMore: false });
  await shown.expectNoShift();
  const events = await shown.events();
  expect(events.filter((event) => !event.startsWith('ad_'))).toEqual([]);
  expect(shown.intrusions).toEqual([]);
}

test.describe('the isolated mode', () => {
  test('is tried with more than 25 hostile scripts', () => {
    expect(Object.keys(HOSTILE_SCRIPTS).length).toBeGreaterThan(25);
    expect(Object.keys(GATE).filter((name) => !(name in HOSTILE_SCRIPTS))).toEqual([]);
  });

  for (const [how, policy] of [
    ['no policy', false],
    ['a strict policy', true],
  ] as const)
    test.describe(`under ${how}`, () => {
      for (const [name, body] of Object.entries(HOSTILE_SCRIPTS))
        test(
          `withstands a script that ${name}`,
          { tag: GATE[name] === policy ? [] : ['@full'] },
          async ({ ads }) => {
            const { network } = ads;
            const path = '/script/hostile.js';
            const release = network.hold(path);
            const source = reporting(body).replaceAll('SITE', network.siteOrigin);
            network.answers.set(path, { type: 'text/javascript', body: source });
            const shown = await ads.open({
              script: 'hostile',
              isolated: true,
              policy,
              path: PATH,
              // A frame of a later test would wait in the process of an endless one.
              fresh: ENDLESS.test(name),
              prepare: (page) => page.addInitScript(SECRET),
              // Errors inside the frame are not faults of the page.
              expected: [/^(?!dialog|crashed)/],
            });
            const { page } = shown;
            await expect.poll(() => network.asked).toContain(path);
            // A reader who is typing while the ad attacks.
            await page.locator('[data-nav-filter]').first().focus();
            release();
            await expect.poll(() => network.asked).toContain('/ran');
            if (!ENDLESS.test(name))
              await expect(async () => {
                if ((await page.locator('iframe').count()) > 0) expect(network.asked).toContain('/later');
              }).toPass();
            // The page has done all its checks; a lost link does not come back.
            await shown.passTime(4000);
            await expectUnharmed(shown);
            expect(network.asked.filter((one) => /stolen\/(?:.*secret|storage|[1-9])/.test(one))).toEqual([]);
          },
        );
    });

  test('has a link of the page itself to the target of the placement', async ({ ads }) => {
    const shown = await ads.open({ script: 'good', isolated: true });
    const link = shown.slot.locator('a[href="https://sponsor.example/click"]');
    await expect(link).toHaveAttribute('rel', 'sponsored noopener');
    await expect(link).toHaveAttribute('aria-label', 'Fast hosting for everyone (opens in a new window)');
    const url = await shown.visitSponsor(() => link.click());
    expect(url).toBe('https://sponsor.example/click');
    await expect.poll(() => shown.events()).toEqual(['ad_click third-party-body-top-image']);
  });

  for (const [name, body, tag] of [
    ['reloads', 'location.reload()', []],
    [
      'reloads before it has loaded',
      'document.body.append(Object.assign(new Image(), { src: "ORIGIN/hang/" }));location.reload()',
      ['@full'],
    ],
    ['reloads by a link', 'location.replace(location.href)', ['@full']],
  ] as const)
    test(`removes a frame that ${name} again and again`, { tag: [...tag] }, async ({ ads }) => {
      const options: AdPageOptions = { script: 'again', isolated: true };
      ads.network.answers.set('/script/again.js', { type: 'text/javascript', body });
      const shown = await ads.open(options);
      await shown.expectState('empty', 0);
      await expect(shown.page.locator('iframe')).toHaveCount(0);
      // Requests from before the removal may still arrive; the frame must not come back.
      await shown.passTime(5000);
      await shown.expectState('empty', 0);
      await expect(shown.page.locator('iframe')).toHaveCount(0);
      expect(ads.network.asked.filter((path) => path === '/script/again.js').length).toBeLessThanOrEqual(5);
    });

  test('is a document that does nothing outside of its sandbox', async ({ ads }) => {
    const { network } = ads;
    const { page } = await ads.open({ script: 'good', isolated: true, still: true, path: '/' });
    await page.goto(`${network.siteOrigin}/_docs/ads/frame.html`);
    await expect(page).toHaveTitle('Advertisement');
    // Its program runs while the document loads.
    await page.waitForLoadState('load');
    await expect(page.locator('#host')).toBeEmpty();
    expect(network.asked).toEqual([]);
  });
});
