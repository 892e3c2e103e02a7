/**
 * Closes the drawer or menu of the frame that the focus has left, since it would lie over what has the focus now. Its
 * own button is no other place.
 */
export function closePassed({ target }: FocusEvent): void {
  const open = document.querySelector<HTMLElement>('#__next [popover]:popover-open:not([data-stage] *)');
  if (!open || !(target instanceof Element) || open.contains(target)) return;
  if ((target as HTMLButtonElement).popoverTargetElement !== open) open.hidePopover();
}

/**
 * Moves the focus to the page's text where it stands in something that is about to be taken away; else it would be
 * lost, and the next Tab would begin at the top.
 */
export function leaveFocus(part: Element): void {
  if (part.contains(document.activeElement))
    document.getElementById('main-content')?.focus({ preventScroll: true });
}
