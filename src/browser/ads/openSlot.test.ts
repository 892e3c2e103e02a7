/** @jest-environment jsdom */

import type { AdsData } from '../../model/ads/AdsData';
import { createAdView } from '../../model/ads/AdView';
import { openSlot } from './openSlot';

const AD = { label: 'own', link: '/own/', name: 'Own', description: 'What it is.', poweredby: 'Family' };
const DATA: AdsData = { texts: { adAppealTitle: 'Appeal' }, inHouse: [AD, AD, AD, AD, AD] };
/** State and label of the ad that replaces the placeholder. */
const PLACEHOLDER = ['in-house-after-placeholder', 'in-house-carbon'] as const;
const NETWORK = {
  scriptUrl: 'https://net.example/ad.js',
  placementSelector: '#net',
  backersUrl: 'https://docs.example/backers',
  poweredby: 'Net',
  inDevelopment: false,
  consentNeeded: false,
};

let isSeen = true;
let see: (isNow: boolean) => void;

function open({ data = DATA, network = NETWORK, appealRoll = 0.5, track = jest.fn() } = {}) {
  document.body.innerHTML = '<main><aside></aside></main>';
  const slot = document.querySelector('aside') as HTMLElement;
  const end = new AbortController();
  const firstView = createAdView({
    shape: 'image',
    appealRoll,
    inHouseRoll: 0,
    network: { script: true, feed: false },
    consent: 'unneeded',
    online: true,
  });
  openSlot({ slot, data, network, firstView, track, signal: end.signal });
  const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
  const fill = (html: string) => slot.querySelector('script')?.insertAdjacentHTML('afterend', html);
  return { slot, end, track, pass, fill };
}

