/** @jest-environment jsdom */
import { showAd } from './showAd';
import { openSlot } from './openSlot';
import { afterLoad } from '../../browser/ads/afterLoad';
import { whenPresentable } from '../../browser/ads/whenPresentable';

jest.mock('./openSlot', () => ({ openSlot: jest.fn() }));

const NETWORK = {
  scriptUrl: 'https://net.example/ad.js',
  feedUrl: 'https://net.example/ads.json',
  consentNeeded: false,
  inDevelopment: true,
};
let count = 0;

/** The view that a page begins with. */
async function firstView({
  network = {},
  choice = undefined as 'given' | 'refused' | undefined,
  isPrinted = false,
} = {}) {
  count += 1;
  const data = { texts: {}, inHouse: [], network: { ...NETWORK, ...network } };
  window.fetch = jest.fn(async () => ({ ok: true, json: async () => data }) as Response);
  window.matchMedia = jest.fn(
    () => ({ matches: isPrinted, addEventListener: jest.fn() }) as unknown as MediaQueryList,
  );
  const slot = document.createElement('aside');
  void showAd({
    slot,
    adsHref: `/${count}.json`,
    choice,
    track: jest.fn(),
    signal: new AbortController().signal,
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  return jest.mocked(openSlot).mock.calls[0]?.[0].firstView;
}

function pretend(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true });
}

describe('showAd', () => {
  beforeEach(() => {
    jest.mocked(openSlot).mockClear();
    sessionStorage.setItem('ad-shape', 'image');
  });
  afterEach(() => {
    for (const name of ['onLine', 'globalPrivacyControl', 'doNotTrack', 'connection'])
      Reflect.deleteProperty(navigator, name);
    for (const name of ['visibilityState', 'prerendering', 'readyState'])
      Reflect.deleteProperty(document, name);
    jest.restoreAllMocks();
  });

  it('asks the network where nothing speaks against it', async () => {
    expect(await firstView()).toMatchObject({ state: 'third-party', channel: 'script' });
  });

  it.each([
    ['consent is needed and open', { network: { consentNeeded: true } }],
    ['the reader refused', { choice: 'refused' as const }],
    ['there is no network', { network: { scriptUrl: undefined, feedUrl: undefined } }],
    ['the network is for production only', { network: { inDevelopment: false } }],
  ])('asks nobody where %s', async (_name, given) => {
    expect(await firstView(given)).toMatchObject({ state: 'in-house', channel: 'none' });
  });

  it.each([
    ['is offline', 'onLine', false],
    ['saves data', 'connection', { saveData: true }],
    ['asks for privacy', 'globalPrivacyControl', true],
    ['asks not to be tracked', 'doNotTrack', '1'],
  ])('asks nobody where the browser %s', async (_name, property, value) => {
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

  it('keeps the shape of the session, and mends a broken one', async () => {
    sessionStorage.setItem('ad-shape', '<script>');
    jest.spyOn(Math, 'random').mockReturnValue(0.1);
    expect((await firstView())?.shape).toBe('inline');
    expect(sessionStorage.getItem('ad-shape')).toBe('inline');
  });

  it('fails where the ads can not be had', async () => {
    window.fetch = jest.fn(async () => ({ ok: false, status: 404 }) as Response);
    const slot = document.createElement('aside');
    const shown = showAd({
      slot,
      adsHref: '/gone.json',
      choice: undefined,
      track: jest.fn(),
      signal: new AbortController().signal,
    });
    await expect(shown).rejects.toThrow('/gone.json answered 404');
  });
});

describe('afterLoad', () => {
  const wait = () =>
    new Promise((resolve) => {
      setTimeout(resolve, 5);
    });

  it('does nothing before the load event', async () => {
    const task = jest.fn();
    pretend(document, 'readyState', 'interactive');
    afterLoad(task, new AbortController().signal);
    await wait();
    expect(task).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    await wait();
    expect(task).toHaveBeenCalledTimes(1);
    Reflect.deleteProperty(document, 'readyState');
  });

  it('does nothing for a view that has ended', async () => {
    const task = jest.fn();
    const end = new AbortController();
    afterLoad(task, end.signal);
    end.abort();
    await wait();
    whenPresentable(task, end.signal);
    expect(task).not.toHaveBeenCalled();
  });
});
