/** One mistake in a navigation tree; which file and line it stands in is for the caller to tell. */
export interface NavFinding {
  readonly code:
    | 'bad-nav-entry'
    | 'cyclic-nav'
    | 'nav-too-deep'
    | 'empty-group'
    | 'unknown-nav-field'
    | 'unknown-badge'
    | 'bad-nav-value'
    | 'bad-pathname'
    | 'reserved-pathname'
    | 'duplicate-pathname';
  readonly message: string;
  /** What to do about it, one clause. */
  readonly hint: string;
  /** Of the entry, as written; empty where it has none. */
  readonly pathname: string;
}
