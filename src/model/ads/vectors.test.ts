import vectors from '../../../tests/fixtures/vectors.json';
import { isBot } from './isBot';
import { isLooking, reduceAd } from './AdSlotEvent';
import { createAdView } from './AdView';
import { listPixels } from './Ad';
import { pickInHouseAd } from './AdsData';
import { rollToShape } from './AdShape';

/** Returns the verdict of the slot after some looks, of which only the last may find the placement. */
function judge({ attempt, placementPresent }: { attempt: number; placementPresent: boolean }) {
  const start = createAdView({
    shape: 'image',
    appealRoll: 0,
    inHouseRoll: 0,
    network: { script: true, feed: true },
    consent: 'unneeded',
    online: true,
  });
  const looks = Array.from({ length: attempt }, (_, index) => placementPresent && index === attempt - 1);
  const view = looks.reduce(
    (before, isFound) => reduceAd(before, { kind: 'look', finding: isFound ? 'placement' : 'nothing' }),
    start,
  );
  // Until enough looks were empty, the verdict is open.
  const isOpen = !placementPresent && !view.blocked;
  return { ...(isOpen ? {} : { blocked: view.blocked }), again: isLooking(view) };
}

/** Rules by the `about` of their vector. */
const RULES: Readonly<Record<string, (input: never) => unknown>> = {
  'index of the in-house ad': ({ count, roll }: { count: number; roll: number }) =>
    pickInHouseAd(count, roll),
  'ad shape for the session': rollToShape,
  'bot check on the user agent': isBot,
  'tracking pixels: split on ||, only the first [timestamp] of each is replaced': (input: {
    pixel: string;
    timestamp: string;
  }) => listPixels(input.pixel, input.timestamp),
  'ad detection poll (every 500 ms): verdict at an attempt': judge,
};

const own = vectors.filter(({ about }) => about in RULES);

describe('the known facts about ads', () => {
  it('cover every rule', () => {
    expect(new Set(own.map(({ about }) => about))).toEqual(new Set(Object.keys(RULES)));
  });

  it.each(own.map(({ about, input, expected }) => [about, JSON.stringify(input), input, expected] as const))(
    'hold: %s: %s',
    (about, _shown, input, expected) => {
      expect(RULES[about]?.(input as never)).toEqual(expected);
    },
  );
});
