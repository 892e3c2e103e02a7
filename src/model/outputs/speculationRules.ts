/**
 * What browsers may load before a link is followed (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API): a
 * document is fetched when the pointer comes to a link, and rendered when it stays. Not for other origins, pages with a
 * query, files, or links that open elsewhere. Browsers that save data do neither.
 */
const PAGES = {
  and: [
    { href_matches: '/*' },
    // A search pattern of `*` also matches addresses without a query.
    { not: { href_matches: '/*\\?(.+)' } },
    { not: { href_matches: '/*.*' } },
    { not: { selector_matches: '[download],[target=_blank],[rel~=nofollow]' } },
  ],
} as const;

const RULES = {
  prefetch: [{ where: PAGES, eagerness: 'eager' }],
  prerender: [{ where: PAGES, eagerness: 'moderate' }],
} as const;

/** The rules as documents contain them; their hash is in the policy. */
export const SPECULATION_RULES = JSON.stringify(RULES);
