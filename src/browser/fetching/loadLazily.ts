import { clock, type Clock, withTimeout, LateError } from '../clock';

/** Milliseconds after which a part is reported as missing. It may never arrive. */
const TIMEOUT_MS = 10_000;
const PAUSE_MS = 600;
const TRIES = 3;

async function loadWithTries<T>(load: () => Promise<T>, { after }: Clock): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (failure) {
      if (tries === TRIES) throw failure;
      await new Promise<void>((resolve) => {
        after(PAUSE_MS * tries, resolve);
      });
    }
  }
}

/**
 * Loads a part of the site on demand. A failed load is repeated twice, after pauses. A load that is still
 * pending is not repeated, because browsers do not request a script again while it is loading.
 * @throws the last failure, or a LateError with the message 'The part did not load in time'
 */
export function loadLazily<T>(load: () => Promise<T>, time: Clock = clock): Promise<T> {
  return withTimeout(loadWithTries(load, time), TIMEOUT_MS, 'The part did not load in time', time);
}

/**
 * Returns the result of `load`, however late. Waits for each late part and then calls `load` again.
 * @param onLate called with the error of each late part
 * @throws the failure of a part
 */
export async function loadWithoutTimeout<T>(
  load: () => Promise<T>,
  onLate: (late: LateError) => void,
): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    if (!(failure instanceof LateError)) throw failure;
    onLate(failure);
    await failure.coming;
    return loadWithoutTimeout(load, onLate);
  }
}
