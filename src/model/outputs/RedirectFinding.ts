/** One mistake in the list of redirects. */
export interface RedirectFinding {
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  /** The redirect's `from`, by which its line is found. */
  readonly from: string;
}
