import { pathnameToPublic } from './pathname';
import { editDistance } from './editDistance';

/** Minimum similarity of a suggestion; less similar pages would only confuse. */
const MIN_SIMILARITY = 0.5;
/** Limits for untrusted paths. The last segments are the most significant, and no slug is longer. */
const MAX_SEGMENTS = 6;
const MAX_SEGMENT_LENGTH = 64;

/** Returns the ASCII letter of an escape; empty for other scripts and for invalid escapes. */
function unescapeLetter(_escape: string, hex: string): string {
  const code = Number.parseInt(hex, 16);
  return hex.length === 2 && code < 128 ? String.fromCharCode(code) : '';
}

/**
 * Splits a path into slugs, without characters that no slug contains: escapes, file extensions, punctuation,
 * invisible characters.
 */
function toSlugs(pathname: string): string[] {
  const path = pathname.replace(/%([\da-f]{0,2})/gi, unescapeLetter).toLowerCase();
  return pathnameToPublic(path)
    .split('/')
    .map((segment) => segment.replace(/\.[a-z]+$/, '').replace(/[^\p{L}\p{M}\p{N}-]/gu, ''))
    .filter(Boolean);
}

/** Lists the known pathnames above, the nearest first; `/` does not count, because every 404 page links to it anyway. */
function listAncestors(pathname: string, known: readonly string[]): string[] {
  const wanted = pathname.toLowerCase();
  return known
    .filter((path) => path !== '/' && wanted.startsWith(`${path}/`))
    .toSorted((left, right) => right.length - left.length);
}

/**
 * Returns the known pathnames that a reader of an unknown one most likely meant, best first, at most `limit`;
 * equal scores keep the given order. Handles different case, typing errors, a missing or wrong product, old
 * paths (`/components/buttons`) and an extra segment. If nothing is similar, returns the nearest known page
 * above, or `[]` if there is none. The home of a product is no answer for an address below it: the header leads there.
 * @param pathname canonical, see `parsePath`
 * @example suggestPathnames('/React-Buton', ['/material-ui/react-button', '/versions'], 3)
 * // ['/material-ui/react-button']
 */
export function suggestPathnames(pathname: string, known: readonly string[], limit: number): string[] {
  const wanted = toSlugs(pathname)
    .slice(-MAX_SEGMENTS)
    .map((slug) => slug.slice(0, MAX_SEGMENT_LENGTH));
  const ancestors = listAncestors(pathname, known);
  const top = ancestors.at(-1);
  const home = known.some((path) => path.startsWith(`${top}/`)) ? top : undefined;
  // Cache of similarities: the same few segments are compared with those of every page.
  const measured = new Map<string, number>();
  const similarity = (left: string, right: string): number => {
    const pair = `${left}/${right}`;
    const value = measured.get(pair) ?? slugSimilarity(left, right);
    measured.set(pair, value);
    return value;
  };
  const scored = known
    .map((path) => ({ path, slugs: toSlugs(path) }))
    .map(({ path, slugs }) => ({ path, slugs, score: pathSimilarity(wanted, slugs, similarity) }))
    .filter(
      ({ path, slugs, score }) =>
        score >= MIN_SIMILARITY && path !== '/' && path !== home && isNear(wanted, slugs, similarity),
    )
    .sort((left, right) => right.score - left.score)
    .slice(0, Math.max(0, limit))
    .map(({ path }) => path);
  if (scored.length > 0 || limit < 1) return scored;
  return ancestors.filter((path) => path !== home).slice(0, 1);
}

/** Share of different letters above which two slugs count as unrelated. */
const MAX_DIFFERENCE = 0.4;
/**
 * Similarity of the same word in another form: `react-button` and `buttons`. Just below 1, so that an equal
 * slug comes first.
 */
const SAME_WORD = 0.95;

/**
 * Returns a slug without what differs between two forms of a word: `switches` and `switch`, `categories` and
 * `category`, `caches` and `cache`.
 */
function toBareWord(slug: string): string {
  const bare = slug.replace(/^react-/, '').replace(/-/g, '');
  if (bare.length <= 3) return bare;
  return bare
    .replace(/ies?$/, 'y')
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=x|ch|sh|ss)e$/, '');
}

/**
 * Returns the similarity of two lowercase slugs: 1 for equal ones, 0 for unrelated ones.
 * @example slugSimilarity('buttons', 'react-button') // 0.95
 */
export function slugSimilarity(left: string, right: string): number {
  if (left === right) return 1;
  const from = toBareWord(left);
  const to = toBareWord(right);
  if (from === to) return SAME_WORD;
  const longest = Math.max(from.length, to.length);
  // Fast path: most slugs of a large site already differ too much in length.
  if (Math.abs(from.length - to.length) > longest * MAX_DIFFERENCE) return 0;
  const difference = editDistance(from, to) / longest;
  return difference > MAX_DIFFERENCE ? 0 : SAME_WORD * (1 - difference);
}

/** Minimum similarity of a misspelled name: at most a third of its letters differ. */
const MIN_NAME_SIMILARITY = (SAME_WORD * 2) / 3;

/**
 * Returns whether a page is one that a path may mean: it has the name at the end of the path, or nearly that name
 * in nearly the same place, or it is above the path.
 */
function isNear(
  wanted: readonly string[],
  slugs: readonly string[],
  similarity: (left: string, right: string) => number,
): boolean {
  const parents = wanted.slice(0, -1);
  const likeness = (segment: string) => Math.max(0, ...slugs.map((slug) => similarity(segment, slug)));
  const name = likeness(wanted.at(-1) ?? '');
  if (name >= SAME_WORD) return true;
  if (name >= MIN_NAME_SIMILARITY) return parents.every((parent) => likeness(parent) > 0);
  return slugs.every((slug) => parents.some((parent) => similarity(parent, slug) > 0));
}

/**
 * Weight of a segment before the last one. The last segment names the page; the others only give its
 * location.
 */
const PARENT_WEIGHT = 0.35;

function weightAt(index: number, length: number): number {
  return index === length - 1 ? 1 : PARENT_WEIGHT;
}

function totalWeight(length: number): number {
  return length === 0 ? 0 : 1 + (length - 1) * PARENT_WEIGHT;
}

/**
 * Returns the similarity of two paths, 0 to 1: the best alignment of their segments in order. Segments may be
 * missing or extra.
 * @param similarity returns the similarity of two segments, 0 to 1
 * @example pathSimilarity(['button'], ['ui', 'button'], (a, b) => (a === b ? 1 : 0)) // 0.85…
 */
export function pathSimilarity(
  left: readonly string[],
  right: readonly string[],
  similarity: (left: string, right: string) => number,
): number {
  // `row[j]` is the best sum for the segments of `left` read so far and the first `j` of `right`.
  let row: number[] = Array.from({ length: right.length + 1 }, () => 0);
  left.forEach((segment, i) => {
    const next = [0];
    right.forEach((other, j) => {
      const weight = (weightAt(i, left.length) + weightAt(j, right.length)) / 2;
      const paired = (row[j] ?? 0) + weight * similarity(segment, other);
      next.push(Math.max(paired, row[j + 1] ?? 0, next[j] ?? 0));
    });
    row = next;
  });
  const weights = totalWeight(left.length) + totalWeight(right.length);
  return weights === 0 ? 1 : (2 * (row[right.length] ?? 0)) / weights;
}
