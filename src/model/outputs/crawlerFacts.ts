import type { PageData } from '../page/PageData';
import { buildUrl } from '../routes/url';

/** Structured data as defined by schema.org. */
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
 * Builds the structured data of a page for search engines: the site on the home page, an article elsewhere,
 * and the breadcrumbs. Undefined for pages without a canonical address.
 * @param image absolute URL of the page's social image
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
  const pageThing: Thing =
    page.kind === 'home'
      ? { ...site, url, description: page.description, inLanguage: page.contentLanguage }
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
  return { '@context': 'https://schema.org', '@graph': way ? [pageThing, way] : [pageThing] };
}

/** A `meta` element for the crawler of a hosted search index. */
interface CrawlerTag {
  readonly name: string;
  readonly content: string;
}

/**
 * Lists the facets of a page for the crawler of a hosted index: language of the text, documented version,
 * product. `hostedQuery` filters and ranks by them. Empty for pages without a canonical address.
 */
export function listCrawlerTags({ head, canonicalLanguage, versions, product }: PageData): CrawlerTag[] {
  if (head.canonical === undefined) return [];
  const version = versions.find(({ current }) => current)?.text.replace(/^v/, '');
  return [
    { name: 'docsearch:language', content: canonicalLanguage },
    ...(version ? [{ name: 'docsearch:version', content: version }] : []),
    { name: 'docsearch:product', content: product.id },
  ];
}
