import type { Clock } from './clock';

/**
 * What comes within a time; what it comes to later is nobody's any more.
 * @throws its failure, or `failure` where it has not come by then
 */
export function inTime<T>(
  coming: Promise<T>,
  patienceMs: number,
  failure: string,
  { after }: Clock,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = after(patienceMs, () => reject(new Error(failure)));
    coming.finally(cancel).then(resolve, reject);
  });
}
