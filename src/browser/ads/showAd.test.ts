/** @jest-environment jsdom */

import { showAd } from './showAd';
import { openSlot, type OpenSlotOptions } from './openSlot';

jest.mock('./openSlot', () => ({ openSlot: jest.fn() }));
jest.mock('../consent', () => ({
  getConsent: () => consent.choice,
  subscribeConsent: (listener: () => void) => consent.listeners.add(listener),
}));

/** The reader's answer, and the listeners for it. */
const consent = { choice: undefined as 'given' | 'refused' | undefined, listeners: new Set<() => void>() };

const NETWORK = {
  scriptUrl: 'https://net.example/ad.js',
  feedUrl: 'https://net.example/ads.json',
  consentNeeded: false,
  inDevelopment: true,
};
jest.useFakeTimers();

let count = 0;

/** The first view of a page. */
async function firstView({
  network = {},
  choice = undefined as 'given' | 'refused' | undefined,
  isPrinted = false,
} = {}) {
  count += 1;
  consent.choice = choice;
  const data = { texts: {}, inHouse: [], network: { ...NETWORK, ...network } };
  window.fetch = jest.fn(async () => ({ ok: true, json: async () => data }) as Response);
  window.matchMedia = jest.fn(
    () => ({ matches: isPrinted, addEventListener: jest.fn() }) as unknown as MediaQueryList,
  );
  const slot = document.createElement('aside');
  void showAd({
    slot,
    adsHref: `/${count}.json`,
    track: jest.fn(),
  });
  await jest.advanceTimersByTimeAsync(20);
  return jest.mocked(openSlot).mock.calls[0]?.[0].firstView;
}

function pretend(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
}

describe('showAd', () => {
  beforeEach(() => {
    jest.mocked(openSlot).mockClear();
    consent.listeners.clear();
    sessionStorage.setItem('ad-shape', 'image');
  });
  afterEach(() => {
    for (const name of ['onLine', 'globalPrivacyControl', 'doNotTrack', 'connection'])
      Reflect.deleteProperty(navigator, name);
    for (const name of ['visibilityState', 'prerendering', 'readyState'])
      Reflect.deleteProperty(document, name);
    jest.restoreAllMocks();
  });

  it('requests an ad of the network if nothing prevents it', async () => {
    expect(await firstView()).toMatchObject({ state: 'third-party', channel: 'script' });
  });

  it.each([
    ['consent is needed and not answered yet', { network: { consentNeeded: true } }],
    ['the reader refused', { choice: 'refused' as const }],
    ['there is no network', { network: { scriptUrl: undefined, feedUrl: undefined } }],
    ['the network is for production only', { network: { inDevelopment: false } }],
  ])('requests nothing if %s', async (_name, given) => {
    expect(await firstView(given)).toMatchObject({ state: 'in-house', channel: 'none' });
  });

  describe('a consent choice of the reader', () => {
    const NEEDED = { consentNeeded: true };
    const UNNEEDED = { consentNeeded: false };
    const NO_SCRIPT = { consentNeeded: true, scriptUrl: undefined };
    it.each([
      // the network, the answer before, the answer now: the resulting state, and whether the view starts
      // again
      ['leaves the family’s ad alone', NEEDED, undefined, 'refused', undefined],
      ['leaves the family’s ad alone', NO_SCRIPT, undefined, 'given', undefined],
      ['leaves the network’s ad alone', UNNEEDED, undefined, 'given', undefined],
      ['asks the network', NEEDED, undefined, 'given', 'third-party'],
      ['asks the network', NEEDED, 'refused', 'given', 'third-party'],
      ['takes the network’s ad out', UNNEEDED, undefined, 'refused', 'in-house'],
      ['takes the network’s ad out', NEEDED, 'given', 'refused', 'in-house'],
    ] as const)('%s, network %p, from %s to %s', async (_name, network, before, answer, state) => {
      const first = await firstView({ network, choice: before });
      consent.choice = answer;
      for (const listener of consent.listeners) listener();
      const [[opened], again] = jest.mocked(openSlot).mock.calls as [[OpenSlotOptions], [OpenSlotOptions]?];
      expect(again?.[0].firstView.state).toBe(state);
      expect(opened.signal.aborted).toBe(state !== undefined);
      // The same in-house ad is shown in all cases.
      const { appealRoll, inHouseRoll } = again?.[0].firstView ?? first ?? {};
      expect([appealRoll, inHouseRoll]).toEqual([first?.appealRoll, first?.inHouseRoll]);
    });
  });

  it('keeps an ad shown before the connection was lost if the answer stays the same', async () => {
    await firstView();
    pretend(navigator, 'onLine', false);
    for (const listener of consent.listeners) listener();
    expect(jest.mocked(openSlot).mock.calls).toHaveLength(1);
  });

  it('keeps the family’s ad if no answer would allow a request to the network', async () => {
    pretend(navigator, 'connection', { saveData: true });
    await firstView({ network: { consentNeeded: true } });
    consent.choice = 'given';
    for (const listener of consent.listeners) listener();
    expect(jest.mocked(openSlot).mock.calls).toHaveLength(1);
  });

  it.each([
    ['is offline', 'onLine', false],
    ['saves data', 'connection', { saveData: true }],
    ['asks for privacy', 'globalPrivacyControl', true],
    ['asks not to be tracked', 'doNotTrack', '1'],
  ])('requests nothing if the browser %s', async (_name, property, value) => {
    pretend(navigator, property, value);
    expect(await firstView()).toMatchObject({ state: 'in-house', channel: 'none' });
  });

  it.each([
    ['hidden', 'visibilityState', 'hidden'],
    ['prerendered', 'prerendering', true],
  ])('waits while the page is %s', async (_name, property, value) => {
    pretend(document, property, value);
    expect(await firstView()).toBeUndefined();
    Reflect.deleteProperty(document, property);
    pretend(document, 'visibilityState', 'visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    expect(openSlot).toHaveBeenCalledTimes(1);
  });

  it('waits while the page is printed', async () => {
    expect(await firstView({ isPrinted: true })).toBeUndefined();
  });

  it('keeps the shape of the session, and replaces an invalid one', async () => {
    sessionStorage.setItem('ad-shape', '<script>');
    jest.spyOn(Math, 'random').mockReturnValue(0.1);
    expect((await firstView())?.shape).toBe('inline');
    expect(sessionStorage.getItem('ad-shape')).toBe('inline');
  });

  it('fails if the ads could not be loaded', async () => {
    window.fetch = jest.fn(async () => ({ ok: false, status: 404 }) as Response);
    const slot = document.createElement('aside');
    const shown = showAd({ slot, adsHref: '/gone.json', track: jest.fn() });
    await expect(shown).rejects.toThrow('/gone.json returned 404');
  });
});
