import { clock, type Clock, inTime, LateError } from '../clock';

/** A part that has not come by then is told to be missing: it may never come. */
const PATIENCE_MS = 10_000;
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
 * A part of the site that is fetched when it is needed. A load that fails is tried twice more, with pauses; one that
 * gives no answer at all is not, since the same script is never asked for again while it is awaited.
 * @throws the last failure, or a LateError that 'The part did not come' so far
 */
export function loadLazily<T>(load: () => Promise<T>, time: Clock = clock): Promise<T> {
  return inTime(loadWithTries(load, time), PATIENCE_MS, 'The part did not come', time);
}

/**
 * What `load` gives, however late: it is called again for every part of it that has come late.
 * @param onLate told of each that is late, and waited for
 * @throws the failure of a part
 */
export async function loadHoweverLate<T>(
  load: () => Promise<T>,
  onLate: (late: LateError) => void,
): Promise<T> {
  try {
    return await load();
  } catch (failure) {
    if (!(failure instanceof LateError)) throw failure;
    onLate(failure);
    await failure.coming;
    return loadHoweverLate(load, onLate);
  }
}
