/** What was ever published: canonical pathnames, each with the places on the page that readers may have linked to. */
export type Ledger = ReadonlyMap<string, readonly string[]>;
