import type { MatchedTerms } from './highlightText';
import { tokenize } from './tokenize';

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
