/** A content security policy: the sources of each directive; a directive without sources stands alone. */
export type Policy = Readonly<Record<string, readonly string[]>>;
