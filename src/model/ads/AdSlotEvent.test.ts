import fc from 'fast-check';
import { AD_APPEAL_CHANCE, AD_POLL_MAX_LOOKS } from '../../constants';
import type { FeedAd } from './Ad';
import { type AdSlotEvent, type Finding, isLooking, reduceAd } from './AdSlotEvent';
import { type AdView, adViewToLabel, createAdView } from './AdView';

const FEED_AD: FeedAd = {
  ad: {
    link: 'https://a.example/',
    name: 'A',
    description: '',
    poweredby: 'N',
    label: 'third-party-body-top-inline',
  },
  pixels: [],
};

function start(shape: 'image' | 'inline', appealRoll = 0.5, isConfigured = true): AdView {
  const network = isConfigured ? { script: true, feed: true } : undefined;
  return createAdView({
    shape,
    appealRoll,
    inHouseRoll: 0,
    network,
    consent: 'unneeded',
    online: true,
  });
}

function look(finding: Finding): AdSlotEvent {
  return { kind: 'look', finding };
}

/** Returns the view of a script after this many looks, with the given result of the last. */
function afterLooks(count: number, last: Finding, appealRoll = 0.5): AdView {
  const events = Array.from({ length: count }, (_, index) => look(index === count - 1 ? last : 'nothing'));
  return events.reduce(reduceAd, start('image', appealRoll));
}

