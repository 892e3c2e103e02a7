import type { Clock } from './clock';

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
