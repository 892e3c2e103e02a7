import { afterFrame } from '../clock';

/** A pointer that is held down for long, or whose end the browser does not tell of, keeps nothing from starting. */
const PATIENCE_MS = 1000;

let waited = 0;

const isPressed = () => document.querySelector(':active') !== null;

/**
 * Settles once what has been done until now is painted, and nothing is being pressed: work that begins then keeps no
 * press from its answer. All waiting for presses takes a second at most, over all calls.
 */
export async function whenAnswered(): Promise<void> {
  const begun = performance.now();
  // A press that ends behind the frame, but before anybody hears of it, is answered by the next one.
  const wasPressed = isPressed();
  await afterFrame();
  if (waited > PATIENCE_MS || !(wasPressed || isPressed())) return;
  waited += performance.now() - begun;
  await whenAnswered();
}
