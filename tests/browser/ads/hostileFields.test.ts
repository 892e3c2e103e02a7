import { FAKE_ENTRY, FAKE_GARBAGE_FEEDS } from '../../fixtures/ads/feeds';
import { ENTRY_FIELDS, HOSTILE_STRINGS, HOSTILE_VALUES } from '../../fixtures/ads/hostileStrings';
import { feedDelay } from '../../../src/model/ads/Ad';
import type { Ads, AdPage } from './adPage';
import { followHref } from '../fixtures/page';
import { expect, FULL, test } from '../fixtures/test';
import { holdTimers } from '../fixtures/timers';

/** Pages that are visited in turn, so that every answer of the feed gets its own view. */
const PATHS = ['/core/packages/', '/core/release-policy/'];
const FEED = '/feed/hostile.json';
const ROLL = 0.5;
/** Number of probes per test, in one tab. */
const PART = 18;

interface Probe {
  readonly name: string;
  /** The feed's answer. */
  readonly body: string;
  /** Number of hostile fields. */
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

/**
 * Each value twice: as the link, which decides whether there is an ad, and as everything else with a valid
 * link.
 */
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
    ...(type === undefined ? {} : { type }),
  })),
];

/** Returns everything that a probe could change in the page. */
function look({ page }: AdPage) {
  return page.evaluate(() => {
    const slot = document.querySelector<HTMLElement>('[data-ad-holder] aside');
    const main = document.getElementById('main-content');
    const links = [...(slot?.querySelectorAll('a') ?? [])].map(
      (link) => `${link.protocol} ${link.rel} ${link.target}`,
    );
    const longest = Math.max(
      0,
      ...[...(slot?.querySelectorAll('.visually-hidden, b') ?? [])].map(
        (part) => part.parentElement?.textContent?.length ?? 0,
      ),
    );
    return {
      path: window.location.pathname,
      pwned: '__pwn' in window,
      state: /^(?:third-party|in-house)$/.test(slot?.dataset.adState ?? ''),
      wrongLinks: links
        .filter((link) => !/^https?: sponsored noopener _blank$/.test(link))
        .concat(links.slice(1)),
      insecure: slot?.dataset.adState === 'third-party' && links.some((link) => !link.startsWith('https:')),
      sources: [...(slot?.querySelectorAll<HTMLImageElement>('img[src]') ?? [])]
        .map((image) => image.src)
        .filter((source) => !source.startsWith('https:') && !source.startsWith(window.origin)),
      isLong: longest > 450,
      markup:
        slot?.querySelectorAll('script, style, iframe, base, meta, form, svg, object, embed').length ?? 0,
      height: slot?.getBoundingClientRect().height,
      elements: main?.querySelectorAll('script, iframe, base, meta').length ?? 0,
    };
  });
}

async function tryProbes(ads: Ads, probes: readonly Probe[], policy: boolean): Promise<void> {
  const { network } = ads;
  network.answers.set(FEED, { body: '{}', type: 'application/json' });
  const shown = await ads.open({
    feed: 'hostile',
    policy,
    shape: 'inline',
    roll: ROLL,
    path: PATHS[0],
    // Held, so that the feed is requested once per view: it waits after it has rejected an answer.
    prepare: (page) => holdTimers(page, feedDelay(ROLL)),
    // Failed requests are only to addresses that a probe has named.
    expected: [/^(?!uncaught|dialog|crashed)(?!.*(?:Refused|violates))/],
  });
  const { page } = shown;
  const { height, elements } = await look(shown);
  const safe = {
    pwned: false,
    state: true,
    wrongLinks: [],
    insecure: false,
    sources: [],
    isLong: false,
    markup: 0,
    height,
    elements,
  };
  for (const [index, { name, body, type = 'application/json' }] of probes.entries())
    await test.step(name, async () => {
      network.answers.set(FEED, { body, type });
      const path = PATHS[(index + 1) % 2] ?? '';
      await followHref(page, path);
      // The required stay of a reader is over.
      await expect(async () => {
        await shown.passTime(300);
        await page.waitForFunction(
          () =>
            (window as unknown as { heldTimers: Map<number, unknown> }).heldTimers.size > 0 ||
            document.querySelector('aside[data-ad-state="third-party"] a') !== null,
          undefined,
          { timeout: 300 },
        );
      }).toPass({ intervals: [20] });
      await expect.poll(() => look(shown), name).toEqual({ ...safe, path });
      expect(shown.intrusions).toEqual([]);
    });
  await shown.expectNoShift();
}

test.describe('a hostile feed', () => {
  for (const [how, policy] of [
    ['no policy', false],
    ['a strict policy', true],
  ] as const) {
    test(`meets a policy only if it is meant to: ${how}`, FULL, async ({ ads }) => {
      const expected = [/Content Security Policy|TrustedScript/];
      const { page } = await ads.open({ policy, still: true, expected });
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.append('window.__ran = true');
        document.body.append(script);
      });
      await expect.poll(() => page.evaluate(() => '__ran' in window)).toBe(!policy);
    });

    const every = Math.floor(PROBES.length / PART);
    test(`gets nothing through under ${how}`, FULL, async ({ ads }) => {
      await tryProbes(
        ads,
        PROBES.filter((_probe, index) => index % every === Number(policy)),
        policy,
      );
    });

    for (let part = 0; part * PART < PROBES.length; part += 1)
      test(`gets nothing through under ${how}, part ${part + 1}`, FULL, async ({ ads }) => {
        await tryProbes(ads, PROBES.slice(part * PART, (part + 1) * PART), policy);
      });
  }

  test('has its texts shown verbatim', async ({ ads }) => {
    const text = '<img src=x onerror="window.top.__pwn=1">';
    const body = answer({ ...good, company: JSON.stringify(text) });
    ads.network.answers.set(FEED, { body, type: 'application/json' });
    const { slot } = await ads.open({ feed: 'hostile', shape: 'inline' });
    await expect(slot.locator('b')).toHaveText(text);
    await expect(slot).toHaveAttribute('data-ad-state', 'third-party');
  });
});
