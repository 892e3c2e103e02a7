import type { setColorMode } from './settings/colorMode';
import type { setDirection } from './settings/direction';
import type { startKeeping, takeTyped } from './search/searchKey';
import type { dropKept, isWanted, repeatKept } from './keptEvents';

declare global {
  interface Window {
    /**
     * Functions of the inline head script (`src/entries/head.ts`) for the islands, which are bundled
     * separately: only this script has the state.
     */
    docsShell?: {
      setColorMode: typeof setColorMode;
      setDirection: typeof setDirection;
      startKeeping: typeof startKeeping;
      takeTyped: typeof takeTyped;
      repeatKept: typeof repeatKept;
      isWanted: typeof isWanted;
      dropKept: typeof dropKept;
      /** Set by the loader when it runs. */
      hasStarted?: boolean;
    };
  }
}
