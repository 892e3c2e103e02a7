import { type AdShape, parseShape, rollToShape } from '../../model/ads/AdShape';
import type { Dice } from '../dice';
import { readStored, writeStored } from '../storage';

const KEY = 'ad-shape';
/** For browsers that keep nothing. */
let unkept: AdShape | undefined;

/** The shape of this session's ads: rolled once, then kept in the tab. */
export function sessionShape(dice: Dice): AdShape {
  const kept = parseShape(readStored(KEY, 'sessionStorage')) ?? unkept;
  if (kept) return kept;
  unkept = rollToShape(dice());
  writeStored(KEY, unkept, 'sessionStorage');
  return unkept;
}
