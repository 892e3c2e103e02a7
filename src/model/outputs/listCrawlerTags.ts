import type { PageData } from '../page/PageData';

/** A `meta` element for the crawler of a hosted search index. */
export interface CrawlerTag {
  readonly name: string;
  readonly content: string;
}

/**
 * What a crawler of a hosted index files a page under, the facets that `hostedQuery` filters and ranks by: language of
 * the text, documented version, product. Empty for pages without an address of their own.
 */
export function listCrawlerTags({ head, contentLanguage, versions, product }: PageData): CrawlerTag[] {
  if (head.canonical === undefined) return [];
  const version = versions.find(({ current }) => current)?.text.replace(/^v/, '');
  return [
    { name: 'docsearch:language', content: contentLanguage },
    ...(version ? [{ name: 'docsearch:version', content: version }] : []),
    { name: 'docsearch:product', content: product.id },
  ];
}