describe('reduceAd', () => {
  it.each([
    // looks, result of the last, appeal roll: state, label, whether it keeps looking
    [0, 'nothing', 0.1, 'third-party', undefined, true],
    [1, 'nothing', 0.1, 'third-party', undefined, true],
    [6, 'nothing', 0.1, 'third-party', undefined, true],
    [7, 'nothing', 0.1, 'appeal', 'appeal-body-top-image', true],
    [7, 'nothing', 0.19999, 'appeal', 'appeal-body-top-image', true],
    [7, 'nothing', 0.2, 'in-house', 'in-house-adblock-body-top-image', true],
    [7, 'nothing', 0.9, 'in-house', 'in-house-adblock-body-top-image', true],
    [29, 'nothing', 0.1, 'appeal', 'appeal-body-top-image', true],
    [30, 'nothing', 0.1, 'appeal', 'appeal-body-top-image', false],
    [30, 'nothing', 0.9, 'in-house', 'in-house-adblock-body-top-image', false],
    [31, 'placement', 0.9, 'in-house', 'in-house-adblock-body-top-image', false],
    [1, 'placement', 0.1, 'third-party', 'third-party-body-top-image', false],
    [7, 'placement', 0.1, 'third-party', 'third-party-body-top-image', false],
    [8, 'placement', 0.1, 'third-party', 'third-party-body-top-image', false],
    [29, 'placement', 0.9, 'third-party', 'third-party-body-top-image', false],
    [30, 'placement', 0.9, 'third-party', 'third-party-body-top-image', false],
    [1, 'placeholder', 0.1, 'in-house-after-placeholder', 'in-house-carbon-body-top-image', false],
    [30, 'placeholder', 0.1, 'in-house-after-placeholder', 'in-house-carbon-body-top-image', false],
  ] as const)('after %i checks, the last of which finds %s, with random number %p, shows %s', (...row) => {
    const [count, finding, roll, state, label, isOn] = row;
    const view = afterLooks(count, finding, roll);
    expect([view.state, adViewToLabel(view), isLooking(view)]).toEqual([state, label, isOn]);
  });

  it.each([
    ['nothing', [], 'third-party', undefined],
    ['an ad', [{ kind: 'feed', feedAd: FEED_AD }], 'third-party', 'third-party-body-top-inline'],
    ['no ad', [{ kind: 'feed', feedAd: null }], 'in-house', 'in-house-body-top-inline'],
    ['silence for 6 looks', Array(6).fill(look('nothing')), 'third-party', undefined],
    ['silence for 7 looks', Array(7).fill(look('nothing')), 'in-house', 'in-house-body-top-inline'],
    [
      'an ad after silence',
      [...Array(30).fill(look('nothing')), { kind: 'feed', feedAd: FEED_AD }],
      'third-party',
      'third-party-body-top-inline',
    ],
    [
      'an ad after the final response',
      [
        { kind: 'feed', feedAd: null },
        { kind: 'feed', feedAd: FEED_AD },
      ],
      'in-house',
      'in-house-body-top-inline',
    ],
  ] as [string, AdSlotEvent[], string, string | undefined][])(
    'shows the expected state for a feed that returns %s, and never the appeal',
    (_name, events, state, label) => {
      const view = events.reduce(reduceAd, start('inline', 0));
      expect([view.state, adViewToLabel(view)]).toEqual([state, label]);
    },
  );

  const refusal: AdSlotEvent = { kind: 'request', refused: true };
  const failure: AdSlotEvent = { kind: 'request', refused: false };
  const silence = Array<AdSlotEvent>(7).fill(look('nothing'));

  it.each<readonly [string, readonly AdSlotEvent[], number, string, string | undefined]>([
    ['is refused', [refusal, ...silence], 0.19, 'appeal', 'appeal-body-top-inline'],
    [
      'is refused, with a high roll',
      [refusal, ...silence],
      0.2,
      'in-house',
      'in-house-adblock-body-top-inline',
    ],
    ['is refused for 6 looks', [refusal, ...silence.slice(1)], 0, 'third-party', undefined],
    [
      'is refused to the end',
      [refusal, { kind: 'feed', feedAd: null }],
      0,
      'appeal',
      'appeal-body-top-inline',
    ],
    ['is refused, then fails', [refusal, failure, ...silence], 0, 'in-house', 'in-house-body-top-inline'],
    [
      'is refused after the verdict',
      [...silence, refusal, ...silence],
      0,
      'in-house',
      'in-house-body-top-inline',
    ],
    [
      'is refused, then has an ad',
      [refusal, ...silence, { kind: 'feed', feedAd: FEED_AD }],
      0,
      'third-party',
      'third-party-body-top-inline',
    ],
  ])('judges a feed that %s like a blocked script', (_name, events, roll, state, label) => {
    const view = events.reduce(reduceAd, start('inline', roll));
    expect([view.state, adViewToLabel(view)]).toEqual([state, label]);
  });

  it('shows only in-house ads without a network, for any events', () => {
    const events: AdSlotEvent[] = [look('placement'), { kind: 'feed', feedAd: FEED_AD }, look('placeholder')];
    const view = events.reduce(reduceAd, start('image', 0, false));
    expect(adViewToLabel(view)).toBe('in-house-body-top-image');
  });

  it.each([
    ['an ad', 'placement', 'in-house-after-placeholder', 'in-house-carbon-body-top-image'],
    [
      'the placeholder already',
      'placeholder',
      'in-house-after-placeholder',
      'in-house-carbon-body-top-image',
    ],
    ['nothing yet', 'nothing', 'third-party', undefined],
  ] as const)('shows an in-house ad once the placeholder replaces %s', (_name, found, state, label) => {
    const view = reduceAd(afterLooks(1, found), { kind: 'placeholder' });
    expect([view.state, adViewToLabel(view)]).toEqual([state, label]);
  });

  it('does not treat a lost connection as an ad blocker', () => {
    const view = [look('nothing'), { kind: 'offline' } as const].reduce(reduceAd, start('image', 0));
    expect([view.state, adViewToLabel(view), isLooking(view)]).toEqual([
      'in-house',
      'in-house-body-top-image',
      false,
    ]);
    expect(reduceAd(afterLooks(2, 'placement'), { kind: 'offline' }).state).toBe('third-party');
    expect(reduceAd(afterLooks(9, 'nothing', 0), { kind: 'offline' }).state).toBe('in-house');
  });

  it('stays empty after a crash', () => {
    const events: AdSlotEvent[] = [{ kind: 'crash' }, look('placement'), { kind: 'offline' }];
    const view = events.reduce(reduceAd, start('image'));
    expect([view.state, adViewToLabel(view), isLooking(view)]).toEqual(['empty', undefined, false]);
  });

  const anyNews: fc.Arbitrary<AdSlotEvent> = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(look('nothing'), look('nothing'), look('placement')) },
    fc.constantFrom<AdSlotEvent>(
      look('placeholder'),
      { kind: 'placeholder' },
      { kind: 'feed', feedAd: FEED_AD },
      { kind: 'feed', feedAd: null },
      { kind: 'request', refused: true },
      { kind: 'request', refused: false },
      { kind: 'offline' },
      { kind: 'crash' },
    ),
  );
  const anyStart = fc
    .record({
      shape: fc.constantFrom('image', 'inline'),
      appealRoll: fc.double({ min: 0, max: 0.999, noNaN: true }),
      inHouseRoll: fc.constant(0),
      network: fc.constantFrom(undefined, { script: true, feed: true }, { script: true, feed: false }),
      consent: fc.constantFrom('unneeded', 'given', 'refused', 'open'),
      online: fc.boolean(),
    })
    .map((circumstances) => ({ circumstances, first: createAdView(circumstances) }));

  it('keeps its invariants over any sequence of events', () => {
    fc.assert(
      fc.property(anyStart, fc.array(anyNews, { maxLength: 50 }), ({ circumstances, first }, run) => {
        let view = first;
        for (const event of run) {
          const next = reduceAd(view, event);
          // A crash is final. An ad stays unless a script replaces it by the placeholder. Looks are limited,
          // one at a time.
          if (view.state === 'empty') expect(next).toBe(view);
          const isReplaced = event.kind === 'placeholder' && view.channel === 'script';
          if (view.filled && event.kind !== 'crash' && !isReplaced) expect(next).toBe(view);
          expect(next.looks - view.looks).toBeLessThanOrEqual(1);
          view = next;
        }
        const { consent, online, appealRoll, network } = circumstances;
        const isAllowed = network && online && (consent === 'unneeded' || consent === 'given');
        expect(view.looks).toBeLessThanOrEqual(isAllowed ? AD_POLL_MAX_LOOKS : 0);
        if (!isAllowed) expect(['in-house', 'empty']).toContain(view.state);
        if (view.state === 'appeal') expect(view.blocked && appealRoll < AD_APPEAL_CHANCE).toBe(true);
        // A request that the browser refuses is a verdict by itself.
        if (view.blocked && !view.refused) expect(view.looks).toBeGreaterThan(6);
        if (view.feedAd) expect(['third-party', 'empty']).toContain(view.state);
        expect(adViewToLabel(view) === undefined).toBe(
          view.state === 'empty' || (view.state === 'third-party' && !view.filled),
        );
      }),
      { numRuns: 500 },
    );
  });
});