describe('openSlot', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(Math, 'random').mockReturnValue(0);
    isSeen = true;
    window.IntersectionObserver = class {
      constructor(private readonly tell: IntersectionObserverCallback) {}
      observe() {
        see = (isNow) => this.tell([{ intersectionRatio: isNow ? 1 : 0.4 }] as never, this as never);
        see(isSeen);
      }
      disconnect() {}
    } as never;
    window.matchMedia = jest.fn(() => ({ matches: false, addEventListener: jest.fn() }) as never);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('waits for the placement and shows nothing else', async () => {
    const { slot, track, pass, fill } = open();
    expect([slot.dataset.adState, slot.textContent]).toEqual(['third-party', '']);
    await pass(400);
    fill('<div id="net"><a href="https://a.example/">Foreign</a></div>');
    await pass(500);
    expect([slot.dataset.adState, slot.textContent]).toEqual(['third-party', 'Foreign']);
    await pass(2500);
    expect(track.mock.calls).toEqual([[{ name: 'ad_display', label: 'third-party-body-top-image' }]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('counts no display of an ad that is not in view, and one that stays there', async () => {
    isSeen = false;
    const { track, pass } = open({ network: undefined as never });
    await pass(10_000);
    see(true);
    await pass(2000);
    see(false);
    await pass(10_000);
    expect(track).not.toHaveBeenCalled();
    see(true);
    await pass(2500);
    expect(track.mock.calls).toEqual([[{ name: 'ad_display', label: expect.any(String), ad: 'own' }]]);
  });

  it('removes every placement after the first, but not a replacement of the first', async () => {
    const { slot, end, pass, fill } = open();
    await pass(300);
    fill('<div id="net"><a href="https://a.example/">First</a></div>');
    await pass(500);
    fill('<div id="net"><a href="https://a.example/">Second</a></div>');
    await pass(0);
    expect(slot.textContent).toBe('First');
    await pass(30_000);
    fill('<p><b id="net" hidden><a href="https://a.example/">Third</a></b></p>');
    await pass(0);
    expect(slot.textContent).toBe('First');
    slot.querySelector('#net')?.remove();
    fill('<div id="net"><a href="https://a.example/">Fourth</a></div>');
    await pass(0);
    expect([slot.textContent, slot.dataset.adState]).toEqual(['Fourth', 'third-party']);
    end.abort();
  });

  it('empties the slot for a script that never stops adding ads', async () => {
    const { slot, track, pass, fill } = open();
    await pass(300);
    fill('<div id="net"><a href="https://a.example/">First</a></div>');
    await pass(500);
    new MutationObserver(() => fill('<div id="net"><a href="https://a.example/">Again</a></div>')).observe(
      slot,
      {
        childList: true,
        subtree: true,
      },
    );
    fill('<div id="net"><a href="https://a.example/">Second</a></div>');
    await pass(0);
    expect([slot.dataset.adState, slot.textContent]).toEqual(['empty', '']);
    expect(track.mock.calls).toEqual([[{ name: 'ad_crash' }]]);
  });

  it('requests nothing before the reader has stayed for 300 ms', async () => {
    const { slot, pass } = open();
    await pass(299);
    expect(slot.querySelector('script')).toBeNull();
    await pass(1);
    expect(slot.querySelector('script')).not.toBeNull();
  });

  it('requests nothing while the page is hidden, although it was visible at first', async () => {
    const { slot, pass } = open();
    await pass(200);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(5000);
    expect([slot.dataset.adState, slot.querySelector('script')]).toEqual(['third-party', null]);
    visibility.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(slot.querySelector('script')).not.toBeNull();
  });

  it.each([
    [0.5, 'in-house', 'Own'],
    [0.1, 'appeal', 'Appeal'],
  ])(
    'treats the ad as blocked at the 7th check, random number %p, and shows it if it arrives late',
    async (appealRoll, state, text) => {
      const { slot, pass, fill } = open({ appealRoll });
      await pass(300 + 2999);
      expect(slot.dataset.adState).toBe('third-party');
      await pass(1);
      expect(slot.dataset.adState).toBe(state);
      expect(slot.textContent).toContain(text);
      await pass(10_000);
      fill('<div id="net"><a href="https://a.example/">Late</a></div>');
      await pass(500);
      expect([slot.dataset.adState, slot.textContent]).toEqual(['third-party', 'Late']);
      await pass(60_000);
      expect(jest.getTimerCount()).toBe(0);
    },
  );

  it('stops checking after 14.5 s', async () => {
    const { slot, pass, fill } = open();
    await pass(300 + 14_500);
    fill('<div id="net"><a href="https://a.example/">Too late</a></div>');
    await pass(60_000);
    expect(slot.dataset.adState).toBe('in-house');
  });

  it('replaces the placeholder by an in-house ad', async () => {
    const { slot, track, pass, fill } = open();
    await pass(300);
    fill('<div id="net"><a href="https://docs.example/backers">Backers</a></div>');
    await pass(500);
    expect(slot.dataset.adState).toBe('in-house-after-placeholder');
    expect(slot.textContent).not.toContain('Backers');
    expect(slot.querySelectorAll('a')).toHaveLength(1);
    await pass(2500);
    expect(track.mock.calls).toEqual([
      [{ name: 'ad_display', label: 'in-house-carbon-body-top-image', ad: 'own' }],
    ]);
  });

  const AD_LINK = '<a href="https://a.example/">Foreign</a>';
  const BACKERS_LINK = '<a href="https://docs.example/backers">Backers</a>';
  const setContent = (html: string) => (slot: HTMLElement) => {
    (slot.querySelector('#net') as Element).innerHTML = html;
  };
  it.each([
    // the content at first, the network's answer 1.5 s later: the resulting state and its label
    ['an empty container gets an ad', '', setContent(AD_LINK), 'third-party', 'third-party'],
    ['an empty container gets the placeholder', '', setContent(BACKERS_LINK), ...PLACEHOLDER],
    [
      'a picture gets the link of the placeholder',
      '<img>',
      setContent(`<img>${BACKERS_LINK}`),
      ...PLACEHOLDER,
    ],
    ['an ad is replaced by the placeholder', AD_LINK, setContent(BACKERS_LINK), ...PLACEHOLDER],
    [
      'an ad and its container are replaced by the placeholder',
      AD_LINK,
      (slot) => ((slot.querySelector('#net') as Element).outerHTML = `<p id="net">${BACKERS_LINK}</p>`),
      ...PLACEHOLDER,
    ],
    [
      'the link of an ad becomes that of the placeholder',
      AD_LINK,
      (slot) => slot.querySelector('#net a')?.setAttribute('href', 'https://docs.example/backers'),
      ...PLACEHOLDER,
    ],
    ['an ad gets a second link', AD_LINK, setContent(AD_LINK + BACKERS_LINK), 'third-party', 'third-party'],
  ] as [string, string, (slot: HTMLElement) => void, string, string][])(
    'follows the content of the placement: %s',
    async (_name, first, change, state, label) => {
      const { slot, track, pass, fill } = open();
      await pass(300);
      fill(`<div id="net">${first}</div>`);
      await pass(1500);
      change(slot);
      await pass(500);
      expect(slot.dataset.adState).toBe(state);
      expect(slot.textContent).not.toContain(state === 'third-party' ? 'Own' : 'Backers');
      await pass(2500);
      const ad = state === 'third-party' ? {} : { ad: 'own' };
      expect(track.mock.calls).toEqual([[{ name: 'ad_display', label: `${label}-body-top-image`, ...ad }]]);
    },
  );

  it('treats a container that is never filled as a blocked ad', async () => {
    const { slot, track, pass, fill } = open({ appealRoll: 0.1 });
    await pass(300);
    fill('<div id="net">An ad will be here</div>');
    await pass(3000 + 2500);
    expect(slot.dataset.adState).toBe('appeal');
    expect(track.mock.calls).toEqual([[{ name: 'ad_display', label: 'appeal-body-top-image' }]]);
  });

  it('reports clicks on ads of both kinds by their label', async () => {
    const { slot, track, pass, fill } = open();
    await pass(300);
    fill('<div id="net"><a href="#x"><b>Foreign</b></a></div>');
    await pass(500);
    slot.querySelector('b')?.click();
    expect(track.mock.calls).toEqual([[{ name: 'ad_click', label: 'third-party-body-top-image' }]]);
  });

  it('reports a click with the middle button, and none with the right one', async () => {
    const { slot, track, pass, fill } = open();
    await pass(300);
    fill('<div id="net"><img alt=""></div>');
    await pass(500);
    slot.querySelector('#net')?.insertAdjacentHTML('beforeend', '<a href="https://a.example/">Late</a>');
    await pass(0);
    const link = slot.querySelector('a');
    expect([link?.target, link?.rel]).toEqual(['_blank', 'sponsored noopener']);
    for (const button of [2, 1]) link?.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true }));
    expect(track.mock.calls).toEqual([[{ name: 'ad_click', label: 'third-party-body-top-image' }]]);
  });

  it('hides an ad that crashes, keeps its place, and reports it once', async () => {
    const broken = { ...DATA, inHouse: [{ ...AD, name: {} }] as unknown as AdsData['inHouse'] };
    const { slot, track, pass } = open({ data: broken });
    await pass(300 + 3000);
    expect([slot.dataset.adState, slot.textContent]).toEqual(['empty', '']);
    await pass(60_000);
    expect(track.mock.calls).toEqual([[{ name: 'ad_crash' }]]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('empties the slot when the view ends', async () => {
    const { slot, end, pass, fill, track } = open();
    await pass(1300);
    fill('<div id="net"><a href="https://a.example/">Foreign</a></div>');
    end.abort();
    await pass(0);
    expect([slot.innerHTML, jest.getTimerCount()]).toEqual(['', 0]);
    await pass(60_000);
    expect(track).not.toHaveBeenCalled();
  });

  it('works if a content blocker removes its parts or the slot', async () => {
    const { slot, end, pass } = open();
    await pass(300 + 3000);
    for (const part of slot.querySelectorAll('a, p, b, span')) part.remove();
    await pass(20_000);
    slot.remove();
    end.abort();
    await pass(0);
    expect(document.body.innerHTML).toBe('<main></main>');
  });

  it('does not mistake a lost connection for a blocked ad', async () => {
    const { slot, pass } = open({ appealRoll: 0 });
    await pass(1000);
    window.dispatchEvent(new Event('offline'));
    await pass(20_000);
    expect([slot.dataset.adState, jest.getTimerCount()]).toEqual(['in-house', 0]);
  });
});
