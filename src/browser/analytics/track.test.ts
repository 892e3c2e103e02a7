/** @jest-environment jsdom */

import { track } from './track';

const EVENT = { name: 'ad_display', label: 'in-house-body-top-image' } as const;

function setTag(tag: unknown): void {
  Object.defineProperty(window, 'gtag', { value: tag, configurable: true });
}

jest.useFakeTimers();

async function idle(): Promise<void> {
  await jest.runAllTimersAsync();
}

describe('track', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'gtag');
  });

  it('passes an event to the global tag function, asynchronously', async () => {
    const tag = jest.fn();
    setTag(tag);
    track(EVENT);
    expect(tag).not.toHaveBeenCalled();
    await idle();
    expect(tag.mock.calls).toEqual([['event', 'ad_display', { label: 'in-house-body-top-image' }]]);
  });

  it('says the product of the page, also with events of the family, whose fields are their own', async () => {
    const tag = jest.fn();
    setTag(tag);
    document.body.innerHTML =
      '<script type="application/json" id="_page">{"page":{"product":{"id":"lamp"}}}</script>';
    track({ name: 'copy', label: 'demo', demo: 'Beam' });
    track({ name: 'family', event: 'store_visit', fields: { place: 'footer' } });
    await idle();
    document.body.innerHTML = '';
    expect(tag.mock.calls).toEqual([
      ['event', 'copy', { label: 'demo', demo: 'Beam', product: 'lamp' }],
      ['event', 'store_visit', { place: 'footer', product: 'lamp' }],
    ]);
  });

  it('sends everything as soon as the page is hidden, in order and once', async () => {
    const tag = jest.fn();
    setTag(tag);
    const shown = jest.spyOn(document, 'visibilityState', 'get');
    const names = () => tag.mock.calls.map(([, name]) => name as string);
    track(EVENT);
    track({ name: 'control', label: 'search' });
    shown.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(names()).toEqual(['ad_display', 'control']);
    // Some metrics are known only when the page is hidden.
    track({ name: 'web_vital', metric: 'CLS', value: 0, rating: 'good' });
    expect(names()).toEqual(['ad_display', 'control', 'web_vital']);
    shown.mockRestore();
    await idle();
    expect(tag).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['missing', undefined],
    ['not a function', 'tag'],
    [
      'throwing',
      () => {
        throw new Error('no');
      },
    ],
    ['rejecting', () => Promise.reject(new Error('no'))],
  ])('does not throw if the tag function is %s', async (_name, tag) => {
    setTag(tag);
    expect(() => track(EVENT)).not.toThrow();
    await idle();
  });

  it('does not throw if the getter of the tag function throws', async () => {
    Object.defineProperty(window, 'gtag', {
      configurable: true,
      get: () => {
        throw new Error('no');
      },
    });
    track(EVENT);
    await idle();
  });
});
