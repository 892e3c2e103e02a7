import type { SearchKind } from './SearchEntry';
import { tokenize } from './tokens';

/** A piece of a shown text; `marked` where the query matches. */
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
  /** Language of the texts, where it is not the reader's. */
  readonly language: string;
  /** Canonical pathname and fragment. */
  readonly key: string;
  readonly name: readonly TextPart[];
  /** Title of the page or name of the component that it belongs to; empty for pages. */
  readonly owner: string;
  /** Text around the match; empty where nothing but names matches. */
  readonly excerpt: readonly TextPart[];
}

/** What a query finds. */
export interface SearchResult {
  /** Ordered as shown: by product, the reader's own first, then by score. */
  readonly hits: readonly SearchHit[];
  /** Words of the index that are like those of a query without hit. */
  readonly suggestions: readonly string[];
}

/** A term that matched: how many of its letters are the reader's own, all of them where 0. */
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

/** The text in parts, those marked that a term stands for. Parts joined give the text again. */
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
/** Letters before the first match that give it some context. */
const LEAD = 24;

/**
 * The stretch of a text that holds most of the matched terms, cut at words and with `…` where something is left out;
 * empty where none of them is in it.
 */
export function cutExcerpt(text: string, terms: MatchedTerms): string {
  const places = tokenize(text).filter(({ term }) => terms.has(term));
  let best: { start: number; count: number } | undefined;
  for (const [index, { start }] of places.entries()) {
    const inside = places.slice(index).filter((other) => other.end <= start + LENGTH - LEAD);
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
