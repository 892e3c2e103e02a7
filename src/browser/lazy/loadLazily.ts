import { clock, type Clock } from '../clock';
import { awaitPart } from './awaitPart';

const PAUSE_MS = 600;
const TRIES = 3;

function pause(ms: number, { after }: Clock): Promise<void> {
  return new Promise((resolve) => {
    after(ms, resolve);
  });
}

async function loadWithTries<T>(load: () => Promise<T>, time: Clock): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await load();
    } catch (failure) {
      if (tries === TRIES) throw failure;
      await pause(PAUSE_MS * tries, time);
    }
  }
}

/**
 * A file of the site that is fetched when it is needed. A load that fails is tried twice more, with pauses; one that
 * gives no answer at all is not. What is imported is not tried so often (`awaitPart`): within each of these tries the
 * bundler's loader would have two of its own.
 * @throws the last failure, or 'The part did not come'
 */
export function loadLazily<T>(load: () => Promise<T>, time: Clock = clock): Promise<T> {
  return awaitPart(loadWithTries(load, time), time);
}
