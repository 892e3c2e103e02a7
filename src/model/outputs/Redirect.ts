/**
 * A page that is gone, or moved parts of a page that is still there, from `data/redirects.ts`. Holds for every
 * language; addresses are written without language and without final slash.
 */
export interface Redirect {
  /** Canonical pathname that was published. */
  readonly from: string;
  /**
   * Where the page is now: a canonical pathname, with `#fragment` where only a part answers, or an address on another
   * host. Absent where the page is still there and only some of its fragments have moved.
   */
  readonly to?: string;
  /** Where single fragments (without `#`) have gone: `#new` on the same page, or as in `to`. */
  readonly fragments?: Readonly<Record<string, string>>;
}
