import { afterFrame } from '../clock';

/** Runs a task once the document is parsed. Has to be called before that. */
export function whenParsed(task: () => void): void {
  document.addEventListener('DOMContentLoaded', task);
}

/**
 * Runs a task before every frame while the document is being parsed, and once it is parsed, so that the state
 * before the task is never painted. Has to be called before the document is parsed.
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
 * Runs a task after the load event and after the browser reports that text has been painted: an animation
 * frame alone may not be on screen yet. In a hidden tab the task waits until the tab is shown.
 */
export function whenPainted(task: () => void): void {
  addEventListener('load', () =>
    new PerformanceObserver((entries, observer) => {
      // A slow machine may paint the empty page first.
      if (!entries.getEntriesByName('first-contentful-paint')[0]) return;
      observer.disconnect();
      task();
    }).observe({ type: 'paint', buffered: true }),
  );
}

/** Limits the wait for pointers that are held down for long or whose release the browser does not report. */
const PATIENCE_MS = 1000;

let waited = 0;

const isPressed = () => document.querySelector(':active') !== null;

/**
 * Resolves after the next paint while no pointer is down, so heavy work never delays feedback to a click.
 * Waits at most one second for pointers in total, across all calls.
 */
export async function whenAnswered(): Promise<void> {
  const begun = performance.now();
  // A pointer released after the frame, but before its event is dispatched, gets its feedback in the next
  // frame.
  const wasPressed = isPressed();
  await afterFrame();
  if (waited > PATIENCE_MS || !(wasPressed || isPressed())) return;
  waited += performance.now() - begun;
  await whenAnswered();
}
