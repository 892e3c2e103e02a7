/** Matches open menus, drawers and dialogs of the shell. */
const OPEN = ':is(body > dialog:modal, [popover]:popover-open):not([data-stage] *)';

/** Closes what is open above the page when the reader leaves it: who goes back to it would find it open. */
export function closeOnLeave(): void {
  addEventListener('pagehide', () => {
    for (const open of document.querySelectorAll<HTMLElement>(OPEN)) {
      if (!(open instanceof HTMLDialogElement)) open.hidePopover();
      else if (open.matches(':modal')) open.close();
      // It is about to open as a modal.
      else open.remove();
    }
  });
}
