/** A dialog of a demo. One that is kept in the page while it is closed does not count. */
const DIALOG = '[role=dialog], [role=alertdialog], [aria-modal=true]';
/** What a reader types into. */
const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=button]), [contenteditable="true"]';

/** Fields of demos that were typed into; those that have left the page go when another one comes. */
const typedInto = new Set<Element>();

/** Begins to remember which fields of demos are typed into: their texts are lost with the page. */
export function noteTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-stage]')) return;
    dropRemoved();
    typedInto.add(target);
  });
}

function dropRemoved(): void {
  for (const field of typedInto) if (!field.isConnected) typedInto.delete(field);
}

function isFilled(field: Element | null): boolean {
  if (!(field instanceof HTMLElement) || !field.matches(TYPED)) return false;
  return ('value' in field ? String(field.value) : field.innerText) !== '';
}

function holdsTyped(): boolean {
  dropRemoved();
  return [document.activeElement, ...typedInto].some(isFilled);
}

function isDialogOpen(): boolean {
  if (document.querySelector('dialog:modal')) return true;
  return [...document.querySelectorAll(DIALOG)].some((dialog) =>
    dialog.checkVisibility({ visibilityProperty: true }),
  );
}

/** Whether a reload would take something from the reader: an edited demo, an open dialog, typed text, a selection. */
export function isBusy(): boolean {
  if (!navigator.onLine || holdsTyped() || isDialogOpen()) return true;
  if (document.querySelector('[data-edited]')) return true;
  return window.getSelection()?.isCollapsed === false;
}
