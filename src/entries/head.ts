/**
 * The site's one inline script. It stands in the head of every document, the same bytes everywhere (its hash is part
 * of the security policy), and makes every control of the frame answer before and without the framework. What can wait
 * for a sign of a reader is in `frame.ts`.
 */
import { loadOwnAd } from '../browser/ads/loadOwnAd';
import { prepareBoot } from '../browser/boot/boot';
import { deferIcon } from '../browser/boot/deferIcon';
import { closestTo } from '../browser/boot/closestTo';
import type { runScripts } from '../browser/boot/runScripts';
import { takeClicks } from '../browser/boot/keepWishes';
import type { whenAnswered } from '../browser/boot/whenAnswered';
import { keepEvents, takeEvents } from '../browser/boot/keepEvents';
import type { startAnew, takeCarried } from '../browser/boot/startAnew';
import { whenParsed } from '../browser/boot/whenParsed';
import { loadSheet } from '../browser/boot/wholeSheet';
import { cycleColourMode, setColourMode, startColourMode } from '../browser/colourMode/colourMode';
import { restoreCode } from '../browser/code/restoreCode';
import { root } from '../browser/root';
import { keepHash } from '../browser/settings/keepHash';
import { setDirection, setLanguage, startDirection } from '../browser/settings/direction';
import { restoreSidebar } from '../browser/sidebar/restoreSidebar';
import { isSearchKey } from '../browser/search/isSearchKey';
import { keepKey, startKeeping, takeTyped } from '../browser/search/keepTyped';
import { isBot } from '../model/ads/isBot';

declare global {
  interface Window {
    /** What of this script others call: they are bundled apart, and only here is the state. */
    docsShell?: {
      restoreCode: () => void;
      setColourMode: typeof setColourMode;
      setDirection: typeof setDirection;
      setLanguage: typeof setLanguage;
      startKeeping: typeof startKeeping;
      takeTyped: typeof takeTyped;
      takeClicks: typeof takeClicks;
      takeEvents: typeof takeEvents;
      loadSheet: typeof loadSheet;
      /** Set by the second part of the program. */
      run?: typeof runScripts;
      /** Set by it, too; the framework's entry calls it between its parts (`scripts/trim`). */
      whenAnswered?: typeof whenAnswered;
      /** Set by `anew.ts`, which may be of a later build. */
      anew?: { startAnew: typeof startAnew; takeCarried: typeof takeCarried };
    };
  }
}

startColourMode();
startDirection();
root.dataset.js = '';
if (isBot(navigator.userAgent)) root.dataset.noAds = '';
else loadOwnAd();
window.docsShell = {
  restoreCode,
  setColourMode,
  setDirection,
  setLanguage,
  startKeeping,
  takeTyped,
  takeClicks,
  takeEvents,
  loadSheet,
};

document.addEventListener('click', (event) => {
  if (closestTo(event, '[data-action=colour-mode]')) cycleColourMode();
  keepHash(event);
});
document.addEventListener(
  'click',
  (event) => {
    // The runtime opens the field at once.
    if (closestTo(event, '[data-opens=search]') && root.dataset.ready === undefined) startKeeping();
  },
  true,
);
document.addEventListener('keydown', (event) => {
  if (keepKey(event)) {
    event.preventDefault();
    return;
  }
  if (!isSearchKey(event)) return;
  event.preventDefault();
  // Kept by the boot until the runtime is there, like any press on the button.
  document.querySelector<HTMLElement>('[data-opens=search]')?.click();
});
whenParsed(restoreCode);
restoreCode();
restoreSidebar();
deferIcon();
keepEvents();
prepareBoot();
