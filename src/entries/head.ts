import { loadInHouseAd } from '../browser/ads/loadInHouseAd';
import { prepareBoot, watchStart } from '../browser/boot/boot';
import { closestTo } from '../browser/boot/closestTo';
import { takeClicks } from '../browser/boot/earlyClicks';
import { whileParsing } from '../browser/boot/documentMoments';
import { keepEvents, takeEvents } from '../browser/boot/earlyEvents';
import { restoreComing } from '../browser/settings/choices';
import { restoreCodeWrap } from '../browser/code/codeWrap';
import { cycleColorMode, setColorMode, showColorMode, startColorMode } from '../browser/settings/colorMode';
import { root } from '../browser/root';
import { startDemoTheme } from '../browser/settings/demoRules';
import { keepHash } from '../browser/settings/keepHash';
import { setDirection, setLanguage, startDirection } from '../browser/settings/direction';
import { restoreSidebar } from '../browser/navigation/sidebarTree';
import { askPageQuery } from '../browser/navigation/pageQuery';
import { isSearchKey, keepKey, startKeeping, takeTyped, startSlash } from '../browser/search/searchKey';
import { isBot } from '../model/ads/isBot';

/**
 * The site's only inline script, in the head of every document. Its bytes are the same everywhere, because
 * its hash is part of the security policy. It makes all controls of the frame work before and without the
 * framework. Code that can wait for a sign of a reader is in `frame.ts`.
 */

/** Whether the framework starts by itself; inserted by the build. */
declare const EAGER: boolean;

const SEARCH = '[data-opens=search]';

startColorMode();
startDirection();
startDemoTheme(showColorMode);
startSlash();
root.dataset.js = '';
if (/Mac|iP/.test(navigator.platform)) root.dataset.apple = '';
if (isBot(navigator.userAgent)) root.dataset.noAds = '';
else loadInHouseAd();
window.docsShell = {
  setColorMode,
  setDirection,
  setLanguage,
  startKeeping,
  takeTyped,
  takeClicks,
  takeEvents,
};

document.addEventListener('click', (event) => {
  if (closestTo(event, '[data-action=color-mode]')) cycleColorMode();
  keepHash(event);
});
document.addEventListener(
  'click',
  (event) => {
    // The runtime itself opens the search field at once.
    if (closestTo(event, SEARCH) && root.dataset.ready === undefined) startKeeping();
  },
  true,
);
document.addEventListener('keydown', (event) => {
  const isKept = keepKey(event);
  if (!isKept && !isSearchKey(event)) return;
  event.preventDefault();
  // The boot keeps the click until the runtime is ready, like any click on the button.
  if (!isKept) document.querySelector<HTMLElement>(SEARCH)?.click();
});
restoreCodeWrap();
whileParsing(() => {
  askPageQuery();
  restoreCodeWrap();
  restoreComing();
});
restoreSidebar();
keepEvents();
if (EAGER) watchStart();
else prepareBoot();
