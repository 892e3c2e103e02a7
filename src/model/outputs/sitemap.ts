import { escapeXml } from './markupText';
import { isListed, type OutputPage } from './OutputPage';

/** More addresses than this in one file are not read (sitemaps.org). */
const MAX_URLS = 50_000;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function formatUrl({ canonical, alternates, lastUpdated }: OutputPage): string {
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
  );
  const date = lastUpdated ? `<lastmod>${lastUpdated}</lastmod>` : '';
  return `<url><loc>${escapeXml(canonical)}</loc>${date}${links.join('')}</url>\n`;
}

/**
 * The sitemap of the listed pages by file name: `sitemap.xml`, and where one file can't hold them all, numbered files
 * that it names. Dates are those of the texts; a page without a known date has none.
 */
export function formatSitemaps(
  pages: readonly OutputPage[],
  origin: string,
  maxUrls = MAX_URLS,
): ReadonlyMap<string, string> {
  const urls = pages.filter(isListed).map(formatUrl);
  const files = new Map<string, string>();
  const whole = (part: readonly string[]) =>
    `${XML}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${part.join('')}</urlset>\n`;
  if (urls.length <= maxUrls) return files.set('sitemap.xml', whole(urls));
  const names: string[] = [];
  for (let start = 0; start < urls.length; start += maxUrls) {
    const name = `sitemap-${names.length + 1}.xml`;
    names.push(name);
    files.set(name, whole(urls.slice(start, start + maxUrls)));
  }
  const entries = names.map((name) => `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>\n`);
  return files.set('sitemap.xml', `${XML}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`);
}

/**
 * The `robots.txt`: everything may be read, and where the sitemap is. Pages that are not to be listed say so
 * themselves; a crawler that is kept out would never read that.
 */
export function formatRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
