import { normalizeSegment } from './normalizeSegment';

/**
 * The segments of a path (no query, no hash) as a browser and a static host resolve them, each in its only spelling:
 * backslashes are slashes, empty segments and `.` vanish, `..` takes one back, a final `index.html` is its folder.
 * @example parseSegments('/a//b/../%63/index.html') // ['a', 'c']
 */
export function parseSegments(path: string): readonly string[] {
  const kept: string[] = [];
  for (const raw of path.split(/[\\/]+/)) {
    const segment = normalizeSegment(raw);
    if (segment === '..') kept.pop();
    else if (segment !== '' && segment !== '.') kept.push(segment);
  }
  while (kept.at(-1) === 'index.html') kept.pop();
  return kept;
}
