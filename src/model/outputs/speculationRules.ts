/** Attribute of links whose pages the page loads when it is idle (`src/islands/near.ts`). */
export const NEAR = 'data-near';
/** Its value for the page that a reader most likely reads next. */
export const NEXT = 'next';

/** Not for other origins, pages with a query, files, or links that open elsewhere. */
const PAGES = [
  { href_matches: '/*' },
  // A search pattern of `*` also matches addresses without a query.
  { not: { href_matches: '/*\\?(.+)' } },
  { not: { href_matches: '/*.*' } },
  { not: { selector_matches: '[download],[target=_blank],[rel~=nofollow]' } },
] as const;

const RULES = {
  prefetch: [{ where: { and: [...PAGES, { selector_matches: `[${NEAR}]` }] }, eagerness: 'immediate' }],
  prerender: [
    { where: { and: [...PAGES, { selector_matches: `[${NEAR}=${NEXT}]` }] }, eagerness: 'immediate' },
    { where: { and: PAGES }, eagerness: 'moderate' },
  ],
} as const;

/**
 * What browsers may load before a link is followed (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API), as
 * documents contain it; its hash is in the policy. When the page is idle, the next page is rendered and the pages of
 * near links are fetched; any page is rendered when the pointer stays on its link. Browsers that save data do none of it.
 */
export const SPECULATION_RULES = JSON.stringify(RULES);
