import { afterFrame } from '../afterFrame';

/** A pointer that is held down for long, or whose end the browser does not tell of, keeps nothing from starting. */
const PATIENCE_MS = 1000;

let waited = 0;

/**
 * Settles once what has been done until now is painted, and nothing is being pressed: work that begins then keeps no
 * press from its answer. All waiting for presses takes a second at most, over all calls.
 */
export async function whenAnswered(): Promise<void> {
  const begun = performance.now();
  await afterFrame();
  if (waited > PATIENCE_MS || !document.querySelector(':active')) return;
  waited += performance.now() - begun;
  await whenAnswered();
}
