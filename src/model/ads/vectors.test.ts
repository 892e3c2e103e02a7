import vectors from '../../../tests/fixtures/vectors.json';
import { isBot } from './isBot';
import { judgeLook } from './AdSlotEvent';
import { listPixels } from './Ad';
import { pickInHouseAd } from './AdsData';
import { rollToShape } from './AdShape';

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
  'ad detection poll (every 500 ms): verdict at an attempt': (input: {
    attempt: number;
    placementPresent: boolean;
  }) => judgeLook(input.attempt, input.placementPresent),
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
