import { pathSimilarity } from './pathSimilarity';
import { pathnameToPublic } from './pathnameToPublic';
import { slugSimilarity } from './slugSimilarity';

/** Below this likeness a suggestion would only puzzle. */
const MIN_SIMILARITY = 0.45;
/** Bounds on what a stranger types: the last segments say most, and no slug is longer. */
const MAX_SEGMENTS = 6;
const MAX_SEGMENT_LENGTH = 64;

/** The letter that an escape stands for; nothing for those of other scripts, and those that are none. */
function unescapeLetter(_escape: string, hex: string): string {
  const code = Number.parseInt(hex, 16);
  return hex.length === 2 && code < 128 ? String.fromCharCode(code) : '';
}

/** The segments of a path without what no slug has: escapes, the ending of a file, marks, what is not seen. */
function toSlugs(pathname: string): string[] {
  const path = pathname.replace(/%([\da-f]{0,2})/gi, unescapeLetter).toLowerCase();
  return pathnameToPublic(path)
    .split('/')
    .map((segment) => segment.replace(/\.[a-z]+$/, '').replace(/[^\p{L}\p{M}\p{N}-]/gu, ''))
    .filter(Boolean);
}

/** Known pathname nearest above; `/` does not count, since every 404 page leads there anyway. */
function findAncestor(pathname: string, known: ReadonlySet<string>): string | undefined {
  let path = pathname.toLowerCase();
  while (path.lastIndexOf('/') > 0) {
    path = path.slice(0, path.lastIndexOf('/'));
    if (known.has(path)) return path;
  }
  return undefined;
}

/**
 * The known pathnames that a reader of an unknown one most likely meant, best first, at most `limit`; equals in the order given.
 * Finds other case, typing errors, a missing or wrong product, old paths (`/components/buttons`), an extra segment.
 * Where nothing is alike, the nearest known page above; `[]` where there is none.
 * @param pathname canonical, see `parsePath`
 * @example suggestPathnames('/React-Buton', ['/material-ui/react-button', '/versions'], 3) // ['/material-ui/react-button']
 */
export function suggestPathnames(pathname: string, known: readonly string[], limit: number): string[] {
  const wanted = toSlugs(pathname)
    .slice(-MAX_SEGMENTS)
    .map((slug) => slug.slice(0, MAX_SEGMENT_LENGTH));
  // The same few segments are compared with each page's: each pair is measured once.
  const measured = new Map<string, number>();
  const similarity = (left: string, right: string): number => {
    const pair = `${left}/${right}`;
    const value = measured.get(pair) ?? slugSimilarity(left, right);
    measured.set(pair, value);
    return value;
  };
  const scored = known
    .map((path) => ({ path, score: pathSimilarity(wanted, toSlugs(path), similarity) }))
    .filter(({ path, score }) => score >= MIN_SIMILARITY && path !== '/')
    .sort((left, right) => right.score - left.score)
    .slice(0, Math.max(0, limit))
    .map(({ path }) => path);
  if (scored.length > 0 || limit < 1) return scored;
  const ancestor = findAncestor(pathname, new Set(known));
  return ancestor === undefined ? [] : [ancestor];
}
