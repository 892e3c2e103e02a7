import { CONTENT_ID } from '../../model/page/contentId';
import { ROOT_ID } from '../../shell/next/exportFormat';

/**
 * Closes an open drawer or menu of the frame when the focus leaves it, because it would cover the newly
 * focused element. Focus on its own button does not close it.
 */
export function closePassed({ target }: FocusEvent): void {
  const open = document.querySelector<HTMLElement>(`#${ROOT_ID} [popover]:popover-open:not([data-stage] *)`);
  if (!open || !(target instanceof Element) || open.contains(target)) return;
  if ((target as HTMLButtonElement).popoverTargetElement !== open) open.hidePopover();
}

/**
 * Moves the focus to the page content if it is inside an element that is about to be removed. Otherwise the
 * focus would be lost and the next Tab would start at the top.
 */
export function leaveFocus(part: Element): void {
  if (part.contains(document.activeElement))
    document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
}
