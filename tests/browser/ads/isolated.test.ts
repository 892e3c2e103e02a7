import { measure } from './AdPage';
import { GREEDY_SCRIPTS, HOSTILE_SCRIPTS } from './hostileScripts';
import { testHostileFrames } from './testHostileFrames';
import { useAds } from './useAds';

const ads = useAds();

/** All but most of those that keep a processor busy; these are tried in `tests/long`. */
const TRIED = Object.keys(HOSTILE_SCRIPTS).filter(
  (name) =>
    !GREEDY_SCRIPTS.has(name) ||
    /^(?:loops for ever|takes the focus|goes back|fills the history.*|floods from a frame of its own)$/.test(
      name,
    ),
);

describe('the isolated mode', () => {
  it('is tried with more than 25 hostile scripts', () => {
    console.info(`${TRIED.length} hostile scripts, with the policy and without it`);
    expect(TRIED.length).toBeGreaterThan(25);
  });

  testHostileFrames(ads, TRIED);

  it('leads where the placement leads, by a link of the page itself', async () => {
    const shown = await ads().open({ script: 'good', isolated: true });
    const link = shown.page.locator('aside a[href="https://sponsor.example/click"]');
    await link.waitFor();
    expect(await link.getAttribute('rel')).toBe('sponsored noopener');
    expect(await link.getAttribute('aria-label')).toBe('Fast hosting for everyone (opens in a new window)');
    await shown.context.route('https://sponsor.example/**', (route) => route.fulfill({ body: 'sponsor' }));
    const [other] = await Promise.all([shown.context.waitForEvent('page'), link.click()]);
    await other.waitForURL('https://sponsor.example/click', { waitUntil: 'commit' });
    await shown.page.bringToFront();
    await shown.page.waitForFunction(() => (window as unknown as { __events: string[] }).__events.length > 0);
    await shown.page.waitForTimeout(300);
    expect((await measure(shown.page)).events).toEqual(['ad_click third-party-body-top-image']);
    await shown.close();
  });

  it.each([
    ['reloads', 'location.reload()'],
    [
      'reloads before it has loaded',
      'document.body.append(Object.assign(new Image(), { src: "ORIGIN/hang/" }));location.reload()',
    ],
    ['reloads by a link', 'location.replace(location.href)'],
  ])('takes out a frame that %s again and again', async (_name, body) => {
    const { network, open } = ads();
    const path = `/script/again-${network.extra.size}.js`;
    network.extra.set(path, { type: 'text/javascript', body });
    const shown = await open({ script: path.slice('/script/'.length, -'.js'.length), isolated: true });
    await shown.page.waitForSelector('aside[data-ad-state="empty"]', { state: 'attached' });
    await shown.page.waitForTimeout(1000);
    const countAsked = () => network.asked.filter((asked) => asked === path).length;
    const asked = countAsked();
    await shown.page.waitForTimeout(2000);
    // What was under way when it was taken out may still arrive.
    expect(asked).toBeLessThanOrEqual(4);
    expect([countAsked(), await shown.page.locator('iframe').count()]).toEqual([asked, 0]);
    await shown.close();
  });

  it('is a document that does nothing outside of its sandbox', async () => {
    const { network, open } = ads();
    const shown = await open({ script: 'good', isolated: true, still: true });
    const asked = network.asked.length;
    await shown.page.goto(`${shown.site.origin}/_docs/ads/frame.html`);
    await shown.page.waitForTimeout(500);
    expect(network.asked.length).toBe(asked);
    expect(await shown.page.evaluate(() => document.querySelectorAll('#host *').length)).toBe(0);
    await shown.close();
  });
});
