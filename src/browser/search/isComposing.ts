/**
 * The `keyCode` of a key handled by an input method; WebKit also uses it for the key that ends a composition.
 * See https://developer.mozilla.org/docs/Web/API/Element/keydown_event
 */
const PROCESS_KEY_CODE = 229;

/** Returns whether a key press belongs to an input method and not to the page. */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === PROCESS_KEY_CODE;
}
