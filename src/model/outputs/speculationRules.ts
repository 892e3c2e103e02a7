/** Attribute of the link to the page that a reader most likely reads next (`src/islands/next.ts`). */
export const LIKELY = 'data-likely';

/** Not for other origins, pages with a query, files, or links that open elsewhere. */
const PAGES = [
  { href_matches: '/*' },
  // A search pattern of `*` also matches addresses without a query.
  { not: { href_matches: '/*\\?(.+)' } },
  { not: { href_matches: '/*.*' } },
  { not: { selector_matches: '[download],[target=_blank],[rel~=nofollow]' } },
] as const;

const RULES = {
  prerender: [
    { where: { and: [...PAGES, { selector_matches: `[${LIKELY}]` }] }, eagerness: 'immediate' },
    { where: { and: PAGES }, eagerness: 'moderate' },
  ],
} as const;

/**
 * What browsers may load before a link is followed (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API), as
 * documents contain it; its hash is in the policy. A page is rendered when the pointer stays on its link; the next page
 * when this one is idle. Browsers that save data do neither.
 */
export const SPECULATION_RULES = JSON.stringify(RULES);
