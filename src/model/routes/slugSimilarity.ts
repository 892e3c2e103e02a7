import { editDistance } from './editDistance';

/** Share of wrong letters above which two slugs have nothing to do with each other. */
const MAX_DIFFERENCE = 0.4;
/** Same word in another dress: `react-button` and `buttons`. Just below equal, so that an equal slug comes first. */
const SAME_WORD = 0.95;

function toBareWord(slug: string): string {
  const bare = slug.replace(/^react-/, '').replace(/-/g, '');
  return bare.length > 3 ? bare.replace(/s$/, '') : bare;
}

/**
 * How alike two lower-case slugs are: 1 for equal, 0 for strangers.
 * @example slugSimilarity('buttons', 'react-button') // 0.95
 */
export function slugSimilarity(left: string, right: string): number {
  if (left === right) return 1;
  const from = toBareWord(left);
  const to = toBareWord(right);
  if (from === to) return SAME_WORD;
  const longest = Math.max(from.length, to.length);
  // Cheap way out first: most slugs of a large site differ too much in length alone.
  if (Math.abs(from.length - to.length) > longest * MAX_DIFFERENCE) return 0;
  const difference = editDistance(from, to) / longest;
  return difference > MAX_DIFFERENCE ? 0 : SAME_WORD * (1 - difference);
}
