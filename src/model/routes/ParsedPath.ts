/** What a path means, whoever wrote it. */
export interface ParsedPath {
  readonly userLanguage: string;
  /** Canonical: no language, hash, query or trailing slash; `/api…` stands as `/api-docs…`; percent-encoded. */
  readonly pathname: string;
  readonly productId: string;
  /** The fragment without `#`; empty where there is none. */
  readonly hash: string;
  /** No page can have this path, since its encoding is broken. */
  readonly malformed: boolean;
}
