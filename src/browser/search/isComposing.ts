/** What browsers name a key that goes to the input method; WebKit also the one that ends a composition. */
const PROCESS_KEY_CODE = 229;

/** Whether a key press belongs to an input method, and is nothing that the reader asks of the page. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === PROCESS_KEY_CODE;
}
