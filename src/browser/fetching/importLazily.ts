import { renewDocument } from './askAgain';
import { loadLazily } from './loadLazily';

/**
 * Returns a module that the bundler has split off, as `loadLazily`. If its bytes are wrong, they are requested once more,
 * past the browser's cache, and the document is loaded again, once for each page.
 * @throws the last failure
 */
export async function importLazily<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await loadLazily(load);
  } catch (failure) {
    if (failure instanceof SyntaxError && (await renewDocument(`parts:${window.location.pathname}`)))
      return new Promise(() => undefined);
    throw failure;
  }
}
