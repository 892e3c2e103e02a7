import { clock, type Clock } from '../clock';

/** A part that has not come by then will not come: some hosts answer with a page where a script is gone. */
const PATIENCE_MS = 10_000;

/**
 * A part of the site that is on its way, but not for ever. For what is imported this is enough: the bundler's loader
 * asks for a script that did not come once more by itself, a moment later.
 * @throws what it fails with, or 'The part did not come'
 */
export function awaitPart<T>(part: Promise<T>, { after }: Clock = clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(PATIENCE_MS, () => reject(new Error('The part did not come')));
    part.then(
      (found) => {
        cancel();
        resolve(found);
      },
      (failure: unknown) => {
        cancel();
        reject(failure instanceof Error ? failure : new Error(String(failure)));
      },
    );
  });
}
