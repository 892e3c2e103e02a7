/** @jest-environment jsdom */

import { reportPage, reportReader } from './pageReport';

const tag = jest.fn();

jest.useFakeTimers();

describe('a report to the tag', () => {
  beforeEach(() => {
    tag.mockReset();
    Object.assign(window, { gtag: tag, matchMedia: () => ({ matches: false, addEventListener: jest.fn() }) });
  });

  it('has the properties of the user', async () => {
    const root = document.documentElement;
    root.lang = 'ar';
    root.dir = 'rtl';
    root.dataset.colorMode = 'dark';
    Object.assign(window, { devicePixelRatio: 1.25 });
    reportReader();
    await jest.runAllTimersAsync();
    const properties = {
      code_variant: 'TS',
      language: 'ar',
      color_mode: 'dark',
      direction: 'rtl',
      device_pixel_ratio: 1.25,
    };
    expect(tag.mock.calls).toEqual([['set', 'user_properties', properties]]);
  });

  it('sets the address of a page before its view', async () => {
    reportPage({ pathname: '/lamp/a', product: 'lamp' });
    await jest.runAllTimersAsync();
    expect(tag.mock.calls).toEqual([
      ['set', { page_location: 'http://localhost/lamp/a', page_referrer: '' }],
      ['event', 'page_view', { pathname: '/lamp/a', product: 'lamp' }],
    ]);
  });
});
