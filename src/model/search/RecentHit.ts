import { isSiteHref } from '../routes/siteHref';

/** A place that the reader reached from search. */
export interface RecentHit {
  /** Canonical pathname and fragment. */
  readonly key: string;
  readonly name: string;
  readonly owner: string;
  readonly product: string;
}

const MAX = 6;
const MAX_LETTERS = 200;

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_LETTERS;
}

function isRecent(value: unknown): value is RecentHit {
  if (typeof value !== 'object' || value === null) return false;
  const { key, name, owner, product } = value as Partial<Record<keyof RecentHit, unknown>>;
  return isText(key) && isSiteHref(key) && isText(name) && name !== '' && isText(owner) && isText(product);
}

/** Parses the stored places; everything else in the text is ignored. */
export function parseRecent(text: string | null): RecentHit[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(isRecent)
      .slice(0, MAX)
      .map(({ key, name, owner, product }) => ({ key, name, owner, product }));
  } catch {
    return [];
  }
}

/** Returns the places with another one added, most recent first, without duplicates. */
export function addRecent(recent: readonly RecentHit[], hit: RecentHit): RecentHit[] {
  return [hit, ...recent.filter(({ key }) => key !== hit.key)].slice(0, MAX);
}
