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
