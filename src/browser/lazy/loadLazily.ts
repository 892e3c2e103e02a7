import { clock, type Clock } from '../clock';

/** A part that has not come by then will not come: some hosts answer with a page where a script is gone. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 600;
const TRIES = 3;

function within<T>(pending: Promise<T>, ms: number, { after }: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(ms, () => reject(new Error('The part did not come')));
    pending.then(
      (value) => {
        cancel();
        resolve(value);
      },
      (failure: unknown) => {
        cancel();
        reject(failure instanceof Error ? failure : new Error(String(failure)));
      },
    );
  });
}

/**
 * A part of the site that is fetched when it is needed. A load that fails is tried twice more, with pauses.
 * @throws the last failure, or 'The part did not come'
 */
export async function loadLazily<T>(load: () => Promise<T>, time: Clock = clock): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await within(load(), PATIENCE_MS, time);
    } catch (failure) {
      if (tries === TRIES) throw failure;
      await new Promise<void>((resolve) => {
        time.after(PAUSE_MS * tries, resolve);
      });
    }
  }
}
