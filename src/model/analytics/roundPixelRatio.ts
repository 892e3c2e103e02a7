/**
 * A device pixel ratio in quarters, between 0.5 and 4.
 * @example roundPixelRatio(1.099) // 1
 */
export function roundPixelRatio(ratio: number): number {
  return Math.min(4, Math.max(0.5, Math.round(ratio * 4) / 4)) || 1;
}
