import { afterFrame } from '../clock';

/** Does a task once all of the document is there; to be called before it is. */
export function whenParsed(task: () => void): void {
  document.addEventListener('DOMContentLoaded', task);
}

/**
 * Does a task ahead of every frame that is drawn while the document comes, and once all of it is there; to be called
 * before it is. What the task changes is never seen as it was.
 */
export function whileParsing(task: () => void): void {
  const attempt = () => {
    task();
    if (document.readyState === 'loading') requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
  whenParsed(task);
}

/**
 * Does a task behind the load event, and once the browser tells that its text has been painted: a frame that was only
 * handed over is still on its way. In a tab that nobody sees it waits until somebody does.
 */
export function whenPainted(task: () => void): void {
  addEventListener('load', () =>
    new PerformanceObserver((entries, observer) => {
      // A slow machine may paint the empty page before.
      if (!entries.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      task();
    }).observe({ type: 'paint', buffered: true }),
  );
}

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
