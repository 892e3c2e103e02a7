import { isBusy } from './busy';
import { reloadOnce } from './reloadOnce';

/**
 * Loads the document again, once for each build, and not if the reader would lose something. Returns false if it does
 * not.
 * @param build the new build, or the loader of the document if its build no longer has a file
 */
export const reloadForBuild = (build: string): boolean => !isBusy() && reloadOnce(build);
