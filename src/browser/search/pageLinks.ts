/**
 * Matches the links of the page to other pages of the site, in its navigation and in its text, without those to the pages
 * before and after it, which have more than a name.
 */
const LINKS =
  ':is(#_sidebar, main) a[href^="/"]:not([data-stage] a, [data-panels] a, [rel="prev"], [rel="next"])';
/** Enough until the search answers. */
const MOST = 8;

/** Attribute of a list of pages that says whose they are: other lists may have pages of the same names. */
export const LINK_OWNER = 'data-owner';

/** A link with its text. */
export interface FoundLink {
  readonly href: string;
  readonly text: string;
  /** What the page belongs to, if the document says so. */
  readonly owner?: string;
}

/**
 * Returns the links in the document whose texts have every word of a query, those that begin with it first: what can be
 * shown while the search loads. Of links to the same page, one in a list that says whose it is counts.
 */
export function findPageLinks(query: string): FoundLink[] {
  const text = query.trim().toLowerCase();
  if (text === '') return [];
  const words = text.split(/\s+/);
  const found = new Map<string, FoundLink>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const name = link.textContent?.trim() ?? '';
    const { pathname, hash } = link;
    if (hash || found.get(pathname)?.owner || !words.every((word) => name.toLowerCase().includes(word)))
      continue;
    const owner = link.closest(`[${LINK_OWNER}]`)?.getAttribute(LINK_OWNER);
    found.set(pathname, { href: pathname, text: name, ...(owner ? { owner } : {}) });
  }
  const isFirst = (link: FoundLink) => Number(link.text.toLowerCase().startsWith(text));
  return [...found.values()].toSorted((a, b) => isFirst(b) - isFirst(a)).slice(0, MOST);
}
