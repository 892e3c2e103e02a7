/** What decides about the order of hits. */
interface Scored {
  readonly product: string;
  readonly score: number;
}

export interface Arrangement {
  /** The product that the reader is in; its hits come first. */
  readonly product: string;
  /** Most hits of that product, and of each other one. */
  readonly mostOwn: number;
  readonly mostOther: number;
  readonly most: number;
}

/** A hit that is this much worse than the best of all is left out: it would stand above better ones of other products. */
const WORST_SHARE = 0.3;
/** Of the reader's own product more is shown: what is there is more often meant. */
const WORST_OWN_SHARE = 0.22;

/**
 * Hits as they are shown: in groups by product, the reader's own first, the others by their best hit, each by score;
 * far worse ones are left out.
 */
export function arrangeHits<T extends Scored>(
  scored: readonly T[],
  { product, mostOwn, mostOther, most }: Arrangement,
): T[] {
  const ordered = scored.toSorted((a, b) => b.score - a.score);
  const best = ordered[0]?.score ?? 0;
  const groups = new Map<string, T[]>([[product, []]]);
  for (const hit of ordered) {
    const isOwn = hit.product === product;
    if (hit.score < best * (isOwn ? WORST_OWN_SHARE : WORST_SHARE)) continue;
    const group = groups.get(hit.product) ?? [];
    if (group.length < (isOwn ? mostOwn : mostOther)) group.push(hit);
    groups.set(hit.product, group);
  }
  return [...groups.values()].flat().slice(0, most);
}
