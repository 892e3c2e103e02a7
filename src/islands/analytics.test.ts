/** @jest-environment jsdom */

import { setConsent } from '../browser/consent';
import { isEmbedded } from '../browser/isEmbedded';
import { readRunTime } from '../browser/navigation/currentPage';
import { openConsent } from '../browser/openConsent';
import { start } from './analytics';

jest.mock('../browser/isEmbedded', () => ({ isEmbedded: jest.fn(() => false) }));
jest.mock('../browser/openConsent', () => ({ openConsent: jest.fn(async () => () => undefined) }));
jest.mock('../browser/navigation/currentPage', () => ({
  getCurrentPage: () => ({ pathname: '/lamp/a', product: 'lamp' }),
  readRunTime: jest.fn(),
}));

const linked = () =>
  [...document.querySelectorAll('head > link[rel="stylesheet"]')].map((link) => link.getAttribute('href'));

/** Returns the arguments of every call that the tag function has queued. */
function listCalls(): unknown[][] {
  const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
  return dataLayer.map((call) => Array.from(call));
}

jest.useFakeTimers();

describe('the island of analytics', () => {
  Object.assign(window, {
    CSS: { escape: (text: string) => text },
    matchMedia: () => ({ matches: false, addEventListener: jest.fn() }),
  });

  it.each([
    ['a tab', false, 1],
    ['a frame of another origin', true, 0],
  ])('asks for consent unless others frame the page: in %s', async (_name, isFramed, count) => {
    jest.mocked(isEmbedded).mockReturnValue(isFramed);
    jest.mocked(openConsent).mockClear();
    jest.mocked(readRunTime).mockReturnValue({ host: 'docs.example.com', consent: true });
    start();
    await jest.runAllTimersAsync();
    expect(openConsent).toHaveBeenCalledTimes(count);
  });

  it('links fonts of this site at once; those of others, the tag and the user only after consent', async () => {
    jest.mocked(readRunTime).mockReturnValue({
      host: 'docs.example.com',
      consent: true,
      fontSheets: ['/fonts/text.css', 'https://fonts.example/icons.css'],
      analytics: { measurementId: 'G-ABC123', scriptUrl: 'https://tag.example/tag.js?id=G-ABC123' },
    });
    start();
    await jest.runAllTimersAsync();
    expect(linked()).toEqual(['/fonts/text.css']);
    expect(listCalls()).toEqual([]);
    expect(document.querySelector('script')).toBeNull();
    setConsent('given');
    await jest.runAllTimersAsync();
    expect(linked()).toEqual(['/fonts/text.css', 'https://fonts.example/icons.css']);
    expect(listCalls()).toContainEqual([
      'set',
      'user_properties',
      expect.objectContaining({ code_variant: 'TS', color_mode: 'system' }),
    ]);
    const countViews = () => listCalls().filter(([, name]) => name === 'page_view').length;
    expect(countViews()).toBe(1);
    const show = (persisted: boolean) =>
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    show(true);
    await jest.runAllTimersAsync();
    expect(countViews()).toBe(2);
  });
});
