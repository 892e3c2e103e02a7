/** @jest-environment jsdom */

import type { MetricType } from 'web-vitals';
import { reportPage, reportReader, watchVitals } from './pageReport';

let mockObserved: Partial<Record<string, (metric: MetricType) => void>> = {};
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: (metric: MetricType) => void) => {
        mockObserved[name] = report;
      },
    ]),
  ),
);

jest.mock('../navigation/currentPage', () => ({ getCurrentPage: () => ({ product: 'lamp' }) }));

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
    root.dataset.colorChoice = 'dark';
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
    reportPage({ pathname: '/lamp/a' });
    await jest.runAllTimersAsync();
    expect(tag.mock.calls).toEqual([
      ['set', { page_location: 'http://localhost/lamp/a', page_referrer: '' }],
      ['event', 'page_view', { pathname: '/lamp/a', product: 'lamp' }],
    ]);
  });
});

describe('watchVitals', () => {
  const track = jest.fn();

  beforeEach(() => {
    mockObserved = {};
    track.mockReset();
  });

  it('reports times in milliseconds, and layout shift in thousandths', async () => {
    await watchVitals(() => 0, track);
    mockObserved.CLS?.({ name: 'CLS', value: 0.1234, rating: 'needs-improvement' } as MetricType);
    mockObserved.LCP?.({ name: 'LCP', value: 1234.5, rating: 'good' } as MetricType);
    expect(track.mock.calls).toEqual([
      [{ name: 'web_vital', metric: 'CLS', value: 123, rating: 'needs-improvement' }],
      [{ name: 'web_vital', metric: 'LCP', value: 1235, rating: 'good' }],
    ]);
  });

  it('measures nothing on a page load that is not sampled', async () => {
    await watchVitals(() => 0.5, track);
    expect(mockObserved).toEqual({});
  });
});
