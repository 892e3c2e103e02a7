/**
 * What makes the frame of a page work, without React: sidebar, table of contents, choices that are stored.
 */
import { announceColorMode } from '../browser/announce';
import { closestTo } from '../browser/closestTo';
import { followCodeWrap, toggleCodeWrap } from '../browser/code/toggleCodeWrap';
import { holdStage } from '../browser/demos/holdStage';
import { watchDemos } from '../browser/demos/wantedDemos';
import { closeOnLeave } from '../browser/navigation/closeOnLeave';
import { closePassed } from '../browser/navigation/focus';
import { openNamedDetails } from '../browser/navigation/fragment';
import { moveInMenu } from '../browser/navigation/menuKeys';
import { startScrollSpy } from '../browser/navigation/scrollSpy';
import { followSearchOffer } from '../browser/navigation/searchOffer';
import { filterSidebar, toggleGroup, watchSidebar } from '../browser/navigation/sidebar';
import { dismissVersionNotice } from '../browser/navigation/versionNotice';
import { want } from '../browser/wanted';
import { factText } from '../browser/pageFacts';
import { followSlash } from '../browser/search/searchKey';
import { followChoices, restoreChoices } from '../browser/settings/choices';
import { keepHash } from '../browser/settings/keepHash';
import { notifyStored } from '../browser/storage';

/** Starts the text if the fragment may name an entry that is in a closed group. */
function wantNames(): void {
  const names = document.querySelector('[data-names]');
  if (names && window.location.hash) want(names);
}

function filterTyped(): void {
  if (document.querySelector<HTMLInputElement>('[data-nav-filter]')?.value) void filterSidebar();
}

/** Brings the frame to life. */
export function start(): void {
  watchSidebar();
  followChoices();
  restoreChoices();
  followCodeWrap();
  followSlash();
  notifyStored();
  const followHeading = startScrollSpy();
  document.addEventListener('click', (event) => {
    const group = closestTo(event, '[data-action="toggle-group"]');
    if (group) void toggleGroup(group);
    toggleCodeWrap(event);
    dismissVersionNotice(event);
    holdStage(event);
    followHeading(event);
  });
  document.addEventListener('input', (event) => {
    if (closestTo(event, '[data-nav-filter]')) void filterSidebar();
  });
  // The reader may have typed before, or the browser restores what was typed on an earlier visit.
  filterTyped();
  addEventListener('pageshow', filterTyped);
  document.addEventListener('keydown', moveInMenu);
  document.addEventListener('keydown', followSearchOffer);
  document.addEventListener('focusin', closePassed);
  closeOnLeave();
  // Opening a link in a new tab fires no click event.
  for (const type of ['pointerdown', 'contextmenu']) document.addEventListener(type, keepHash);
  announceColorMode({
    light: factText('colorModeLight'),
    dark: factText('colorModeDark'),
    system: factText('colorModeSystem'),
  });
  openNamedDetails();
  wantNames();
  window.addEventListener('hashchange', wantNames);
  watchDemos();
}
