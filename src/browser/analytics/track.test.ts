/** @jest-environment jsdom */
import { track } from './track';

const EVENT = { name: 'ad_display', label: 'in-house-body-top-image' } as const;

function setTag(tag: unknown): void {
  Object.defineProperty(window, 'gtag', { value: tag, configurable: true });
}

async function idle(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 5);
  });
}

describe('track', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'gtag');
  });

  it('hands an event to the global tag function, later', async () => {
    const tag = jest.fn();
    setTag(tag);
    track(EVENT);
    expect(tag).not.toHaveBeenCalled();
    await idle();
    expect(tag.mock.calls).toEqual([['event', 'ad_display', { label: 'in-house-body-top-image' }]]);
  });

  it.each([
    ['missing', undefined],
    ['no function', 'tag'],
    [
      'throwing',
      () => {
        throw new Error('no');
      },
    ],
    ['rejecting', () => Promise.reject(new Error('no'))],
  ])('bears a tag function that is %s', async (_name, tag) => {
    setTag(tag);
    expect(() => track(EVENT)).not.toThrow();
    await idle();
  });

  it('bears a getter that throws', async () => {
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
