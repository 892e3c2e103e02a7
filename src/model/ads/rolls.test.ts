import { AD_DISPLAY_SAMPLING_RATIO, AD_INLINE_SHAPE_CHANCE, IN_HOUSE_AD_COUNT } from '../../constants';
import { isDisplaySampled } from './AdView';
import { parseShape, rollToShape } from './AdShape';
import { pickInHouseAd } from './AdsData';

/** Returns rolls that are the same in every run. */
function seededRolls(count: number): number[] {
  let seed = 42;
  return Array.from({ length: count }, () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return seed / 2 ** 32;
  });
}

const ROLLS = seededRolls(10_000);

/** Returns whether a share of the rolls is within three standard deviations of a ratio. */
function isNear(hits: number, ratio: number): boolean {
  return Math.abs(hits / ROLLS.length - ratio) <= 3 * Math.sqrt((ratio * (1 - ratio)) / ROLLS.length);
}

describe('rolls', () => {
  it('report one display in ten', () => {
    expect(isNear(ROLLS.filter(isDisplaySampled).length, AD_DISPLAY_SAMPLING_RATIO)).toBe(true);
  });

  it.each([
    [0, true],
    [0.1, true],
    [0.1000001, false],
    [0.99, false],
  ])('at %p report a display: %p', (roll, expected) => {
    expect(isDisplaySampled(roll)).toBe(expected);
  });

  it('select the inline shape for one session in five', () => {
    const inline = ROLLS.filter((roll) => rollToShape(roll) === 'inline').length;
    expect(isNear(inline, AD_INLINE_SHAPE_CHANCE)).toBe(true);
  });

  it.each([
    [0, 'inline'],
    [0.19999, 'inline'],
    [0.2, 'image'],
    [0.99999, 'image'],
  ])('at %p give the shape %s', (roll, shape) => {
    expect(rollToShape(roll)).toBe(shape);
  });

  it('reach every in-house ad, and no invalid index', () => {
    const picked = ROLLS.map((roll) => pickInHouseAd(IN_HOUSE_AD_COUNT, roll));
    expect([...new Set(picked)].sort()).toEqual([0, 1, 2, 3, 4]);
    expect(pickInHouseAd(5, 1)).toBe(4);
  });

  it.each([
    [0, 0],
    [0.19, 0],
    [0.2, 1],
    [0.39, 1],
    [0.59, 2],
    [0.79, 3],
    [0.8, 4],
    [0.99, 4],
  ])('give each of five in-house ads an equal share: %p picks %i', (roll, index) => {
    expect(pickInHouseAd(5, roll)).toBe(index);
  });

  it.each([
    ['image', 'image'],
    ['inline', 'inline'],
    [null, undefined],
    ['', undefined],
    ['<script>', undefined],
    ['x'.repeat(1_000_000), undefined],
  ])('stored as %.20p are read as %p', (stored, shape) => {
    expect(parseShape(stored)).toBe(shape);
  });
});
