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
