import type { Prepared } from './prepareSite';

/** What `npm run dev` asks the process that prepares the site. */
export type DevRequest =
  /** Prepares the whole site, again if files have changed. The answer is `Prepared`. */
  | { readonly kind: 'prepare'; readonly files: readonly string[] }
  /** Gives edited texts to the pages; the answer is empty if the whole site is needed for that. */
  | { readonly kind: 'draft'; readonly files: readonly string[] }
  /** Writes a page; the answer says whether there is one. */
  | { readonly kind: 'page'; readonly route: string }
  /** Writes what is not in pages. */
  | { readonly kind: 'rest' };

/** A request with its number, which the answer repeats. */
export interface NumberedRequest {
  readonly id: number;
  readonly request: DevRequest;
}

export interface DevAnswer {
  readonly id: number;
  readonly prepared?: Prepared | undefined;
  readonly isWritten?: boolean;
}
