import { loadSheet } from '../browser/boot/bootFiles';
import { closestTo } from '../browser/boot/closestTo';
import { cleanAddress, runScripts } from '../shell/next/runtimeScripts';
import { followChoices, keepChoice, restoreChoices } from '../browser/settings/choices';
import { isWrapped, wrap } from '../browser/code/codeWrap';
import { followCodeWrap, toggleCodeWrap } from '../browser/code/toggleCodeWrap';
import { followSlash } from '../browser/search/searchKey';
import { closePassed } from '../browser/navigation/focus';
import { keepHash } from '../browser/settings/keepHash';
import { notifyStored } from '../browser/storage';
import { filterSidebar, toggleGroup, watchSidebar } from '../browser/navigation/sidebar';
import { startScrollSpy } from '../browser/navigation/scrollSpy';
import { startDefaultPolicy } from '../browser/trustedTypes';

/**
 * The second part of the frame's program: code that needs no framework and is not needed before the first
 * sign of a reader. The boot loads it at that sign, before the runtime. Events kept until then are handled
 * first. If the framework starts by itself, the document loads it before the framework's scripts.
 */

/** Whether the framework starts by itself; inserted by the build. */
declare const EAGER: boolean;

startDefaultPolicy();
cleanAddress();
watchSidebar();
addEventListener('docs:sidebar', watchSidebar);
followChoices();
followCodeWrap();
followSlash();
addEventListener('pageshow', notifyStored);
const followHeading = startScrollSpy();

function answer(event: Event): void {
  if (event.type === 'change') keepChoice(event);
  if (event.type === 'input' && closestTo(event, '[data-nav-filter]')) void filterSidebar();
  if (event.type !== 'click') return;
  const group = closestTo(event, '[data-action="toggle-group"]');
  if (group) void toggleGroup(group);
  toggleCodeWrap(event);
  followHeading(event);
}

const { docsShell } = window;
if (docsShell) {
  // Otherwise the boot has loaded it.
  if (EAGER) loadSheet().catch(() => undefined);
  Object.assign(docsShell, {
    run: runScripts,
    restoreChoices: () => {
      wrap(isWrapped());
      restoreChoices();
    },
  });
}
for (const event of docsShell?.takeEvents() ?? []) answer(event);
for (const type of ['click', 'change', 'input']) document.addEventListener(type, answer);
document.addEventListener('focusin', closePassed);
// Opening a link in a new tab fires no click event.
for (const type of ['pointerdown', 'contextmenu']) document.addEventListener(type, keepHash);
