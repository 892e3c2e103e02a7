import type { DevState } from '../model/DevState';
import type { Problem } from '../model/Problem';

/** What `npm run dev` asks a process that knows the site. */
export type DevRequest =
  /** Reads the site. */
  | { readonly kind: 'open' }
  /** Writes a page. */
  | { readonly kind: 'page'; readonly route: string }
  /** Gives changed files to the pages; `areEdited` unless some were added or removed. */
  | { readonly kind: 'edit'; readonly files: readonly string[]; readonly areEdited: boolean }
  /** Checks the whole site, and writes what is not in pages. */
  | { readonly kind: 'check' };

/** A request with its number, which the answer repeats. */
export interface NumberedRequest {
  readonly id: number;
  readonly request: DevRequest;
}

/** What has become of a request. */
export interface DevResult {
  /** Whether it was done: the site is known, there is such a page, the pages have the edits, the site has no error. */
  readonly isDone: boolean;
  readonly problems: readonly Problem[];
  /** The files whose problems these are; those of other files stay. Absent if they are the problems of the site. */
  readonly files?: readonly string[];
  /** The pages that were asked for, if nothing else can differ in a browser; absent after the site was read. */
  readonly pages?: DevState['pages'] | undefined;
}

export interface DevAnswer extends DevResult {
  readonly id: number;
}
