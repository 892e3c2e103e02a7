/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://docs.site.org/system/"}
 */
import { loadTag, unloadTag } from './loadTag';

const ANALYTICS = { measurementId: 'G-TEST12345', scriptUrl: 'https://tag.example/tag.js?id=G-TEST12345' };

/** Sets cookies as the service's script does: on the highest possible domain unless configured otherwise. */
function runTag(): void {
  const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
  const config = dataLayer.map((words) => Array.from(words)).find(([kind]) => kind === 'config') ?? [];
  const { cookie_domain: domain = 'auto' } = config[2] as { cookie_domain?: string };
  const place = { auto: ';domain=site.org', none: '' }[domain] ?? `;domain=${domain}`;
  for (const name of ['_ga', '_ga_TEST12345']) document.cookie = `${name}=GA1.1.1${place};path=/;max-age=999`;
}

const throwing = {
  get: () => {
    throw new Error('no');
  },
};

describe.each([
  ['a tag that throws when it is read', 'gtag', throwing],
  ['a tag that is read-only', 'gtag', { value: 1, writable: false }],
  ['a queue that is not an array', 'dataLayer', { value: {}, writable: true }],
  ['a queue that throws when it is read', 'dataLayer', throwing],
] as const)('%s', (_name, key, property) => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'gtag');
    Reflect.deleteProperty(window, 'dataLayer');
  });

  it('causes no error, and loads no script', () => {
    Object.defineProperty(window, key, { ...property, configurable: true });
    expect(() => {
      loadTag(ANALYTICS);
      unloadTag(ANALYTICS);
    }).not.toThrow();
    expect(document.querySelector('script')).toBeNull();
  });
});

describe('loadTag', () => {
  it('configures the tag to send nothing by itself: no page view, and no address', () => {
    loadTag(ANALYTICS);
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    const config = dataLayer.map((words) => Array.from(words)).find(([kind]) => kind === 'config');
    expect(config).toEqual([
      'config',
      'G-TEST12345',
      expect.objectContaining({
        send_page_view: false,
        page_location: 'https://docs.site.org',
        page_referrer: '',
      }),
    ]);
    unloadTag(ANALYTICS);
  });
});

describe('unloadTag', () => {
  it('removes the cookies that the tag has set, and no others', () => {
    document.cookie = 'codeVariant=JS;path=/';
    document.cookie = '_gallery=1;path=/';
    loadTag(ANALYTICS);
    runTag();
    expect(document.cookie).toMatch(/_ga=.*_ga_TEST12345=/);
    unloadTag(ANALYTICS);
    expect(document.cookie).toBe('codeVariant=JS; _gallery=1');
  });
});
