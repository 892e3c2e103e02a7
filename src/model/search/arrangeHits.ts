import { foldText } from './wordForm';
import type { SearchEntry, SearchKind } from './SearchEntry';

/** An entry with what the ranking made of it. */
export interface ScoredEntry {
  readonly entry: SearchEntry;
  readonly score: number;
  /** The part of the score that does not come from an exact name. */
  readonly words: number;
  /** The query is a name that nobody writes by chance, and this bears it. */
  readonly isNamed?: boolean;
  /** The query names this, or what it is another word for: no other product is asked for. */
  readonly isAnswer?: boolean;
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

/** Most hits of a kind that bear the same name: headings like `Theming` stand on every page. */
const MOST_NAMESAKES: Readonly<Partial<Record<SearchKind, number>>> = { section: 2, prop: 4, slot: 3 };

/** The best that a product has to say. */
interface BestHit {
  score: number;
  words: number;
  isExact: boolean;
}

function listBests(scored: readonly ScoredEntry[]): Map<string, BestHit> {
  const bests = new Map<string, BestHit>();
  for (const { entry, score, words } of scored) {
    const best = bests.get(entry.product) ?? { score: 0, words: 0, isExact: false };
    best.score = Math.max(best.score, score);
    best.words = Math.max(best.words, words);
    best.isExact ||= score > words * 2;
    bests.set(entry.product, best);
  }
  return bests;
}

/** Products that have what the query is the name of, by their best hit; none where the reader's own has it. */
function listNaming(ordered: readonly ScoredEntry[], product: string): string[] {
  if (ordered.some(({ entry, isAnswer }) => isAnswer && entry.product === product)) return [];
  return ordered.filter(({ isNamed }) => isNamed).map(({ entry }) => entry.product);
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
  const bests = listBests(ordered);
  const leastOf = (place: string): number => {
    const own = bests.get(place);
    const others = [...bests].flatMap(([other, best]) => (other === place ? [] : [best]));
    const isExact = others.some((best) => best.isExact) && !own?.isExact;
    const share = isExact ? WORST_EXACT_SHARE : WORST_OTHER_SHARE;
    // Measured by words: an exact name in another product must not hide what this one says about the same.
    return Math.max(
      (own?.score ?? 0) * WORST_SHARE,
      Math.max(0, ...others.map(({ words }) => words)) * share,
    );
  };
  const least = new Map<string, number>();
  const groups = new Map<string, T[]>([...listNaming(ordered, product), product].map((place) => [place, []]));
  const alike = new Map<string, number>();
  for (const hit of ordered) {
    const { product: place, kind, name, owner } = hit.entry;
    const limit = least.get(place) ?? leastOf(place);
    least.set(place, limit);
    if (hit.score < limit) continue;
    const group = groups.get(place) ?? [];
    groups.set(place, group);
    const limits: readonly (readonly [sort: string, limit: number])[] = [
      [`${place} ${kind} of ${owner}`, MOST_ALIKE[kind] ?? most],
      [`${place} ${kind} called ${foldText(name)}`, MOST_NAMESAKES[kind] ?? most],
    ];
    const isFull = limits.some(([sort, limit]) => (alike.get(sort) ?? 0) >= limit);
    if (isFull || group.length >= (place === product ? mostOwn : mostOther)) continue;
    for (const [sort] of limits) alike.set(sort, (alike.get(sort) ?? 0) + 1);
    group.push(hit);
  }
  return [...groups.values()].flat().slice(0, most);
}
