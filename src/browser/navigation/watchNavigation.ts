import type { NextRouter } from 'next/router';
import { decodeHash } from '../../model/routes/decodeHash';

/** Milliseconds after which a navigation shows progress. */
const PROGRESS_DELAY_MS = 250;

/**
 * Shows progress on slow navigation, closes the dialogs of the previous page, and moves the focus to the new
 * page, as a document load would. Next announces the new title itself. Returns a function that removes the
 * listeners.
 */
export function watchNavigation(events: NextRouter['events']): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (visible: boolean) =>
    document.getElementById('_progress')?.toggleAttribute('hidden', !visible);
  const start = (_href: string, { shallow }: { shallow: boolean }) => {
    if (shallow) return;
    closeDialogs();
    timer = setTimeout(() => show(true), PROGRESS_DELAY_MS);
  };
  const end = () => {
    clearTimeout(timer);
    show(false);
  };
  const complete = (href: string) => {
    end();
    const hash = href.split('#')[1];
    const target = hash ? document.getElementById(decodeHash(hash) ?? hash) : undefined;
    // A heading is focusable only with a `tabindex`.
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    (target ?? document.getElementById('main-content'))?.focus({ preventScroll: true });
  };
  events.on('routeChangeStart', start);
  events.on('routeChangeComplete', complete);
  events.on('hashChangeComplete', complete);
  events.on('routeChangeError', end);
  return () => {
    end();
    events.off('routeChangeStart', start);
    events.off('routeChangeComplete', complete);
    events.off('hashChangeComplete', complete);
    events.off('routeChangeError', end);
  };
}

/** Closes the shell's modal dialogs: they must not stay open on the next page. */
export function closeDialogs(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('body > dialog:modal')) dialog.close();
  // A dialog that is about to open as a modal.
  document.querySelector('body > dialog:popover-open')?.remove();
}
