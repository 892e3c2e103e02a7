import { closestTo } from '../closestTo';
import { root } from '../root';
import { readStored, writeStored } from '../storage';
import { leaveFocus } from './focus';

/** Set after the reader has dismissed the line about the newest version. */
export const VERSION_DISMISSED_KEY = 'version-notice-dismissed';

/** Keeps the line away if it has been dismissed, before the first paint. */
export function restoreVersionNotice(): void {
  if (readStored(VERSION_DISMISSED_KEY)) root.dataset.versionDismissed = '';
}

/** Dismisses the line about the newest version, on all pages, when its button is pressed. */
export function dismissVersionNotice(event: Event): void {
  const notice = closestTo(event, '[data-action="dismiss-version"]')?.parentElement;
  if (!notice) return;
  leaveFocus(notice);
  root.dataset.versionDismissed = '';
  writeStored(VERSION_DISMISSED_KEY, '1');
}
