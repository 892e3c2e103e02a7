import { closestTo } from '../closestTo';
import { readStored, writeStored } from '../storage';
import { leaveFocus } from './focus';

/** Begins the keys of the lines that the reader has dismissed: one of each product and version. */
export const VERSION_DISMISSED_KEY = 'version-notice-dismissed ';

const NOTICE = '[data-version-notice]';

const keyOf = (notice: HTMLElement) => VERSION_DISMISSED_KEY + notice.dataset.versionNotice;

/** Removes the line of the page if it has been dismissed. Nothing moves: it is beside the breadcrumbs. */
export function restoreVersionNotice(): void {
  const notice = document.querySelector<HTMLElement>(NOTICE);
  if (notice && readStored(keyOf(notice))) notice.remove();
}

/** Dismisses the line about the newest version, on all pages of the product, when its button is pressed. */
export function dismissVersionNotice(event: Event): void {
  const notice = closestTo(event, '[data-action="dismiss-version"]')?.closest<HTMLElement>(NOTICE);
  if (!notice) return;
  leaveFocus(notice);
  writeStored(keyOf(notice), '1');
  notice.remove();
}
