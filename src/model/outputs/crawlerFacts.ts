import type { PageData } from '../page/PageData';
import { buildUrl } from '../routes/url';

/** Structured data of schema.org. */
type Thing = Readonly<Record<string, unknown>>;

function breadcrumbList({ breadcrumbs, title }: PageData, url: string, origin: string): Thing | undefined {
  if (breadcrumbs.length === 0) return undefined;
  const steps = [
    ...breadcrumbs.map(({ text, href }) => ({ name: text, item: buildUrl(href, origin) })),
    { name: title, item: url },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/**
 * What search engines read of a page as structured data: the site on the home page, an article elsewhere, and the
 * way to it. Undefined for pages without an address of their own.
 * @param image absolute address of the page's picture
 */
export function buildJsonLd(
  page: PageData,
  siteName: string,
  origin: string,
  image: string | undefined,
): Thing | undefined {
  const url = page.head.canonical;
  if (url === undefined) return undefined;
  const site = { '@type': 'WebSite', name: siteName, url: `${origin}/` };
  const own: Thing =
    page.kind === 'home'
      ? { ...site, description: page.description, inLanguage: page.contentLanguage }
      : {
          '@type': page.kind === 'section' ? 'CollectionPage' : 'TechArticle',
          [page.kind === 'section' ? 'name' : 'headline']: page.title,
          description: page.description,
          inLanguage: page.contentLanguage,
          url,
          ...(image ? { image } : {}),
          ...(page.lastUpdated ? { dateModified: page.lastUpdated } : {}),
          isPartOf: site,
        };
  const way = breadcrumbList(page, url, origin);
  return { '@context': 'https://schema.org', '@graph': way ? [own, way] : [own] };
}

/** A `meta` element for the crawler of a hosted search index. */
interface CrawlerTag {
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
