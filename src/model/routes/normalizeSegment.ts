import { encodeUnsafe } from './encodeUnsafe';

/** One path segment in its only spelling. */
export interface NormalizedSegment {
  readonly segment: string;
  /** The encoding is broken, or hides a control character or a slash: no page has such a path. */
  readonly malformed: boolean;
}

/**
 * The segment with what needs no encoding decoded and all else encoded; idempotent, never throws.
 * A segment that cannot be decoded keeps its broken escapes.
 * @example normalizeSegment('react%2dbutton') // { segment: 'react-button', malformed: false }
 * @example normalizeSegment('%E0%A4%A') // { segment: '%E0%A4%A', malformed: true }
 */
export function normalizeSegment(raw: string): NormalizedSegment {
  let text: string;
  try {
    text = decodeURIComponent(raw).replace(/\p{Surrogate}/gu, '\uFFFD');
  } catch {
    return { segment: encodeUnsafe(raw), malformed: true };
  }
  return { segment: encodeURIComponent(text), malformed: /[\p{Control}\\/]/u.test(text) };
}
