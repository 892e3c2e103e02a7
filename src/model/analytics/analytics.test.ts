import { CLICK_LABELS, parseClickLabel, isVitalsSampled } from './AnalyticsEvent';
import { parseServices } from './services';
import { roundPixelRatio } from './UserProperties';

describe('web vitals', () => {
  it('are measured for one full page load in ten thousand', () => {
    const rolls = Array.from({ length: 100_000 }, (_, index) => (index + 0.5) / 100_000);
    expect(rolls.filter(isVitalsSampled)).toHaveLength(10);
  });
});

describe('labels of controls', () => {
  it.each(['demo-code', 'search'])('%s is in the list', (label) => {
    expect(parseClickLabel(label)).toBe(label);
  });
  it.each(['', 'typed text', '__proto__', undefined, null])('%p is not reported', (label) => {
    expect(parseClickLabel(label)).toBeUndefined();
  });
  it('are unique', () => {
    expect(new Set(CLICK_LABELS).size).toBe(CLICK_LABELS.length);
  });
});

describe('roundPixelRatio', () => {
  it.each([
    [1, 1],
    [1.099, 1],
    [1.8, 1.75],
    [9, 4],
    [0.1, 0.5],
    [Number.NaN, 1],
  ])('%p is %p', (ratio, rounded) => {
    expect(roundPixelRatio(ratio)).toBe(rounded);
  });
});

describe('parseServices', () => {
  const none = { analytics: {}, fonts: {} };

  it('uses no third party if nothing is set', () => {
    expect(parseServices(none)).toEqual({ services: { fontSheets: [], providers: [] }, findings: [] });
  });

  it('lists the policy sources of an analytics service', () => {
    const { services, findings } = parseServices({
      ...none,
      analytics: { measurementId: 'G-TEST12345', scriptUrl: 'https://tag.example/t.js' },
    });
    expect(findings).toEqual([]);
    expect(services.analytics?.scriptUrl).toBe('https://tag.example/t.js?id=G-TEST12345');
    expect(services.providers).toEqual([
      {
        name: 'analytics',
        scripts: ['https://tag.example'],
        connections: ['https://tag.example'],
        images: ['https://tag.example'],
      },
    ]);
  });

  it('accepts font sheets of its own origin without a third party', () => {
    const { services } = parseServices({ ...none, fonts: { webFontUrl: '/fonts/text.css' } });
    expect(services).toEqual({ fontSheets: ['/fonts/text.css'], providers: [] });
  });

  it('allows only origins in the policy', () => {
    const { services, findings } = parseServices({
      ...none,
      analytics: {
        measurementId: 'G-TEST12345',
        hosts: 'https://*.tag.example https://a.example/x;script-src',
      },
    });
    expect(findings).toEqual([]);
    expect(services.providers[0]?.connections?.slice(-2)).toEqual([
      'https://*.tag.example',
      'https://a.example',
    ]);
  });

  it.each([
    [{ analytics: { measurementId: '<script>' }, fonts: {} }],
    [{ analytics: { measurementId: 'G-TEST12345', scriptUrl: 'http://tag.example/' }, fonts: {} }],
    [{ analytics: {}, fonts: { iconFontUrl: '//evil.example/x.css' } }],
    [{ analytics: { measurementId: 'G-TEST12345', hosts: 'javascript:alert(1)' }, fonts: {} }],
    [{ analytics: {}, fonts: { hosts: 'https://a.example;script-src' } }],
  ])('reports %j', (settings) => {
    expect(parseServices(settings).findings).toHaveLength(1);
  });
});
