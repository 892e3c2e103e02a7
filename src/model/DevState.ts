import type { Problem } from './Problem';

/** What `npm run dev` writes after each change, and open pages read (`src/islands/dev.ts`). */
export interface DevState {
  /** Changes when pages or scripts have been written. */
  readonly at: number;
  /** The problems that keep pages from being written. */
  readonly problems: readonly Problem[];
}
