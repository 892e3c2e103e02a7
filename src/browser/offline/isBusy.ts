/** What a reader types into. */
const TYPED = 'textarea, input:not([type=checkbox], [type=radio], [type=button]), [contenteditable="true"]';

function isTyping(): boolean {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.matches(TYPED)) return false;
  return ('value' in focused ? String(focused.value) : focused.innerText) !== '';
}

/** Whether a reload would take something from the reader: an edited demo, an open dialog, typed text, a selection. */
export function isBusy(): boolean {
  if (!navigator.onLine || isTyping()) return true;
  if (document.querySelector('dialog:modal, [data-edited]')) return true;
  return window.getSelection()?.isCollapsed === false;
}
