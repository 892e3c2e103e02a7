import { escapeXml } from './markupText';
import { isListed, type OutputPage } from './OutputPage';

/** Maximum number of addresses in one file (https://www.sitemaps.org/protocol.html). */
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
 * Formats the sitemap of the listed pages, by file name: `sitemap.xml`, which lists numbered files if one
 * file is too small. Dates are those of the texts; a page without a known date has none.
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
 * Formats the `robots.txt`: it allows everything and names the sitemap. Unlisted pages have a `noindex`,
 * which a blocked crawler would never see.
 */
export function formatRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}
