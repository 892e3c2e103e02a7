/** What the worker knows about one thing that it has stored. */
export interface StoredEntry {
  readonly kind: 'page' | 'asset';
  readonly bytes: number;
  /** When it was stored or asked for last, in milliseconds since the epoch. */
  readonly at: number;
  readonly build: string;
  /** Of a page. */
  readonly title?: string;
  /** Assets without which a page is not whole. */
  readonly needs?: readonly string[];
}

/** The worker's notes: builds, oldest first, and what is stored by address. */
export interface StoredNotes {
  readonly builds: readonly string[];
  readonly entries: Readonly<Record<string, StoredEntry>>;
}

export const NO_NOTES: StoredNotes = { builds: [], entries: {} };

/** Notes as they were stored; none where what is stored makes no sense. */
export function parseNotes(stored: unknown): StoredNotes {
  const { builds, entries } = (stored ?? {}) as Partial<StoredNotes>;
  if (!Array.isArray(builds) || typeof entries !== 'object' || entries === null) return NO_NOTES;
  return { builds, entries };
}
