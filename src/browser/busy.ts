/**
 * Matches the dialogs of demos. Closed dialogs that stay in the page do not count, nor does what a playground keeps open in
 * its stage.
 */
const DIALOG =
  ':is([role=dialog]:not([aria-modal=false]), [role=alertdialog], [aria-modal=true]):not([data-playground] *)';
/** Matches text fields. */
const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=button]), [contenteditable="true"]';

/** Fields of demos that the reader has typed into; removed fields are dropped when another one is added. */
const typedInto = new Set<Element>();

/** Starts to record which fields of demos the reader types into: a reload would clear them. */
export function recordTyping(): void {
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

/**
 * Returns whether a reload would lose something: an edited demo, an open dialog, typed text or a selection.
 */
export function isBusy(): boolean {
  if (!navigator.onLine || holdsTyped() || isDialogOpen()) return true;
  if (document.querySelector('[data-edited]')) return true;
  return window.getSelection()?.isCollapsed === false;
}
