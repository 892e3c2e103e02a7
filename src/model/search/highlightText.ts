import type { TextPart } from './SearchResult';
import { tokenize } from './tokenize';

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
