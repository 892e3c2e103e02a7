import { type AdShape, parseShape, rollToShape } from '../../model/ads/AdShape';
import type { Dice } from '../dice';
import { readStored, writeStored } from '../storage';
import { savesData } from '../savesData';

/** The browser settings that affect ads. */
export interface BrowserFacts {
  /** The device is online and the reader does not save data. */
  readonly online: boolean;
  /** Global Privacy Control or Do Not Track is on. */
  readonly optOut: boolean;
}

/** Returns the current settings; saving data counts as being offline. */
export function readCircumstances(): BrowserFacts {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return {
    online: navigator.onLine && !savesData(),
    optOut: globalPrivacyControl === true || navigator.doNotTrack === '1',
  };
}

const KEY = 'ad-shape';
/** For browsers without storage. */
let rolled: AdShape | undefined;

/** Returns the shape of this session's ads: rolled once, then stored in the tab. */
export function sessionShape(dice: Dice): AdShape {
  const stored = parseShape(readStored(KEY, 'sessionStorage')) ?? rolled;
  if (stored) return stored;
  rolled = rollToShape(dice());
  writeStored(KEY, rolled, 'sessionStorage');
  return rolled;
}
