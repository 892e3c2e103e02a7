import { escapeHtml } from '../page/escapeHtml';
import { pathnameToHref } from '../routes/pathnameToHref';
import type { DocSearchRecord } from './DocSearchRecord';
import type { SearchHit } from './SearchResult';

/** The address of a hit in the reader's language. */
export function hitHref({ key }: Pick<SearchHit, 'key'>, userLanguage: string): string {
  const [pathname = '/', hash = ''] = key.split('#');
  return pathnameToHref(pathname, userLanguage, hash);
}

/**
 * A hit as DocSearch's modal takes it.
 * @param productName heading of the hit's group; the modal writes it as text
 */
export function toDocSearchRecord(
  hit: SearchHit,
  productName: string,
  userLanguage: string,
): DocSearchRecord {
  const url = hitHref(hit, userLanguage);
  const [page = url, anchor] = url.split('#');
  return {
    objectID: hit.id,
    type: 'lvl1',
    url,
    url_without_anchor: page,
    anchor: anchor ?? null,
    content: null,
    hierarchy: {
      lvl0: productName,
      lvl1: escapeHtml(hit.id),
      lvl2: null,
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    _highlightResult: { hierarchy: { lvl0: { value: productName } } },
    shown: hit,
  };
}
