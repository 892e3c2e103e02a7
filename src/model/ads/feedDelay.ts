const FIRST_BASE_MS = 500;
const LONGEST_BASE_MS = 8000;

/**
 * How long to wait after the feed's failed request with this number, 1 for the first: half a base that doubles from
 * 0.5 s up to 8 s, and a random part of the other half, so that the readers of a feed that fell over do not all come
 * back at once. A `Retry-After` of the feed can only lengthen the wait, up to the longest base.
 * @example feedDelay(1, 0) // 250
 * @example feedDelay(9, 1) // 8000
 */
export function feedDelay(request: number, roll: number, retryAfterS = 0): number {
  const base = Math.min(FIRST_BASE_MS * 2 ** (request - 1), LONGEST_BASE_MS);
  return Math.max(base / 2 + (base / 2) * roll, Math.min(retryAfterS * 1000, LONGEST_BASE_MS));
}
