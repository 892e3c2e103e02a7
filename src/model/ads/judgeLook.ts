import { AD_BLOCKED_AFTER_LOOKS, AD_POLL_MAX_LOOKS } from '../../constants';

/** What follows from one look for the placement. */
export interface Verdict {
  /** Left open by the first empty looks: an ad may simply be slow. */
  readonly blocked?: boolean;
  readonly again: boolean;
}

/**
 * What the look with this number, 1 for the first, tells (specification, sections 4 and 9): a placement that is there
 * ends the looking; without one the ad counts as blocked from the 7th look on, and the 30th look is the last.
 * @example judgeLook(6, false) // { again: true }
 * @example judgeLook(7, false) // { blocked: true, again: true }
 * @example judgeLook(30, false) // { blocked: true, again: false }
 */
export function judgeLook(look: number, placementPresent: boolean): Verdict {
  if (placementPresent) return { blocked: false, again: false };
  const again = look < AD_POLL_MAX_LOOKS;
  return look > AD_BLOCKED_AFTER_LOOKS ? { blocked: true, again } : { again };
}
