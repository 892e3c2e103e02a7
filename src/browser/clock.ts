/** A clock and timer. Passed in so that tests can control the time. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Runs a task once after a delay; returns a function that cancels it. */
  readonly after: (delayMs: number, task: () => void) => () => void;
}

/** The clock of the browser. */
export const clock: Clock = {
  now: () => Date.now(),
  after: (delayMs, task) => {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Reports that a promise has not settled in time. It may still settle later. */
export class LateError extends Error {
  constructor(
    message: string,
    readonly coming: Promise<unknown>,
  ) {
    super(message);
  }
}

/**
 * Returns the result of a promise if it settles within the time limit.
 * @throws the rejection of the promise, or a LateError with the message `failure` if it is still pending at
 * the limit
 */
export function withTimeout<T>(
  coming: Promise<T>,
  timeoutMs: number,
  failure: string,
  { after }: Clock,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(timeoutMs, () => reject(new LateError(failure, coming)));
    coming.finally(cancel).then(resolve, reject);
  });
}

/** Milliseconds after which no frame is expected: the document is not visible. */
const TIMEOUT_MS = 300;

/** Resolves after the browser has painted all changes so far, or after a short time if it does not paint. */
export function afterFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, TIMEOUT_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Milliseconds after which a task no longer waits for an idle browser. What the page asks of other hosts after its
 * load event, it has to ask within a second.
 */
const IDLE_TIMEOUT_MS = 500;

/**
 * Runs a task when the browser is idle, at the latest after half a second. Browsers whose `requestIdleCallback` is
 * missing or fails run it as a separate task.
 */
export function whenIdle(task: () => void): void {
  try {
    requestIdleCallback(task, { timeout: IDLE_TIMEOUT_MS });
  } catch {
    setTimeout(task);
  }
}
