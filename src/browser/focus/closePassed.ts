/**
 * Closes the drawer or menu of the frame that the focus has left, since it would lie over what has the focus now. Its
 * own button is no other place.
 */
export function closePassed({ target }: FocusEvent): void {
  const open = document.querySelector<HTMLElement>('#__next [popover]:popover-open:not([data-stage] *)');
  if (!open || !(target instanceof Element) || open.contains(target)) return;
  if ((target as HTMLButtonElement).popoverTargetElement !== open) open.hidePopover();
}
