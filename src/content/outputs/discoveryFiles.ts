import { factsPath } from '../../model/api/factSchema';
import { defaultLanguage } from '../../model/languages/defaultLanguage';
import type { NavPage } from '../../model/navigation/NavPage';
import { pageTitle } from '../../model/navigation/pageTitle';
import { formatFeed } from '../../model/outputs/feed';
import { formatLlms, type LlmsSection, listLlmsSections } from '../../model/outputs/llmsFile';
import { formatRobots, formatSitemaps } from '../../model/outputs/sitemap';
import { isListed, type OutputPage } from '../../model/outputs/OutputPage';
import type { SiteContent } from '../pageData/SiteContent';
import { writeText } from '../pageData/generatedFiles';
import { FEED_PATH, OUTPUT_FOLDER } from './outputFiles';

/** Writes one `llms.txt` per product, and one for the site that links to them. */
function writeLlms({ site, registry, pages: texts, units }: SiteContent, pages: readonly OutputPage[]): void {
  const listed = pages.filter((page) => isListed(page) && page.userLanguage === defaultLanguage());
  const products = registry.filter(({ product }) => !product.noindex);
  const nameOf = (page: NavPage) => pageTitle(page);
  const home: LlmsSection[] = [];
  for (const { product, nav } of products) {
    const sections = listLlmsSections(
      nav,
      listed.filter(({ productId }) => productId === product.id),
      site.origin,
      nameOf,
    );
    if (product.prefix === '/') home.push(...sections);
    else {
      const facts = new Map(
        units
          .filter(({ productId }) => productId === product.id)
          .map(({ packageName, version }) => [factsPath(packageName, version), packageName]),
      );
      const links = [...facts].map(([path, name]) => ({ text: `${name} as JSON`, href: site.origin + path }));
      sections.push({ title: 'Data', links });
      const title = `${product.name} ${product.version}`;
      writeText(
        `${OUTPUT_FOLDER}${product.prefix}llms.txt`,
        formatLlms(title, product.description, sections),
      );
    }
  }
  const links = products
    .filter(({ product }) => product.prefix !== '/')
    .map(({ product: { name, prefix, description } }) => ({
      text: name,
      href: `${site.origin}${prefix}llms.txt`,
      description,
    }));
  const description = texts.get('/')?.texts[defaultLanguage()]?.description ?? site.name;
  writeText(
    `${OUTPUT_FOLDER}/llms.txt`,
    formatLlms(site.name, description, [{ title: 'Products', links }, ...home]),
  );
}

/** Writes the files for search engines, feed readers and language models. */
export function writeDiscovery(content: SiteContent, pages: readonly OutputPage[]): void {
  const { site, registry } = content;
  for (const [name, text] of formatSitemaps(pages, site.origin)) writeText(`${OUTPUT_FOLDER}/${name}`, text);
  writeText(`${OUTPUT_FOLDER}/robots.txt`, formatRobots(site.origin));
  const releases = registry.flatMap(({ product, releases: lines = [] }) =>
    lines.map((line) => ({ ...line, product: product.name })),
  );
  const head = {
    siteName: site.name,
    origin: site.origin,
    address: site.origin + FEED_PATH,
    page: `${site.origin}/versions/`,
  };
  writeText(`${OUTPUT_FOLDER}${FEED_PATH}`, formatFeed(releases, head));
  writeLlms(content, pages);
}
