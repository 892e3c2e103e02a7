/**
 * The site's one inline script. It stands in the head of every document, the same bytes everywhere (its hash is part
 * of the security policy), and makes every control of the frame answer before and without the framework.
 */
import { prepareBoot } from '../browser/boot/boot';
import { showOwnAd } from '../browser/ads/showOwnAd';
import { cycleColourMode, setColourMode, startColourMode } from '../browser/colourMode/colourMode';
import { restoreCode, watchCode } from '../browser/code/restoreCode';
import { setDirection, setLanguage, startDirection } from '../browser/settings/direction';
import { leaveEnglishPrefix } from '../browser/notFound/leaveEnglishPrefix';
import { filterSidebar, restoreSidebar, toggleGroup, watchSidebar } from '../browser/sidebar/sidebar';
import { isSearchKey } from '../browser/search/isSearchKey';
import { keepKey, startKeeping, takeTyped } from '../browser/search/keepTyped';
import { startScrollSpy } from '../browser/toc/scrollSpy';
import { isBot } from '../model/ads/isBot';

declare global {
  interface Window {
    /** What of this script the framework's own code calls: it is bundled apart, and only here is the state. */
    docsShell?: {
      restoreSidebar: () => void;
      restoreCode: () => void;
      setColourMode: typeof setColourMode;
      setDirection: typeof setDirection;
      setLanguage: typeof setLanguage;
      takeTyped: typeof takeTyped;
    };
  }
}

leaveEnglishPrefix();
startColourMode();
startDirection();
document.documentElement.dataset.js = '';
if (isBot(navigator.userAgent)) document.documentElement.dataset.noAds = '';
window.docsShell = { restoreSidebar, restoreCode, setColourMode, setDirection, setLanguage, takeTyped };

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const action = target?.closest<HTMLElement>('[data-action]');
  if (action?.dataset.action === 'colour-mode') cycleColourMode();
  if (action?.dataset.action === 'toggle-group') void toggleGroup(action);
  const link = target?.closest<HTMLAnchorElement>('a[data-keep-hash]');
  if (link && window.location.hash) link.hash = window.location.hash;
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
document.addEventListener('input', (event) => {
  if (event.target instanceof HTMLInputElement && event.target.hasAttribute('data-nav-filter')) {
    void filterSidebar(event.target);
  }
});
document.addEventListener('DOMContentLoaded', () => {
  watchSidebar();
  startScrollSpy();
  restoreCode();
});
restoreCode();
watchCode();
showOwnAd();
prepareBoot();
