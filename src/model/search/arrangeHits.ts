import { foldText } from './wordForm';
import type { SearchEntry, SearchKind } from './SearchEntry';

/** An entry with the results of the ranking. */
export interface ScoredEntry {
  readonly entry: SearchEntry;
  readonly score: number;
  /** The part of the score that does not come from an exact name. */
  readonly words: number;
  /** The query is a name that does not occur by chance, and this entry has it. */
  readonly isNamed?: boolean;
  /** The query names this entry, or a synonym of it: other products are not wanted. */
  readonly isAnswer?: boolean;
  /** Its name has all of several words. */
  readonly isWhole?: boolean;
  /** Its name and that of its owner together have them. */
  readonly isTold?: boolean;
}

/** How many hits of which products to show. */
export interface Arrangement {
  /** The reader's product; its hits come first. */
  readonly product: string;
  /** Maximum number of hits of that product, and of each other one. */
  readonly mostOwn: number;
  readonly mostOther: number;
  readonly most: number;
}

/** Minimum score of a hit, as a share of the best hit of its product. */
const WORST_SHARE = 0.12;
/**
 * Minimum score of a hit, as a share of the best hit of the other products: it would come before that one, or
 * look as good. The second share applies if that best hit is an exact name.
 */
const WORST_OTHER_SHARE = 0.15;
const WORST_EXACT_SHARE = 0.5;
/** Maximum number of hits of a kind with the same owner; more of them would hide all others. */
const MAX_ALIKE: Readonly<Partial<Record<SearchKind, number>>> = {
  section: 4,
  prop: 3,
  slot: 2,
  class: 2,
  type: 1,
  theme: 1,
  message: 2,
};

/** Maximum number of hits of a kind with the same name: headings like `Theming` are on many pages. */
const MAX_NAMESAKES: Readonly<Partial<Record<SearchKind, number>>> = { section: 2, prop: 2, slot: 2 };

/** The best hit of a product. */
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

/**
 * Lists the products with an entry that the query names, or whose name has all of its words, by their best
 * hit; none if the reader's own product has one.
 */
function listNaming(ordered: readonly ScoredEntry[], product: string): string[] {
  const ofProduct = ordered.filter(({ entry }) => entry.product === product);
  if (ofProduct.some(({ isAnswer }) => isAnswer)) return [];
  const isTold = ofProduct.some((hit) => hit.isTold);
  return ordered
    .filter(({ isNamed, isWhole }) => isNamed || (isWhole && !isTold))
    .map(({ entry }) => entry.product);
}

/**
 * Returns the hits in display order: in groups by product, the reader's own first, the others by their best
 * hit, each group by score. Other products come before the reader's own only if they have exactly what the
 * query names, or all of its words in a name, and the own product does not. Much weaker hits are left out, and so are further parts of the
 * same owner.
 */
export function arrangeHits<T extends ScoredEntry>(
  scored: readonly T[],
  { product, mostOwn, mostOther, most }: Arrangement,
): T[] {
  const ordered = scored.toSorted((a, b) => b.score - a.score);
  const bests = listBests(ordered);
  const minimumScore = (productId: string): number => {
    const bestHere = bests.get(productId);
    const others = [...bests].flatMap(([other, best]) => (other === productId ? [] : [best]));
    const isExact = others.some((best) => best.isExact) && !bestHere?.isExact;
    const share = isExact ? WORST_EXACT_SHARE : WORST_OTHER_SHARE;
    // By words: an exact name in another product must not hide what this one says about the subject.
    return Math.max(
      (bestHere?.score ?? 0) * WORST_SHARE,
      Math.max(0, ...others.map(({ words }) => words)) * share,
    );
  };
  const least = new Map<string, number>();
  const groups = new Map<string, T[]>(
    [...listNaming(ordered, product), product].map((productId) => [productId, []]),
  );
  const alike = new Map<string, number>();
  for (const hit of ordered) {
    const { product: productId, kind, name, owner } = hit.entry;
    const limit = least.get(productId) ?? minimumScore(productId);
    least.set(productId, limit);
    if (hit.score < limit) continue;
    const group = groups.get(productId) ?? [];
    groups.set(productId, group);
    const limits: readonly (readonly [sort: string, limit: number])[] = [
      [`${productId} ${kind} of ${owner}`, MAX_ALIKE[kind] ?? most],
      [`${productId} ${kind} called ${foldText(name)}`, MAX_NAMESAKES[kind] ?? most],
    ];
    const isFull = limits.some(([sort, limit]) => (alike.get(sort) ?? 0) >= limit);
    if (isFull || group.length >= (productId === product ? mostOwn : mostOther)) continue;
    for (const [sort] of limits) alike.set(sort, (alike.get(sort) ?? 0) + 1);
    group.push(hit);
  }
  return [...groups.values()].flat().slice(0, most);
}
