import { clock, type Clock } from '../clock';
import { inTime } from '../inTime';

/** A part that has not come by then will not come: some hosts answer with a page where a script is gone. */
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
 * @throws the last failure, or 'The part did not come'
 */
export function loadLazily<T>(load: () => Promise<T>, time: Clock = clock): Promise<T> {
  return inTime(loadWithTries(load, time), PATIENCE_MS, 'The part did not come', time);
}
