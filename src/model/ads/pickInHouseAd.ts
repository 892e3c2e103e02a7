/**
 * The index of the in-house ad that a roll from 0 up to 1 picks.
 * @example pickInHouseAd(5, 0.2) // 1
 * @example pickInHouseAd(5, 0.99) // 4
 */
export function pickInHouseAd(count: number, roll: number): number {
  return Math.min(Math.floor(count * roll), count - 1);
}
