import { closestTo } from '../browser/closestTo';
import { whileParsing } from '../browser/documentMoments';
import { dropKept, isWanted, keepEvents, repeatKept } from '../browser/keptEvents';
import { watchLoader } from '../browser/loaderScript';
import { keepChoice, restoreComing } from '../browser/settings/choices';
import { restoreCodeWrap } from '../browser/code/codeWrap';
import { cycleColorMode, setColorMode, showColorMode, startColorMode } from '../browser/settings/colorMode';
import { applyDocumentMode } from '../browser/settings/libraryMode';
import { root } from '../browser/root';
import { whenShown } from '../browser/whenShown';
import { startDemoTheme } from '../browser/settings/demoRules';
import { keepHash } from '../browser/settings/keepHash';
import { setDirection, startDirection } from '../browser/settings/direction';
import { restoreSidebar } from '../browser/navigation/sidebarTree';
import { restoreVersionNotice } from '../browser/navigation/versionNotice';
import { askPageQuery } from '../browser/navigation/pageQuery';
import { isSearchKey, keepKey, startKeeping, takeTyped, startSlash } from '../browser/search/searchKey';
import { isBot } from '../model/ads/isBot';

/**
 * The site's only inline script, in the head of every document. Its bytes are the same everywhere, because
 * its hash is part of the security policy. It restores what a reader has chosen before the first paint, and keeps what a
 * reader does before the islands are alive.
 */

const SEARCH = '[data-opens=search]';

startColorMode();
startDirection();
startDemoTheme(showColorMode);
startSlash();
root.dataset.js = '';
if (/Mac|iP/.test(navigator.platform)) root.dataset.apple = '';
if (isBot(navigator.userAgent)) root.dataset.noAds = '';
window.docsShell = { setColorMode, setDirection, startKeeping, takeTyped, repeatKept, isWanted, dropKept };

document.addEventListener('click', (event) => {
  if (closestTo(event, '[data-action=color-mode]')) cycleColorMode();
  keepHash(event);
});
document.addEventListener(
  'click',
  (event) => {
    // The search itself opens its field at once.
    const button = closestTo(event, SEARCH);
    if (button && button.dataset.alive === undefined) startKeeping();
  },
  true,
);
document.addEventListener('change', keepChoice);
keepEvents();
watchLoader();
document.addEventListener('keydown', (event) => {
  const isKept = keepKey(event);
  if (!isKept && !isSearchKey(event)) return;
  event.preventDefault();
  // A click is kept until the search is alive, like any click on the button.
  if (!isKept) document.querySelector<HTMLElement>(SEARCH)?.click();
});
restoreCodeWrap();
// A prerendered page searches for nothing.
whenShown(() => whileParsing(askPageQuery));
whileParsing(() => {
  applyDocumentMode();
  restoreCodeWrap();
  restoreVersionNotice();
  restoreComing();
});
restoreSidebar();
