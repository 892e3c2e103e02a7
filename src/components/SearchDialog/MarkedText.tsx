import type { TextPart } from '../../model/search/SearchResult';

/** A text whose matching parts are marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text));
}
