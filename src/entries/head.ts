/**
 * The site's one inline script. It stands in the head of every document, the same bytes everywhere (its hash is part
 * of the security policy), and makes every control of the frame answer before and without the framework. What can wait
 * for a sign of a reader is in `frame.ts`.
 */
import { showOwnAd } from '../browser/ads/showOwnAd';
import { prepareBoot, takeClicks } from '../browser/boot/boot';
import type { runScripts } from '../browser/boot/runScripts';
import { keepEvents, takeEvents } from '../browser/boot/keepEvents';
import { cycleColourMode, setColourMode, startColourMode } from '../browser/colourMode/colourMode';
import { restoreCode } from '../browser/code/restoreCode';
import { toggleCodeWrap } from '../browser/code/toggleCodeWrap';
import { setDirection, setLanguage, startDirection } from '../browser/settings/direction';
import { restoreSidebar } from '../browser/sidebar/restoreSidebar';
import { isSearchKey } from '../browser/search/isSearchKey';
import { keepKey, startKeeping, takeTyped } from '../browser/search/keepTyped';
import { isBot } from '../model/ads/isBot';

declare global {
  interface Window {
    /** What of this script others call: they are bundled apart, and only here is the state. */
    docsShell?: {
      restoreSidebar: () => void;
      restoreCode: () => void;
      setColourMode: typeof setColourMode;
      setDirection: typeof setDirection;
      setLanguage: typeof setLanguage;
      takeTyped: typeof takeTyped;
      takeClicks: typeof takeClicks;
      takeEvents: typeof takeEvents;
      /** Set by the second part of the program. */
      run?: typeof runScripts;
    };
  }
}

startColourMode();
startDirection();
document.documentElement.dataset.js = '';
if (isBot(navigator.userAgent)) document.documentElement.dataset.noAds = '';
window.docsShell = {
  restoreSidebar,
  restoreCode,
  setColourMode,
  setDirection,
  setLanguage,
  takeTyped,
  takeClicks,
  takeEvents,
};

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const action = target?.closest<HTMLElement>('[data-action]');
  if (action?.dataset.action === 'colour-mode') cycleColourMode();
  const link = target?.closest<HTMLAnchorElement>('a[data-keep-hash]');
  if (link && window.location.hash) link.hash = window.location.hash;
  toggleCodeWrap(event);
});
document.addEventListener(
  'click',
  ({ target }) => {
    const isAsked = target instanceof Element && target.closest('[data-opens=search]');
    // The runtime opens the field at once.
    if (isAsked && document.documentElement.dataset.ready === undefined) startKeeping();
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
document.addEventListener('DOMContentLoaded', restoreCode);
restoreCode();
showOwnAd();
keepEvents();
prepareBoot();
