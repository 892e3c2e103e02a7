import { AD_INLINE_SHAPE_CHANCE } from '../../constants';
import type { AdShape } from './AdShape';

/**
 * The shape of the session's ads.
 * @example rollToShape(0.1999) // 'inline'
 * @example rollToShape(0.2) // 'image'
 */
export function rollToShape(roll: number): AdShape {
  return roll < AD_INLINE_SHAPE_CHANCE ? 'inline' : 'image';
}
