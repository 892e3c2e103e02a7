/** Time, passed in so that whatever waits can be tested without waiting. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Does a task once, later; returns what calls it off. */
  readonly after: (delayMs: number, task: () => void) => () => void;
}

/** The browser's time. */
export const clock: Clock = {
  now: () => Date.now(),
  after: (delayMs, task) => {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};

/** What has not come in time, and may come yet. */
export class LateError extends Error {
  constructor(
    message: string,
    readonly coming: Promise<unknown>,
  ) {
    super(message);
  }
}

/**
 * What comes within a time.
 * @throws its failure, or a LateError of the message `failure` where it has not come by then
 */
export function inTime<T>(
  coming: Promise<T>,
  patienceMs: number,
  failure: string,
  { after }: Clock,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(patienceMs, () => reject(new LateError(failure, coming)));
    coming.finally(cancel).then(resolve, reject);
  });
}

/** A frame that has not come by then won't: the document is not shown. */
const PATIENCE_MS = 300;

/** Settles once the browser has painted what has changed until now, or soon where it paints nothing. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Does something when the browser has nothing else to do, within two seconds; in a task of its own where it does not tell. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task);
}
