import type { SearchHit } from './SearchResult';
import { escapeHtml } from '../page/escapeHtml';
import { pathnameToHref } from '../routes/pathnameToHref';

/** Levels of a page, as DocSearch counts them. */
interface DocSearchHierarchy {
  readonly lvl0: string;
  readonly lvl1: string;
  readonly lvl2: string | null;
  readonly lvl3: string | null;
  readonly lvl4: string | null;
  readonly lvl5: string | null;
  readonly lvl6: string | null;
}

/**
 * A hit in the form that DocSearch's modal accepts. The modal groups hits by `lvl0` and moves hits with the
 * same `lvl1` together; `lvl1` is unique here, so the order of the hits stays. The site draws `shown` itself.
 * The strings that the modal would write as HTML are escaped all the same.
 */
export interface DocSearchRecord {
  readonly objectID: string;
  readonly type: 'lvl1';
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly content: null;
  readonly hierarchy: DocSearchHierarchy;
  readonly _highlightResult: { readonly hierarchy: { readonly lvl0: { readonly value: string } } };
  readonly shown: SearchHit;
}

/** Returns the address of a hit in the reader's language. */
export function hitHref({ key }: Pick<SearchHit, 'key'>, userLanguage: string): string {
  const [pathname = '/', hash = ''] = key.split('#');
  return pathnameToHref(pathname, userLanguage, hash);
}

/**
 * Converts a hit to the form that DocSearch's modal accepts.
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

/** Returns the records in groups by product, in the order in which the products occur. */
export function groupByProduct(records: readonly DocSearchRecord[]): [string, DocSearchRecord[]][] {
  const groups = new Map<string, DocSearchRecord[]>();
  for (const record of records) {
    const { lvl0 } = record.hierarchy;
    groups.set(lvl0, [...(groups.get(lvl0) ?? []), record]);
  }
  return [...groups];
}
