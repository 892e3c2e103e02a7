import { isElsewhere, isPageEntry, type SearchEntry, type SearchKind } from './SearchEntry';
import { foldText } from './words';

/** An entry with the results of the ranking. */
export interface ScoredEntry {
  readonly entry: SearchEntry;
  readonly score: number;
  /** How well the query names it, see `SearchIndex`; 0 if it does not. */
  readonly named: number;
  /** The number of words of its title, for a page whose title, or another word for it, is in the query. */
  readonly mention?: number;
  /** The title itself is. */
  readonly isMentioned?: boolean;
  /** Its name has all words, which are several unless it is a page. */
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

/** Minimum score of a hit, as a share of the best hit of its product, and of the best of all in other products. */
const WORST_SHARE = 0.06;
const WORST_OTHER_SHARE = 0.3;
/** A page whose title is in the query is among the first hits. */
const MENTIONED_PLACE = 2;
/** Maximum number of hits of another product that come before what is named so in the reader's own. */
const MEANT_BEFORE_OWN = 2;
/** Minimum of `named` for a name, or another word for it. */
const MEANT = 1.2;
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

/**
 * Kinds whose names are composed of other names: words in them do not bring another product to the front, and only their
 * whole names come before the reader's own.
 */
const COMPOSED: ReadonlySet<SearchKind> = new Set(['slot', 'class', 'theme', 'type', 'message']);

/** Returns how much an entry is what the query names: 3 for the title of a page, 0 if its words are only in its text. */
function claimOf({ entry, named, isWhole, isTold }: ScoredEntry): number {
  if (named >= MEANT) return entry.kind === 'page' && named > MEANT ? 3 : 2;
  return (isWhole || isTold) && !COMPOSED.has(entry.kind) ? 1 : 0;
}

/**
 * Returns the other product that the query is about: what it names is there, and the reader's own has less. It names
 * the longer title: `data grid export` is about "Data Grid" and not about "Grid".
 */
function findMeant(ordered: readonly ScoredEntry[], product: string): string | undefined {
  const own = ordered.filter(({ entry }) => entry.product === product);
  const others = ordered.filter(({ entry }) => entry.product !== product);
  const isTitled = own.some(({ entry, named }) => isPageEntry(entry) && named > 0);
  const least = Math.max(isTitled ? 1 : 0, ...own.map(claimOf));
  if (least > 1) return undefined;
  // All words in the title of a page on another host are less than a page here that one of them means.
  const isOwnMeant = own.some(({ mention = 0 }) => mention > 0);
  const named = others.filter(
    ({ entry, named, isWhole }) => named >= MEANT || (isWhole && !(isOwnMeant && isElsewhere(entry.key))),
  );
  const most = Math.max(0, ...named.map(claimOf));
  // Words of a name elsewhere are less than the title of a page here.
  const isOwnMentioned = own.some(({ isMentioned = false }) => isMentioned);
  if (most > Math.max(least, isOwnMentioned ? 1 : 0))
    return named.find((hit) => claimOf(hit) === most)?.entry.product;
  const longest = Math.max(1, ...own.map(({ mention = 0 }) => mention));
  return least > 0 ? undefined : others.find(({ mention = 0 }) => mention > longest)?.entry.product;
}

/** Moves the best page whose title is in the query, or else another word for it, up to the first hits. */
function raiseMentioned<T extends ScoredEntry>(hits: readonly T[]): readonly T[] {
  const titled = hits.findIndex(({ isMentioned }) => isMentioned);
  const at = titled < 0 ? hits.findIndex(({ mention = 0 }) => mention > 0) : titled;
  const mentioned = hits[at];
  if (!mentioned || at <= MENTIONED_PLACE) return hits;
  return hits.toSpliced(at, 1).toSpliced(MENTIONED_PLACE, 0, mentioned);
}

/**
 * Returns the hits in display order: in groups by product, the reader's own first, the others by their best hit, each
 * group by score. Another product comes before the reader's own only if the query is about it, see `findMeant`, and then
 * what has a name of its own. Much
 * weaker hits are left out, and so are further parts of the same owner.
 */
export function arrangeHits<T extends ScoredEntry>(
  scored: readonly T[],
  { product, mostOwn, mostOther, most }: Arrangement,
): T[] {
  const ordered = scored.toSorted((a, b) => b.score - a.score);
  const meant = findMeant(ordered, product);
  const isOwnNamed = ordered.some(({ entry, named }) => entry.product === product && named > 0);
  const mostOf = (productId: string) => {
    if (productId === product) return mostOwn;
    return productId === meant && isOwnNamed ? Math.min(MEANT_BEFORE_OWN, mostOther) : mostOther;
  };
  const best = ordered[0]?.score ?? 0;
  const groups = new Map<string, T[]>(
    [...(meant === undefined ? [] : [meant]), product].map((productId) => [productId, []]),
  );
  const bests = new Map<string, number>();
  const alike = new Map<string, number>();
  for (const hit of raiseMentioned(ordered.filter(({ entry }) => entry.product === product)).concat(
    ordered.filter(({ entry }) => entry.product !== product),
  )) {
    const { product: productId, kind, name, owner } = hit.entry;
    if (!bests.has(productId)) bests.set(productId, hit.score);
    const isOther = productId !== product && productId !== meant;
    const least = Math.max((bests.get(productId) ?? 0) * WORST_SHARE, isOther ? best * WORST_OTHER_SHARE : 0);
    if (hit.score < least && !hit.mention) continue;
    const group = groups.get(productId) ?? [];
    groups.set(productId, group);
    const limits: readonly (readonly [sort: string, limit: number])[] = [
      [`${productId} ${kind} of ${owner}`, MAX_ALIKE[kind] ?? most],
      [`${productId} ${kind} called ${foldText(name)}`, MAX_NAMESAKES[kind] ?? most],
    ];
    const isFull = limits.some(([sort, limit]) => (alike.get(sort) ?? 0) >= limit);
    if (isFull || group.length >= mostOf(productId)) continue;
    for (const [sort] of limits) alike.set(sort, (alike.get(sort) ?? 0) + 1);
    group.push(hit);
  }
  const isBehind = ({ entry, named }: T) =>
    entry.product === meant && COMPOSED.has(entry.kind) && named < MEANT;
  const behind = (groups.get(meant ?? '') ?? []).filter(isBehind);
  const arranged = [...groups].flatMap(([productId, group]) => [
    ...group.filter((hit) => !isBehind(hit)),
    ...(productId === product ? behind : []),
  ]);
  return arranged.slice(0, most);
}
