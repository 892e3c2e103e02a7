import type { SearchKind } from './SearchEntry';
import { tokenize } from './words';

/** A piece of a text to show; `marked` if the query matches it. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}

/** A hit, ready to be drawn. */
export interface SearchHit {
  /** Unique in a result. */
  readonly id: string;
  readonly kind: SearchKind;
  readonly product: string;
  /** Language of the texts, if it is not the reader's. */
  readonly language: string;
  /** Canonical pathname and fragment. */
  readonly key: string;
  readonly name: readonly TextPart[];
  /** Title of the page or name of the component that it belongs to; empty for pages. */
  readonly owner: string;
  /** Name of the group in the sidebar that contains its page; empty if it is in none. */
  readonly group: string;
  /** Text around the match; empty if only names match. */
  readonly excerpt: readonly TextPart[];
}

/** The result of a query. */
export interface SearchResult {
  /** In display order: by product, the reader's own first, then by score. */
  readonly hits: readonly SearchHit[];
  /** Words of the index that are similar to those of a query without hits. */
  readonly suggestions: readonly string[];
}

/** A term that matched, with the number of its letters that the reader typed; 0 for all. */
export type MatchedTerms = ReadonlyMap<string, number>;

function mergeRanges(ranges: readonly (readonly [number, number])[]): [number, number][] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    const last = merged.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** Splits a text into parts and marks those that match a term. The joined parts equal the text. */
export function highlightText(text: string, terms: MatchedTerms): TextPart[] {
  const ranges = tokenize(text).flatMap(({ term, start, end }): [number, number][] => {
    const letters = terms.get(term);
    if (letters === undefined) return [];
    return [[start, letters === 0 ? end : Math.min(end, start + letters)]];
  });
  const parts: TextPart[] = [];
  let at = 0;
  for (const [start, end] of mergeRanges(ranges)) {
    if (start > at) parts.push({ text: text.slice(at, start), marked: false });
    parts.push({ text: text.slice(start, end), marked: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), marked: false });
  return parts;
}

const LENGTH = 110;
/** Number of characters before the first match, for context. */
const LEAD = 24;

/**
 * Returns the part of a text with the most matched terms, cut at words, with `…` where something is left out;
 * empty if it contains none of them.
 */
export function cutExcerpt(text: string, terms: MatchedTerms): string {
  const matches = tokenize(text).filter(({ term }) => terms.has(term));
  let best: { start: number; count: number } | undefined;
  for (const [index, { start }] of matches.entries()) {
    const inside = matches.slice(index).filter((other) => other.end <= start + LENGTH - LEAD);
    const count = new Set(inside.map(({ term }) => term)).size;
    if (!best || count > best.count) best = { start, count };
  }
  if (!best) return '';
  const spaceBefore = text.lastIndexOf(' ', Math.max(0, best.start - LEAD));
  const from = best.start <= LEAD ? 0 : Math.max(spaceBefore + 1, best.start - 2 * LEAD);
  const spaceAfter = text.lastIndexOf(' ', from + LENGTH);
  const to =
    from + LENGTH >= text.length ? text.length : spaceAfter > best.start ? spaceAfter : from + LENGTH;
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}
