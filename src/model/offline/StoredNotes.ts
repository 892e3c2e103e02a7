/** Metadata of one stored item. */
export interface StoredEntry {
  readonly kind: 'page' | 'asset';
  readonly bytes: number;
  /** Time when it was last stored or requested, in milliseconds since the epoch. */
  readonly at: number;
  readonly build: string;
  /** Title; only for pages. */
  readonly title?: string;
  /** Assets that a page needs to be complete. */
  readonly needs?: readonly string[];
}

/** The worker's notes: builds, oldest first, and stored items by address. */
export interface StoredNotes {
  readonly builds: readonly string[];
  readonly entries: Readonly<Record<string, StoredEntry>>;
}

export const NO_NOTES: StoredNotes = { builds: [], entries: {} };

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isEntry(value: unknown): value is StoredEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, bytes, at, build, title = '', needs = [] } = value as Partial<Record<string, unknown>>;
  return (
    (kind === 'page' || kind === 'asset') &&
    [bytes, at].every((count) => typeof count === 'number') &&
    [build, title].every(isText) &&
    Array.isArray(needs) &&
    needs.every(isText)
  );
}

/** Parses stored notes, without invalid entries. An invalid value returns empty notes. */
export function parseNotes(stored: unknown): StoredNotes {
  const { builds, entries } = (stored ?? {}) as Partial<StoredNotes>;
  if (!Array.isArray(builds) || typeof entries !== 'object' || entries === null) return NO_NOTES;
  const valid = Object.entries(entries).filter(([, entry]) => isEntry(entry));
  return { builds: builds.filter(isText), entries: Object.fromEntries(valid) };
}

/** Maximum number of pages stored by visiting them. */
export const MAX_PAGES = 200;
/** Maximum number of bytes stored by visiting pages, including assets. */
export const MAX_BYTES = 50_000_000;

interface EvictionLimits {
  readonly pages: number;
  readonly bytes: number;
}

/**
 * Lists the addresses to remove so that the rest is within the limits, least recently used first. An asset is
 * kept as long as a kept page needs it.
 */
export function listEvictions(
  entries: Readonly<Record<string, StoredEntry>>,
  { pages, bytes }: EvictionLimits = { pages: MAX_PAGES, bytes: MAX_BYTES },
): string[] {
  const needed = new Map<string, number>();
  for (const { needs = [] } of Object.values(entries)) {
    for (const asset of needs) needed.set(asset, (needed.get(asset) ?? 0) + 1);
  }
  const order = Object.entries(entries).sort(([, a], [, b]) => a.at - b.at);
  let pageCount = order.filter(([, { kind }]) => kind === 'page').length;
  let total = order.reduce((sum, [, entry]) => sum + entry.bytes, 0);
  const gone: string[] = [];
  const drop = (url: string, entry: StoredEntry) => {
    gone.push(url);
    total -= entry.bytes;
    if (entry.kind === 'page') pageCount -= 1;
    for (const asset of entry.needs ?? []) {
      const left = (needed.get(asset) ?? 1) - 1;
      needed.set(asset, left);
      const entry = entries[asset];
      if (left === 0 && entry && !gone.includes(asset)) drop(asset, entry);
    }
  };
  for (const [url, entry] of order) {
    if (pageCount <= pages && total <= bytes) break;
    const isFree = entry.kind === 'asset' && (needed.get(url) ?? 0) === 0;
    const isTooMuch = entry.kind === 'page' || total > bytes;
    if (!gone.includes(url) && isTooMuch && (entry.kind === 'page' || isFree)) drop(url, entry);
  }
  return gone;
}
