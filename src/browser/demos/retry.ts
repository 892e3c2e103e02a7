import { loadLazily } from '../lazy/loadLazily';

/**
 * Loads something that a demo needs, see `loadLazily`.
 * @throws the last failure
 */
export function retry<T>(load: () => Promise<T>): Promise<T> {
  return loadLazily(load);
}
