import type { SearchEntry, SearchKind } from './SearchEntry';

/** An entry with what the ranking made of it. */
export interface ScoredEntry {
  readonly entry: SearchEntry;
  readonly score: number;
  /** The part of the score that does not come from an exact name. */
  readonly words: number;
  /** The query is a name that nobody writes by chance, and this bears it. */
  readonly isNamed?: boolean;
}

/** How many hits are shown of which products. */
export interface Arrangement {
  /** The product that the reader is in; its hits come first. */
  readonly product: string;
  /** Most hits of that product, and of each other one. */
  readonly mostOwn: number;
  readonly mostOther: number;
  readonly most: number;
}

/** A hit that is this much worse than the best of its product is left out. */
const WORST_SHARE = 0.12;
/**
 * So is one that is this much worse than the best of the other products: it would stand above it, or look as good.
 * Above the exact name of something only what is nearly as good may stand.
 */
const WORST_OTHER_SHARE = 0.15;
const WORST_EXACT_SHARE = 0.5;
/** Most hits of a kind that belong to the same thing; more of them would hide all others. */
const MOST_ALIKE: Readonly<Partial<Record<SearchKind, number>>> = {
  section: 4,
  prop: 3,
  slot: 2,
  class: 2,
  type: 1,
  theme: 1,
  message: 2,
};

/** Products that have what the query is the name of, by their best hit; none where the reader's own has it. */
function listNaming(ordered: readonly ScoredEntry[], product: string): string[] {
  const naming = ordered.filter(({ isNamed }) => isNamed).map(({ entry }) => entry.product);
  return naming.includes(product) ? [] : naming;
}

/**
 * Hits as they are shown: in groups by product, the reader's own first, the others by their best hit, each by score.
 * Before the own one stand only products that have what the query names exactly, where the own one has not.
 * Far worse ones are left out, and so are the many small parts of one thing.
 */
export function arrangeHits<T extends ScoredEntry>(
  scored: readonly T[],
  { product, mostOwn, mostOther, most }: Arrangement,
): T[] {
  const ordered = scored.toSorted((a, b) => b.score - a.score);
  const leastOf = (place: string): number => {
    const own = ordered.filter(({ entry }) => entry.product === place);
    const others = ordered.filter(({ entry }) => entry.product !== place);
    const isExact = (hits: readonly T[]) => hits.some(({ score, words }) => score > words * 2);
    const share = isExact(others) && !isExact(own) ? WORST_EXACT_SHARE : WORST_OTHER_SHARE;
    // Measured by words: an exact name in another product must not hide what this one says about the same.
    return Math.max(
      (own[0]?.score ?? 0) * WORST_SHARE,
      Math.max(0, ...others.map(({ words }) => words)) * share,
    );
  };
  const least = new Map<string, number>();
  const groups = new Map<string, T[]>([...listNaming(ordered, product), product].map((place) => [place, []]));
  const alike = new Map<string, number>();
  for (const hit of ordered) {
    const { product: place, kind, owner } = hit.entry;
    const limit = least.get(place) ?? leastOf(place);
    least.set(place, limit);
    if (hit.score < limit) continue;
    const group = groups.get(place) ?? [];
    groups.set(place, group);
    const sort = `${place} ${kind} ${owner}`;
    const count = (alike.get(sort) ?? 0) + 1;
    if (count > (MOST_ALIKE[kind] ?? most) || group.length >= (place === product ? mostOwn : mostOther))
      continue;
    alike.set(sort, count);
    group.push(hit);
  }
  return [...groups.values()].flat().slice(0, most);
}
