import { AD_INLINE_SHAPE_CHANCE } from '../../constants';

/** Layout of an ad: an image next to a text, or running text. The same for a whole session. */
export type AdShape = 'image' | 'inline';

/** Parses the stored shape of the session; undefined for any other value. */
export function parseShape(stored: string | null): AdShape | undefined {
  return stored === 'image' || stored === 'inline' ? stored : undefined;
}

/**
 * Returns the shape of the session's ads for a random roll.
 * @example rollToShape(0.1999) // 'inline'
 * @example rollToShape(0.2) // 'image'
 */
export function rollToShape(roll: number): AdShape {
  return roll < AD_INLINE_SHAPE_CHANCE ? 'inline' : 'image';
}
