import { type NormalizedSegment, normalizeSegment } from './normalizeSegment';

/** The segments of a path, and whether one of those is malformed. */
export interface ParsedSegments {
  readonly segments: readonly string[];
  readonly malformed: boolean;
}

/**
 * The segments of a path (no query, no hash) as a browser and a static host resolve them:
 * backslashes are slashes, empty segments and `.` vanish, `..` takes one back, a final `index.html` is its folder.
 * @example parseSegments('/a//b/../%63/index.html') // { segments: ['a', 'c'], malformed: false }
 */
export function parseSegments(path: string): ParsedSegments {
  const kept: NormalizedSegment[] = [];
  for (const raw of path.split(/[\\/]+/)) {
    const normalized = normalizeSegment(raw);
    if (normalized.segment === '..') kept.pop();
    else if (normalized.segment !== '' && normalized.segment !== '.') kept.push(normalized);
  }
  while (kept.at(-1)?.segment === 'index.html') kept.pop();
  return {
    segments: kept.map(({ segment }) => segment),
    malformed: kept.some(({ malformed }) => malformed),
  };
}
