import { inParallel } from '../harness/inParallel';
import type { AdPage } from './AdPage';
import { FAKE_ENTRY, FAKE_GARBAGE_FEEDS } from './fakeFeeds';
import { ENTRY_FIELDS, HOSTILE_STRINGS, HOSTILE_VALUES } from './hostileStrings';
import { followInPage } from './followInPage';
import { useAds } from './useAds';

const ads = useAds();

/** Pages that are gone to in turn, so that every answer of the feed gets a view of its own. */
const PATHS = ['/core/packages/', '/core/release-policy/'];
const FEED = '/feed/hostile.json';

interface Probe {
  readonly name: string;
  /** The feed's answer. */
  readonly body: string;
  /** Fields that hold something hostile. */
  readonly payloads: number;
  readonly type?: string;
}

function answer(entry: Readonly<Record<string, string>>): string {
  const fields = Object.entries(entry).map(([name, value]) => `${JSON.stringify(name)}:${value}`);
  return `{"ads":[{${fields.join(',')}}]}`;
}

const good = Object.fromEntries(
  Object.entries(FAKE_ENTRY).map(([name, value]) => [name, JSON.stringify(value)]),
);

/** Each value twice: as the link, which decides whether there is an ad, and as everything else beside a good link. */
const PROBES: readonly Probe[] = [
  ...[...HOSTILE_STRINGS.map((text) => JSON.stringify(text)), ...HOSTILE_VALUES].flatMap((value) => {
    const others = ENTRY_FIELDS.filter((name) => name !== 'statlink');
    const name = value.slice(0, 60);
    return [
      { name: `${name} as link`, body: answer({ ...good, statlink: value }), payloads: 1 },
      {
        name: `${name} as all the rest`,
        body: answer({ ...good, ...Object.fromEntries(others.map((field) => [field, value])) }),
        payloads: others.length,
      },
    ];
  }),
  ...Object.entries(FAKE_GARBAGE_FEEDS).map(([name, { body = '', type }]) => ({
    name,
    body,
    payloads: 1,
    type,
  })),
];

/** Everything that a probe can have done to the page. */
function look({ page }: AdPage) {
  return page.evaluate(() => {
    const slot = document.querySelector<HTMLElement>('[data-place] aside');
    const main = document.getElementById('main-content');
    return {
      pwned: '__pwn' in window,
      state: slot?.dataset.adState ?? '',
      label: slot?.querySelector('b')?.textContent ?? '',
      links: [...(slot?.querySelectorAll('a') ?? [])].map(
        (link) => `${link.protocol} ${link.rel} ${link.target}`,
      ),
      sources: [...(slot?.querySelectorAll<HTMLImageElement>('img[src]') ?? [])].map((image) => image.src),
      longest: Math.max(
        0,
        ...[...(slot?.querySelectorAll('.visually-hidden, b') ?? [])].map(
          (part) => part.parentElement?.textContent?.length ?? 0,
        ),
      ),
      markup:
        slot?.querySelectorAll('script, style, iframe, base, meta, form, svg, object, embed').length ?? 0,
      height: slot?.getBoundingClientRect().height,
      elements: main?.querySelectorAll('script, iframe, base, meta').length ?? 0,
      shifts: (window as unknown as { __shifts: string[] }).__shifts,
    };
  });
}

/** Whether the feed has answered the view that began at a time. */
function hasAsked({ path, arrivedAt }: { path: string; arrivedAt: number }): boolean {
  const entries = performance.getEntriesByType('resource');
  return entries.some(({ name, startTime }) => name.endsWith(path) && startTime > arrivedAt);
}

async function run(probes: readonly Probe[], policy: boolean): Promise<string[]> {
  const findings: string[] = [];
  const { network, open } = ads();
  await inParallel([0, 1, 2, 3], 4, async () => async (worker) => {
    const feed = `hostile${worker}${policy ? 'p' : ''}`;
    const path = FEED.replace('hostile', feed);
    network.extra.set(path, { body: '{}', type: 'application/json' });
    const shown = await open({ feed, policy, shape: 'inline', path: PATHS[0] });
    const { page, site } = shown;
    const before = await look(shown);
    const own = probes.filter((_probe, index) => index % 4 === worker);
    for (const [index, probe] of own.entries()) {
      network.extra.set(path, { body: probe.body, type: probe.type ?? 'application/json' });
      const next = PATHS[(index + 1) % 2] ?? '';
      const arrivedAt = await followInPage(page, next);
      const asked = await page
        .waitForFunction(hasAsked, { path, arrivedAt })
        .then(() => true)
        .catch(() => false);
      await page.waitForTimeout(60);
      const after = await look(shown);
      const tell = (what: string) => findings.push(`${probe.name}: ${what}`);
      if (!asked) tell('the feed was not asked');
      if (after.pwned) tell('a script ran');
      if (page.url() !== site.origin + next) tell(`the page went to ${page.url()}`);
      if (!['third-party', 'in-house'].includes(after.state)) tell(`state ${after.state}`);
      if (after.links.length > 1) tell('more than one link');
      if (after.links.some((link) => !/^https?: sponsored noopener _blank$/.test(link)))
        tell(after.links.join());
      if (after.state === 'third-party' && after.links.some((link) => !link.startsWith('https:')))
        tell('an insecure link');
      if (after.sources.some((source) => !source.startsWith('https:') && !source.startsWith(site.origin))) {
        tell(`a picture from ${after.sources.join()}`);
      }
      if (after.markup > 0 || after.elements !== before.elements) tell('markup');
      if (after.longest > 450) tell(`a text of ${after.longest} characters`);
      if (after.height !== before.height || after.shifts.length > 0)
        tell(`height ${after.height}, shifts ${after.shifts.join('; ')}`);
      if (shown.intrusions.length > 0) tell(shown.intrusions.join());
    }
    const uncaught = shown.faults.filter((fault) => /uncaught|dialog|crashed|Refused|violates/.test(fault));
    findings.push(...uncaught);
    await shown.close();
  });
  return findings;
}

/** Whether the policy would stop a script that came in after all. */
async function stopsInlineScripts(policy: boolean): Promise<boolean> {
  const shown = await ads().open({ policy, still: true });
  const ran = await shown.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.__ran = true';
    document.body.append(script);
    return '__ran' in window;
  });
  await shown.close();
  return !ran;
}

describe('a hostile feed', () => {
  const payloads = PROBES.reduce((sum, probe) => sum + probe.payloads, 0);

  it('is tried with more than 250 payloads', () => {
    console.info(`${payloads} hostile fields in ${PROBES.length} views, with the policy and without it`);
    expect(payloads).toBeGreaterThan(250);
  });

  it('meets a policy only where it is meant to', async () => {
    expect([await stopsInlineScripts(true), await stopsInlineScripts(false)]).toEqual([true, false]);
  });

  it.each([
    ['no policy', false],
    ['a strict policy', true],
  ])(
    'gets nothing through under %s',
    async (_name, policy) => {
      expect(await run(PROBES, policy)).toEqual([]);
    },
    300_000,
  );

  it('has its texts shown as they are', async () => {
    const text = '<img src=x onerror="window.top.__pwn=1">';
    const { network, open } = ads();
    const body = answer({ ...good, company: JSON.stringify(text) });
    network.extra.set(FEED, { body, type: 'application/json' });
    const shown = await open({ feed: 'hostile', shape: 'inline' });
    await shown.page.waitForSelector('aside[data-ad-state="third-party"] b');
    expect((await look(shown)).label).toBe(text);
    await shown.close();
  });
});
