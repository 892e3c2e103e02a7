import type { PageFacts } from '../../model/page/PageFacts';

/** File with `BuiltIslands`, in the folder of the site's data. */
export const ISLANDS_FILE = 'islands.json';

/** The addresses of all modules of a build, except for those with demos. */
export interface BuiltIslands {
  /** Address of the loader, which also has all islands that start with it. */
  readonly loader: string;
  readonly islands: PageFacts['islands'];
  /** All that the loader and the islands import, at once or later; not the demos. */
  readonly modules: readonly string[];
}
