import { savesData } from '../savesData';

/** What the browser says that matters to ads. */
export interface BrowserFacts {
  /** There is a connection, and its reader does not ask to save data. */
  readonly online: boolean;
  /** Global Privacy Control or Do Not Track is on. */
  readonly optOut: boolean;
}

/** What the browser says now; a reader who saves data is treated like one who is offline. */
export function readCircumstances(): BrowserFacts {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  return {
    online: navigator.onLine && !savesData(),
    optOut: globalPrivacyControl === true || navigator.doNotTrack === '1',
  };
}
