import { AD_INLINE_SHAPE_CHANCE } from '../../constants';

/** How an ad is laid out: a picture beside a text, or one running text. The same for a whole session. */
export type AdShape = 'image' | 'inline';

/** The shape that was kept for the session; undefined for anything else that stands in its place. */
export function parseShape(stored: string | null): AdShape | undefined {
  return stored === 'image' || stored === 'inline' ? stored : undefined;
}

/**
 * The shape of the session's ads.
 * @example rollToShape(0.1999) // 'inline'
 * @example rollToShape(0.2) // 'image'
 */
export function rollToShape(roll: number): AdShape {
  return roll < AD_INLINE_SHAPE_CHANCE ? 'inline' : 'image';
}
