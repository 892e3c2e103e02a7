import type { setColorMode } from '../settings/colorMode';
import type { setDirection, setLanguage } from '../settings/direction';
import type { startKeeping, takeTyped } from '../search/searchKey';
import type { takeEvents } from './earlyEvents';
import type { takeClicks } from './earlyClicks';
import type { RunScripts } from './boot';

declare global {
  interface Window {
    /**
     * Functions of the inline head script (`src/entries/head.ts`) for other programs: they are bundled
     * separately, and only this script has the state.
     */
    docsShell?: {
      setColorMode: typeof setColorMode;
      setDirection: typeof setDirection;
      setLanguage: typeof setLanguage;
      startKeeping: typeof startKeeping;
      takeTyped: typeof takeTyped;
      takeClicks: typeof takeClicks;
      takeEvents: typeof takeEvents;
      /** Set by the second part of the program, like all that follow. */
      restoreChoices?: () => void;
      run?: RunScripts;
      /** Set by `newBuild.ts`, which may be of a later build. */
      replaceDocument?: (missing: string, isReady: () => boolean) => void;
    };
  }
}
