import { type AdShape, parseShape, rollToShape } from '../../model/ads/AdShape';
import type { Dice } from '../dice';
import { readStored, writeStored } from '../storage';

const KEY = 'ad-shape';
/** For browsers without storage. */
let unkept: AdShape | undefined;

/** Returns the shape of this session's ads: rolled once, then stored in the tab. */
export function sessionShape(dice: Dice): AdShape {
  const kept = parseShape(readStored(KEY, 'sessionStorage')) ?? unkept;
  if (kept) return kept;
  unkept = rollToShape(dice());
  writeStored(KEY, unkept, 'sessionStorage');
  return unkept;
}
