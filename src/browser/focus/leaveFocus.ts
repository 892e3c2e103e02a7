/**
 * Moves the focus to the page's text where it stands in something that is about to be taken away; else it would be
 * lost, and the next Tab would begin at the top.
 */
export function leaveFocus(part: Element): void {
  if (part.contains(document.activeElement))
    document.getElementById('main-content')?.focus({ preventScroll: true });
}
