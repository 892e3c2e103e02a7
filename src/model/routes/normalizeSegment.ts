import { encodeUnsafe } from './encodeUnsafe';

/**
 * One path segment in its only spelling: what needs no encoding is decoded, all else encoded; idempotent, never throws.
 * A segment that cannot be decoded keeps its broken escapes; no page has one like that.
 * @example normalizeSegment('react%2dbutton') // 'react-button'
 * @example normalizeSegment('%E0%A4%A') // '%E0%A4%A'
 */
export function normalizeSegment(raw: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(raw).replace(/\p{Surrogate}/gu, '\uFFFD'));
  } catch {
    return encodeUnsafe(raw);
  }
}
